public import AccessibilityModel
internal import Voices

/// The identities of the elements of a screen that survive new captures and work on the screen: no
/// line, no geometry, no place in the tree where it can be helped.
///
/// An element is called by its class and the first of these that it has: its identifier, the id that
/// Interface Builder gives it, its label (but for case and punctuation), its placeholder, image or
/// action; else by its class alone, within the nearest element around it that has an identifier. An
/// ordinal tells equals apart.
public struct ElementIdentities: Sendable {
  private let screen: Screen
  /// For each element, the nearest around it that has an identifier; -1 for none.
  private let scopes: [Int32]
  /// For each element, how many before it are called the same.
  private let ordinals: [Int32]

  public init(_ screen: Screen) {
    self.screen = screen
    var scopes = [Int32](repeating: -1, count: screen.elements.count)
    for index in screen.elements.indices {
      guard let parent = screen.parent(of: index) else { continue }
      scopes[index] =
        Self.hasIdentifier(screen.elements[parent]) ? Int32(parent) : scopes[parent]
    }
    self.scopes = scopes
    var counts = NameCounts()
    ordinals = screen.elements.indices.map { index in
      counts.add(Self.name(of: index, in: screen, scopes))
    }
  }

  public func identity(of index: Int) -> String {
    let name = Self.name(of: index, in: screen, scopes)
    return ordinals[index] == 0 ? name : "\(name)#\(ordinals[index] + 1)"
  }

  private static func name(of index: Int, in screen: Screen, _ scopes: [Int32]) -> String {
    if let own = ownName(of: index, in: screen) { return own }
    let className = screen.elements[index].className
    let scope = Int(scopes[index])
    guard scope >= 0, let around = ownName(of: scope, in: screen) else {
      return "class/" + className
    }
    return around + "/class/" + className
  }

  private static func ownName(of index: Int, in screen: Screen) -> String? {
    let className = screen.elements[index].className
    func name(_ kind: String, _ rest: String) -> String {
      var name = kind
      name.reserveCapacity(kind.utf8.count + className.utf8.count + rest.utf8.count + 2)
      name += "/"
      name += className
      name += "/"
      name += rest
      return name
    }
    if let identifier = screen.elements[index].identifier, !identifier.isEmpty {
      return name("id", identifier)
    }
    let hasDetails = screen.elements[index].hasDetails
    if hasDetails, let object = screen.elements[index].details.objectID {
      return name("object", object)
    }
    if let label = screen.elements[index].label, !label.isBlank {
      return name("label", plain(label))
    }
    guard hasDetails else { return nil }
    if let text = screen.elements[index].details.placeholder, !text.isBlank {
      return name("placeholder", plain(text))
    }
    if let image = screen.elements[index].details.image, !image.isBlank {
      return name("image", image)
    }
    if let action = screen.elements[index].details.action, !action.isBlank {
      return name("action", action)
    }
    return nil
  }

  private static func hasIdentifier(_ element: Element) -> Bool {
    element.identifier?.isEmpty == false
  }

  /// Letters and digits in lower case, words apart; what has none stays as it is.
  static func plain(_ text: String) -> String {
    let small = text.lowercased()
    guard small.isPlain else {
      let words = small.split { !$0.isLetter && !$0.isNumber }
      return words.isEmpty ? text : words.joined(separator: " ")
    }
    // Of what needs no table, all beyond ASCII is a letter.
    var plain: [UInt8] = []
    plain.reserveCapacity(small.utf8.count)
    var isApart = false
    for byte in small.utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x80...:
        if isApart, !plain.isEmpty { plain.append(0x20) }
        isApart = false
        plain.append(byte)
      default: isApart = true
      }
    }
    return plain.isEmpty ? text : String(decoding: plain, as: UTF8.self)
  }
}

/// Counts equal names.
///
/// Those of ASCII, nearly all, are known by their hashes: a million names would be as much memory as
/// the screen. Others may be spelt in two ways and are kept.
private struct NameCounts {
  private var hashes: [UInt64: Int32] = [:]
  private var names: [String: Int32] = [:]

  mutating func reserveCapacity(_ count: Int) { hashes.reserveCapacity(count) }

  /// - Returns: how many there were before.
  mutating func add(_ name: String) -> Int32 {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      let before = names[name, default: 0]
      names[name] = before + 1
      return before
    }
    var hash = StableHash()
    hash.combine(name)
    let before = hashes[hash.value, default: 0]
    hashes[hash.value] = before + 1
    return before
  }
}
