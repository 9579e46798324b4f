/// Reads files whole, or standard input.
public enum InputFile {
  /// The path that stands for standard input.
  public static let standardInput = "-"

  /// Reads a file.
  ///
  /// - Parameter limit: bytes to read at most; nil for all.
  public static func read(_ path: String, limit: Int? = nil) throws(SystemError) -> [UInt8] {
    if path == standardInput { return try bytes(of: CLibrary.standardInput, path, limit) }
    if Folder.isFolder(path) { throw SystemError(path: path, reason: "is a directory") }
    let descriptor = CLibrary.openForReading(path)
    guard descriptor >= 0 else { throw SystemError(path: path) }
    defer { CLibrary.closeFile(descriptor) }
    return try bytes(of: descriptor, path, limit)
  }

  /// The bytes of a regular file; nil where there is none.
  public static func size(of path: String) -> Int? { CLibrary.size(ofRegularFile: path) }

  /// Whether this process may run a regular file as a program.
  public static func isExecutable(_ path: String) -> Bool {
    size(of: path) != nil && CLibrary.isExecutable(path)
  }

  private static func bytes(
    of descriptor: Int32, _ path: String, _ limit: Int?
  ) throws(SystemError) -> [UInt8] {
    let limit = limit ?? .max
    // What a file holds is read in one go; a pipe, and what a file has grown by, in pieces.
    let size = min(CLibrary.size(of: descriptor), limit)
    guard var result = CLibrary.readBytes(descriptor, count: size) else {
      throw SystemError(path: path)
    }
    while result.count < limit {
      let wanted = min(pieceLength, limit - result.count)
      guard let piece = CLibrary.readBytes(descriptor, count: wanted) else {
        throw SystemError(path: path)
      }
      if piece.isEmpty { break }
      result += piece
    }
    return result
  }

  private static let pieceLength = 1 << 16
}
