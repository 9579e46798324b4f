public import AccessibilityModel

/// The colours of the letters of an element.
public struct TextColors {
  private let subject: AuditedElement

  init(_ subject: AuditedElement) { self.subject = subject }

  /// The colour of the letters, without the alpha of the views they are in; nil if it is unknown, or if there are
  /// no letters: an emoji has colours of its own, and a separator may be faint.
  public var color: Color? {
    let element = subject.element
    let isTitled = subject.role == .button && element.title != nil
    // The label of other controls need not be drawn on them.
    guard subject.kinds.contains(.texts) || isInLayoutOfAndroid else { return nil }
    guard !element.unknownColors.contains(part), part == .text || isTitled,
      let color = element.details[part] ?? defaultTint,
      awaitsText || awaitsEntry || hasLetters && !subject.surface.isSeparatorText
    else { return nil }
    return color
  }

  /// The hint of a field on its background; nil for a field without one, and if one of the two colours is unknown.
  public var hintPair: ColorPair? {
    guard let color = subject.details.placeholderColor,
      !subject.element.unknownColors.contains(.placeholder),
      subject.element.placeholder?.isBlank == false
    else { return nil }
    return ColorPair(color, of: .placeholder, at: subject)
  }

  /// Whether it is a field of a layout, in which users type their text.
  private var awaitsEntry: Bool {
    isInLayoutOfAndroid && subject.isTextEntry && subject.element.textColor != nil
  }

  private var isInLayoutOfAndroid: Bool {
    subject.context.screen.platform == .android && subject.context.screen.framesAreDesignTime
  }

  private var hasLetters: Bool {
    subject.element.visibleText?.contains { !$0.isWhitespace && !$0.isSpokenEmoji } ?? false
  }

  /// Whether it is a label of a design without a text, which code sets, in a colour that the file states.
  private var awaitsText: Bool {
    let element = subject.element
    return subject.role == .staticText && element.visibleText?.isBlank ?? true
      && element.textColor != nil
      && (!element.systemColors.contains(.text) || isInLayoutOfAndroid)
      && subject.templateUse.hasPrototypeText
  }

  /// Why users may see none of its letters; nil if the file has a text.
  public var doubtAboutText: Reason? {
    awaitsText ? subject.reasonOfCode(setting: [.text], "its text") : nil
  }

  /// Which of the two colours of its letters is unknown; nil if both are known, or if there are no letters.
  public var unknown: Reason? {
    guard subject.kinds.contains(.texts) || isInLayoutOfAndroid, hasLetters, pair == nil,
      !subject.surface.isSeparatorText, subject.element.measuredLook == nil
    else { return nil }
    return color == nil
      ? "the colour of its text is unknown" : "the colour behind its text is unknown"
  }

  /// The letters on their background; nil if one of the two colours is unknown.
  public var pair: ColorPair? {
    color.flatMap { ColorPair($0, of: part, at: subject, isDefaultTint: hasDefaultTint) }
  }

  /// Whether it is the title of a button of a design in the system's blue, since neither the button nor a view around
  /// it has a colour in the file. The app may have another tint
  /// (https://developer.apple.com/documentation/uikit/uiview/tintcolor).
  private var hasDefaultTint: Bool {
    let element = subject.element
    guard subject.context.screen.framesAreDesignTime, subject.context.screen.platform == .iOS,
      subject.className == "UIButton", !subject.isCustomClass, element.title?.isBlank == false,
      ["system", "roundedRect"].contains(element.layout?.style ?? ""),
      element.layout?.hasConfiguration == false, part == .tint, element.tintColor == nil
    else { return false }
    return !([subject] + subject.ancestors).contains {
      $0.element.tintColor != nil || $0.element.unknownColors.contains(.tint)
    }
  }

  private var defaultTint: Color? { hasDefaultTint ? Self.systemBlue : nil }

  /// In the light appearance.
  private static let systemBlue = Color(red: 0, green: 122 / 255, blue: 1)

  /// Why users do not see these letters in these colours; nil if they do.
  public func replacement(of pair: ColorPair) -> Reason? {
    if isLeftover { return "users never see the title" }
    let contrast = pair.contrast
    // In dark mode, a colour that does not follow the appearance is invisible without any code.
    if pair.doubt != nil, contrast < Self.leastSeen, !subject.context.appearance.isDark {
      if pair.isOnWindowOfLayout { return "a view of another colour is around the layout" }
      if !pair.isLeftByCode, subject.codeMaySet([.textColor, .tintColor]) {
        return "a text that is invisible in the file gets its colour from code"
      }
    }
    if let reason = pair.replacement { return reason }
    if pair.isOnDefault, contrast < Self.leastOfDefault || hasDefaultColor {
      return "the file has no background for it"
    }
    if contrast < Self.leastOfDefault, hasDefaultTitleColor {
      return "the file has no colour for the title"
    }
    return .when(
      contrast < Self.leastSeen && isOnTableOfCode(pair), "code gives the table its background")
  }

  /// The view whose background is the colour to change, for all texts on it: that of a text of a design in the
  /// system's colour for labels.
  public func viewToChange(of pair: ColorPair) -> Int? {
    guard pair.doubt == nil, hasLabelColor else { return nil }
    return pair.painter?.index
  }

  /// Fainter letters are invisible.
  public static let leastSeen = 1.2
  /// A title in UIKit's default colour with less is for a background that code sets.
  private static let leastOfDefault = 1.5

  /// The property that sets the letters' colour.
  private var part: Element.ColoredPart {
    subject.element.textColor == nil && !subject.element.unknownColors.contains(.text)
      ? .tint : .text
  }

  private var hasLabelColor: Bool {
    let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
    return subject.context.screen.framesAreDesignTime
      && subject.element.systemColors.contains(.text) && !hasDefaultTitleColor
      && subject.element.textColor.map(ends.contains) == true
  }

  /// Whether it is in a clear row of a table of the app's own controller, so that the table's background shows
  /// through, a colour or a picture that code sets: a text that is invisible on the white of the file is for that
  /// background.
  private func isOnTableOfCode(_ pair: ColorPair) -> Bool {
    guard subject.context.screen.framesAreDesignTime, subject.element.codeEvidence == nil,
      let row = subject.enclosingCell, row.element.backgroundColor?.alpha == 0,
      let painter = pair.painter
    else { return false }
    return painter.role == .table && painter.parent == nil
      && painter.element.codeLinks?.outlets.isEmpty == false
      && painter.element.colorVariants[.background] == nil
  }

  /// Whether its colour is not that of the file, but the system's.
  private var hasDefaultColor: Bool {
    subject.element.systemColors.contains(part) || hasDefaultTint
  }

  /// Whether it is a button whose title has no colour in the file, so that UIKit draws it in white.
  private var hasDefaultTitleColor: Bool {
    subject.role == .button && subject.element.systemColors.contains(.text)
      && subject.element.colorVariants[.text] == nil
  }

  /// Whether it is a title that users never see: an image replaces it, or Interface Builder gave it to the button
  /// before the button had a configuration.
  private var isLeftover: Bool {
    subject.templateUse.hidesItsTitle
      || subject.role == .button && subject.element.layout?.hasConfiguration == true
        && subject.templateUse.hasDefaultName
  }
}

extension AuditedElement {
  /// The colours of its letters.
  public var textColors: TextColors { TextColors(self) }

  /// The tint of its image on its background; nil if one of the two colours is unknown, or if the tint is clear: then
  /// it is not used, as for an image that is not a template.
  public var tintColors: ColorPair? {
    guard let color = element.tintColor, color.alpha > 0, !element.unknownColors.contains(.tint)
    else { return nil }
    return ColorPair(color, of: .tint, at: self).flatMap { $0.isOnDefault ? nil : $0 }
  }
}
