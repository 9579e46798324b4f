internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports labels that describe a gesture.
struct LabelRepeatsGesture: ElementRule {
  static let description = RuleDescription(
    id: "label-repeats-gesture",
    group: .names,
    summary: "Labels should not describe gestures.",
    rationale: "The gesture differs between users: a double tap, a switch or a spoken command. "
      + "The screen reader explains it.",
    remedy: Remedy(
      ofLabel: { "start \($0) with the action: “Buy”, not “Tap to buy”" },
      .label("Buy")),
    severity: .warning,
    criteria: [.wcag("1.3.3")],
    needs: [.labels],
    languages: first.languages
  )

  static let subjects: ElementKinds = .controls
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.wording.language.hasSeveralWords(subject.wording.facts) else { return }
    let words = subject.wording.language.searchedWords(of: subject.wording.facts)
    let language = subject.wording.language
    guard let said = said(words, language) else { return }
    if let reason = subject.labelSource.reasonForContent
      ?? .when(subject.labelSource.hasGenericName, "its label is reported as generic")
      ?? subject.surface.reasonForGestureOfSetting
    {
      return findings.excuse(subject, because: reason)
    }
    let gesture = words.text(of: said)
    findings.report(
      "\(subject) describes the gesture “\(gesture)” in its label \(subject.wording.quotedLabel)",
      at: subject)
  }

  private func said(_ words: LabelWords, _ language: LanguageCode) -> Range<Int>? {
    if let match = language.words(of: Self.phrases)?.firstMatch(in: words.folded) { return match }
    guard language.words(of: Self.exceptions)?.prefix(of: words.folded) == nil,
      let count = language.words(of: Self.first)?.prefix(of: words.folded)
    else { return nil }
    return 0..<count
  }

  private static let first = WordLists("gesture-words")
  private static let phrases = WordLists("gesture-phrases")
  private static let exceptions = WordLists("gesture-names")
}

extension LabelRepeatsGesture {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Touch ID" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Tap water" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Swipe file" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Press" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Press releases" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="ja" label="クリックポスト" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="In touch" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Tap to continue" frame="20 100 80 44"/>"#),
      // It says nothing at all: generic-label.
      Example(#"<UIButton label="Click here" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Tap to buy" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Click for details" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Double-tap to like" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Story, swipe to skip" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="nl" label="Tik om te kopen" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="ja" label="タップして購入" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="ja" label="ここをタップすると購入できます" frame="20 100 80 44"/>"#),
      // A description, and the text that it describes.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.view.View" enabled="true" bounds="[0,0][1080,2000]">
          ↓<node class="android.widget.Button" content-desc="Julia fractal. Double tap to open.&#10;Julia" clickable="true" focusable="true" enabled="true" bounds="[42,800][1038,1036]"/>
        </node></hierarchy>
        """#),
    ]
  )
}
