import TestSupport
import Testing
import Voices

@testable import Auditing

@Suite struct LabelWordsTests {
  @Test(arguments: [
    "", "Buy", "BUY 2 go", "  Don't stop, 'quoted' it's'", "L'eau d'Evian", "rock''n'roll '' '",
    "a-b_c.d", "Wi-Fi\tOff\n", "x'", "'x", "O'Reilly's 3rd",
  ])
  func `plain words are found by bytes as all others are by letters`(_ text: String) {
    let (plain, other) = (LabelWords(text), LabelWords(text + " é"))
    #expect(plain.folded + ["é"] == other.folded)
    #expect(LabelWords("東京 " + text).folded == ["東京"] + plain.folded)
    #expect(
      plain.folded.indices.allSatisfy {
        text[plain.range(of: $0)].lowercased() == plain.folded[$0]
      })
  }

  @Test func `words of any letters are found as in a pairwise comparison`() {
    var random = SeededNumbers(seed: 11)
    let parts = [
      "a", "B", "l", "qu", "3", "é", "Ü", "п", "京", "설", "'", "’", " ", "-", ".", "e\u{301}", "½",
      "👍", "\n",
    ]
    for _ in 0..<2000 {
      let text = (0..<12).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
      let words = LabelWords(text)
      #expect(words.folded == Self.words(of: text), "\(text)")
    }
  }

  /// Letters, digits, and apostrophes before such a one; articles and their words apart.
  private static func words(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var words = [""]
    for (place, scalar) in scalars.enumerated() {
      let isJoined =
        (scalar == "'" || scalar == "’") && words.last != ""
        && place + 1 < scalars.count && scalars[place + 1].isPartOfWord
      if scalar.isPartOfWord || isJoined {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }.flatMap { word -> [String] in
      guard let place = Elision.apostrophe(in: word[...]) else {
        return [WordList.folded(word)]
      }
      return [word[..<place], word[word.index(after: place)...]].map { WordList.folded($0) }
    }
  }
}
