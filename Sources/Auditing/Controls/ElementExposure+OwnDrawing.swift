internal import AccessibilityModel

/// The use of an empty view of a class of the app's own, as far as its class suggests one.
public enum OwnDrawing: Hashable, Sendable {
  /// Users act on it, as its name or its origin suggests.
  case control
  /// It draws a value.
  case figure
  /// It draws content in parts.
  case surface
  /// Its name suggests nothing.
  case unknown
}

extension ElementExposure {
  /// The use of an empty view of a class of the app's own that no screen reader reaches; nil for one that the file
  /// describes, that is too small to touch or to read, or that only decorates.
  ///
  /// In an Interface Builder file, only the class knows the content, and UIKit and AppKit expose nothing of it
  /// (https://developer.apple.com/documentation/uikit/uiaccessibilityelement): a class without a telling name is
  /// taken for a control there.
  public var ownDrawing: OwnDrawing? {
    guard subject.role == .other, !subject.hasChildren, !isDescribed,
      subject.isCustomClass || subject.isForeignToAndroid, isLargeEnough
    else { return nil }
    switch subject.classPurpose {
    case .decoration, .container: return nil
    case .figure: return isUnexposedControl || isUnexposedDrawing ? .figure : nil
    case .surface:
      guard isUnexposedControl || isUnexposedDrawing else { return nil }
      return context.screen.isInterfaceBuilder ? .surface : .unknown
    case .adjusted where !subject.flags.contains(.userInteractionEnabled):
      // Stars that users cannot touch show a rating.
      return isUnexposedDrawing ? .figure : nil
    case .operated, .toggle, .choice, .adjusted: return isUnexposedControl ? .control : nil
    case nil:
      guard isUnexposedControl else { return nil }
      return context.screen.isInterfaceBuilder ? .control : .unknown
    }
  }

  /// Whether it is a view of an Interface Builder file that no stop represents, and that may be as large as the screen or
  /// get no touches.
  private var isUnexposedDrawing: Bool {
    context.screen.isInterfaceBuilder && !subject.isStop && !element.isElement
      && !element.elementsHidden && elementsInCode == nil && !isInHiddenSubtree
      && !subject.isCoveredByStop
  }

  /// Whether it is large enough to touch: lines and dots are decorative. In points.
  private var isLargeEnough: Bool {
    subject.frame.isNull || subject.frame.shorterSide >= Self.leastSide
      || context.screen.isInterfaceBuilder && subject.classPurpose == .adjusted
  }

  private static var leastSide: Double { 16 }
}
