internal import Auditing

/// Where a writer has what it wrote of kinds of findings: what most of them tell of their rule is
/// the same.
struct WrittenKinds {
  /// The members that findings of a kind have in common, by where they stand.
  enum Part: Int, CaseIterable { case verdict, suggestion, scope }

  /// More kinds than a screen has as a rule; beyond them all are forgotten.
  private static let limit = 64

  /// Searched from the first: those that there are most of are met soon.
  private var kinds: [FindingReport.Kind] = []
  /// For each kind, where its parts are; empty where they were not written yet.
  private var ranges: [Range<Int>] = []

  /// Forgets where everything was written, but not the kinds.
  mutating func forgetPlaces() {
    for index in ranges.indices { ranges[index] = 0..<0 }
  }

  /// The number of a finding's kind; nil where it has none.
  mutating func number(of finding: FindingReport) -> Int? {
    guard let kind = finding.kind else { return nil }
    if let number = kinds.firstIndex(of: kind) { return number }
    if kinds.count == Self.limit { self = WrittenKinds() }
    kinds.append(kind)
    for _ in Part.allCases { ranges.append(0..<0) }
    return kinds.count - 1
  }

  /// - Parameter number: of a kind.
  subscript(part: Part, number: Int) -> Range<Int>? {
    get {
      let range = ranges[Part.allCases.count * number + part.rawValue]
      return range.isEmpty ? nil : range
    }
    set { ranges[Part.allCases.count * number + part.rawValue] = newValue ?? 0..<0 }
  }
}
