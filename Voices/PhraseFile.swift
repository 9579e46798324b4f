/// A file of `Voices/Phrases`: one phrase per line, `key = value`, and comments after `#`.
///
/// `key@2 = value` replaces the phrase from rule set 2 on: with set 1 pinned, the line without the
/// number applies.
struct PhraseFile: Sendable {
  private(set) var values: [String: String] = [:]
  /// The lines that are neither phrase nor comment, or that repeat a key, from 1.
  private(set) var faultyLines: [Int] = []
  /// The newest rule set that a phrase names; 1 if none does.
  private(set) var newestRuleset = 1

  /// - Parameter ruleset: the newest set whose phrases apply.
  init(_ bytes: [UInt8], ruleset: Int = .max) {
    var later: [Int: [String: String]] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    values.reserveCapacity(lines.count)
    for (number, line) in lines.enumerated() {
      let line = Self.trimmed(line)
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
        faultyLines.append(number + 1)
        continue
      }
      let key = String(decoding: Self.trimmed(line[..<equals]), as: UTF8.self)
      let value = String(decoding: Self.trimmed(line[(equals + 1)...]), as: UTF8.self)
      if let at = key.utf8.firstIndex(of: UInt8(ascii: "@")) {
        guard let set = Int(key[key.index(after: at)...]), set > 1,
          later[set, default: [:]].updateValue(value, forKey: String(key[..<at])) == nil
        else {
          faultyLines.append(number + 1)
          continue
        }
      } else if key.isEmpty || values.updateValue(value, forKey: key) != nil {
        faultyLines.append(number + 1)
      }
    }
    newestRuleset = later.keys.max() ?? 1
    for set in later.keys.sorted() where set <= ruleset {
      values.merge(later[set] ?? [:]) { _, new in new }
    }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = line.startIndex
    var end = line.endIndex
    while start < end, isBlank(line[start]) { start += 1 }
    while start < end, isBlank(line[end - 1]) { end -= 1 }
    return line[start..<end]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
