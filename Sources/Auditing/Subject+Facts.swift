public import AccessibilityModel

/// What most rules ask first, without a copy of the element.
extension Subject {
  public var role: Role { inspection.screen.elements[index].role }
  public var traits: Traits { inspection.screen.elements[index].traits }
  public var flags: Element.Flags { inspection.screen.elements[index].flags }
  public var value: String? { inspection.screen.elements[index].value }
  public var hint: String? { inspection.screen.elements[index].hint }
  public var hasDetails: Bool { inspection.screen.elements[index].hasDetails }

  /// Whether anything lies below it.
  public var hasChildren: Bool { Int(inspection.screen.elements[index].end) > index + 1 }
}
