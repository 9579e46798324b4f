internal import AccessibilityModel
public import Auditing

/// Reports labels with many emoji, or with emoji in the first word.
public struct LabelEmojiHeavy: LabelRule {
  public static let description = RuleDescription(
    id: "label-emoji-heavy",
    group: .speech,
    summary: "Labels should have few emoji, and none in the first word.",
    rationale: "Each emoji is spoken by its full name: “party popper, party popper, party popper, "
      + "sale”.",
    remedy: Remedy(
      "remove emoji from accessibilityLabel, or keep one at the end",
      appKit: "remove emoji from the accessibility label, or keep one at the end",
      android: "remove emoji from contentDescription, or keep one at the end",
      .uiKit(#"label.accessibilityLabel = "Sale""#),
      .swiftUI(#"Text("🎉🎉 Sale").accessibilityLabel("Sale")"#),
      .appKit(#"label.setAccessibilityLabel("Sale")"#),
      .views(#"android:contentDescription="@string/sale""#),
      .compose(#"Modifier.semantics { contentDescription = "Sale" }"#)),
    severity: .warning,
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .labelled

  /// More are too many.
  public var limit = 2

  public init() {}

  public func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard label.hasSymbol, let fault = fault(label.text.collapsed) else { return nil }
    return LabelFault("has the label \(label.text.quoted) with \(fault)")
  }

  public func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    // The text of a running app was written by a person.
    let isWritten = subject.isContent && !subject.context.screen.framesAreDesignTime
    guard !subject.isOneOfSigns, !isWritten, !isData(subject) else { return }
    // A symbol before a text is read as one more word.
    guard !subject.isContent || count(subject.labelText) > 1 else { return }
    // A text of the app or of a user needs review.
    findings.report(
      "\(subject) \(fault.words)", at: subject, outcome: subject.isContent ? .review : .fail)
  }

  private func count(_ label: String) -> Int { label.count(where: \.isSpokenEmoji) }

  /// Whether the label is visible text: names in a list are written by users, and one emoji before
  /// the words of a text, such as a flag before a language, does no harm.
  private func isData(_ subject: AuditedElement) -> Bool {
    guard subject.isCaptured else { return false }
    let isInList =
      subject.role == .cell || !subject.ancestorTraits.isDisjoint(with: [.list, .cell])
    if isInList, subject.context.screen.platform == .android || subject.mayShowItsLabel {
      return true
    }
    let label = subject.labelText.collapsed
    return subject.mayShowItsLabel && label.count(where: \.isSpokenEmoji) == 1
      && label.contains { $0.isLetter || $0.isNumber }
  }

  private func fault(_ label: String) -> String? {
    var count = 0
    var previous: Character?
    for character in label where !character.isWhitespace {
      if character.isSpokenEmoji {
        if character == previous { return "the emoji \(character) repeated" }
        count += 1
      }
      previous = character
    }
    if count > limit { return "\(count) emoji; maximum \(limit)" }
    let first = label.prefix { !$0.isWhitespace }
    guard let emoji = first.first(where: \.isSpokenEmoji) else { return nil }
    return first.count == label.count && count == label.count
      ? "an emoji but no word" : "the emoji \(emoji) in the first word"
  }
}

extension LabelEmojiHeavy {
  public static let examples = RuleExamples(
    passing: [
      // A message, and a picker.
      Example(#"<UILabel text="🔥🔥🔥 Sale" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UIButton label="🙂" frame="20 100 44 44"/><UIButton label="😀" frame="64 100 44 44"/>
        <UIButton label="😎" frame="108 100 44 44"/><UIButton label="😴" frame="152 100 44 44"/>
        """#),
      Example(#"<UIButton label="Sale" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Sale 🎉" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Sale 🎉 today 🎈" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Trade™ 2" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Sale 🎉🎉" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Sale 🎉 today 🎈 only 🎁" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="🎉 Sale" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Sale🎉 today" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="👍" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="🎉 We did it" frame="20 100 80 44"/>"#),
    ]
  )
}
