/// The bits by which gates know the lists; a list has the same in all languages.
struct ListBits: Sendable {
  /// The numbers of the lists, by the hashes of their names.
  private var names = HashNumbers(room: 7)

  init(_ files: [WordListFile]) {
    for file in files {
      file.forEachName { name, hash in if Self.knows(name) { _ = names.take(hash) } }
    }
  }

  /// The bit of a list; nil for one that gates do not know.
  ///
  /// - Parameter name: its hash.
  func bit(of name: UInt32) -> WordGate.ListSet? { names.number(of: name).map(Self.bit) }

  /// The same, and all bits where gates cannot tell.
  func bits(of name: String, _ hash: UInt32) -> WordGate.ListSet {
    bit(of: hash) ?? (Self.knows(name.utf8) ? [] : .all)
  }

  private static func bit(_ list: Int) -> WordGate.ListSet {
    WordGate.ListSet(rawValue: 1 << UInt128(list % 128))
  }

  /// Function words, by which languages are told apart, would let all labels pass; the lists of
  /// `purpose-` are looked for where a rule asks anyway.
  private static func knows(_ name: some Collection<UInt8>) -> Bool {
    switch name.first {
    case UInt8(ascii: "f"): !name.elementsEqual("function-words".utf8)
    case UInt8(ascii: "h"): !name.elementsEqual("hint-verbs".utf8)
    case UInt8(ascii: "p"): !name.starts(with: "purpose-".utf8)
    default: true
    }
  }
}
