/// The folder of what must outlive the process, with small files that appear whole or not at all.
public struct StateFolder: Sendable {
  public let path: String

  /// The user's own; nil where there is no home.
  public init?() {
    guard let path = UserFolders.state else { return nil }
    self.path = path
    OutputDraft.removeAbandoned(in: path)
  }

  /// The bytes of a file; nil where there is none that can be read.
  ///
  /// Nothing of ours is larger than the limit, so whatever is there does no harm.
  public func read(_ name: String) -> [UInt8]? {
    try? InputFile.readFound("\(path)/\(name)", limit: Self.largestFile)
  }

  /// Writes a file beside its place and moves it there.
  ///
  /// The disk is not waited for, as ``OutputFile`` does for others: this happens at every command, what a
  /// killed process has written is there all the same, and a loss of power costs a place at most.
  public func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
    try Folder.make(path)
    try OutputFile.replace("\(path)/\(name)", by: { $0(bytes.span) }, synchronizes: false)
  }

  private static let largestFile = 16 << 20
}
