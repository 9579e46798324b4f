internal import Platform

/// Writes lines for people, none of which commands a terminal or a CI system.
struct LineWriter {
  private var pieces: ReportPieces

  init(to sink: ReportSink? = nil) { pieces = ReportPieces(to: sink) }

  var bytes: [UInt8] { pieces.bytes }

  /// A line, which is one whatever it holds.
  mutating func line(_ text: String) { append(TerminalText.line(text)) }

  mutating func lines(_ texts: some Sequence<String>) { for text in texts { line(text) } }

  /// An empty line.
  mutating func blank() { append("") }

  private mutating func append(_ line: String) {
    pieces.append {
      $0.append(contentsOf: line.utf8)
      $0.append(UInt8(ascii: "\n"))
    }
  }

  mutating func finish() { pieces.finish() }
}
