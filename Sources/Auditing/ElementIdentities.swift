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
    let element = screen.elements[index]
    if let own = ownName(of: element) { return own }
    let scope = Int(scopes[index])
    guard scope >= 0, let around = ownName(of: screen.elements[scope]) else {
      return "class/\(element.className)"
    }
    return "\(around)/class/\(element.className)"
  }

  private static func ownName(of element: Element) -> String? {
    let name = element.className
    if hasIdentifier(element), let identifier = element.identifier {
      return "id/\(name)/\(identifier)"
    }
    let details = element.hasDetails ? element.details : nil
    if let object = details?.objectID { return "object/\(name)/\(object)" }
    if let label = element.label, !label.isBlank { return "label/\(name)/\(plain(label))" }
    guard let details else { return nil }
    if let text = details.placeholder, !text.isBlank {
      return "placeholder/\(name)/\(plain(text))"
    }
    if let image = details.image, !image.isBlank { return "image/\(name)/\(image)" }
    if let action = details.action, !action.isBlank { return "action/\(name)/\(action)" }
    return nil
  }

  private static func hasIdentifier(_ element: Element) -> Bool {
    element.identifier?.isEmpty == false
  }

  /// Letters and digits in lower case, words apart; what has none stays as it is.
  static func plain(_ text: String) -> String {
    if let plain = plainASCII(text) { return plain }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? text : words.joined(separator: " ")
  }

  /// The same without the tables of Unicode, which most labels do not need; nil where one does.
  private static func plainASCII(_ text: String) -> String? {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.utf8.count)
    var isApart = false
    for byte in text.utf8 {
      switch byte {
      case 0x80...: return nil
      case 0x30...0x39, 0x61...0x7A, 0x41...0x5A:
        if isApart, !plain.isEmpty { plain.append(0x20) }
        isApart = false
        plain.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
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
