internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports labels that repeat the role.
struct LabelRepeatsRole: ElementRule {
  static let description = RuleDescription(
    id: "label-repeats-role",
    group: .names,
    summary: "Labels should not repeat the role.",
    rationale: "The screen reader announces the role itself, so users hear it twice: “Buy button, "
      + "button”.",
    remedy: Remedy(
      "remove the role from accessibilityLabel; VoiceOver announces it",
      appKit: "remove the role from the accessibility label; VoiceOver announces it",
      android: "remove the role from contentDescription; TalkBack announces it",
      .label("Buy"),
      .swiftUI(#"Button(action: buy) { icon }.accessibilityLabel("Buy")"#),
      .compose(#"Icon(painter, contentDescription = "Buy")"#)),
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    needs: [.labels],
    languages: SpokenRole.button.suffixes.languages
  )

  static let subjects: ElementKinds = .labelled
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let (words, language) = (
      subject.wording.language.searchedWords(of: subject.wording.facts), subject.wording.language
    )
    guard subject.wording.language.hasSeveralWords(subject.wording.facts),
      let role = SpokenRole(of: subject), let said = said(role, words, language)
    else { return }
    if let reason = excuse(for: subject, saying: words.joined(said), language) {
      return findings.excuse(subject, because: reason)
    }
    let rest = words.name(of: rest(of: words, without: said), in: language)
    findings.report(
      "\(subject) repeats its role, “\(words.text(of: said))”, in the label \(subject.wording.quotedLabel)",
      at: subject, fix: rest.map { Fix(attribute: .label, value: $0) })
  }

  private func excuse(
    for subject: AuditedElement, saying role: String, _ language: LanguageCode
  ) -> Reason? {
    if let reason = subject.labelSource.reasonForContent { return reason }
    if subject.surface.isCollapsedImage { return "it is an image that shows nothing" }
    if isSeen(role, subject) { return "it shows the word, so its label must include it" }
    if !subject.spokenState.isRoleAnnounced { return "its role is not announced" }
    return .when(isIconOfApp(subject, language.code), "its label is a term, not its role")
  }

  /// Which words of the label are the role's.
  private func said(
    _ role: SpokenRole, _ words: LabelWords, _ language: LanguageCode
  ) -> Range<Int>? {
    guard words.count > 1 else { return nil }
    if let count = language.words(of: role.suffixes)?.suffix(of: words.folded),
      count < words.count || count > 1
    {
      return (words.count - count)..<words.count
    }
    if let count = language.words(of: role.prefixes)?.prefix(of: words.folded),
      count < words.count
    {
      return 0..<count
    }
    return nil
  }

  private func rest(of words: LabelWords, without said: Range<Int>) -> Range<Int> {
    said.lowerBound == 0 ? said.upperBound..<words.count : 0..<said.lowerBound
  }

  /// Whether it is a picture whose label is a term in which the word is not the role: an app has an icon, whatever shows
  /// it.
  private func isIconOfApp(_ subject: AuditedElement, _ language: String) -> Bool {
    subject.surface.isPlainImage
      && Self.terms[language].map(subject.wording.labelWords.areEntry) == true
  }

  private static let terms = WordLists("icon-terms")

  /// Whether it is visible on the control: then the label must include it, for voice control users,
  /// who say the visible text.
  private func isSeen(_ role: String, _ subject: AuditedElement) -> Bool {
    subject.wording.visibleTexts.contains { LabelWords($0).joined.hasSuffix(role) }
  }
}

extension LabelRepeatsRole {
  static let examples = RuleExamples(
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
      Example(#"<UIButton language="ja" label="ボタン電池" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Buy button" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="ko" label="저장 버튼" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="ja" label="購入ボタン" frame="20 100 80 44"/>"#),
      Example(
        #"↓<UIImageView isElement="true" language="ja" label="猫の画像" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="vi" label="Nút Lưu" frame="20 100 80 44"/>"#),
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
