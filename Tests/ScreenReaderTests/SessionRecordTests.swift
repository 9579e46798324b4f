import ScreenReader
import Testing

struct SessionRecordTests {
  @Test func `a session is a line for each item, the same each time`() throws {
    #expect(try record() == record())
    #expect(
      try record() == [
        """
        {"schemaVersion": 1, "tool": "test", "source": "player.xml", "screen": "Player", \
        "orientation": "portrait", "wording": "voiceover"}
        """,
        """
        {"command": 1, "words": "next", "time": 0, "sound": "focus"}
        """,
        """
        {"command": 1, "words": "next", "time": 0, "spoken": "Play, Button", "priority": "user", \
        "language": "en", "hint": null, "phrases": [{"kind": "label", "text": "Play"}, \
        {"kind": "role", "text": "Button"}], "class": "UIButton", "identifier": null, "line": 4}
        """,
        """
        {"command": 2, "words": "call", "time": 660, "device": "resign active"}
        """,
        """
        {"command": 2, "words": "call", "time": 660, "sound": "alert"}
        """,
        """
        {"command": 2, "words": "call", "time": 660, "spoken": "Incoming call, Answer, Decline", \
        "priority": "alert", "language": "en", "hint": null, "class": "UIButton", \
        "identifier": null, "line": 4}
        """,
        """
        {"command": 3, "words": "# \\"quiet\\"", "time": 2310}
        """,
      ])
  }

  private func record() throws -> [String] {
    var replay = try Replay(fixture: "reader-player.xml")
    var record = SessionRecord()
    var lines = [
      record.head(
        source: "player.xml", screen: replay.reader.screen(replay.state), wording: "voiceover",
        tool: "test")
    ]
    for command in ["next", "call"] {
      let parsed = try #require(try ReaderCommand.parse(command))
      let items = replay.reader.perform(parsed, on: &replay.state).items
      lines += record.lines(for: command, items, in: replay.reader.hierarchy)
    }
    return lines + record.lines(for: #"# "quiet""#, [], in: replay.reader.hierarchy)
  }
}
