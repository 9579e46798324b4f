/// The bytes of a report on their way to a sink, in pieces: a report of any length needs memory for
/// one piece.
struct ReportPieces {
  /// The bytes that the sink has not received; without a sink, all.
  private(set) var bytes: [UInt8] = []
  private let sink: ReportSink?

  /// The size at which the sink receives a piece.
  private static let size = 1 << 17

  /// - Parameter sink: nil to collect everything in ``bytes``.
  init(to sink: ReportSink? = nil) { self.sink = sink }

  /// Appends bytes that belong together: a piece never ends within them.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    if bytes.count >= Self.size { finish() }
  }

  /// Passes on the rest.
  mutating func finish() {
    guard let sink, !bytes.isEmpty else { return }
    sink(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }
}
