internal import AccessibilityModel

/// How a text follows the text size that users set.
public enum TextScaling: Hashable, Sendable {
  /// It has a font of fixed size.
  case fixedSize
  /// It has a text style, but keeps the size that it has at launch.
  case atLaunch
  /// It grows while the app runs.
  case continuous
}

extension DynamicType {
  /// How its text follows the text size; nil if its font is unknown.
  public var textScaling: TextScaling? {
    let (font, adjusts) = (element.font, element.adjustsFontForContentSizeCategory)
    guard font != nil || adjusts != nil || hasDefaultFont else { return nil }
    guard font?.textStyle != nil else { return .fixedSize }
    return adjusts == true ? .continuous : .atLaunch
  }

  /// How often its default size it has at most, if that is less than with the smallest of the text sizes for
  /// accessibility: WCAG 2.2, criterion 1.4.4, asks for twice the size. Nil for no such limit.
  public var limitedScale: Double? {
    element.details.largestTextScale.flatMap { $0 < Self.leastScale ? $0 : nil }
  }

  /// That of body text in the smallest of these sizes, 28 points instead of 17.
  private static let leastScale = 28.0 / 17

  /// Why it may follow the text size all the same: code may give it another font, since its class sets one when it
  /// loads or the sources leave it open, or a running app does not show whether its text style adjusts.
  public var doubtAboutFont: Reason? {
    if context.screen.isOfWidget { return "the system gives a widget its size" }
    if let place = replacedFont { return "code gives it another font (\(place.description))" }
    // Text of a fixed size does not adjust, whatever sets the property.
    let facts: Set<CodeEvidence.Subject> =
      textScaling == .fixedSize ? [.font] : [.font, .adjustsFont]
    if element.codeEvidence != nil || subject.isCustomClass, subject.codeMaySet(facts) {
      return "code may set its font"
    }
    let isUnstated =
      element.adjustsFontForContentSizeCategory == nil && !context.screen.framesAreDesignTime
    return .when(
      textScaling == .atLaunch && isUnstated, "the file does not state whether it adjusts")
  }

  /// Whether code gives it a font that the sources do not show, or a widget is too small for another: one question for a
  /// screen, whose texts usually get their fonts in the same way.
  public var hasFontOfCode: Bool { replacedFont != nil || context.screen.isOfWidget }

  private var replacedFont: CodeEvidence.Location? {
    guard case .set(.unknown, let place)? = element.codeEvidence?[.font] else { return nil }
    return place
  }

  /// Why its text has another font than that of the file, or needs no larger one; nil if neither is so.
  public var reasonForFontSize: Reason? {
    if hasNoSize { return "users do not see a view of one by one point" }
    if subject.ancestorTraits.contains(.bar) { return "the system draws the texts of its bars" }
    if subject.templateUse.hidesItsTitle { return "its title is invisible" }
    if subject.hasIconFont { return "its letters are icons" }
    if showsOnlySymbols { return "it shows no words" }
    if subject.labelSource.drawsItsOwnTitle { return "its class draws its title" }
    if isStyledByItsClass { return "the file gives its class a text style to use" }
    if isFieldOfCode { return "a larger character has no room beside the others of the code" }
    if isLargeAmount { return "it is as large as body text in the sizes for accessibility" }
    return .when(isLargestAlready, "it is as large as the largest text style becomes")
  }

  /// Whether an Interface Builder file has no font for a button with only a title: without a configuration, UIKit
  /// uses one of fixed size (docs/evidence/formats.md#fonts-of-buttons).
  private var hasDefaultFont: Bool {
    guard context.screen.platform == .iOS, subject.className == "UIButton", !subject.isCustomClass,
      element.image == nil, let layout = element.layout, element.title?.isBlank == false
    else { return false }
    return !layout.hasConfiguration && Self.titledStyles.contains(layout.style ?? "")
  }

  /// By `buttonType`; without one it is custom.
  private static let titledStyles: Set<String> = ["", "custom", "system", "roundedRect"]

  /// Whether the font of the file is as large as Dynamic Type makes its largest style, so that the user's text size
  /// cannot make it larger.
  private var isLargestAlready: Bool {
    guard let size = element.font?.size, size >= Font.largestOfAll else { return false }
    return element.codeEvidence?.location(of: .font) == nil
  }

  /// Whether the source of a view draws it in the size that body text has in the third of the sizes for accessibility: an
  /// amount, the time of a clock (https://developer.apple.com/design/human-interface-guidelines/typography#Specifications).
  private var isLargeAmount: Bool {
    guard context.screen.isSwiftUI, let size = element.font?.size else { return false }
    return size >= Self.bodyForAccessibility
  }

  private static let bodyForAccessibility = 40.0

  /// Whether it is a field for the system's password manager: users do not see it.
  private var hasNoSize: Bool {
    [subject.fixedHeight, subject.fixedWidth].allSatisfy { $0.map { $0 <= 1 } ?? false }
  }

  /// Whether there is nothing to read: only a bullet or an arrow, or a text without letters that no code can fill.
  private var showsOnlySymbols: Bool {
    guard !subject.isTextEntry, let text = element.text ?? element.title,
      isSymbol(text) || !subject.codeMaySet([.text])
    else { return false }
    // An emoji grows with the text, as words do.
    return !text.contains { $0.isLetter || $0.isNumber || $0.isSpokenEmoji }
  }

  /// Whether a text is a symbol, even if code replaces it: one on a button, or the dots of a passcode, which are all
  /// alike.
  private func isSymbol(_ text: String) -> Bool {
    guard !text.isBlank else { return false }
    return subject.role == .button || text.allSatisfy { $0.isWhitespace || Self.dots.contains($0) }
  }

  private static let dots: Set<Character> = ["*", "•", "●", "○", "∙"]

  /// Whether it is one of the fields for the characters of a code, each with room for one that is as large as body
  /// text in the second largest of all text sizes
  /// (https://developer.apple.com/design/human-interface-guidelines/typography#Specifications).
  private var isFieldOfCode: Bool {
    guard subject.isTextEntry, context.screen.framesAreDesignTime, let size = element.font?.size,
      size >= Self.sizeInCode, subject.frame.isFinite, subject.frame.width < 1.5 * size,
      subject.parent != nil
    else { return false }
    return subject.nearestSiblings.count {
      $0.isTextEntry && abs($0.frame.width - subject.frame.width) <= 1
        && abs($0.frame.height - subject.frame.height) <= 1
    } > 1
  }

  private static let sizeInCode = 47.0

  /// Whether the file gives a class of the app's own the name of a style or a size for Dynamic Type, which the class
  /// uses to set its font.
  private var isStyledByItsClass: Bool {
    guard subject.isCustomClass, element.codeEvidence == nil,
      let names = element.codeLinks?.runtimeAttributes
    else { return false }
    return names.contains { $0.hasSuffix("Style") || $0.lowercased().contains("dynamictype") }
  }
}
