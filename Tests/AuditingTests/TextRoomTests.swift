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

  @Test(arguments: [
    (0, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.3, "-0.3"), (-3, "-3"), (9.96, "10"),
    (143.5, "143.5"), (1e15, "1000000000000000.0"), (.infinity, "inf"),
  ])
  func `a number has one decimal where it has one`(_ number: Double, _ words: String) {
    #expect(number.inWords == words)
    let message: Finding.Message = "\(inWords: number), \(Int.min) and \(120)"
    #expect(message.description == "\(words), \(Int.min) and 120")
  }

  @Test func `a byte behind a full room is kept`() {
    var text = TextRoom()
    text.append(String(repeating: "a", count: 255))
    text.append(1234)
    #expect(text.string == String(repeating: "a", count: 255) + "1234")
  }
}
