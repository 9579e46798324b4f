internal import AccessibilityModel
internal import Platform

/// Writes lines for people, without characters that control a terminal or a CI system.
///
/// Colours are added after control characters are removed, so that a label cannot add its own.
struct LineWriter {
  private var pieces: ReportPieces
  private let style: TextStyle
  /// Whether anything was written.
  private(set) var isEmpty = true

  init(style: TextStyle = TextStyle(), to sink: ReportSink? = nil) {
    pieces = ReportPieces(to: sink)
    self.style = style
  }

  var bytes: [UInt8] { pieces.bytes }

  /// A line, even if the text contains line ends.
  mutating func line(_ text: String) { lines(of: Self.atoms(of: text)).forEach { write($0) } }

  mutating func lines(_ texts: some Sequence<String>) { for text in texts { line(text) } }

  /// A line in bold.
  mutating func heading(_ text: String) {
    for line in lines(of: Self.atoms(of: text)) {
      write(style.hasColors ? "\u{1B}[1m\(line)\u{1B}[0m" : line)
    }
  }

  /// A finding: `FILE:LINE:COLUMN: WORD: MESSAGE [RULE]`, which breaks only in the message; without
  /// a rule, an error in a file.
  mutating func finding(at location: String, word: FindingWord, message: String, rule: String?) {
    let text = word.rawValue + ":"
    let shown = style.hasColors ? "\u{1B}[\(word.color)m\(word.rawValue)\u{1B}[0m:" : text
    let atoms =
      [Atom(text: TerminalText.line(location + ":")), Atom(text: text, shown: shown)]
      + Self.atoms(of: message + (rule.map { " [\($0)]" } ?? ""))
    for line in lines(of: atoms) { write(line) }
  }

  /// An empty line.
  mutating func blank() { write("") }

  mutating func finish() { pieces.finish() }

  /// A part of a line that is never broken.
  private struct Atom {
    let text: String
    /// The same with colours.
    let shown: String

    init(text: String, shown: String? = nil) {
      self.text = text
      self.shown = shown ?? text
    }
  }

  private static func atoms(of text: String) -> [Atom] {
    TerminalText.line(text).split(separator: " ", omittingEmptySubsequences: false)
      .map { Atom(text: String($0)) }
  }

  /// The atoms in lines of the terminal's width.
  private func lines(of atoms: [Atom]) -> [String] {
    guard let width = style.width.map({ max($0, TextStyle.minimumWidth) }) else {
      return [atoms.map(\.shown).joined(separator: " ")]
    }
    var lines: [String] = []
    var line = ""
    var columns = 0
    for (index, atom) in atoms.enumerated() {
      let length = atom.text.terminalColumns
      if index > 0, columns + 1 + length > width, line.contains(where: { $0 != " " }) {
        lines.append(line)
        line = Self.continuation + atom.shown
        columns = Self.continuation.count + length
      } else {
        line += index == 0 ? atom.shown : " " + atom.shown
        columns += index == 0 ? length : 1 + length
      }
    }
    return lines + [line]
  }

  private static let continuation = String(repeating: " ", count: 8)

  private mutating func write(_ line: String) {
    isEmpty = false
    pieces.append {
      $0.append(contentsOf: line.utf8)
      $0.append(UInt8(ascii: "\n"))
    }
  }
}

extension String {
  /// The width in terminal columns: two for wide characters and emoji.
  fileprivate var terminalColumns: Int {
    reduce(0) { columns, character in
      guard let scalar = character.unicodeScalars.first else { return columns }
      switch scalar.value {
      case 0x1F300...0x1F64F, 0x1F680...0x1F9FF: return columns + 2
      default: return columns + (scalar.isFullWidth ? 2 : 1)
      }
    }
  }
}
