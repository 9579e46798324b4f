/// The folder for data that outlives the process, in small files that appear complete or not at
/// all.
public struct StateFolder: Sendable {
  public let path: String

  /// The user's own; nil if there is no home folder.
  public init?() {
    guard let path = UserFolders.state else { return nil }
    self.path = path
    OutputDraft.removeAbandoned(in: path)
  }

  /// The bytes of a file; nil if none can be read.
  ///
  /// Our files are smaller than the limit, so larger ones are not read.
  public func read(_ name: String) -> [UInt8]? {
    try? InputFile.readFound("\(path)/\(name)", limit: Self.largestFile)
  }

  /// Writes a file under a temporary name and moves it.
  ///
  /// Unlike ``OutputFile``, it does not wait for the disk: this happens at every command, data of a
  /// killed process is written nevertheless, and a power failure loses a position at most.
  public func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
    try Folder.make(path)
    try OutputFile.replace("\(path)/\(name)", by: { $0(bytes.span) }, synchronizes: false)
  }

  private static let largestFile = 16 << 20
}
