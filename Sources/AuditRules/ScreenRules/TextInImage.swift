internal import AccessibilityModel
internal import Auditing

/// Reports images that probably show text.
struct TextInImage: ElementRule {
  static let description = RuleDescription(
    id: "text-in-image",
    group: .screen,
    summary: "Text should not be an image.",
    rationale: "Users with low vision cannot enlarge an image of text or change its contrast.",
    remedy: Remedy(
      "show the words in a label",
      appKit: "show the words in a text field",
      android: "show the words in a TextView",
      .uiKit(#"label.text = String(localized: "Summer sale")"#),
      .swiftUI(#"Text("Summer sale")"#),
      .appKit(#"label.stringValue = String(localized: "Summer sale")"#),
      .views(#"android:text="@string/summer_sale""#),
      .compose(#"Text("Summer sale")"#)),
    severity: .note,
    criteria: [.wcag("1.4.5")],
    needs: [.labels, .traits],
    isRecommended: false
  )

  static let subjects: ElementKinds = .images

  /// A label of more words than this may be the text of the image.
  var mostWords = 6

  private static let textAssets = PhraseLists("phrase-text-assets").inIdentifiers

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let words = subject.wording.words
    let asset = Words(subject.element.image ?? "")
    if Self.textAssets.occurs(in: asset) {
      findings.report(
        "\(subject) may be an image of text", at: subject,
        doubt: "the file does not include the picture")
    } else if words.count > mostWords {
      findings.report(
        "\(subject) may be an image of text: its label has \(words.count) words",
        at: subject,
        doubt: "the file does not include the picture")
    }
  }
}

extension TextInImage {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIImageView isElement="true" label="Sea at night" frame="0 0 390 300"/>"#),
      Example(#"<UIImageView image="sale-text" frame="0 0 390 300"/>"#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIImageView isElement="true" label="Save 20 per cent until Sunday in all shops" frame="0 0 390 300"/>
        """#),
      Example(
        #"↓<UIImageView isElement="true" image="sale-text" label="Sale" frame="0 0 390 300"/>"#),
    ]
  )
}
