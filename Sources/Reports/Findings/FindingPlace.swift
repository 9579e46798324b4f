internal import Platform

/// Where a finding is: a file, a line and a column, as reports print it.
struct FindingPlace: Hashable {
  let source: String
  let line: Int
  let column: Int

  init(_ source: String, line: Int, column: Int) {
    self.source = TerminalText.safe(source)
    self.line = line
    self.column = column
  }

  /// `file:line:column`.
  var text: String { "\(source):\(line):\(column)" }
}

extension [FindingPlace] {
  private static var mostFiles: Int { 10 }

  /// The one way to name further places of a finding: `same in 4 more places: lines 63, 75–79, cart.xml:3:1`;
  /// nil if there are none.
  ///
  /// Similar findings of a screen, the same finding on other captures, and findings that one fix resolves share
  /// it. A dump is one long line, so columns replace lines there.
  func sameIn(besides first: FindingPlace) -> String? {
    var known: Set<FindingPlace> = [first]
    let places = filter { known.insert($0).inserted }
    guard !places.isEmpty else { return nil }
    let here = places.filter { $0.source == first.source }
    let elsewhere = places.filter { $0.source != first.source }.map(\.text)
    var parts: [String] = []
    if !here.isEmpty {
      let isOneLine = here.allSatisfy { $0.line == first.line }
      let numbers = NumberRanges(here.map { isOneLine ? $0.column : $0.line })
      let unit = isOneLine ? "column" : "line"
      parts.append("\(unit)\(numbers.isSingle ? "" : "s") \(numbers.text)")
    }
    parts += elsewhere.prefix(Self.mostFiles)
    if elsewhere.count > Self.mostFiles { parts.append("…") }
    let count = places.count == 1 ? "1 more place" : "\(places.count.grouped) more places"
    return "same in \(count): \(parts.joined(separator: ", "))"
  }
}

/// Numbers as ranges: `63, 75–79, 88`.
struct NumberRanges {
  let text: String
  /// Whether it is one number.
  let isSingle: Bool

  /// The maximum number of printed ranges.
  private static let limit = 10

  init(_ numbers: [Int]) {
    var ranges: [ClosedRange<Int>] = []
    for number in Set(numbers).sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let parts = ranges.prefix(Self.limit).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }
    text = parts.joined(separator: ", ") + (ranges.count > Self.limit ? ", …" : "")
    isSingle = ranges.count == 1 && ranges[0].count == 1
  }
}
