internal import Platform
internal import Reports
internal import ScreenReader
internal import Utterances

/// Prints the output of a session, as captions or as JSON lines.
struct SessionOutput {
  private let form: TranscriptForm
  /// Whether it is kept for a comparison instead of being printed.
  private let isKept: Bool
  /// Whether to break lines between words, where a terminal would break them within words.
  var breaksLines = false
  private var record = SessionRecord()
  private(set) var kept = ""

  init(_ form: TranscriptForm, isKept: Bool = false) {
    self.form = form
    self.isKept = isKept
  }

  mutating func begin(source: String, reader: Reader, state: ReaderState, wording: WordingName) {
    guard form == .json else { return }
    line(
      record.head(
        source: source, screen: reader.screen(state), wording: wording.rawValue,
        tool: "a11y-read \(Version.current)"))
  }

  mutating func show(
    _ items: [Item], at times: [Int], of command: String, by reader: Reader, clock: Int
  ) {
    switch form {
    case .text:
      for caption in items.compactMap(\.caption) { line(TerminalText.withoutCommands(caption)) }
    case .json:
      let lines = record.lines(
        for: command, items, at: times, clock: clock, in: reader.hierarchy)
      for text in lines { line(text) }
    // Written at the end, when the heard parts are known.
    case .vtt: break
    }
  }

  mutating func line(_ text: String) {
    guard !isKept else { return kept += text + "\n" }
    let width = breaksLines ? Console.outputWidth : nil
    let lines = width.map { LineBreaks(text, width: $0).lines } ?? [text]
    Console.print(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// A text of several lines.
  mutating func write(_ text: String) { Console.print(Array(text.utf8)) }

  /// Text without a line end, for a prompt.
  func prompt(_ text: String) { Console.print(text) }
}
