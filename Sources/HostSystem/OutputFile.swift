/// Writes files whole or not at all.
public enum OutputFile {
  /// Writes a file: beside its place first, then moved there, so that nobody ever sees half of it.
  ///
  /// What is no regular file (a device, a pipe) is written directly.
  public static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try write(to: path) { sink in sink(bytes) }
  }

  /// Writes a file in pieces, under the same promise.
  ///
  /// - Parameter pieces: hands the pieces on, one after the other; those behind one that cannot be
  ///   written are dropped.
  public static func write(
    to path: String, pieces: (_ sink: @escaping ([UInt8]) -> Void) -> Void
  ) throws(SystemError) {
    switch CLibrary.kind(of: path, followingLinks: true) {
    case .regular, nil: break
    default: return try writeDirectly(to: path, pieces)
    }
    let temporary = "\(path).\(CLibrary.processIdentifier).tmp"
    do throws(SystemError) {
      try create(temporary, pieces)
    } catch {
      CLibrary.remove(temporary)
      throw SystemError(path: path, reason: error.reason)
    }
    guard CLibrary.move(temporary, to: path) else {
      let error = SystemError(path: path)
      CLibrary.remove(temporary)
      throw error
    }
  }

  private typealias Pieces = (_ sink: @escaping ([UInt8]) -> Void) -> Void

  private static func create(_ path: String, _ pieces: Pieces) throws(SystemError) {
    let descriptor = CLibrary.create(path)
    guard descriptor >= 0 else { throw SystemError(path: path) }
    defer { CLibrary.closeFile(descriptor) }
    try write(pieces, to: descriptor, path)
    guard CLibrary.synchronize(descriptor) else { throw SystemError(path: path) }
  }

  private static func writeDirectly(to path: String, _ pieces: Pieces) throws(SystemError) {
    let descriptor = CLibrary.openForWriting(path)
    guard descriptor >= 0 else { throw SystemError(path: path) }
    defer { CLibrary.closeFile(descriptor) }
    try write(pieces, to: descriptor, path)
  }

  private static func write(
    _ pieces: Pieces, to descriptor: Int32, _ path: String
  ) throws(SystemError) {
    var failure: SystemError?
    pieces { piece in
      guard failure == nil else { return }
      do throws(SystemError) {
        try Console.write(piece, to: descriptor, path: path)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}
