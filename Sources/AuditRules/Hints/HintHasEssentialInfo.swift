internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports hints with information that is nowhere else.
struct HintHasEssentialInfo: ElementRule {
  static let description = RuleDescription(
    id: "hint-has-essential-info",
    group: .hints,
    summary: "Essential information should not be only in the hint.",
    rationale: "Users can turn hints off, and the next swipe cuts them short.",
    remedy: Remedy(
      "move it to accessibilityLabel or accessibilityValue",
      appKit: "move it to setAccessibilityLabel(_:) or setAccessibilityValue(_:)",
      .uiKit(#"button.accessibilityValue = "12 euros""#),
      .swiftUI(#".accessibilityValue("12 euros")"#),
      .appKit(#"button.setAccessibilityValue("12 euros")"#)),
    severity: .warning,
    needs: [.labels, .hints],
    platforms: [.iOS, .tvOS, .macOS],
    keptOut: "it treats any number as essential, and no measured file had hints",
    languages: essential.languages
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let hint = subject.hint, !hint.isBlank,
      let said = essential("\(subject.wording.label) \(subject.value ?? "")", subject)
    else { return }
    findings.report(
      "\(subject) gives “\(said)” only in its hint \(hint.quoted)", at: subject)
  }

  /// The first word or number of the hint that must not be missed.
  private func essential(_ other: String, _ subject: AuditedElement) -> String? {
    let words = subject.wording.language.searchedWords(of: subject.hint ?? "")
    let others = subject.wording.language.searchedWords(of: other).folded
    if let list = subject.wording.language.words(of: Self.essential),
      let match = list.firstMatch(in: words.folded), list.firstMatch(in: others) == nil
    {
      return words.text(of: match)
    }
    if let number = words.folded.first(where: { $0.contains(where: \.isNumber) }),
      !other.contains(where: \.isNumber)
    {
      return number
    }
    guard let sign = words.text.first(where: { "€$£¥".contains($0) }), !other.contains(sign) else {
      return nil
    }
    return String(sign)
  }

  private static let essential = WordLists("essential-words")
}

extension HintHasEssentialInfo {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Play" hint="Plays the song." frame="20 100 80 44"/>"#),
      Example(
        #"<UITextField label="Password, required" hint="This is required." frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton label="Buy for 5 euros" hint="Costs 5 euros a month." frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UITextField label="Password" hint="This is required." frame="20 100 80 44"/>"#),
      Example(
        #"↓<UITextField label="Password" hint="Takes at least eight letters." frame="20 100 80 44"/>"#
      ),
      Example(#"↓<UIButton label="Buy" hint="Costs 5 euros a month." frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Buy" hint="Costs you some $." frame="20 100 80 44"/>"#),
      Example(
        #"↓<UITextField language="de" label="Passwort" hint="Mindestens acht Zeichen." frame="20 100 80 44"/>"#
      ),
      Example(
        #"↓<UITextField language="ja" label="パスワード" hint="この項目は必須です。" frame="20 100 80 44"/>"#),
    ]
  )
}
