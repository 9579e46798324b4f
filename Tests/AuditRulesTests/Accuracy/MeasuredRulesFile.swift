import Auditing

/// `Sources/AuditRules/MeasuredRules.swift`, from the scores.
struct MeasuredRulesFile {
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

  private var lines: [String] {
    scores.sorted { $0.rule.id < $1.rule.id }.compactMap { score in
      score.measured.map {
        "    \"\(score.rule.id)\": precision(\n"
          + "      \($0.right), of: \($0.judged), questions: \($0.worthwhile), of: \($0.questions)),"
      }
    }
  }
}
