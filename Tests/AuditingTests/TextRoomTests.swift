import Testing

@testable import Auditing

@Suite struct TextRoomTests {
  @Test(arguments: [
    [], [""], ["Buy"], ["Buy ", "", "now"], ["Straße", " ", "설정", "🛒"],
    [String(repeating: "a", count: 256)], [String(repeating: "a", count: 257)],
    [String(repeating: "é", count: 127), "é", "é"], [String(repeating: "a", count: 255), "é", "b"],
    (0..<200).map { "\($0) – " }, ["a", String(repeating: "설", count: 300), "b"],
  ])
  func `a text is that of its parts, however long`(_ parts: [String]) {
    var text = TextRoom()
    for part in parts { text.append(part) }
    #expect(text.string == parts.joined())
  }
}
