/// A baseline is a file of JSON lines: each entry is a whole line, so that a review shows one line
/// for one finding and two branches merge without touching each other's.
extension Baseline {
  /// The file, sorted.
  public var bytes: [UInt8] {
    Array(
      entries.map { entry in
        let members = [
          ("file", entry.key.file), ("screen", entry.key.screen), ("rule", entry.key.rule),
          ("element", entry.key.element),
        ].compactMap { name, value in value.map { "\"\(name)\": \(JSONLine.quoted($0))" } }
        return "{" + (members + ["\"count\": \(entry.count)"]).joined(separator: ", ") + "}\n"
      }.joined().utf8)
  }

  /// Reads a file; entries for the same thing are added up, as merges leave them.
  ///
  /// - Throws: the first line that is no entry.
  public init(reading bytes: [UInt8], named name: String) throws(PolicyError) {
    self.init()
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let text = String(decoding: line, as: UTF8.self)
      if text.allSatisfy(\.isWhitespace) { continue }
      var parser = JSONLine(text)
      do throws(JSONLine.Problem) {
        try add(parser.members(), line: number)
      } catch {
        throw PolicyError(
          SourcePlace(file: name, line: number, column: error.column), error.message)
      }
    }
  }

  private mutating func add(
    _ members: [String: JSONLine.Value], line: Int
  ) throws(JSONLine.Problem) {
    let names = ["file", "screen", "rule", "element", "count"]
    if let odd = members.keys.sorted().first(where: { !names.contains($0) }) {
      let hint = Nearest.word(to: odd, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
      throw JSONLine.Problem(1, "found the member \"\(odd)\"\(hint)")
    }
    func text(_ name: String) throws(JSONLine.Problem) -> String {
      guard case .text(let text)? = members[name] else {
        throw JSONLine.Problem(1, "found no \"\(name)\", expected a text")
      }
      return text
    }
    var count = 1
    if let given = members["count"] {
      guard case .number(let number) = given, number > 0 else {
        throw JSONLine.Problem(1, "found another \"count\", expected a whole number from 1")
      }
      count = number
    }
    let key = Key(
      file: try text("file"), screen: members["screen"] == nil ? nil : try text("screen"),
      rule: try text("rule"), element: try text("element"))
    let sum = counts[key, default: 0].addingReportingOverflow(count)
    counts[key] = sum.overflow ? .max : sum.partialValue
    lines[key] = lines[key] ?? line
  }
}
