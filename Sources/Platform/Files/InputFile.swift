/// Reads files whole, or standard input.
public enum InputFile {
  /// The path for standard input.
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

  /// Reads a file that was found and not named: whole, and only if it is a regular one.
  ///
  /// Reading a pipe would wait for its writer, and opening a device can start it.
  ///
  /// - Parameter limit: bytes; a larger file is refused.
  public static func readFound(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try refuseSpecial(path)
    let descriptor = CLibrary.openWithoutWaiting(path)
    guard descriptor >= 0 else { throw SystemError(path: path) }
    defer { CLibrary.closeFile(descriptor) }
    guard CLibrary.isRegular(descriptor) else { throw SystemError(path: path, reason: notRegular) }
    return try checked(try bytes(of: descriptor, path, limit + 1), limit, path)
  }

  /// Reads a file that was named, up to a limit: a device never ends.
  ///
  /// - Parameter limit: bytes; a larger file is refused.
  public static func readNamed(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try checked(try read(path, limit: limit + 1), limit, path)
  }

  /// Rejects special files unless they were named.
  public static func refuseSpecial(_ path: String) throws(SystemError) {
    switch CLibrary.kind(of: path, followingLinks: true) {
    case .regular: return
    case nil: throw SystemError(path: path)
    case .folder: throw SystemError(path: path, reason: "is a directory")
    case .link, .other: throw SystemError(path: path, reason: notRegular)
    }
  }

  static let notRegular = "is a pipe, a socket or a device"

  private static func checked(
    _ bytes: [UInt8], _ limit: Int, _ path: String
  ) throws(SystemError) -> [UInt8] {
    guard bytes.count <= limit else {
      throw SystemError(path: path, reason: "holds more than \(limit) bytes")
    }
    return bytes
  }

  /// The size of a regular file; nil if there is none.
  public static func size(of path: String) -> Int? { CLibrary.size(ofRegularFile: path) }

  /// Whether this process may run a regular file as a program.
  public static func isExecutable(_ path: String) -> Bool {
    size(of: path) != nil && CLibrary.isExecutable(path)
  }

  private static func bytes(
    of descriptor: Int32, _ path: String, _ limit: Int?
  ) throws(SystemError) -> [UInt8] {
    let limit = limit ?? .max
    // The initial size of a file is read at once; pipes, and growth of a file, in pieces.
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
