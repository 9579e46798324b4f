import SourceText
import Testing

@Suite struct ByteSearchTests {
  @Test(
    arguments: [
      ("", "", 0), ("", "a", nil), ("a", "", 0), ("abc", "abc", 0), ("abc", "c", 2),
      ("ab", "abc", nil),
      ("aab", "ab", 1), ("abababac", "abac", 4), ("aaaa", "aab", nil), ("xéy", "é", 1),
    ] as [(String, String, Int?)])
  func `the first occurrence is found`(_ text: String, _ word: String, _ offset: Int?) {
    #expect(ByteSearch(word).offset(in: Array(text.utf8), from: 0) == offset)
    #expect(ByteSearch(word).isIn(Array(text.utf8)) == (offset != nil))
  }

  @Test func `later occurrences are found in turn`() {
    let (bytes, search) = (Array("aXaaXaX".utf8), ByteSearch("aX"))
    #expect(search.length == 2)
    #expect(search.offset(in: bytes, from: 0) == 0)
    #expect(search.offset(in: bytes, from: 1) == 3)
    #expect(search.offset(in: bytes, from: 5) == 5)
    #expect(search.offset(in: bytes, from: 6) == nil)
    #expect(search.offset(in: bytes, from: 99) == nil)
  }
}
