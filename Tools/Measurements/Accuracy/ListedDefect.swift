import Platform
import TestSupport

/// A defect that a person listed in a file before any output, and what became of it.
///
/// `README.md` beside this file describes the table.
struct ListedDefect: Hashable, Sendable {
  enum Severity: String, Sendable {
    /// Blocks or misleads users.
    case serious
    /// Costs effort.
    case moderate
    case minor
  }

  enum Certainty: String, Sendable {
    /// From the file alone; for sources, from the project.
    case certain
    /// Only code or the running app could refute it.
    case likely
    case possible
  }

  /// How it was reported.
  enum Outcome: String, Sendable {
    case failure, review
    /// A finding about the place whose words would not lead to the fix.
    case misleading
    /// As a note, or with every rule only.
    case note
    case missed

    var isFound: Bool { self == .failure || self == .review }
  }

  /// The number of the draw: files drawn and judged with the same rules.
  let draw: Int
  let url: String
  let format: String
  /// The line, or `line:column`.
  let place: String
  let element: String
  let defect: String
  let severity: Severity
  let certainty: Certainty
  let outcome: Outcome
  /// By which rule it is found, or why it is not.
  let reason: String

  static let path = "\(PackageFiles.root)/Tests/Vectors/listed-defects.tsv"
  static let columns = [
    "draw", "url", "format", "place", "element", "defect", "severity", "certainty", "outcome",
    "reason",
  ]

  /// Those of the table; none if it is missing.
  static func all() throws(SampleTableError) -> [ListedDefect] {
    guard let bytes = try? InputFile.read(path) else { return [] }
    return try table(String(decoding: bytes, as: UTF8.self))
  }

  static func table(_ text: String) throws(SampleTableError) -> [ListedDefect] {
    try SampleTable(columns: columns).rows(of: text, read: ListedDefect.init)
  }

  private init?(_ cells: [String]) {
    guard let draw = Int(cells[0]), let severity = Severity(rawValue: cells[6]),
      let certainty = Certainty(rawValue: cells[7]), let outcome = Outcome(rawValue: cells[8])
    else { return nil }
    self.draw = draw
    (url, format, place, element, defect) = (cells[1], cells[2], cells[3], cells[4], cells[5])
    (self.severity, self.certainty, self.outcome) = (severity, certainty, outcome)
    reason = cells[9]
  }
}
