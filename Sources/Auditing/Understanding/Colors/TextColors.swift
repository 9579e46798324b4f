public import AccessibilityModel

/// The colours of the letters of an element.
public struct TextColors: Facet {
  let subject: AuditedElement

  init(_ subject: AuditedElement) { self.subject = subject }

  /// The colour of the letters, without the alpha of the views they are in; nil if it is unknown, or if there are
  /// no letters: an emoji has colours of its own, and a separator may be faint.
  public var color: Color? {
    let element = subject.element
    let isTitled = subject.role == .button && element.title != nil
    // The label of other controls need not be drawn on them.
    guard subject.kinds.contains(.texts) || context.screen.isLayoutOfAndroid || awaitsEntry else {
      return nil
    }
    guard !element.unknownColors.contains(part), part == .text || isTitled,
      let color = element.details[part] ?? tintAround ?? defaultTint,
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
      ?? ColorPair(onBest: color, of: .placeholder, at: subject)
  }

  /// Whether it is a field of a design in which users type their text, in a colour that the file states.
  private var awaitsEntry: Bool {
    subject.context.screen.framesAreDesignTime && subject.isTextEntry
      && subject.element.textColor != nil
      && (context.screen.isLayoutOfAndroid || !subject.element.systemColors.contains(.text))
  }

  private var hasLetters: Bool {
    subject.element.visibleText?.contains { !$0.isWhitespace && !$0.isSpokenEmoji } ?? false
  }

  /// Whether it is a label of a design without a text, which code sets, in a colour that the file states.
  private var awaitsText: Bool {
    let element = subject.element
    return isFilledByCode && element.visibleText?.isBlank ?? true
      && element.textColor != nil
      && (!element.systemColors.contains(.text) || context.screen.isLayoutOfAndroid)
      && subject.templateUse.hasPrototypeText
  }

  private var isFilledByCode: Bool {
    subject.role == .staticText
      || context.screen.isLayoutOfAndroid && subject.role == .button
        && subject.flags.contains(.boundText)
  }

  /// Why users may see none of its letters; nil if the file has a text.
  public var doubtAboutText: Reason? {
    awaitsText ? subject.reasonOfCode(setting: [.text], "its text") : nil
  }

  /// Which of the two colours of its letters is unknown; nil if both are known, or if there are no letters.
  public var unknown: Reason? {
    // The description of an image has no colour.
    guard
      subject.kinds.contains(.texts)
        || context.screen.isLayoutOfAndroid
          && (subject.element.text ?? subject.element.title) != nil,
      subject.role != .image, hasLetters, pair?.isOnBest ?? true, !subject.surface.isSeparatorText,
      subject.element.measuredLook == nil
    else { return nil }
    return color == nil
      ? "the colour of its text is unknown" : "the colour behind its text is unknown"
  }

  /// The picture behind the letters, whose colours are not in the file; nil for none, and if a view between them makes the
  /// letters readable on any picture.
  public var picture: AuditedElement? {
    let backdrop = Backdrop(subject.context)
    if let color = color ?? (subject.isTextEntry ? subject.details.placeholderColor : nil) {
      guard color.alpha > 0, pair.map({ $0.contrast >= Self.leastOnPicture }) ?? true,
        !backdrop.isReadable(color, at: subject.index, contrast: Self.leastOnPicture)
      else { return nil }
    } else {
      guard subject.role == .staticText, subject.kinds.contains(.texts), hasLetters,
        !subject.surface.isSeparatorText
      else { return nil }
    }
    return backdrop.picture(behind: subject.index).map(subject.context.subject)
  }

  /// WCAG 2.2, criterion 1.4.3, of large text.
  private static let leastOnPicture = 3.0

  /// The letters on their background, or translucent ones on the best; nil if one of the two colours is unknown. Of the
  /// colours that code gives them at times, the faintest counts.
  public var pair: ColorPair? {
    guard let other = pairOfCode else { return pairOfFile }
    return pairOfFile.map { $0.contrast <= other.contrast ? $0 : other } ?? other
  }

  private var pairOfCode: ColorPair? {
    guard !context.appearance.isDark else { return nil }
    return subject.details.textColorsOfCode.compactMap { ColorPair($0, of: .text, at: subject) }
      .filter { $0.contrast >= Self.leastSeen }.min { $0.contrast < $1.contrast }
  }

  private var pairOfFile: ColorPair? {
    guard let color else { return nil }
    let pair = ColorPair(color, of: part, at: subject, tint: tintOfOthers(in: color))
    if let pair, !pair.isOnWindowOfLayout || pair.contrast >= Self.leastSeen { return pair }
    return ColorPair(onBest: color, of: part, at: subject) ?? pair
  }

  private func tintOfOthers(in color: Color) -> ColorPair.Tint? {
    if hasDefaultTint { return .ofSystem }
    guard subject.element.details[part] == nil, tintAround != nil else { return nil }
    return color.isSystemBlue ? .ofSystem : .ofViewAround
  }

  /// Whether it is the title of a button of a design in the tint: the button has no colour for it in the file.
  private var takesTint: Bool {
    let element = subject.element
    if subject.isBarButton {
      return part == .tint && element.title?.isBlank == false && element.tintColor == nil
        && !element.unknownColors.contains(.tint)
    }
    guard subject.context.screen.framesAreDesignTime, subject.context.screen.platform == .iOS,
      subject.className == "UIButton", !subject.isCustomClass, element.title?.isBlank == false
    else { return false }
    return part == .tint && element.tintColor == nil && !element.unknownColors.contains(.tint)
      && (element.layout?.hasConfiguration == true || subject.isSystemButton)
  }

  /// Whether it is such a title in the system's blue, since no view around it has a tint in the file either. The app may
  /// have another tint (https://developer.apple.com/documentation/uikit/uiview/tintcolor).
  private var hasDefaultTint: Bool {
    takesTint && !subject.isBarButton && subject.element.layout?.hasConfiguration == false
      && !subject.ancestors.contains {
        $0.element.tintColor != nil || $0.element.unknownColors.contains(.tint)
      }
  }

  private var defaultTint: Color? { hasDefaultTint ? Color.systemBlue : nil }

  private var tintAround: Color? { takesTint ? subject.tintOfViewAround : nil }

  /// Why users do not see these letters in these colours; nil if they do.
  public func replacement(of pair: ColorPair) -> Reason? {
    if isLeftover { return "users never see the title" }
    let contrast = pair.contrast
    // In dark mode, a colour that does not follow the appearance is invisible without any code.
    if pair.isOnBest { return nil }
    if pair.doubt != nil, contrast < Self.leastSeen, !subject.context.appearance.isDark {
      if pair.isOnWindowOfLayout { return "a view of another colour is around the layout" }
      if !pair.isLeftByCode, !hasBothColors(of: pair),
        subject.codeMaySet([.textColor, .tintColor])
      {
        return "a text that is invisible in the file gets its colour from code"
      }
    }
    if contrast < Self.leastOfDefault, pair.mayBeOnOther, !subject.context.appearance.isDark {
      return "another view or code gives it its background"
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
    subject.role == .button && !subject.context.screen.isLayoutOfAndroid
      && subject.element.systemColors.contains(.text)
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
    guard !element.unknownColors.contains(.tint) else { return nil }
    let around = element.tintColor == nil && drawsTemplate ? tintOfViewAround : nil
    guard let color = element.tintColor ?? around, color.alpha > 0 else { return nil }
    let tint: ColorPair.Tint? = around == nil ? nil : .ofViewAround
    return ColorPair(color, of: .tint, at: self, tint: tint).flatMap {
      $0.isOnDefault && !isBarButton ? nil : $0
    }
  }

  /// Whether it is a view of an iOS design that draws its image in the tint: a symbol, or the image of a button of the
  /// type system (https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum/system).
  private var drawsTemplate: Bool {
    guard context.screen.framesAreDesignTime, context.screen.platform == .iOS, !isCustomClass,
      element.image != nil
    else { return false }
    return details.imageIsSymbol || isSystemButton || isBarButton
  }

  /// The tint of the nearest view of a design around it that has one, which UIKit hands down
  /// (https://developer.apple.com/documentation/uikit/uiview/tintcolor); nil for none, and for an unknown one.
  fileprivate var tintOfViewAround: Color? {
    guard isBarButton || !ancestorTraits.contains(.bar) else { return nil }
    let tinted = ancestors.first {
      $0.element.tintColor != nil || $0.element.unknownColors.contains(.tint)
    }
    guard let tinted, !tinted.element.unknownColors.contains(.tint) else { return nil }
    return tinted.element.tintColor
  }

  /// Whether it is an item of a bar of an iOS design, which draws its title or its image in the tint
  /// (https://developer.apple.com/documentation/uikit/uibarbuttonitem).
  var isBarButton: Bool {
    context.screen.framesAreDesignTime && context.screen.platform == .iOS
      && className == "UIBarButtonItem"
  }

  /// Whether it is a button of the type system without a configuration.
  fileprivate var isSystemButton: Bool {
    className == "UIButton" && element.layout?.hasConfiguration == false
      && ["system", "roundedRect"].contains(element.layout?.style ?? "")
  }
}

extension Color {
  /// In the light appearance.
  fileprivate static let systemBlue = Color(red: 0, green: 122 / 255, blue: 1)

  fileprivate var isSystemBlue: Bool {
    let blue = Self.systemBlue
    return abs(red - blue.red) < 0.01 && abs(green - blue.green) < 0.01
      && abs(self.blue - blue.blue) < 0.01
  }
}
