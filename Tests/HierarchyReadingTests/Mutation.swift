/// A damaged file, the same each time for a seed.
struct Mutation {
  private var random: SeededGenerator
  private let others: [[UInt8]]

  init(seed: UInt64, others: [[UInt8]]) {
    random = SeededGenerator(state: seed)
    self.others = others
  }

  /// Damages a file at one to four positions.
  ///
  /// Every other file stays well-formed, so that the stages after the parser are tested too.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let isGentle = Bool.random(using: &random)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !bytes.isEmpty else { return bytes }
      if isGentle { change(&bytes) } else { damageOnce(&bytes) }
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: replaceNumber(&bytes)
    case 1: replaceValue(&bytes, isGentle: true)
    default: moveLeaf(&bytes)
    }
  }

  /// Repeats an empty tag, here or elsewhere, or removes it.
  private mutating func moveLeaf(_ bytes: inout [UInt8]) {
    let from = Int.random(in: bytes.indices, using: &random)
    guard let start = bytes[from...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      bytes[end - 1] == UInt8(ascii: "/")
    else { return }
    let tag = Array(bytes[start...end])
    let times = [0, 2, 30].randomElement(using: &random) ?? 0
    bytes.replaceSubrange(start...end, with: Array(repeatElement(tag, count: times).joined()))
    guard times != 2, let place = bytes[..<start].lastIndex(of: UInt8(ascii: "<")), place > 100
    else { return }
    bytes.insert(contentsOf: tag, at: place)
  }

  private mutating func damageOnce(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: flipBits(&bytes)
    case 1: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
    case 2: bytes.removeSubrange(range(in: bytes, upTo: 200))
    case 3: repeatPart(&bytes)
    case 4: splice(&bytes)
    case 5, 6: replaceNumber(&bytes)
    case 7: replaceValue(&bytes)
    case 8: nest(&bytes)
    default: swapParts(&bytes)
    }
  }

  private mutating func range(in bytes: [UInt8], upTo length: Int) -> Range<Int> {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 1...length, using: &random))
  }

  private mutating func flipBits(_ bytes: inout [UInt8]) {
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }

  private mutating func repeatPart(_ bytes: inout [UInt8]) {
    let part = Array(bytes[range(in: bytes, upTo: 2_000)])
    let times = Int.random(in: 1...4, using: &random)
    let place = Int.random(in: 0...bytes.count, using: &random)
    bytes.insert(contentsOf: Array(repeatElement(part, count: times).joined()), at: place)
  }

  private mutating func splice(_ bytes: inout [UInt8]) {
    guard let other = others.randomElement(using: &random), !other.isEmpty else { return }
    let part = other[range(in: other, upTo: 1_000)]
    bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
  }

  private static let numbers = [
    "", "-1", "0", "-0", "1e309", "1e308", "-1e308", "1e-320", "NaN", "Infinity", "0x10", "1,5",
    "2147483648", "-2147483649", "9223372036854775807", "-9223372036854775808",
    "18446744073709551616", "99999999999999999999999999999999999999999999", "1e18", "٣", "1 2",
    "999999999", "4294967297",
  ]

  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    let from = Int.random(in: bytes.indices, using: &random)
    guard let start = bytes[from...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    let number = Self.numbers.randomElement(using: &random) ?? ""
    bytes.replaceSubrange(start..<end, with: Array(number.utf8))
  }

  private static let badValues = ["\u{0}", "&#0;", "&", "<", "&#xD800;", "&e;"]
  private static let values = [
    "", "true", "false", "YES", "null", "a", "\u{202E}abc", "😀", "&#10;", "&lt;", "none", "UIView",
    "[0,0][0,0]", "{{0, 0}, {1, 1}}", "#FFFFFF", "root", "1", "-", " ", "selected", "view",
  ]

  /// Puts another text between two quotes: one of our own, or that of another pair.
  private mutating func replaceValue(_ bytes: inout [UInt8], isGentle: Bool = false) {
    guard let place = quoted(in: bytes), let other = quoted(in: bytes) else { return }
    if Bool.random(using: &random) {
      bytes.replaceSubrange(place, with: Array(bytes[other]))
      return
    }
    let isLong = Int.random(in: 0..<8, using: &random) == 0
    let values = isGentle ? Self.values : Self.values + Self.badValues
    let value = values.randomElement(using: &random) ?? ""
    let text = isLong ? String(repeating: value, count: 500) : value
    bytes.replaceSubrange(place, with: Array(text.utf8))
  }

  /// The text between two quotes after a random position.
  private mutating func quoted(in bytes: [UInt8]) -> Range<Int>? {
    let from = Int.random(in: bytes.indices, using: &random)
    let signs = [UInt8(ascii: "="), UInt8(ascii: ":")]
    guard let sign = bytes[from...].firstIndex(where: signs.contains),
      let start = bytes[sign...].firstIndex(of: UInt8(ascii: "\"")),
      let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return (start + 1)..<end
  }

  /// Nests the tag at some position many times, up to the limit and beyond.
  private mutating func nest(_ bytes: inout [UInt8]) {
    let from = Int.random(in: bytes.indices, using: &random)
    let opener = bytes.contains(UInt8(ascii: "<")) ? UInt8(ascii: "<") : UInt8(ascii: "[")
    guard let start = bytes[from...].firstIndex(of: opener) else { return }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? start
    let times = [3, 60, 990, 2_100].randomElement(using: &random) ?? 3
    let tag = Array(bytes[start...min(end, start + 300)].filter { $0 != UInt8(ascii: "/") })
    bytes.insert(contentsOf: Array(repeatElement(tag, count: times).joined()), at: start)
  }

  private mutating func swapParts(_ bytes: inout [UInt8]) {
    let first = range(in: bytes, upTo: 300)
    let second = range(in: bytes, upTo: 300)
    guard first.upperBound <= second.lowerBound else { return }
    let part = Array(bytes[first])
    bytes.insert(contentsOf: part, at: second.lowerBound)
    bytes.removeSubrange(first)
  }
}

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }
}
