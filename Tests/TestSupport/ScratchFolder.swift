internal import HostSystem

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A folder of its own for one test, below the system's for temporary files; it goes with it.
public final class ScratchFolder {
  public let path: String

  public init() throws {
    let base = Environment.value("TMPDIR") ?? "/tmp"
    path = "\(base)/earshot-tests-\(UInt64.random(in: 0...(.max)))"
    try Folder.make(path)
  }

  deinit {
    guard let files = try? Folder.files(below: path) else { return }
    var folders: Set<String> = [path]
    for file in files {
      _ = unsafe unlink(file)
      folders.formUnion(Self.parents(of: file, below: path))
    }
    for folder in folders.sorted(by: { $0.count > $1.count }) { _ = unsafe rmdir(folder) }
  }

  /// Writes a file in the folder.
  ///
  /// - Returns: its path.
  public func write(_ text: String, to name: String) throws -> String {
    try write(bytes: Array(text.utf8), to: name)
  }

  public func write(bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    if let slash = file.lastIndex(of: "/") { try Folder.make(String(file[..<slash])) }
    try OutputFile.write(bytes, to: file)
    return file
  }

  private static func parents(of file: String, below root: String) -> [String] {
    var parents: [String] = []
    var rest = Substring(file)
    while let slash = rest.lastIndex(of: "/"), rest[..<slash].count > root.count {
      rest = rest[..<slash]
      parents.append(String(rest))
    }
    return parents
  }
}
