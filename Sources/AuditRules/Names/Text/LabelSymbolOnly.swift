internal import AccessibilityModel
public import Auditing

/// Reports labels of signs alone, and those that an icon font draws.
///
/// Someone hears «black star», or nothing: a sign in the private use area has no name.
public struct LabelSymbolOnly: LabelRule {
  public static let description = RuleDescription(
    id: "label-symbol-only",
    group: .names,
    summary: "A label holds a letter or a digit, and no sign of an icon font.",
    rationale: "The voice says “black star” or “greater than”, and nothing at all for a sign of an "
      + "icon font.",
    remedy: "say in words what the sign stands for",
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .labelled

  public init() {}

  public func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    // The voice passes over a sign beside words, and says the words.
    if label.hasPrivateUse, !label.hasLetterOrDigit {
      return LabelFault("is called \(label.text.spelledOut), a sign of an icon font")
    }
    // An emoji is spoken by its name; it is `label-emoji-heavy`'s.
    guard !label.hasLetterOrDigit, !(label.hasEmoji && label.text.contains { $0.isSpokenEmoji })
    else { return nil }
    return LabelFault("is called \(label.text.quoted), which has neither letter nor digit")
  }

  public func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    let isDrawn = subject.labelFacts.hasPrivateUse
    // A sign between texts separates them, and a key is called by what it types.
    guard isDrawn || !subject.isContent && !subject.isOneOfSigns else { return }
    findings.report(
      "\(subject) \(fault.words)", at: subject,
      outcome: Self.isSpoken(subject.labelText) && !isDrawn ? .review : .fail)
  }

  /// Signs that voices read as words: on a stepper's buttons, a calculator's keys.
  private static func isSpoken(_ label: String) -> Bool {
    label.collapsed.count == 1 && label.contains { "+-−–×÷=%&@#?!*/$€£".contains($0) }
  }
}

extension Character {
  /// Whether it is a letter that has a small and a capital form.
  var isCased: Bool { isLetter && (isUppercase || isLowercase) }

  /// Whether it is drawn, and read, as an emoji: by itself or because a variation selector says so.
  var isSpokenEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji, !first.isASCII else {
      return unicodeScalars.contains("\u{20E3}")
    }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }
}

extension String {
  /// Signs that cannot be printed by their number, as Unicode writes it.
  var spelledOut: String {
    unicodeScalars.filter { !$0.properties.isWhitespace }.prefix(8).map {
      $0.properties.generalCategory == .privateUse
        ? "U+" + String($0.value, radix: 16, uppercase: true) : String($0)
    }.joined(separator: " ")
  }
}

extension LabelSymbolOnly {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Favourite" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="5" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="我" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="👍" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="❤️" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="&#xF015; Home" frame="20 100 44 44"/>"#),
      // What separates two texts.
      Example(#"<UILabel text="•" frame="20 100 44 44"/>"#),
      // A keypad.
      Example(
        #"""
        <UIButton title="7" frame="20 100 60 60"/><UIButton title="8" frame="80 100 60 60"/>
        <UIButton title="*" frame="20 160 60 60"/><UIButton title="0" frame="80 160 60 60"/>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton label="★" frame="20 100 44 44"/>"#),
      Example(#"↓<UIButton label="&gt;&gt;" frame="20 100 44 44"/>"#),
      Example(#"↓<UIButton label="&#xF015;" frame="20 100 44 44"/>"#),
      // To be judged by a person.
      Example(#"↓<UIButton label="+" frame="20 100 44 44"/>"#),
    ]
  )
}
