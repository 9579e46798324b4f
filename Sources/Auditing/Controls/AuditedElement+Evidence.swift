internal import AccessibilityModel

// Whether an element is a view of the app's own, and the evidence that it is a control.

extension AuditedElement {
  /// The purpose that the name of its class or superclass suggests.
  public var classPurpose: ClassPurpose? {
    guard isCustomClass || isForeignToAndroid else { return nil }
    return ClassPurpose(className: className)
      ?? element.superclassName.flatMap { ClassPurpose(className: $0) }
  }

  /// Whether it may be a control that the app draws itself: of its own class, or of a class without
  /// a known role.
  var mayBeOwnControl: Bool {
    guard !kinds.isEmpty else { return false }
    switch role {
    // Cells are rows of lists, and UIKit handles the parts of the others itself.
    case .cell, .stepper, .segmentedControl, .picker, .pickerWheel, .datePicker, .pageIndicator,
      .key:
      return false
    case let role where role.isTextEntry: return false
    default: if isCustomClass { return true }
    }
    switch role {
    case .other: return true
    case .image: return flags.contains(.respondsToTap)
    default: return false
    }
  }

  /// Whether its class is outside Android's packages, which TalkBack knows.
  public var isForeignToAndroid: Bool {
    context.screen.platform == .android && className.contains(".")
      && !Self.packages.contains(where: className.hasPrefix)
  }

  private static let packages = ["android.", "androidx.", "com.google.android."]

  var controlEvidence: ControlAssessment.Evidence {
    if role.isControl || flags.contains(.respondsToTap) { return .behaviour }
    if !traits.isDisjoint(with: .actionable) { return .behaviour }
    if element.respondsToUserInteraction == true { return .behaviour }
    // A draggable view may contain the control; one without children is the control itself.
    if !element.gestures.isEmpty, !hasChildren || isStop { return .behaviour }
    // A layout of Android shows nothing of a class of the app but its name.
    if context.screen.isLayoutOfAndroid { return .none }
    return classPurpose?.isControl == true ? .className : .none
  }
}
