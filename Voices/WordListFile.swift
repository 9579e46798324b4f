/// A file of `Voices/Words`: a list a line, `name: word, word, several words`, and comments after
/// `#`. A line that begins with a blank goes on with the list above it.
///
/// What is read of it is where its lists stand; of most nobody ever asks for the words.
struct WordListFile: Sendable {
  /// The first part of its tag.
  let language: String
  private let bytes: [UInt8]
  /// Of each list what stands behind its name, up to the end of its last line.
  private var places: [String: Range<Int>] = [:]
  /// The lines that are neither list nor comment, or that begin a list anew, from 1.
  private(set) var oddLines: [Int] = []

  init(_ language: String, _ bytes: [UInt8]) {
    self.language = language
    self.bytes = bytes
    var name: String?
    var place = 0..<0
    for (number, line) in Lines(bytes, in: bytes.indices).enumerated() where !line.isEmpty {
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "#"): break
      case UInt8(ascii: " ") where name != nil: place = place.lowerBound..<line.upperBound
      default:
        let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) ?? line.upperBound
        let list = String(decoding: bytes[line.lowerBound..<colon], as: UTF8.self)
        guard colon < line.upperBound, places[list] == nil, list != name else {
          oddLines.append(number + 1)
          continue
        }
        if let name { places[name] = place }
        name = list
        place = (colon + 1)..<line.upperBound
      }
    }
    if let name { places[name] = place }
  }

  /// The names of the lists.
  var names: some Collection<String> { places.keys }

  func holds(_ name: String) -> Bool { places[name] != nil }

  /// Hands over the entries of a list as the file writes them; none where there is no such list.
  func eachEntry(of name: String, _ take: (ArraySlice<UInt8>) -> Void) {
    guard let place = places[name] else { return }
    for line in Lines(bytes, in: place) {
      // Lines that belong to nothing may stand between those of a list.
      guard line.lowerBound == place.lowerBound || line.first.map({ bytes[$0] }) == 0x20 else {
        continue
      }
      var rest = bytes[line]
      while !rest.isEmpty {
        let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
        let entry = rest[..<end].drop { $0 == UInt8(ascii: " ") }
        if !entry.isEmpty { take(entry) }
        rest = rest[end...].dropFirst()
      }
    }
  }

  /// The entries of a list, folded.
  func entries(of name: String) -> [String] {
    var entries: [String] = []
    eachEntry(of: name) { entry in
      entries.append(Elision.parted(WordList.folded(String(decoding: entry, as: UTF8.self))))
    }
    return entries
  }
}

/// The places of the lines of a text, without what ends them.
private struct Lines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start: Int
  private let end: Int
  private var isDone = false

  init(_ bytes: [UInt8], in place: Range<Int>) {
    self.bytes = bytes
    start = place.lowerBound
    end = place.upperBound
  }

  mutating func next() -> Range<Int>? {
    guard !isDone else { return nil }
    let line = start..<(bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end)
    isDone = line.upperBound == end
    start = line.upperBound + 1
    return line
  }
}
