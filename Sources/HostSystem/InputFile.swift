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

  private static func bytes(
    of descriptor: Int32, _ path: String, _ limit: Int?
  ) throws(SystemError) -> [UInt8] {
    let limit = limit ?? .max
    var result: [UInt8] = []
    result.reserveCapacity(min(CLibrary.size(of: descriptor) + 1, limit))
    var chunk = [UInt8](repeating: 0, count: min(1 << 18, limit))
    while result.count < limit {
      let wanted = min(chunk.count, limit - result.count)
      let count = CLibrary.readBytes(descriptor, into: &chunk, count: wanted)
      if count < 0 {
        if CLibrary.lastErrorWasInterruption { continue }
        throw SystemError(path: path)
      }
      if count == 0 { break }
      result.append(contentsOf: chunk[..<count])
    }
    return result
  }
}
