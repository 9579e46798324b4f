public import AccessibilityModel

/// The identities of the elements of a screen that survive new captures and work on the screen: no
/// line, no geometry, no place in the tree where it can be helped.
///
/// An element is called by its class and the first of these that it has: its identifier, the id that
/// Interface Builder gives it, its label (but for case and punctuation), its placeholder, image or
/// action; else by its class alone, within the nearest element around it that has an identifier. An
/// ordinal tells equals apart.
public struct ElementIdentities: Sendable {
  private let screen: Screen
  /// For each element the nearest that has an identifier, itself or around it; -1 for none.
  private let scopes: [Int]
  /// For each element, how many before it are called the same.
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

  /// - Returns: how many there were before.
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

  /// What an element is called; names in ASCII equal none that are written in other letters.
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
  /// By the first that it has of what it can be called by; nil for nothing.
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
