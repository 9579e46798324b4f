/// A name in code or in a file of screens, as all its spellings: `fooCell`, `FooCell`, `Foo_Cell`.
///
/// Generators of code write the name of a file their own way (`R.nib.fooCell`). Only a hash is kept: an app of
/// 100,000 lines has half a million names, and two that are taken for one make a screen reachable, not
/// unreachable.
struct CodeName: Hashable, Sendable {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private(set) var length = 0

  init() {}

  init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// The name in this spelling only, as the system looks for files and identifiers.
  init(exactly text: some StringProtocol) {
    for byte in text.utf8 { add(exactly: byte) }
  }

  /// The name as one that only a file has.
  func inFile(_ file: String) -> CodeName {
    var name = self
    for byte in file.utf8 { name.add(exactly: byte) }
    return name
  }

  /// Adds a character of this spelling.
  mutating func add(exactly byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    length += 1
  }

  /// Adds a character, if it is one that all spellings have.
  mutating func add(_ byte: UInt8) {
    guard byte.isNamePart, byte != UInt8(ascii: "_") else { return }
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01b3
    length += 1
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
