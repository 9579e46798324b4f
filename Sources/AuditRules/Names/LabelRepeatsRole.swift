internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports labels that end with what VoiceOver adds itself.
///
/// «Buy button, button» is heard a hundred times a day.
public struct LabelRepeatsRole: ElementRule {
  public static let description = RuleDescription(
    id: "label-repeats-role",
    group: .names,
    summary: "A label does not say what kind of control it is.",
    rationale: "VoiceOver adds the kind itself, so it is heard twice: “Buy button, button”.",
    remedy: "drop the word from the label; the trait says it",
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    needs: [.labels],
    languages: SpokenRole.button.suffixes.languages
  )

  public static let subjects: SubjectKinds = .labelled

  public var cues: Cues { SpokenRole.cues }

  public init() {}

  public func check(_ subject: Subject, findings: inout Findings) {
    guard !subject.isContent, let role = SpokenRole(of: subject) else { return }
    let shape = subject.labelShape
    guard shape.wordCount > 1, shape.mayHold(role.suffixes) || shape.mayHold(role.prefixes) else {
      return
    }
    guard
      let fault = subject.labelFault(role.isRepeated, { self.fault(of: subject, role) }),
      !isSeen(role, subject)
    else { return }
    findings.report("\(subject) is called \(fault.words)", at: subject, fix: fault.fix)
  }

  private func fault(of subject: Subject, _ role: SpokenRole) -> LabelFault? {
    let words = subject.labelWords
    guard let said = said(role, words, subject.languageCode.code) else { return nil }
    let rest = words.name(of: rest(of: words, without: said), in: subject.languageCode)
    return LabelFault(
      """
      \(subject.quotedLabel): \
      \(subject.screenReader) adds “\(role.spokenName(words.text(of: said)))” itself
      """, fix: rest.map { Fix(attribute: .label, value: $0) })
  }

  /// Which words of the label are the role's.
  private func said(_ role: SpokenRole, _ words: LabelWords, _ language: String) -> Range<Int>? {
    guard words.count > 1 else { return nil }
    if let count = role.suffixes[language]?.suffix(of: words.folded),
      count < words.count || count > 1
    {
      return (words.count - count)..<words.count
    }
    if let count = role.prefixes[language]?.prefix(of: words.folded), count < words.count {
      return 0..<count
    }
    return nil
  }

  private func rest(of words: LabelWords, without said: Range<Int>) -> Range<Int> {
    said.lowerBound == 0 ? said.upperBound..<words.count : 0..<said.lowerBound
  }

  /// Whether it stands on the control: then it must be in the label, for those who say what they see.
  private func isSeen(_ role: SpokenRole, _ subject: Subject) -> Bool {
    let texts = subject.visibleTexts
    guard !texts.isEmpty else { return false }
    let words = subject.labelWords
    guard let said = said(role, words, subject.languageCode.code) else { return false }
    let word = words.folded[said].joined(separator: " ")
    return texts.contains { LabelWords($0).joined.hasSuffix(word) }
  }
}

extension SpokenRole {
  /// Whether a label says it.
  fileprivate var isRepeated: LabelQuestion { Self.isRepeated[rawValue] }
  private static let isRepeated = allCases.map { _ in LabelQuestion() }

  /// What is added, as it is written in the label, with a capital.
  fileprivate func spokenName(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst().lowercased()
  }
}

extension LabelRepeatsRole {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Button" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Button up shirt" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Add button to board" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="New tab" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Reset button" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Press the button" frame="20 100 80 44"/>"#),
      Example(#"<StarsView isElement="true" label="Rating button" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Photos" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="ja" label="Buy button" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Buy button" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="BUY BUTTON" title="Buy" frame="20 100 80 44"/>"#),
      Example(
        #"↓<StarsView isElement="true" traits="button" label="Rate, button" frame="20 100 80 44"/>"#
      ),
      Example(#"↓<UISwitch label="Wi-Fi switch" frame="20 100 51 31"/>"#),
      Example(#"↓<UISlider label="Volume slider" frame="20 100 200 31"/>"#),
      Example(#"↓<UITextField label="Name text field" frame="20 100 200 44"/>"#),
      Example(#"↓<UIButton traits="link" label="Terms link" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" label="Image of a cat" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" label="Cat picture" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="de" label="Kaufen Taste" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="es-MX" label="Botón Comprar" frame="20 100 80 44"/>"#),
    ]
  )
}
