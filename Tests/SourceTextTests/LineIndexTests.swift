import TestSupport
import Testing

@testable import SourceText

@Suite struct LineIndexTests {
  private static let texts = [
    "", "a", "\n", "a\nb", "é\n\n€🙂b\r\n<a/>", "\u{FEFF}a\nb", "\u{FEFF}",
    String(repeating: "é€<a b='c'/>", count: 900), String(repeating: "é\n€\n", count: 2_000),
    "\u{FEFF}" + String(repeating: "🙂", count: 3_000) + "\nz",
  ]

  @Test(arguments: texts)
  func `a line and column lead back to their byte`(_ text: String) {
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for offset in bytes.indices.dropFirst(mark) where bytes[offset] & 0xC0 != 0x80 {
      let position = index.position(of: offset)
      #expect(index.offset(line: position.line, column: position.column) == offset)
    }
  }

  @Test(
    arguments: [("ab\nc", 1, 4), ("ab\nc", 2, 2), ("ab\nc", 3, 1), ("a", 0, 1), ("a", 1, 0)])
  func `a position without a character has no byte`(_ text: String, _ line: Int, _ column: Int) {
    #expect(LineIndex(Array(text.utf8)).offset(line: line, column: column) == nil)
  }

  @Test func `a character is sought from the mark before it, however long its line`() throws {
    let bytes = Array(String(repeating: "é<a b='c'/>", count: 100_000).utf8)
    let index = LineIndex(bytes)
    var random = SeededNumbers(seed: 26)
    for _ in 0..<200 {
      let column = Int.random(in: 1...1_000_000, using: &random)
      let offset = try #require(index.offset(line: 1, column: column))
      #expect((0...LineIndex.step).contains(offset - index.start(before: 1, column)))
    }
  }
}
