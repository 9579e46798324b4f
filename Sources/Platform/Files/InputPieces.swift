/// The bytes of standard input as they arrive, for servers that check whether more has arrived.
public struct InputPieces: Sendable {
  public enum Piece: Hashable, Sendable {
    case bytes([UInt8])
    /// Nothing has arrived yet, but more may follow.
    case nothingYet
    case end
  }

  private static let length = 1 << 16

  public init() {}

  /// - Parameter waits: whether to wait until something arrives.
  public func next(waits: Bool) -> Piece {
    if !waits, !CLibrary.wait(for: [CLibrary.standardInput], milliseconds: 0)[0] {
      return .nothingYet
    }
    // Input that fails has ended: its writer has disappeared.
    let bytes = CLibrary.readNext(CLibrary.standardInput, atMost: Self.length) ?? []
    return bytes.isEmpty ? .end : .bytes(bytes)
  }
}
