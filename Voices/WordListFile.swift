/// A file of `Voices/Words`: a list a line, `name: word, word, several words`, and comments after
/// `#`. A line that begins with a blank goes on with the list above it.
///
/// What is read of it is where its lists stand; of most nobody ever asks for more. Every audit reads
/// all files, so they are gone through once, and by bytes.
struct WordListFile: Sendable {
  /// The first part of its tag.
  let language: String
  private let bytes: [UInt8]
  /// In the order of the file.
  private var lists: [List] = []
  /// The numbers of the lists, by the hashes of their names.
  private var numbers = HashNumbers(room: 7)
  /// The lines that are neither list nor comment, or that begin a list anew, from 1. So is one
  /// whose name has the hash of another.
  private(set) var oddLines: [Int] = []

  private struct List: Sendable {
    let name: Range<Int>
    let hash: UInt32
    /// What stands behind the name, up to the end of the list's last line.
    var place: Range<Int>
  }

  init(_ language: String, _ bytes: [UInt8]) {
    self.language = language
    self.bytes = bytes
    lists.reserveCapacity(128)
    let text = bytes.span
    var place = 0
    var line = 0
    while place < text.count {
      line += 1
      switch text[place] {
      case .newline: break
      case .blank where !lists.isEmpty:
        place = Self.endOfLine(in: text, from: place)
        lists[lists.count - 1].place = lists[lists.count - 1].place.lowerBound..<place
      case UInt8(ascii: "#"): place = Self.endOfLine(in: text, from: place)
      default:
        if let (name, hash) = begin(in: text, at: place) {
          place = Self.endOfLine(in: text, from: name.upperBound + 1)
          lists.append(List(name: name, hash: hash, place: (name.upperBound + 1)..<place))
        } else {
          oddLines.append(line)
          place = Self.endOfLine(in: text, from: place)
        }
      }
      place += 1
    }
  }

  /// The name of the list that a line begins, with its hash; nil where it begins none.
  private mutating func begin(
    in text: Span<UInt8>, at start: Int
  ) -> (name: Range<Int>, hash: UInt32)? {
    var colon = start
    var hash = WordGate.Hash()
    while colon < text.count, text[colon] != UInt8(ascii: ":") {
      if text[colon] == .newline { return nil }
      hash.combine(small: text[colon])
      colon += 1
    }
    guard colon < text.count, numbers.take(hash.value) == lists.count else { return nil }
    return (start..<colon, hash.value)
  }

  private static func endOfLine(in text: Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place < text.count, text[place] != .newline { place += 1 }
    return place
  }

  /// Tells a gate of the words that the lists begin with.
  ///
  /// - Parameter bits: of the lists that gates know.
  func tell(_ gate: inout WordGate, _ bits: ListBits) {
    let text = bytes.span
    for list in lists {
      guard let bit = bits.bit(of: list.hash) else { continue }
      var place = list.place.lowerBound
      while place < list.place.upperBound {
        // Lines that belong to nothing may stand between those of a list.
        let isPart = place == list.place.lowerBound || text[place] == .blank
        place =
          isPart
          ? Self.tell(&gate, of: text, from: place, bit) : Self.endOfLine(in: text, from: place)
        place += 1
      }
    }
  }

  /// - Returns: the end of the line.
  private static func tell(
    _ gate: inout WordGate, of text: Span<UInt8>, from start: Int, _ list: WordGate.ListSet
  ) -> Int {
    var place = start
    while place < text.count, text[place] != .newline {
      if text[place] == .blank || text[place] == .comma {
        place += 1
      } else {
        place = gate.add(text, from: place, to: list)
        while place < text.count, text[place] != .comma, text[place] != .newline { place += 1 }
      }
    }
    return place
  }

  /// What a list is known by.
  static func hash(of name: some Sequence<UInt8>) -> UInt32 {
    var hash = WordGate.Hash()
    for byte in name { hash.combine(small: byte) }
    return hash.value
  }

  /// The names of the lists.
  var names: [String] { lists.map { String(decoding: bytes[$0.name], as: UTF8.self) } }

  /// Tells the names of the lists, with their hashes.
  func forEachName(_ tell: (ArraySlice<UInt8>, UInt32) -> Void) {
    for list in lists { tell(bytes[list.name], list.hash) }
  }

  func holds(_ name: UInt32) -> Bool { numbers.number(of: name) != nil }

  /// The entries of a list, folded; none where there is no such list.
  ///
  /// - Parameter name: its hash.
  func entries(of name: UInt32) -> [String] {
    guard let list = numbers.number(of: name) else { return [] }
    let text = bytes[lists[list].place]
    var entries: [String] = []
    for line in text.split(separator: .newline, omittingEmptySubsequences: false) {
      // Lines that belong to nothing may stand between those of a list.
      guard line.startIndex == text.startIndex || line.first == .blank else { continue }
      for entry in line.split(separator: .comma) {
        let entry = entry.drop { $0 == .blank }
        if !entry.isEmpty {
          entries.append(Elision.parted(WordList.folded(String(decoding: entry, as: UTF8.self))))
        }
      }
    }
    return entries
  }
}

extension UInt8 {
  fileprivate static var newline: UInt8 { 0x0A }
  fileprivate static var blank: UInt8 { 0x20 }
  fileprivate static var comma: UInt8 { 0x2C }
}
