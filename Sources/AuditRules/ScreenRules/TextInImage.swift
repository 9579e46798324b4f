internal import AccessibilityModel
public import Auditing

/// Reports images that seem to be pictures of text.
///
/// A picture of text follows neither the text size nor the contrast that someone has set.
public struct TextInImage: ElementRule {
  public static let description = RuleDescription(
    id: "text-in-image",
    group: .screen,
    summary: "Text is text, not a picture of it.",
    rationale: "A picture of text follows neither the size nor the contrast that someone has set.",
    remedy: "show the words in a label above or below the picture",
    severity: .note,
    criteria: [.wcag("1.4.5")],
    needs: [.labels, .traits],
    isRecommended: false
  )

  public static let subjects: ElementKinds = .images

  /// A label of more words than this reads like what stands in the picture.
  var mostWords = 6

  private static let textAssets = PhraseLists("phrase-text-assets").inIdentifiers

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let words = subject.nameWords
    let asset = Words(subject.element.image ?? "")
    if Self.textAssets.occurs(in: asset) {
      findings.report("\(subject) seems to be a picture of text", at: subject, outcome: .review)
    } else if words.count > mostWords {
      findings.report(
        "\(subject) has a label of \(words.count) words and may be a picture of text",
        at: subject, outcome: .review)
    }
  }
}

extension TextInImage {
  public static let examples = RuleExamples(
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
