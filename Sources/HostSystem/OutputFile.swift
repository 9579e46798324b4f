/// Writes files whole or not at all.
public enum OutputFile {
  /// Writes a file: beside its place first, then moved there, so that nobody ever sees half of it.
  ///
  /// What is no regular file (a device, a pipe) is written directly.
  public static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    switch CLibrary.kind(of: path, followingLinks: true) {
    case .regular, nil: break
    default: return try writeDirectly(bytes, to: path)
    }
    let temporary = "\(path).\(CLibrary.processIdentifier).tmp"
    do throws(SystemError) {
      try create(temporary, with: bytes)
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

  private static func create(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let descriptor = CLibrary.create(path)
    guard descriptor >= 0 else { throw SystemError(path: path) }
    defer { CLibrary.closeFile(descriptor) }
    try Console.write(bytes, to: descriptor, path: path)
    guard CLibrary.synchronize(descriptor) else { throw SystemError(path: path) }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = CLibrary.openForWriting(path)
    guard descriptor >= 0 else { throw SystemError(path: path) }
    defer { CLibrary.closeFile(descriptor) }
    try Console.write(bytes, to: descriptor, path: path)
  }
}
