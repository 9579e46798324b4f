public import AccessibilityModel

/// A change of one attribute that mends a finding without touching what is seen.
public struct Fix: Hashable, Sendable {
  public var attribute: Attribute
  /// Its new value; nil to take the attribute away.
  public var value: String?

  public init(attribute: Attribute, value: String?) {
    self.attribute = attribute
    self.value = value
  }

  /// Gives an element another trait. What it has stays, traits that nobody knows included.
  public static func traits(adding trait: Traits, to element: Element) -> Fix {
    traits(element.traits.names + unknownTraits(of: element) + trait.names.prefix(1))
  }

  /// Takes traits away from an element.
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
