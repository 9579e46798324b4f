public import AccessibilityModel

/// Identities of the elements of a screen that survive new captures and changes to the screen: no
/// line, no geometry, and no tree position if possible.
///
/// An element is named by its class and the first of these that it has: its identifier, its
/// Interface Builder id, its label (without case and punctuation), its placeholder, image or
/// action; else by its class alone, within the nearest surrounding element with an identifier. An
/// ordinal distinguishes equals.
public struct ElementIdentities: Sendable {
  private let screen: Screen
  /// For each element the nearest one with an identifier, itself or around it; -1 for none.
  private let scopes: [Int]
  /// For each element, how many earlier ones have the same name.
  private var ordinals: [Int] = []

  public init(_ screen: Screen) {
    self.screen = screen
    scopes = Self.scopes(in: screen)
    ordinals.reserveCapacity(screen.elements.count)
    var counts: [Name: Int] = [:]
    for index in screen.elements.indices {
      ordinals.append(Self.count(&counts[Name(name(of: index)), default: 0]))
    }
  }

  /// - Returns: the count before.
  private static func count(_ number: inout Int) -> Int {
    defer { number += 1 }
    return number
  }

  public func identity(of index: Int) -> String {
    let name = name(of: index)
    return ordinals[index] == 0 ? name : "\(name)#\(ordinals[index] + 1)"
  }

  private func name(of index: Int) -> String {
    if let name = screen.elements[index].ownName { return name }
    let parent = Int(screen.elements[index].parent)
    let name = "class/\(screen.elements[index].className)"
    guard parent >= 0, scopes[parent] >= 0 else { return name }
    return "\(screen.elements[scopes[parent]].ownName ?? "")/\(name)"
  }

  private static func scopes(in screen: Screen) -> [Int] {
    var scopes = [Int](repeating: -1, count: screen.elements.count)
    for index in scopes.indices {
      let parent = Int(screen.elements[index].parent)
      if screen.elements[index].identifier?.isEmpty == false {
        scopes[index] = index
      } else if parent >= 0 {
        scopes[index] = scopes[parent]
      }
    }
    return scopes
  }

  /// The name of an element; names in ASCII never equal those in other letters.
  private struct Name: Hashable {
    let text: String
    let isASCII: Bool

    init(_ text: String) {
      self.text = text
      isASCII = text.isASCII
    }
  }
}

extension Element {
  /// Its first available name; nil if it has none.
  fileprivate var ownName: String? {
    func name(_ kind: String, _ text: String) -> String { "\(kind)/\(className)/\(text)" }
    if let identifier, !identifier.isEmpty { return name("id", identifier) }
    if let objectID = self.objectID { return name("object", objectID) }
    if let label, !label.isBlank { return name("label", ElementIdentities.plain(label)) }
    if let placeholder = self.placeholder, !placeholder.isBlank {
      return name("placeholder", ElementIdentities.plain(placeholder))
    }
    if let image = self.image, !image.isBlank { return name("image", image) }
    return self.action.flatMap { $0.isBlank ? nil : name("action", $0) }
  }
}
