internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports abbreviations that a voice takes for something else.
///
/// «Two min», «Saint Main Street», «GOV dot UK» as «Governor UK» (openradar-mirror#16397).
public struct SpokenAbbreviation: ElementRule {
  public static let description = RuleDescription(
    id: "spoken-abbreviation",
    group: .speech,
    summary: "A label writes its words out.",
    rationale: "A voice reads an abbreviation as it stands or takes it for another: “two min”, "
      + "“Saint” for “Street”.",
    remedy: "write the word out in the accessibilityLabel; what is shown can stay short",
    severity: .note,
    needs: [.labels],
    isRecommended: false,
    languages: words.languages
  )

  public static let subjects: SubjectKinds = .labelled

  public var cues: Cues { .words(of: Self.words) }

  public init() {}

  public func check(_ subject: Subject, findings: inout Findings) {
    let shape = subject.labelShape
    guard shape.mayHold(Self.words), let words = Self.words[subject.languageCode.code] else {
      return
    }
    let tokens = subject.labelText.split { $0.isWhitespace || "()[],;:".contains($0) }
    guard let short = tokens.first(where: { words.contains(WordList.folded($0)) }) else { return }
    findings.report(
      "\(subject) is called \(subject.quotedLabel), with the abbreviation “\(short)”", at: subject)
  }

  private static let words = WordLists("spoken-abbreviations")
}

extension SpokenAbbreviation {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="2 minutes" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Say no" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Minimum" frame="20 100 80 44"/>"#),
      Example(#"<UILabel language="de" text="Qty 2" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="2 min" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Order no. 5" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Coffee w/ milk" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Qty: 2" frame="20 100 80 44"/>"#),
    ]
  )
}
