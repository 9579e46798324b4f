internal import AccessibilityModel

/// The elements around one, and what they are to it.
public struct Neighbours {
  let subject: AuditedElement

  /// The siblings closest to it in the document, at most 64 before it and 64 after it.
  public var siblings: [AuditedElement] { subject.nearestSiblings }

  /// The first siblings of its class, itself included.
  public var siblingsOfClass: [AuditedElement] { subject.siblingsOfClass }

  /// The sibling directly before it in the document, if that has no children.
  public var leafBefore: AuditedElement? { subject.previousLeaf }

  /// The text of several words directly before or after it, which may explain its state; nil for none.
  public var explanation: AuditedElement? {
    subject.adjacentSiblings.first {
      $0.kinds.contains(.texts) && $0.wording.facts.tokenCount >= Self.leastOfExplanation
    }
  }

  private static let leastOfExplanation = 4

  /// The text that labels it as a value: the one before it on its line, or the one above it that ends in a colon.
  public var caption: AuditedElement? { subject.caption }

  /// Whether it is drawn as the caption of a control: beside it, or in, right below or right above it and at its centre.
  public func isCaption(of control: AuditedElement) -> Bool {
    subject.role == .staticText && subject.effectiveFrame.isCaption(of: control.effectiveFrame)
  }

  /// Whether it is the visible title of a control of AppKit that shows none itself: a pop-up button or a triangle that
  /// discloses more has its title beside it, and the same text as its label
  /// (https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol/accessibilitytitleuielement()).
  public func isTitle(of control: AuditedElement) -> Bool {
    guard subject.role == .staticText else { return false }
    // A page ends with the tab of its title, and a menu shows a choice after the text that says of what.
    if control.surface.isTab || control.role == .popUpButton && control.element.value != nil {
      return true
    }
    return subject.context.screen.platform == .macOS
      && control.kinds.contains(.controls) && control.element.title?.isBlank ?? true
  }
}

extension AuditedElement {
  /// See ``Neighbours``.
  public var neighbours: Neighbours { Neighbours(subject: self) }
}
