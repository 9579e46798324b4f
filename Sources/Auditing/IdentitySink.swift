internal import AccessibilityModel
internal import Voices

/// Takes the bytes of a name.
protocol IdentitySink {
  mutating func take(_ text: String)
  mutating func take(_ byte: UInt8)
  /// Takes the beginning of a name that tells the class of what it names.
  mutating func take(_ kind: NameKind, _ className: String)
}

/// What somebody is called by.
enum NameKind: String {
  case identifier = "id/"
  case object = "object/"
  case label = "label/"
  case placeholder = "placeholder/"
  case image = "image/"
  case action = "action/"
}

extension IdentitySink {
  mutating func take(_ kind: NameKind, _ className: String) {
    take(kind.rawValue)
    take(className)
    take("/")
  }
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

/// Hashes one name after the other, and what many begin with once.
struct NameHasher: IdentitySink {
  /// The last name.
  private(set) var name = HashedName()
  private var beginnings: [Beginning] = []

  private struct Beginning {
    var kind: NameKind
    var className: String
    var name: HashedName
  }

  /// As many as are found faster than they are hashed.
  private static let mostBeginnings = 16

  /// Begins the next name, or goes on with one that is known.
  mutating func begin(with name: HashedName = HashedName()) { self.name = name }

  mutating func take(_ text: String) { name.take(text) }
  mutating func take(_ byte: UInt8) { name.take(byte) }

  /// - Precondition: nothing was taken of the name.
  mutating func take(_ kind: NameKind, _ className: String) {
    let length = className.utf8.count
    for place in beginnings.indices
    where beginnings[place].kind == kind && beginnings[place].className.utf8.count == length
      && beginnings[place].className == className
    {
      return name = beginnings[place].name
    }
    name.take(kind.rawValue)
    name.take(className)
    name.take("/")
    if beginnings.count == Self.mostBeginnings { beginnings.removeAll(keepingCapacity: true) }
    beginnings.append(Beginning(kind: kind, className: className, name: name))
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
