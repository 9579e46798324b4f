internal import AccessibilityModel

extension Subject {
  /// The first elements below it, in document order: what a file holds there has no bound.
  public func descendants(upTo count: Int) -> [Subject] {
    inspection.screen.descendants(of: index).prefix(count).map(inspection.subject)
  }

  /// Whether anything lies below it.
  public var hasChildren: Bool { Int(inspection.screen.elements[index].end) > index + 1 }
}
