internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports controls whose label lacks the visible text.
public struct LabelInName: ElementRule {
  public static let description = RuleDescription(
    id: "label-in-name",
    group: .names,
    summary: "Labels must contain the visible text.",
    rationale: "Voice Control users say the text they see, and nothing happens; sighted helpers "
      + "and VoiceOver users use different names.",
    remedy: Remedy(
      "start accessibilityLabel with the visible text, or add it to accessibilityUserInputLabels",
      appKit: "start the accessibility label with the visible text, or add it with "
        + "setAccessibilityUserInputLabels(_:)",
      android: "start contentDescription with the visible text, or remove contentDescription",
      .uiKit(#"button.accessibilityUserInputLabels = ["Send", "Submit"]"#),
      .swiftUI(#".accessibilityInputLabels(["Send", "Submit"])"#),
      .appKit(#"button.setAccessibilityUserInputLabels(["Send", "Submit"])"#),
      .views(#"android:contentDescription="@null""#),
      .compose(#"Modifier.semantics { contentDescription = "Send message" }"#)),
    severity: .error,
    criteria: [.wcag("2.5.3")],
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .controls
  public static let judgesHiddenViews = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let texts = VisibleNames(of: subject), texts.matches.isEmpty,
      !subject.spokenHint.showsHint,
      !(subject.templateUse.hasPrototypeText && texts.all.allSatisfy { isStub($0, subject) })
    else { return }
    let seen = texts.all.map(\.quoted).joined(separator: " and ")
    findings.report(
      "\(subject) has the label \(subject.wording.quotedLabel) without the visible text \(seen)",
      at: subject,
      doubt: .when(isReplacedByCode(subject), "code may replace the text"),
      fix: texts.all.count == 1 && isWhole(texts.all[0], on: subject) && isItsTitle(subject)
        ? Fix(attribute: .label, value: texts.all[0].collapsed) : nil)
  }

  /// Whether the app's sources set another text than the one that is compared.
  private func isReplacedByCode(_ subject: AuditedElement) -> Bool {
    subject.templateUse.hasPrototypeText || subject.labelSource.isTextSetInSources
  }

  /// Whether the text is the control's own, or that of the label in a button: the content of a card
  /// is only part of its label.
  private func isItsTitle(_ subject: AuditedElement) -> Bool {
    subject.element.title != nil || subject.element.text != nil
      || subject.role.isControl && !subject.isCustomClass
  }

  /// Whether the text is the visible one: not truncated, and not replaced by code.
  private func isWhole(_ text: String, on subject: AuditedElement) -> Bool {
    !SpokenText(text).isCut && !isStub(text, subject) && !subject.templateUse.hasPrototypeText
  }

  /// Whether it is Interface Builder's default text of a new control.
  private func isStub(_ text: String, _ subject: AuditedElement) -> Bool {
    TemplateText.isDefaultName(LabelWords(text), in: subject.wording.language)
  }
}

/// The texts on a control that a person can say, and those that are in its name.
struct VisibleNames {
  /// As they are written.
  private(set) var all: [String] = []
  /// Where in the name's words each that is in it begins.
  private(set) var matches: [Int] = []

  /// - Returns: nil without a label or text, or if the label comes from the text.
  init?(of subject: AuditedElement) {
    guard subject.kinds.contains(.labelled) else { return nil }
    let element = subject.element
    guard subject.labelSource.isStated, !element.isTextEntry, !element.isTextual,
      !subject.templateUse.hidesItsTitle, !subject.surface.isKeyOfCalculator
    else { return nil }
    all = subject.wording.visibleTexts.filter {
      $0.count(where: \.isLetter) > 1 && !Self.isTypeName($0)
    }
    guard !all.isEmpty else { return nil }
    let inputs = element.userInputLabels
    let name = SpokenText(subject.wording.labelWords)
    for text in all {
      let words = SpokenText(text)
      guard !words.folded.isEmpty else { continue }
      if let place = words.place(in: name) {
        matches.append(place)
      } else if inputs.contains(where: { words.place(in: SpokenText($0)) != nil }) {
        matches.append(0)
      } else if Self.isJoined(text.collapsed, in: subject.wording.label)
        || words.isShortForm(of: name)
      {
        matches.append(0)
      }
    }
  }

  /// Whether a text is in a label after a number without a space: “12Posts”, “58KFollowers”.
  private static func isJoined(_ text: String, in label: String) -> Bool {
    guard text.count >= leastJoined, let place = label.firstRange(of: text) else { return false }
    return label[..<place.lowerBound].suffix(2).contains(where: \.isNumber)
  }

  private static let leastJoined = 4

  /// Whether it is the full name of a type, “Company.Controls.Icon”: what .NET and Java return as the text of
  /// an object that has none (https://learn.microsoft.com/dotnet/api/system.object.tostring). The screen
  /// shows the object.
  private static func isTypeName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, let type = parts.last else { return false }
    return type.first?.isUppercase == true && type.contains(where: \.isLowercase)
      && parts.allSatisfy { part in
        part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}

/// The words of a text as they are said, for a search by whole words.
struct SpokenText {
  let folded: [String]
  /// The text was cut: its last word may be half a word.
  let isCut: Bool

  init(_ text: String) { self.init(LabelWords(text)) }

  init(_ words: LabelWords) {
    folded = words.folded
    let end = words.text.collapsed
    isCut = end.hasSuffix("…") || end.hasSuffix("...")
  }

  /// The first word of the other text from which on all words of this one follow.
  func place(in other: SpokenText) -> Int? {
    if isIdeographic {
      return other.folded.joined().contains(folded.joined()) ? 0 : nil
    }
    // A label has fewer words; a file may hold any number.
    let wanted = folded.prefix(64)
    guard wanted.count <= other.folded.count else { return nil }
    return (0...(other.folded.count - wanted.count)).first { start in
      wanted.indices.allSatisfy { index in
        let word = other.folded[start + index]
        return word == wanted[index]
          || isCut && index == wanted.count - 1 && word.hasPrefix(wanted[index])
      }
    }
  }

  /// Scripts without spaces between words are searched by characters.
  private var isIdeographic: Bool {
    folded.contains { word in
      word.unicodeScalars.contains { (0x0E00...0x0E7F).contains($0.value) || $0.isIdeograph }
    }
  }
}

extension LabelInName {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Send" label="send" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Send" label="Send the message" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Send 🚀" label="Send!" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Send" frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton title="Send" label="Submit" userInputLabels="Send|Submit" frame="20 100 80 44"/>"#
      ),
      // A symbol cannot be spoken.
      Example(#"<UIButton title="&#xF015;" label="Home" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="×" label="Close" frame="20 100 80 44"/>"#),
      Example(#"<UITextField label="Name" text="Ann" frame="20 100 80 44"/>"#),
      // Its visible text is short for the label, or divided differently.
      Example(#"<UIButton title="Mon 3 Nov" label="Monday, 3 November" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="2 hr" label="2 hours" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="JD" label="Jane Doe" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="E-mail" label="Email us" frame="20 100 80 44"/>"#),
      // One of several texts will do.
      Example(
        #"""
        <UIButton label="Inbox" frame="20 100 80 44">
          <UILabel text="Inbox" isElement="false" frame="20 100 60 20"/>
          <UILabel text="twelve new" isElement="false" frame="20 120 60 20"/>
        </UIButton>
        """#),
      Example(
        #"""
        <UIButton label="Continue with Apple" frame="20 100 80 44">
          <UILabel text="Continue with App…" isElement="false" frame="20 100 60 20"/>
        </UIButton>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Send" label="Submit" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Send" label="Resend" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Send it now" label="Now send it" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Mon 3 Nov" label="Tuesday, 4 November" frame="20 100 80 44"/>"#),
      Example(
        #"""
        ↓<UIButton label="submit_btn" frame="20 100 80 44">
          <UILabel text="Send" isElement="false" frame="20 100 60 20"/>
        </UIButton>
        """#),
    ]
  )
}
