import Platform
import TestSupport

/// A person's judgement of one finding on a file of a sample, with the address of the file.
///
/// `README.md` beside this file describes the table.
struct SampleJudgement: Hashable, Sendable {
  /// Whether the file was in view while rules were changed.
  enum Sample: String, Sendable {
    case inSample = "in"
    /// Drawn once, after the last change of a rule that the judged commit has.
    case outOfSample = "out"
    /// Drawn so for an earlier commit; rules were changed on these files since.
    case formerlyOutOfSample = "former"
  }

  enum Verdict: String, Sendable {
    /// Of a failure.
    case right, trivial, `false`
    /// Of a review.
    case worthwhile, not
    case undecided
  }

  let sample: Sample
  let url: String
  let format: String
  let rule: String
  let isFailure: Bool
  let line: Int
  let column: Int
  let message: String
  let verdict: Verdict
  let reason: String

  static let path = "\(PackageFiles.root)/Tests/Vectors/sample-judgements.tsv"
  static let columns = [
    "sample", "url", "format", "rule", "outcome", "line", "column", "message", "verdict", "reason",
  ]

  /// Those of the table; none if it is missing.
  static func all() throws(SampleTableError) -> [SampleJudgement] {
    guard let bytes = try? InputFile.read(path) else { return [] }
    return try table(String(decoding: bytes, as: UTF8.self))
  }

  static func table(_ text: String) throws(SampleTableError) -> [SampleJudgement] {
    try SampleTable(columns: columns).rows(of: text, read: SampleJudgement.init)
  }

  private init?(_ cells: [String]) {
    guard cells.count == Self.columns.count, let sample = Sample(rawValue: cells[0]),
      ["fail", "review"].contains(cells[4]), let line = Int(cells[5]), let column = Int(cells[6]),
      let verdict = Verdict(rawValue: cells[8])
    else { return nil }
    let isFailure = cells[4] == "fail"
    guard verdict.suits(failure: isFailure) else { return nil }
    self.sample = sample
    (url, format, rule, self.isFailure) = (cells[1], cells[2], cells[3], isFailure)
    (self.line, self.column) = (line, column)
    (message, self.verdict, reason) = (cells[7], verdict, cells[9])
  }
}

extension SampleJudgement.Verdict {
  fileprivate func suits(failure: Bool) -> Bool {
    switch self {
    case .right, .trivial, .false: failure
    case .worthwhile, .not: !failure
    case .undecided: true
    }
  }
}
