import ScreenReader
import Testing

/// How spelled text is spoken.
struct SpokenPartTests {
  private func parts(_ commands: String...) throws -> [SpokenPart] {
    var replay = try Replay(
      #"<screen><UITextField label="Name" identifier="name" text="Eva"/></screen>"#)
    var last: [SpokenPart] = []
    for command in commands {
      let parsed = try #require(try ReaderCommand.parse(command))
      for case .speech(let line) in replay.reader.perform(parsed, on: &replay.state).items {
        last = line.parts
      }
    }
    return last
  }

  @Test func `a capital is heard in what is typed and in what is read by characters`() throws {
    #expect(
      try parts("activate", "type aB.") == [
        SpokenPart(text: "a", offset: 0, isCapital: false),
        SpokenPart(text: "B", offset: 3, isCapital: true),
        SpokenPart(text: ".", offset: 6, isCapital: false),
      ])
    #expect(
      try parts("rotor characters", "down") == [SpokenPart(text: "E", offset: 0, isCapital: true)])
  }

  @Test func `text that is not spelled is spoken without a break`() throws {
    #expect(
      try parts("where").map(\.text) == ["Name, Eva, Text Field"]
    )
    #expect(try parts("rotor words", "down").map(\.isCapital) == [false])
  }
}
