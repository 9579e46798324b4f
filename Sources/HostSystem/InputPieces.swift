/// A file, or standard input, that is read piece by piece.
public final class InputPieces {
  private let path: String
  private let descriptor: Int32
  /// How many bytes there are; nil for a pipe or a device, which do not say.
  public let count: Int?

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

  /// The next bytes, as many as are asked for; fewer at the end.
  public func read(_ count: Int) throws(SystemError) -> [UInt8] {
    guard let bytes = CLibrary.readBytes(descriptor, count: count) else {
      throw SystemError(path: path)
    }
    return bytes
  }

  /// Fills a span with what comes next; what has no room stays for the next time, and at the end
  /// nothing comes.
  public func read(into span: inout OutputSpan<UInt8>) throws(SystemError) {
    guard CLibrary.fill(&span, from: descriptor) else { throw SystemError(path: path) }
  }
}
