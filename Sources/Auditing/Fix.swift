public import AccessibilityModel

/// A change of one attribute that resolves a finding without changing how the element looks.
public struct Fix: Hashable, Sendable {
  public var attribute: Attribute
  /// The new value; nil to remove the attribute.
  public var value: String?

  public init(attribute: Attribute, value: String?) {
    self.attribute = attribute
    self.value = value
  }

  /// Connects a control in a layout of Android with the text before it; nil without such a text, or if the control has no
  /// identifier to refer to.
  public static func labelFor(_ control: AuditedElement) -> Fix? {
    guard control.context.screen.platform == .android, control.identifier != nil,
      let text = control.fieldLabel.titleToConnect
    else { return nil }
    return Fix(attribute: .labelledBy, value: text.wording.label.collapsed)
  }

  /// Gives the text size of a layout of Android the unit that follows the setting of the user; nil for any other text.
  public static func scaledTextSize(of text: AuditedElement) -> Fix? {
    let screen = text.context.screen
    guard screen.isLayoutOfAndroid, let font = text.element.font,
      font.textStyle == nil, let size = font.size
    else { return nil }
    return Fix(attribute: .textSize, value: "\(size.inWords)sp")
  }

  /// Adds a trait to an element. Its other traits stay, including unknown ones.
  public static func traits(adding trait: Traits, to element: Element) -> Fix {
    traits(element.traits.names + unknownTraits(of: element) + trait.names.prefix(1))
  }

  /// Removes traits from an element.
  public static func traits(removing traits: Traits, from element: Element) -> Fix {
    self.traits(element.traits.subtracting(traits).names + unknownTraits(of: element))
  }

  private static func traits(_ names: [String]) -> Fix {
    Fix(attribute: .traits, value: names.joined(separator: " "))
  }

  private static func unknownTraits(of element: Element) -> [String] {
    element.unknownTraits
  }
}
