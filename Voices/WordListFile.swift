/// A file of `Voices/Words`: a list a line, `name: word, word, several words`, and comments after
/// `#`. A line that begins with a blank goes on with the list above it.
struct WordListFile {
  /// The entries of each list, folded.
  private(set) var lists: [String: [String]] = [:]
  /// The lines that are neither list nor comment, or that begin a list anew, from 1.
  private(set) var oddLines: [Int] = []

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var name: String?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let first = line.first, first != "#" else { continue }
      if first == " ", let name {
        lists[name, default: []] += Self.entries(line)
        continue
      }
      guard let colon = line.firstIndex(of: ":"), lists[String(line[..<colon])] == nil else {
        oddLines.append(number + 1)
        continue
      }
      let list = String(line[..<colon])
      lists[list] = Self.entries(line[line.index(after: colon)...])
      name = list
    }
  }

  private static func entries(_ line: Substring) -> [String] {
    line.split(separator: ",").map { Elision.parted(WordList.folded($0)) }.filter { !$0.isEmpty }
  }
}
