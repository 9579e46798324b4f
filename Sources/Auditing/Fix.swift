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
