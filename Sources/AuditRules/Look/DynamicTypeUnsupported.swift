internal import AccessibilityModel
public import Auditing

/// Reports text with a fixed font size.
public struct DynamicTypeUnsupported: ElementRule {
  public static let description = RuleDescription(
    id: "dynamic-type-unsupported",
    group: .look,
    summary: "Text should support Dynamic Type.",
    rationale: "Users with low vision who set a larger text size still see small text here.",
    remedy: Remedy(
      "use UIFont.preferredFont(forTextStyle:) and set adjustsFontForContentSizeCategory",
      .uiKit(
        "label.font = .preferredFont(forTextStyle: .body); "
          + "label.adjustsFontForContentSizeCategory = true"),
      .swiftUI(".font(.body)")),
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    needs: [.fonts],
    platforms: [.iOS]
  )

  public static let subjects: ElementKinds = .all
  public static let judgesHiddenViews = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard isText(subject), showsWords(subject), !subject.hidesItsTitle,
      !isStyledByItsClass(subject), !subject.drawsItsOwnTitle, !isCodeCell(subject),
      !isFontSetByCode(subject),
      // The system draws the texts of its bars.
      !subject.ancestorTraits.contains(.bar)
    else { return }
    let (font, adjusts) = (
      subject.element.font, subject.element.adjustsFontForContentSizeCategory
    )
    guard font != nil || adjusts != nil || hasDefaultFont(subject) else { return }
    let hasStyle = font?.textStyle != nil
    guard !hasStyle || adjusts != true, !isLargestAlready(subject) else { return }
    // A text style follows the text size that the user has when the app starts; a fixed size never does.
    findings.report(
      hasStyle
        ? "\(subject) uses a text style but does not scale with Dynamic Type"
        : "\(subject) uses a fixed font size", at: subject,
      doubt: .when(isSetByCode(subject, hasStyle: hasStyle), "code may set its font")
        ?? .when(
          hasStyle && adjusts == nil && !subject.isOfDesign,
          "the file does not state whether it adjusts"),
      severity: hasStyle ? .note : nil,
      suggestion: hasStyle ? Self.advice(for: subject) : nil,
      // A button has the property on its title label only, which a file cannot set.
      fix: hasStyle && subject.role != .button
        ? Fix(attribute: .adjustsFontForContentSizeCategory, value: "true") : nil)
  }

  private static func advice(for subject: AuditedElement) -> Remedy {
    subject.role == .button
      ? "set titleLabel?.adjustsFontForContentSizeCategory = true"
      : "set adjustsFontForContentSizeCategory = true"
  }

  /// Whether an Interface Builder file has no font for a button with only a title: without a configuration,
  /// UIKit uses one of fixed size (docs/evidence/formats.md#fonts-of-buttons).
  private func hasDefaultFont(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.platform == .iOS, subject.className == "UIButton",
      !subject.isCustomClass, subject.element.image == nil, let layout = subject.element.layout,
      subject.element.title?.isBlank == false
    else { return false }
    return !layout.hasConfiguration && Self.titledStyles.contains(layout.style ?? "")
  }

  /// By `buttonType`; without one it is custom.
  private static let titledStyles: Set<String> = ["", "custom", "system", "roundedRect"]

  /// Whether the font of the file is as large as Dynamic Type makes its largest style: the user's text size cannot
  /// make it larger.
  private func isLargestAlready(_ subject: AuditedElement) -> Bool {
    guard let size = subject.element.font?.size, size >= Font.largestOfAll else { return false }
    return subject.element.codeEvidence?.location(of: .font) == nil
  }

  /// A custom class may set its font when it loads, and other code any font. A font of fixed size
  /// does not adjust.
  private func isSetByCode(_ subject: AuditedElement, hasStyle: Bool) -> Bool {
    let isKnown = subject.element.codeEvidence != nil
    return (isKnown || subject.isCustomClass)
      && subject.codeMaySet(hasStyle ? [.font, .adjustsFont] : [.font])
  }

  /// Whether there is something to read: a bullet or an arrow is none, and neither is a text of nothing
  /// that no code can fill.
  private func showsWords(_ subject: AuditedElement) -> Bool {
    if isInvisible(subject) || subject.hasIconFont { return false }
    guard !subject.role.isTextEntry, let text = subject.element.text ?? subject.element.title,
      isSign(text, of: subject) || !subject.codeMaySet([.text])
    else { return true }
    // An emoji grows with the text, as words do.
    return text.contains { $0.isLetter || $0.isNumber || $0.isSpokenEmoji }
  }

  /// Whether a text is a sign, whatever code makes of it: one on a button, or the dots of a passcode, each of
  /// which is as good as the next.
  private func isSign(_ text: String, of subject: AuditedElement) -> Bool {
    guard !text.isBlank else { return false }
    return subject.role == .button || text.allSatisfy { $0.isWhitespace || Self.dots.contains($0) }
  }

  private static let dots: Set<Character> = ["*", "•", "●", "○", "∙"]

  /// Whether it is one of the fields for the characters of a code, each with room for one that is as large as
  /// body text in the second largest of all text sizes
  /// (https://developer.apple.com/design/human-interface-guidelines/typography#Specifications).
  private func isCodeCell(_ subject: AuditedElement) -> Bool {
    guard subject.isTextEntry, subject.context.screen.framesAreDesignTime,
      let size = subject.element.font?.size, size >= 47, isCell(subject.frame, size)
    else { return false }
    return subject.parent != nil
      && subject.nearestSiblings.count {
        $0.isTextEntry && abs($0.frame.width - subject.frame.width) <= 1
          && abs($0.frame.height - subject.frame.height) <= 1
      } > 1
  }

  /// Whether a second character has no room.
  private func isCell(_ frame: Rect, _ size: Double) -> Bool {
    frame.isFinite && frame.width < 1.5 * size
  }

  /// Whether it is a field for the system's password manager, which users do not see: one by one point.
  private func isInvisible(_ subject: AuditedElement) -> Bool {
    [subject.fixedHeight, subject.fixedWidth].allSatisfy { $0.map { $0 <= 1 } ?? false }
  }

  /// Whether the file gives a class of the app's own the name of a style or a size for Dynamic Type,
  /// which the class uses to set its font.
  private func isStyledByItsClass(_ subject: AuditedElement) -> Bool {
    guard subject.isCustomClass, subject.element.codeEvidence == nil,
      let names = subject.element.codeLinks?.runtimeAttributes
    else { return false }
    return names.contains {
      $0.hasSuffix("Style") || $0.lowercased().contains("dynamictype")
    }
  }

  /// Whether the app's sources set a font that is not a literal: the one in the file is replaced.
  private func isFontSetByCode(_ subject: AuditedElement) -> Bool {
    if case .set(.unknown, _)? = subject.element.codeEvidence?[.font] { true } else { false }
  }

  private func isText(_ subject: AuditedElement) -> Bool {
    subject.role == .staticText || subject.role.isTextEntry
      || subject.role == .button && subject.element.title != nil
  }
}

extension DynamicTypeUnsupported {
  private static func label(_ attributes: String, mark: String = "") -> Example {
    Example("\(mark)<UILabel text=\"Total\" \(attributes) frame=\"20 100 100 20\"/>")
  }

  public static let examples = RuleExamples(
    passing: [
      label(#"font="style:body" adjustsFontForContentSizeCategory="true""#),
      // Nothing is said of its font.
      label(""),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"><UILabel text="Payees" font="17 bold" frame="150 56 90 26"/></UINavigationBar>
        """#),
    ],
    failing: [
      label(#"font="17""#, mark: "↓"),
      label(#"font="17" adjustsFontForContentSizeCategory="true""#, mark: "↓"),
      label(#"font="style:body" adjustsFontForContentSizeCategory="false""#, mark: "↓"),
      // Needs review: the file does not state it.
      label(#"font="style:body""#, mark: "↓"),
      label(#"adjustsFontForContentSizeCategory="true""#, mark: "↓"),
      Example(
        #"↓<UITextField label="Name" adjustsFontForContentSizeCategory="false" frame="0 0 90 34"/>"#
      ),
    ]
  )
}
