/// The bytes of a report on their way to a sink, handed on piece by piece: a report of any length
/// takes the memory of one piece.
struct ReportPieces {
  /// What the sink has not received yet; everything where there is none.
  private(set) var bytes: [UInt8] = []
  private let sink: ReportSink?

  /// Bytes after which the sink receives a piece.
  private static let size = 1 << 17

  /// - Parameter sink: nil to collect everything in ``bytes``.
  init(to sink: ReportSink? = nil) { self.sink = sink }

  /// Appends bytes that belong together: a piece never ends within them.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    if bytes.count >= Self.size { finish() }
  }

  /// Hands on what is left.
  mutating func finish() {
    guard let sink, !bytes.isEmpty else { return }
    sink(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }
}
