/// A file, or standard input, that is read piece by piece.
public final class InputPieces {
  private let path: String
  private let descriptor: Int32
  /// How many bytes there are; nil for a pipe or a device, which do not say.
  public let count: Int?

  /// How long a piece is, but for the last.
  static let length = 1 << 16

  /// Opens a file.
  public init(_ path: String) throws(SystemError) {
    self.path = path
    if path == InputFile.standardInput {
      descriptor = CLibrary.standardInput
    } else {
      if Folder.isFolder(path) { throw SystemError(path: path, reason: "is a directory") }
      descriptor = CLibrary.openForReading(path)
      guard descriptor >= 0 else { throw SystemError(path: path) }
    }
    let size = CLibrary.size(of: descriptor)
    count = size > 0 ? size : nil
  }

  deinit {
    if descriptor != CLibrary.standardInput { CLibrary.closeFile(descriptor) }
  }

  /// The next piece; an empty one at the end.
  public func next() throws(SystemError) -> [UInt8] {
    guard let piece = CLibrary.readBytes(descriptor, count: Self.length) else {
      throw SystemError(path: path)
    }
    return piece
  }
}
