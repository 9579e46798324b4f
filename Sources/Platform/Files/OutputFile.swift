internal import Synchronization

/// Writes files whole or not at all.
public enum OutputFile {
  /// Writes a file under a temporary name, then moves it, so that an incomplete one is never
  /// visible.
  ///
  /// A link is followed, and an existing file keeps its permissions and its owner. Special files (a
  /// device, a pipe) are written directly.
  public static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try write(to: path) { sink in sink(bytes.span) }
  }

  /// Writes a file in pieces, with the same guarantee.
  ///
  /// - Parameter pieces: passes on the pieces, one after the other; those after a failure are
  ///   dropped.
  public static func write(
    to path: String, pieces: Pieces
  ) throws(SystemError) {
    switch CLibrary.kind(of: path, followingLinks: true) {
    case .regular, nil: break
    default: return try writeDirectly(to: path, pieces)
    }
    try replace(path, by: pieces, synchronizes: true)
  }

  /// Overwrites a file that was read before, unless it has changed since.
  ///
  /// - Parameter old: its content when it was read.
  public static func rewrite(
    _ path: String, from old: [UInt8], to new: [UInt8]
  ) throws(SystemError) {
    guard CLibrary.isWritable(path) else { throw SystemError(path: path) }
    try replace(path, by: { $0(new.span) }, synchronizes: true) { () throws(SystemError) in
      guard try InputFile.read(path, limit: old.count + 1) == old else {
        throw SystemError(path: path, reason: "has changed while it was looked at")
      }
    }
  }

  /// - Parameters:
  ///   - synchronizes: whether to wait for the disk.
  ///   - check: called at the last moment, once everything is written.
  static func replace(
    _ path: String, by pieces: Pieces, synchronizes: Bool,
    check: () throws(SystemError) -> Void = {}
  ) throws(SystemError) {
    let target = CLibrary.resolvedPath(path) ?? path
    if synchronizes { OutputDraft.removeAbandoned(of: target) }
    let draft: OutputDraft
    do throws(SystemError) {
      draft = try OutputDraft(of: target)
    } catch {
      throw SystemError(path: path, reason: error.reason)
    }
    defer { draft.close() }
    do throws(SystemError) {
      try fill(draft, pieces, like: target, synchronizes: synchronizes)
      try check()
    } catch {
      draft.remove()
      throw SystemError(path: path, reason: error.reason)
    }
    guard CLibrary.move(draft.path, to: target) else {
      let error = SystemError(path: path)
      draft.remove()
      throw error
    }
  }

  /// Passes pieces to a sink, one after the other; several threads may take turns.
  public typealias Pieces = (_ sink: @escaping @Sendable (Span<UInt8>) -> Void) -> Void

  private static func fill(
    _ draft: OutputDraft, _ pieces: Pieces, like target: String, synchronizes: Bool
  ) throws(SystemError) {
    try write(pieces, to: draft.descriptor, draft.path)
    CLibrary.copyPermissions(of: target, to: draft.descriptor)
    guard !synchronizes || CLibrary.synchronize(draft.descriptor) else {
      throw SystemError(path: draft.path)
    }
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
    let failure = Mutex<SystemError?>(nil)
    pieces { piece in
      guard failure.withLock({ $0 == nil }) else { return }
      do throws(SystemError) {
        try Console.write(piece, to: descriptor, path: path)
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let failure = failure.withLock(\.self) { throw failure }
  }
}
