/// A file of `Voices/Words`: one list per line, `name: word, word, several words`, and comments
/// after `#`. A line that begins with a space continues the list above it.
///
/// Reading it finds the lists; the words of a list are read on first use.
struct WordListFile: Sendable {
  /// The first part of its tag.
  let language: String
  /// The names of the lists, in file order.
  private(set) var names: [String] = []
  /// The lines that are neither list nor comment, or that repeat a list, from 1.
  private(set) var faultyLines: [Int] = []
  /// The text after the name of each list, line by line.
  private var lines: [String: [ArraySlice<UInt8>]] = [:]

  init(_ language: String, _ bytes: [UInt8]) {
    self.language = language
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in all.enumerated() {
      switch line.first {
      case nil, UInt8(ascii: "#"): break
      case UInt8(ascii: " ") where !names.isEmpty: lines[names[names.count - 1]]?.append(line)
      default: if !begin(line) { faultyLines.append(number + 1) }
      }
    }
  }

  /// - Returns: whether the line begins a new list.
  private mutating func begin(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    guard lines[name] == nil else { return false }
    names.append(name)
    lines[name] = [line[(colon + 1)...]]
    return true
  }

  func holds(_ name: String) -> Bool { lines[name] != nil }

  /// The entries of a list, folded; empty for an unknown list.
  func entries(of name: String) -> [String] {
    (lines[name] ?? []).flatMap { line in
      line.split(separator: UInt8(ascii: ",")).compactMap { entry in
        let entry = entry.drop { $0 == UInt8(ascii: " ") }
        guard !entry.isEmpty else { return nil }
        return Elision.parted(WordList.folded(String(decoding: entry, as: UTF8.self)))
      }
    }
  }
}
