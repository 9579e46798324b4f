internal import AccessibilityModel
internal import Voices

/// Takes the bytes of a name.
protocol IdentitySink {
  mutating func take(_ text: String)
  mutating func take(_ byte: UInt8)
  /// Takes the beginning of a name that tells the class of what it names.
  ///
  /// - Parameter number: of the class.
  mutating func take(_ kind: NameKind, _ number: Int, of classes: ElementClasses)
  /// Takes letters and digits in lower case, words apart; what has none as it is.
  mutating func take(plain text: String, _ letters: Letters)
}

/// What somebody is called by.
enum NameKind: Int, CaseIterable {
  case identifier
  case object
  case label
  case placeholder
  case image
  case action

  /// What a name begins with.
  fileprivate var prefix: String {
    switch self {
    case .identifier: "id/"
    case .object: "object/"
    case .label: "label/"
    case .placeholder: "placeholder/"
    case .image: "image/"
    case .action: "action/"
    }
  }
}

extension IdentitySink {
  mutating func take(_ kind: NameKind, _ number: Int, of classes: ElementClasses) {
    take(kind.prefix)
    take(classes.names[number])
    take("/")
  }

  mutating func take(plain text: String, _ letters: Letters) {
    PlainText.spell(text, letters, into: &self)
  }

  /// - Parameter number: not negative.
  mutating func take(digitsOf number: Int) {
    if number >= 10 { take(digitsOf: number / 10) }
    take(UInt8(ascii: "0") + UInt8(number % 10))
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

  mutating func take(_ text: String) {
    if !hash.combine(text), letters < .other {
      letters = text.isPlain ? .plain : .other
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
  /// For each kind, those of the classes by their numbers; empty until there is one.
  private var beginnings = [[HashedName?]](repeating: [], count: NameKind.allCases.count)
  private let classCount: Int

  /// - Parameter classes: how many there are.
  init(classes: Int) { classCount = classes }

  /// Begins the next name, or goes on with one that is known.
  mutating func begin(with name: HashedName = HashedName()) { self.name = name }

  mutating func take(_ text: String) { name.take(text) }
  mutating func take(_ byte: UInt8) { name.take(byte) }
  mutating func take(plain text: String, _ letters: Letters) { name.take(plain: text, letters) }

  /// - Precondition: nothing was taken of the name.
  mutating func take(_ kind: NameKind, _ number: Int, of classes: ElementClasses) {
    let row = kind.rawValue
    if beginnings[row].isEmpty {
      beginnings[row] = [HashedName?](repeating: nil, count: classCount)
    }
    if let known = beginnings[row][number] { return name = known }
    name.take(kind, number, of: classes)
    beginnings[row][number] = name
  }
}

/// The hashes of many names.
///
/// Names are equal as texts are: those that can be spelt in two ways get the hash of the first.
struct HashedNames {
  private(set) var hashes: [UInt64] = []
  private var letters: [Letters] = []
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
