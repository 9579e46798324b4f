internal import AccessibilityModel

/// A colour of an element, and that of its background.
///
/// A capture shows the colours of the running app. In an Interface Builder file, code may set other colours:
/// ``doubt`` and ``replacement`` are the reasons to think so.
public struct ColorPair {
  let subject: AuditedElement
  let part: Element.ColoredPart
  /// By WCAG's formula, from 1 to 21; the best possible one if a colour below translucent ones is unknown.
  public let contrast: Double
  /// A tint that neither the file nor the element states for it.
  enum Tint {
    /// The system's default, which the app may replace as a whole.
    case ofSystem
    /// That of a view or a window around it.
    case ofViewAround
  }

  /// Nil for a colour of its own.
  private let tint: Tint?
  /// Whether it is the system's default tint on a background that may be the system's: to put it on a colour is the
  /// app's decision.
  public var isDefaultTint: Bool { tint == .ofSystem && !isOnColor }
  /// Whether the background is the one that UIKit usually has, since the file has none.
  public let isOnDefault: Bool
  /// Whether the letters are translucent, and their contrast is the best that any background gives.
  public let isOnBest: Bool
  /// Whether the contrast is the best possible one, since a colour behind is unknown.
  public let isBest: Bool

  /// Nil if the background is unknown.
  init?(
    _ color: Color, of part: Element.ColoredPart, at subject: AuditedElement,
    tint: Tint? = nil
  ) {
    let backdrop = Backdrop(subject.context)
    let stated = backdrop.contrast(of: color, at: subject.index)
    guard let contrast = stated?.ratio ?? backdrop.contrastOnWhite(of: color, at: subject.index)
    else { return nil }
    isOnDefault = stated == nil
    isOnBest = false
    isBest = stated?.isBest ?? false
    (self.subject, self.part, self.contrast) = (subject, part, contrast)
    self.tint = tint
  }

  /// A translucent colour on the background that suits it best, where the background is unknown; nil for an opaque one.
  init?(onBest color: Color, of part: Element.ColoredPart, at subject: AuditedElement) {
    // The system has its own translucent colours for less important texts.
    guard !subject.details.systemColors.contains(part),
      let contrast = Backdrop(subject.context).bestContrast(of: color, at: subject.index)
    else { return nil }
    (isOnDefault, isOnBest, isBest, tint) = (false, true, true, nil)
    (self.subject, self.part, self.contrast) = (subject, part, contrast)
  }

  /// The view that draws the background, if that is one opaque colour.
  var painter: AuditedElement? {
    Backdrop(subject.context).painter(of: subject.index).map(subject.context.subject)
  }

  /// Why users may see other colours; nil if they see these. Custom classes and views with an outlet usually get
  /// theirs from code, unless the app's sources show that they do not.
  public var doubt: Reason? {
    if tint != nil { return "the app may have another tint" }
    if isOnBest {
      return .when(
        subject.context.screen.framesAreDesignTime
          && subject.codeMaySet([.textColor, .tintColor, .hidden]), "code may change its colour")
    }
    if isOnDefault { return "the file has no background for it" }
    if isMark { return "Increase Contrast gives it another colour" }
    guard isSure else {
      return isOnWindowOfLayout && painter?.details.systemColors.contains(.background) == true
        ? "another view may be between it and the window of the theme"
        : "its colour or its background is not certain"
    }
    return .when(
      contrast < Self.leastOfTwo && isOnScreenOfCode,
      "code may give the screen another background")
  }

  /// Whether one answer decides it for all texts of the screen: the tint of the app, the background that a file lacks, the
  /// colours that code chooses for a SwiftUI view, and in dark mode whether the app supports it, where one of the two colours is that of the theme.
  public var isOneQuestion: Bool {
    if tint != nil || isOnDefault || isMark { return true }
    let context = subject.context
    // Code that chooses the colours of a view chooses those of all texts in it.
    if context.screen.isSwiftUI, !isOnBest, !isSure { return true }
    guard context.screen.framesAreDesignTime, context.screen.platform == .android,
      context.appearance.isDark
    else { return false }
    return details.systemColors.contains(part)
      || painter?.details.systemColors.contains(.background) == true
  }

  /// Why users see other colours: the two are exactly the same in every appearance of an Interface Builder file, or
  /// nearly the same on a row without a colour in the file, so that code must set one of them.
  public var replacement: Reason? {
    if part == .tint, contrast < Self.leastOfIcon, mayBeOnOther || isOnWindowOfLayout {
      return "another view or code gives it its background"
    }
    return .when(!isOnBest && isSetByCode, "code must set one of the two colours")
  }

  /// Whether it is on the window of a layout of Android, which another view may be around.
  var isOnWindowOfLayout: Bool {
    subject.context.screen.framesAreDesignTime && subject.context.screen.platform == .android
      && painter?.parent == nil
  }

  /// Whether another view of a layout of Android, or code, may paint what is between it and the background.
  var mayBeOnOther: Bool {
    guard subject.context.screen.isLayoutOfAndroid else { return false }
    let painter = painter?.index
    return ([subject] + subject.ancestors).prefix { $0.index != painter }
      .contains { $0.codeMaySet([.backgroundColor]) }
  }

  /// Whether the app's sources were read, and set neither of the two.
  var isLeftByCode: Bool {
    subject.codeNeverSets([part == .text ? .textColor : .tintColor])
      && painter?.codeNeverSets([.backgroundColor]) == true
  }

  /// Whether both are the system's own for texts, which have an option for more contrast.
  public var isOfSystem: Bool { areOfSystem && !isMark }

  /// Whether it is a text in a colour of the system that is not one for texts, such as red or grey, on one of the system's,
  /// in the source of a view.
  private var isMark: Bool {
    guard areOfSystem, part == .text, subject.context.screen.isSwiftUI, let color = details[part],
      color.alpha >= 1
    else { return false }
    // The colours of labels are black, white, or translucent.
    let parts = [color.red, color.green, color.blue]
    return !parts.allSatisfy { $0 == 0 } && !parts.allSatisfy { $0 == 1 }
  }

  /// Whether the background is a colour of the app's own, and no grey, as the system's backgrounds are.
  private var isOnColor: Bool {
    guard let painter, !painter.details.systemColors.contains(.background),
      let color = painter.element.backgroundColor
    else { return false }
    let parts = [color.red, color.green, color.blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) > Self.mostOfGrey
  }

  /// Of the system's lightest grey, `systemGray6`, blue has 0.02 more than red.
  private static let mostOfGrey = 0.05

  private var areOfSystem: Bool {
    guard details.systemColors.contains(part), details.colorVariants[part] != nil, let painter
    else { return false }
    return painter.isRowOfSystem
      || painter.details.systemColors.contains(.background)
        && painter.details.colorVariants[.background] != nil
  }

  private var details: Element.Details { subject.details }

  private var isSure: Bool {
    guard subject.context.screen.framesAreDesignTime else { return true }
    guard let painter else { return false }
    if details.codeEvidence != nil {
      return !subject.codeMaySet([part == .text ? .textColor : .tintColor]) && !codeMayPaint
    }
    return !subject.isColoredByCode && (painter.parent == nil || !painter.isColoredByCode)
  }

  private var isSetByCode: Bool {
    guard subject.context.screen.framesAreDesignTime, details.codeEvidence == nil, let painter,
      details[part] != nil
    else { return false }
    // A text that is almost invisible on UIKit's own row is for a row that code colours, and one of the app's own
    // class certainly has neither of its colours in the file.
    if painter.isRowOfSystem { return contrast < Self.leastOnRow || subject.isCustomClass }
    guard contrast < Self.leastOfTwo, !isOnScreenOfCode else { return false }
    return details.colorVariants[part] == nil && painter.details.colorVariants[.background] == nil
  }

  /// Whether it is a text of a design that code cannot reach, on the view of a screen that code can.
  private var isOnScreenOfCode: Bool {
    let screen = subject.context.screen
    guard screen.framesAreDesignTime, screen.platform != .android, part == .text, let painter,
      painter.parent == nil
    else { return false }
    return !subject.codeMaySet([.textColor]) && painter.codeMaySet([.backgroundColor])
  }

  private static let leastOnRow = 1.5
  /// A fainter icon of a layout of Android is for a bar or a picture that another file has.
  private static let leastOfIcon = 1.5
  /// Two colours with less are the same.
  private static let leastOfTwo = 1.01

  /// Whether code may change the colour of a view between the element and its opaque background.
  private var codeMayPaint: Bool {
    let context = subject.context
    for layer in [subject.index] + context.screen.ancestors(of: subject.index).prefix(64) {
      let view = context.subject(layer)
      if view.codeMaySet([.backgroundColor]) { return true }
      if let color = view.element.backgroundColor, color.alpha >= 1 { return false }
    }
    return false
  }
}

extension AuditedElement {
  /// Whether it is a row with UIKit's own background.
  fileprivate var isRowOfSystem: Bool {
    role == .cell && details.systemColors.contains(.background)
  }

  fileprivate var isColoredByCode: Bool {
    isCustomClass || element.isOutlet || element.codeLinks?.tag != nil
  }
}
