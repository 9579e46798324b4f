internal import AccessibilityModel
internal import Auditing

/// Reports labels without words, and labels with symbols of an icon font.
///
/// Symbols in the private use area of Unicode have no name to speak, nor has the character that stands for a picture
/// within a text, nor that for a character which could not be decoded.
struct LabelSymbolOnly: LabelRule {
  static let description = RuleDescription(
    id: "label-symbol-only",
    group: .names,
    summary: "Labels must not consist of symbols alone.",
    rationale: "Speech reads the name of the symbol, such as “black star”, and nothing for a "
      + "symbol of an icon font. Emoji, keys and separators are exempt.",
    remedy: Remedy(
      ofLabel: { "replace the symbol in \($0) with words" },
      .label("Favourite"),
      .swiftUI(#"Text("★").accessibilityLabel("Favourite")"#)),
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .labelled

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    if label.hasPrivateUse, !label.hasLetterOrDigit {
      return LabelFault("has the label \(label.text.spelledOut), an icon-font symbol")
    }
    if Surface.isLetterX(label.text) {
      return LabelFault("needs words instead of the letter \(label.text.quoted)")
    }
    if label.hasLetterOrDigit {
      return label.text.namelessSymbol.map { LabelFault("is read with \($0) in its label") }
    }
    // An emoji is spoken by its name; it is `label-emoji-heavy`'s.
    guard !(label.hasEmoji && label.text.contains { $0.isSpokenEmoji }) else { return nil }
    return LabelFault("needs words instead of the label \(label.text.quoted)")
  }

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    if Surface.isLetterX(subject.wording.label) {
      guard subject.surface.isLetterForCross else { return }
      return findings.report(
        "\(subject) \(fault.words)", at: subject, doubt: "the letter may be its name")
    }
    if subject.wording.facts.hasLetterOrDigit {
      return findings.report(
        "\(subject) \(fault.words)", at: subject, doubt: "some voices skip it",
        suggestion: Self.remedyOfNamelessSymbol, asking: .ofScreen)
    }
    let isDrawn = subject.wording.facts.hasPrivateUse
    // A symbol between texts separates them, and the label of a key is the character that it types.
    let isText =
      subject.labelSource.isContent && !subject.labelSource.isIconOfText
      && !(subject.labelSource.isDrawnText && mayBePicture(subject))
    guard isDrawn || !isText && !subject.surface.isOneOfSigns else { return }
    findings.report(
      "\(subject) \(fault.words)", at: subject,
      doubt: Reason.when(
        Self.isSpoken(subject.wording.label) && !isDrawn,
        "the screen reader has a word for the symbol")
        ?? .when(
          subject.templateUse.isReachedByOutlet, "code has an outlet to replace it"),
      suggestion: subject.isActionable ? nil : Self.remedyOfPicture,
      asking: subject.labelSource.isIconOfText ? .ofSiblings : nil)
  }

  private static let remedyOfNamelessSymbol = Remedy(
    "leave the symbol out of accessibilityLabel",
    appKit: "leave the symbol out of the accessibility label",
    android: "leave the symbol out of contentDescription, and hide the view that draws it")

  /// An element other than a control may be a decoration.
  private static let remedyOfPicture = Remedy(
    "replace the symbol in accessibilityLabel with words, or hide a decoration with isAccessibilityElement = false",
    swiftUI:
      "replace the symbol in accessibilityLabel with words, or hide a decoration with accessibilityHidden(true)",
    appKit:
      "replace the symbol in the accessibility label with words, or hide a decoration with setAccessibilityElement(false)",
    android:
      "replace the symbol in contentDescription with words, or hide a decoration with android:importantForAccessibility=\"no\""
  )

  /// Whether a text that is a view of its own, such as “?”, may be a picture; a dash or a slash separates texts,
  /// or is there instead of a value.
  private func mayBePicture(_ subject: AuditedElement) -> Bool {
    Self.isSpoken(subject.wording.label) && !subject.wording.label.contains { "-−–/".contains($0) }
  }

  /// Symbols that speech reads as words: on the buttons of a stepper or the keys of a calculator.
  private static func isSpoken(_ label: String) -> Bool {
    label.collapsed.count == 1 && label.contains { "+-−–×÷=%&@#?!*/$€£".contains($0) }
  }
}

extension Character {
  /// Whether it is a letter that has a small and a capital form.
  var isCased: Bool { isLetter && (isUppercase || isLowercase) }
}

extension String {
  /// The first symbol without a name, for a message; nil for none.
  ///
  /// Apple's logo and the symbols of its own fonts, on the last plane, have names in VoiceOver.
  fileprivate var namelessSymbol: String? {
    for scalar in unicodeScalars where !scalar.isASCII {
      switch scalar.value {
      case 0xFFFC: return "an object replacement character"
      case 0xFFFD: return "a replacement character"
      case 0xE000...0xF8FE, 0xF0000...0xFFFFD:
        return "the icon-font symbol U+" + String(scalar.value, radix: 16, uppercase: true)
      default: continue
      }
    }
    return nil
  }

  /// Unprintable characters by their number, as Unicode writes it.
  var spelledOut: String {
    unicodeScalars.filter { !$0.properties.isWhitespace }.prefix(8).map {
      $0.properties.generalCategory == .privateUse
        ? "U+" + String($0.value, radix: 16, uppercase: true) : String($0)
    }.joined(separator: " ")
  }
}

extension LabelSymbolOnly {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Favourite" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="5" frame="20 100 44 44"/>"#),
      Example(#"<UIButton title="X" frame="170 400 44 44"/>"#),
      Example(#"<UIButton label="我" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="👍" frame="20 100 44 44"/>"#),
      Example(#"<UIButton label="❤️" frame="20 100 44 44"/>"#),
      // Apple's logo.
      Example(#"<UIButton label="&#xF8FF; Pay" frame="20 100 44 44"/>"#),
      // A separator of two texts.
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
      // Some voices speak the symbol beside the words.
      Example(#"↓<UIButton label="&#xF015; Home" frame="20 100 44 44"/>"#),
      Example(#"↓<UILabel text="1.8&#xFFFC;km" frame="20 100 44 44"/>"#),
      Example(#"↓<UILabel text="In the beginning &#xFFFD;" frame="20 100 200 44"/>"#),
      // It closes something.
      Example(#"↓<UIButton title="X" frame="330 50 44 44"/>"#),
    ]
  )
}
