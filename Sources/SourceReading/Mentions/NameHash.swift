internal import AccessibilityModel

/// A name in code or in a file of screens, in all its spellings: `fooCell`, `FooCell`, `Foo_Cell`,
/// `foo-cell`.
///
/// Code generators spell the name of a file differently (`R.nib.fooCell`). Only a hash is kept: an
/// app of 100,000 lines has half a million names, and if two share a hash, both count as mentioned.
struct NameHash: Hashable, Sendable {
  private var hash = StableHash()

  init(_ text: some Sequence<UInt8>) {
    for byte in text { add(byte) }
  }

  init(_ text: some StringProtocol) { self.init(text.utf8) }

  /// Adds a character, if all spellings share it.
  private mutating func add(_ byte: UInt8) {
    guard byte.isNamePart, byte != UInt8(ascii: "_") else { return }
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    hash.combine(isCapital ? byte | 0x20 : byte)
  }
}

extension UInt8 {
  /// Whether it may be in the name of a type or a function.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  var isNewline: Bool { self == 0x0A || self == 0x0D }
  var isSpace: Bool { self == 0x20 || self == 0x09 || isNewline }
}
