internal import AccessibilityModel

extension Subject {
  /// Whether anything lies below it.
  public var hasChildren: Bool { Int(inspection.screen.elements[index].end) > index + 1 }
}
