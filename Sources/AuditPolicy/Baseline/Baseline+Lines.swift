internal import SourceText

/// A baseline is a file of JSON lines, one for each entry, so that a review shows one line per
/// finding and branches merge without conflicts.
extension Baseline {
  /// The file, sorted.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    for entry in entries {
      writer.object(inline: true) { json in
        json.member("file", entry.key.file)
        if let screen = entry.key.screen { json.member("screen", screen) }
        json.member("rule", entry.key.rule)
        json.member("element", entry.key.element)
        json.member("count", entry.count)
      }
      writer.endLine()
    }
    return writer.bytes
  }

  /// Reads a file; duplicate entries, which merges leave, are added up.
  ///
  /// - Throws: the first line that is not an entry.
  public init(reading bytes: [UInt8], named name: String) throws(PolicyError) {
    self.init()
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if String(decoding: line, as: UTF8.self).allSatisfy(\.isWhitespace) { continue }
      do throws(DocumentError) {
        try add(JSONDocument(Array(line)).root, line: number)
      } catch {
        throw PolicyError(
          SourcePosition(file: name, line: number, column: error.column), error.reason)
      }
    }
  }

  private mutating func add(_ entry: JSONValue, line: Int) throws(DocumentError) {
    guard entry.kind == .object else {
      throw entry.error("found \(entry.kind); expected an object")
    }
    let names = ["file", "screen", "rule", "element", "count"]
    for (name, value) in entry.members where !names.contains(name) {
      let hint = Nearest.word(to: name, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
      throw value.error("found the member \"\(name)\"\(hint)")
    }
    func text(_ name: String) throws(DocumentError) -> String {
      guard let value = entry[name] else {
        throw entry.error("found no \"\(name)\"; expected a text")
      }
      guard let text = value.string else {
        throw value.error("found \(value.kind) as \"\(name)\"; expected a text")
      }
      return text
    }
    var count = 1
    if let given = entry["count"] {
      guard let number = given.integer, number > 0 else {
        throw given.error("found another \"count\"; expected a whole number from 1")
      }
      count = number
    }
    let key = Key(
      file: try text("file"), screen: entry["screen"] == nil ? nil : try text("screen"),
      rule: try text("rule"), element: try text("element"))
    let sum = counts[key, default: 0].addingReportingOverflow(count)
    counts[key] = sum.overflow ? .max : sum.partialValue
    lines[key] = lines[key] ?? line
  }
}
