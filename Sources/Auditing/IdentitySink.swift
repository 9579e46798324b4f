internal import AccessibilityModel
internal import Voices

/// Takes the bytes of a name.
protocol IdentitySink {
  mutating func take(_ text: String)
  mutating func take(_ byte: UInt8)
}

extension StableHash: IdentitySink {
  mutating func take(_ text: String) { combine(text) }
  mutating func take(_ byte: UInt8) { combine(byte) }
}

struct IdentityText: IdentitySink {
  private(set) var bytes: [UInt8] = []

  mutating func take(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func take(_ byte: UInt8) { bytes.append(byte) }
}

/// The hash of a name, and what letters it has.
struct HashedName: IdentitySink {
  fileprivate(set) var hash = StableHash()
  fileprivate(set) var letters = Letters.ascii

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
struct HashedNames {
  private(set) var hashes: [UInt64] = []
  private var letters: [HashedName.Letters] = []
  /// The names beyond ASCII.
  private var beyond: [Int32] = []
  private var hasOther = false

  init(count: Int) {
    hashes.reserveCapacity(count)
    letters.reserveCapacity(count)
  }

  subscript(index: Int) -> HashedName {
    HashedName(hash: StableHash(continuing: hashes[index]), letters: letters[index])
  }

  mutating func append(_ name: HashedName) {
    if name.letters != .ascii { beyond.append(Int32(hashes.count)) }
    hasOther = hasOther || name.letters == .other
    hashes.append(name.hash.value)
    letters.append(name.letters)
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
