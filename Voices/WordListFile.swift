/// A file of `Voices/Words`: a list a line, `name: word, word, several words`, and comments after
/// `#`. A line that begins with a blank goes on with the list above it.
struct WordListFile {
  /// The entries of each list, folded.
  private(set) var lists: [String: [String]] = [:]
  /// The lines that are neither list nor comment, or that begin a list anew, from 1.
  private(set) var oddLines: [Int] = []

  init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var name: String?
    for (number, line) in lines.enumerated() {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: " "), let name {
        lists[name, default: []] += Self.entries(line)
        continue
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        oddLines.append(number + 1)
        continue
      }
      let list = String(decoding: line[..<colon], as: UTF8.self)
      guard lists[list] == nil else {
        oddLines.append(number + 1)
        continue
      }
      lists[list] = Self.entries(line[line.index(after: colon)...])
      name = list
    }
  }

  private static func entries(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: ",")).map {
      Elision.parted(WordList.folded(String(decoding: $0, as: UTF8.self)))
    }.filter { !$0.isEmpty }
  }
}
