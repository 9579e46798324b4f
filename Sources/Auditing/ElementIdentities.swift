public import AccessibilityModel

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

  public convenience init(_ screen: Screen) {
    self.init(screen, LabelTable(screen), ElementClasses(screen.elements))
  }

  /// - Parameters:
  ///   - labels: of the elements.
  ///   - classes: of the elements.
  init(_ screen: Screen, _ labels: LabelTable, _ classes: ElementClasses) {
    let (names, hashes) = ElementNames.hashed(screen, labels, classes)
    self.names = names
    ordinals = Self.ordinals(of: hashes)
  }

  /// The same.
  ///
  /// - Parameter classes: of the elements, in memory of their own.
  init(_ other: ElementIdentities, _ classes: ElementClasses) {
    names = ElementNames(other.names, classes)
    ordinals = other.ordinals
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
    sink.take(UInt8(ascii: "#"))
    sink.take(digitsOf: Int(ordinals[index]) + 1)
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

extension ElementIdentities {
  /// Letters and digits in lower case, words apart; what has none stays as it is.
  static func plain(_ text: String) -> String {
    var plain = IdentityText()
    plain.take(plain: text, Letters(of: text))
    return String(decoding: plain.bytes, as: UTF8.self)
  }
}
