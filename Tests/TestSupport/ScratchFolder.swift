internal import Platform

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A folder for one test, below the system's for temporary files; both end together.
public final class ScratchFolder {
  public let path: String

  public init() throws {
    let base = Environment.value("TMPDIR") ?? "/tmp"
    path = "\(base)/earshot-tests-\(UInt64.random(in: 0...(.max)))"
    try Folder.make(path)
  }

  deinit { Self.remove(path) }

  /// Removes a file, or a folder with all its content, hidden or not; only the link itself for a
  /// link.
  private static func remove(_ path: String) {
    guard unsafe unlink(path) != 0, let folder = unsafe opendir(path) else { return }
    // All names first: removing files while a folder is read may hide later ones.
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        names.append(
          unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)))
      }
    }
    unsafe closedir(folder)
    for name in names where name != "." && name != ".." { remove(path + "/" + name) }
    _ = unsafe rmdir(path)
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
}
