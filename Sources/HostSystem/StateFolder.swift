/// The folder of what must outlive the process, with small files that appear whole or not at all.
public struct StateFolder: Sendable {
  public let path: String

  /// The user's own; nil where there is no home.
  public init?() {
    guard let path = UserFolders.state else { return nil }
    self.path = path
  }

  /// The bytes of a file; nil where there is none that can be read.
  ///
  /// Nothing of ours is larger than the limit, so whatever stands there does no harm.
  public func read(_ name: String) -> [UInt8]? {
    try? InputFile.read("\(path)/\(name)", limit: Self.largestFile)
  }

  public func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
    try Folder.make(path)
    try OutputFile.write(bytes, to: "\(path)/\(name)")
  }

  private static let largestFile = 16 << 20
}

extension Folder {
  /// The path from the root of the file system, without asking what links lead where.
  public static func absolutePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = CLibrary.workingDirectory else { return path }
    var path = path
    while path.hasPrefix("./") { path.removeFirst(2) }
    return here.hasSuffix("/") ? here + path : "\(here)/\(path)"
  }
}
