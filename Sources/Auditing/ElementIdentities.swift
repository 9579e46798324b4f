public import AccessibilityModel
internal import Voices

/// The identities of the elements of a screen that survive new captures and work on the screen: no
/// line, no geometry, no place in the tree where it can be helped.
///
/// An element is called by its class and the first of these that it has: its identifier, the id that
/// Interface Builder gives it, its label (but for case and punctuation), its placeholder, image or
/// action; else by its class alone, within the nearest element around it that has an identifier. An
/// ordinal tells equals apart.
///
/// All who ask share one object: as a value it would be counted up and down in all its parts.
public final class ElementIdentities: Sendable {
  private let names: ElementNames
  /// For each element, how many before it are called the same.
  private let ordinals: [Int32]

  public init(_ screen: Screen) {
    names = ElementNames(screen)
    ordinals = Self.ordinals(of: names.hashes)
  }

  public func identity(of index: Int) -> String {
    var text = IdentityText()
    spell(index, into: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Goes on with the bytes of an identity, without making a text of it.
  func combine(_ index: Int, into hash: inout StableHash) { spell(index, into: &hash) }

  private func spell(_ index: Int, into sink: inout some IdentitySink) {
    names.spell(index, into: &sink)
    guard ordinals[index] > 0 else { return }
    sink.take("#")
    sink.take(String(ordinals[index] + 1))
  }

  /// For each of some hashes, how many before it are the same.
  private static func ordinals(of hashes: [UInt64]) -> [Int32] {
    var ordinals = [Int32](repeating: 0, count: hashes.count)
    // Open addressing, at most half full; a slot holds the last place that has its hash, since a
    // dictionary of a million names would be as much memory as the screen.
    let mask = (2 * hashes.count).nextPowerOfTwo - 1
    var slots = [Int32](repeating: -1, count: mask + 1)
    for (place, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
      while slots[slot] >= 0, hashes[Int(slots[slot])] != hash { slot = (slot + 1) & mask }
      if slots[slot] >= 0 { ordinals[place] = ordinals[Int(slots[slot])] + 1 }
      slots[slot] = Int32(place)
    }
    return ordinals
  }
}

extension Int {
  /// The least power of two that is no less.
  fileprivate var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}

/// What the elements of a screen are called, equals not told apart.
private final class ElementNames: Sendable {
  private let screen: Screen
  /// For each element, the nearest around it that has an identifier; -1 for none.
  private let scopes: [Int32]

  init(_ screen: Screen) {
    self.screen = screen
    var scopes = [Int32](repeating: -1, count: screen.elements.count)
    for index in screen.elements.indices {
      let parent = Int(screen.elements[index].parent)
      guard parent >= 0 else { continue }
      scopes[index] =
        screen.elements[parent].identifier?.isEmpty == false ? Int32(parent) : scopes[parent]
    }
    self.scopes = scopes
  }

  /// A hash of each name; those of equal names are the same.
  var hashes: [UInt64] {
    var names = HashedNames(count: screen.elements.count)
    for index in screen.elements.indices {
      var name = HashedName()
      spell(index, into: &name)
      names.append(name)
    }
    names.unify { index in
      var text = IdentityText()
      spell(index, into: &text)
      return String(decoding: text.bytes, as: UTF8.self)
    }
    return names.hashes
  }

  func spell(_ index: Int, into sink: inout some IdentitySink) {
    if spellOwn(index, into: &sink) { return }
    let scope = Int(scopes[index])
    if scope >= 0, spellOwn(scope, into: &sink) { sink.take("/") }
    sink.take("class/")
    sink.take(screen.elements[index].className)
  }

  /// - Returns: whether there is anything that an element is called by.
  private func spellOwn(_ index: Int, into sink: inout some IdentitySink) -> Bool {
    func spell(_ kind: String, _ rest: String, plain: Bool = false) -> Bool {
      sink.take(kind)
      sink.take(screen.elements[index].className)
      sink.take("/")
      if plain { PlainText.spell(rest, into: &sink) } else { sink.take(rest) }
      return true
    }
    if let identifier = screen.elements[index].identifier, !identifier.isEmpty {
      return spell("id/", identifier)
    }
    let hasDetails = screen.elements[index].hasDetails
    if hasDetails, let object = screen.elements[index].details.objectID {
      return spell("object/", object)
    }
    if let label = screen.elements[index].label, !label.isBlank {
      return spell("label/", label, plain: true)
    }
    guard hasDetails else { return false }
    if let text = screen.elements[index].details.placeholder, !text.isBlank {
      return spell("placeholder/", text, plain: true)
    }
    if let image = screen.elements[index].details.image, !image.isBlank {
      return spell("image/", image)
    }
    if let action = screen.elements[index].details.action, !action.isBlank {
      return spell("action/", action)
    }
    return false
  }
}

// MARK: - Where names are spelt

/// Takes the bytes of a name.
private protocol IdentitySink {
  mutating func take(_ text: String)
  mutating func take(_ byte: UInt8)
}

extension StableHash: IdentitySink {
  fileprivate mutating func take(_ text: String) { combine(text) }
  fileprivate mutating func take(_ byte: UInt8) { combine(byte) }
}

private struct IdentityText: IdentitySink {
  private(set) var bytes: [UInt8] = []

  mutating func take(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func take(_ byte: UInt8) { bytes.append(byte) }
}

/// The hash of a name, and what letters it has.
private struct HashedName: IdentitySink {
  private(set) var hash = StableHash()
  private(set) var letters = Letters.ascii

  enum Letters: Comparable {
    case ascii
    /// Those that can be spelt in one way only, as long as nobody spells them with marks.
    case plain
    case other
  }

  mutating func take(_ text: String) {
    if !hash.combine(text), letters < .other {
      letters = text.unicodeScalars.allSatisfy(\.isPlain) ? .plain : .other
    }
  }

  /// The bytes of what is plain come one by one.
  mutating func take(_ byte: UInt8) {
    hash.combine(byte)
    if byte >= 0x80, letters == .ascii { letters = .plain }
  }
}

/// The hashes of many names.
///
/// Names are equal as texts are: those that can be spelt in two ways get the hash of the first.
private struct HashedNames {
  private(set) var hashes: [UInt64] = []
  /// The names beyond ASCII.
  private var beyond: [Int32] = []
  private var hasOther = false

  init(count: Int) { hashes.reserveCapacity(count) }

  mutating func append(_ name: HashedName) {
    if name.letters != .ascii { beyond.append(Int32(hashes.count)) }
    hasOther = hasOther || name.letters == .other
    hashes.append(name.hash.value)
  }

  mutating func unify(_ name: (Int) -> String) {
    guard hasOther else { return }
    var known: [String: UInt64] = [:]
    for index in beyond {
      let hash = hashes[Int(index)]
      let name = name(Int(index))
      hashes[Int(index)] = known[name] ?? hash
      if known[name] == nil { known[name] = hash }
    }
  }
}

// MARK: - Plain texts

/// Letters and digits in lower case, words apart; what has none stays as it is.
private enum PlainText {
  static func spell(_ text: String, into sink: inout some IdentitySink) {
    if text.isASCII {
      spellASCII(text, into: &sink)
    } else if text.unicodeScalars.allSatisfy(\.isPlain) {
      spellPlain(text, into: &sink)
    } else {
      sink.take(spelt(text))
    }
  }

  private static func spellASCII(_ text: String, into sink: inout some IdentitySink) {
    var words = Words()
    let isSpelt: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      for index in 0..<bytes.count { words.take(ascii: unsafe bytes[index], into: &sink) }
    }
    if isSpelt == nil { for byte in text.utf8 { words.take(ascii: byte, into: &sink) } }
    if words.isEmpty { sink.take(text) }
  }

  /// Of what needs no table, all beyond ASCII is a letter.
  private static func spellPlain(_ text: String, into sink: inout some IdentitySink) {
    var words = Words()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        words.take(ascii: UInt8(scalar.value), into: &sink)
      } else if let bytes = UTF8.encode(scalar.plainLetter ?? scalar) {
        for byte in bytes { words.take(byte, into: &sink) }
      }
    }
    if words.isEmpty { sink.take(text) }
  }

  private struct Words {
    private(set) var isEmpty = true
    private var isApart = false

    mutating func take(ascii byte: UInt8, into sink: inout some IdentitySink) {
      switch byte {
      case 0x30...0x39, 0x61...0x7A: take(byte, into: &sink)
      case 0x41...0x5A: take(byte | 0x20, into: &sink)
      default: isApart = true
      }
    }

    mutating func take(_ byte: UInt8, into sink: inout some IdentitySink) {
      if isApart, !isEmpty { sink.take(0x20) }
      isApart = false
      isEmpty = false
      sink.take(byte)
    }
  }

  /// By the tables of Unicode.
  private static func spelt(_ text: String) -> String {
    let small = text.lowercased()
    guard small.isPlain else {
      let words = small.split { !$0.isLetter && !$0.isNumber }
      return words.isEmpty ? text : words.joined(separator: " ")
    }
    // What has no letters stays as it was.
    guard small.utf8.contains(where: \.isInWord) else { return text }
    var plain = IdentityText()
    spell(small, into: &plain)
    return String(decoding: plain.bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self)
  }
}

extension ElementIdentities {
  /// Letters and digits in lower case, words apart; what has none stays as it is.
  static func plain(_ text: String) -> String {
    var plain = IdentityText()
    PlainText.spell(text, into: &plain)
    return String(decoding: plain.bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate var isASCII: Bool {
    let ored = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var ored: UInt8 = 0
      for index in 0..<bytes.count { ored |= unsafe bytes[index] }
      return ored
    }
    return ored.map { $0 < 0x80 } ?? utf8.allSatisfy { $0 < 0x80 }
  }
}
