import Auditing
import Platform
import TestSupport

/// `Sources/AuditRules/MeasuredRules.swift`, from the scores.
struct MeasuredRulesFile {
  private static let path = "\(PackageFiles.root)/Sources/AuditRules/MeasuredRules.swift"

  private let scores: [RuleScore]

  init(_ scores: [RuleScore]) { self.scores = scores }

  var text: String {
    """
    public import Auditing

    extension BuiltInRules {
      /// The measured precision of each rule on real files; rules without findings there are missing.
      ///
      /// Made from `Tests/Vectors/judgements.json` by `.ci/update-generated`; see `docs/accuracy.md`.
      public static let measured: [String: MeasuredPrecision] = [
    \(lines.joined(separator: "\n"))
      ]

      private static func precision(
        _ right: Int, of judged: Int, questions worthwhile: Int, of questions: Int
      ) -> MeasuredPrecision {
        MeasuredPrecision(
          right: right, judged: judged, worthwhile: worthwhile, questions: questions)
      }
    }

    """
  }

  static func stored() throws -> String {
    String(decoding: try InputFile.read(path), as: UTF8.self)
  }

  /// A source with a new date is compiled again, and with it all targets above: one that is current stays.
  func write() throws {
    guard try Self.stored() != text else { return }
    try OutputFile.write(Array(text.utf8), to: Self.path)
  }

  private var lines: [String] {
    scores.sorted { $0.rule.id < $1.rule.id }.compactMap { score in
      score.measured.map {
        "    \"\(score.rule.id)\": precision(\n"
          + "      \($0.right), of: \($0.judged), questions: \($0.worthwhile), of: \($0.questions)),"
      }
    }
  }
}
