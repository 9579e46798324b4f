import ScreenReader
import Testing

struct SessionRecordTests {
  @Test func `a session is a line for each item, the same each time`() throws {
    let commands = ["next", "call", "# \"quiet\""]
    #expect(try record(commands) == record(commands))
    #expect(
      try record(commands) == [
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
        {"kind": "role", "text": "Button"}], "element": {"path": "UIButton[1]", \
        "class": "UIButton", "identifier": null, "line": 4}}
        """,
        """
        {"command": 2, "words": "call", "time": 660, "device": "resign active"}
        """,
        """
        {"command": 2, "words": "call", "time": 660, "sound": "alert"}
        """,
        """
        {"command": 2, "words": "call", "time": 660, "spoken": "Incoming call, Decline, Accept", \
        "priority": "alert", "language": "en", "hint": null, "alert": "call", "evidence": "high"}
        """,
        """
        {"command": 3, "words": "# \\"quiet\\"", "time": 660}
        """,
      ])
  }

  @Test func `an interrupted line precedes the interrupting one, with its progress`() throws {
    #expect(
      try record(["next", "wait 0.4", "next"]).dropFirst(3) == [
        """
        {"command": 2, "words": "wait 0.4", "time": 400}
        """,
        """
        {"command": 3, "words": "next", "time": 400, "interrupted": "Play, Button", \
        "spokenThrough": 6, "heard": "Play,", "resumes": false, "element": \
        {"path": "UIButton[1]", "class": "UIButton", "identifier": null, "line": 4}}
        """,
        """
        {"command": 3, "words": "next", "time": 400, "sound": "focus"}
        """,
        """
        {"command": 3, "words": "next", "time": 400, "spoken": "Click, Button", \
        "priority": "user", "language": "en", "hint": null, "phrases": [{"kind": "label", \
        "text": "Click"}, {"kind": "role", "text": "Button"}], "element": \
        {"path": "UIButton[2]", "class": "UIButton", "identifier": null, "line": 5}}
        """,
      ])
  }

  private func record(_ commands: [String]) throws -> [String] {
    var replay = try Replay(fixture: "reader-player.xml")
    var record = SessionRecord()
    var lines = [
      record.head(
        source: "player.xml", screen: replay.reader.screen(replay.state), wording: "voiceover",
        tool: "test")
    ]
    for command in commands {
      var given: (items: [Item], times: [Int]) = ([], [])
      if let parsed = try ReaderCommand.parse(command) {
        let output = replay.reader.perform(parsed, on: &replay.state)
        given = (output.items, output.times)
      }
      lines += record.lines(
        for: command, given.items, at: given.times, clock: replay.state.clock,
        in: replay.reader.hierarchy)
    }
    return lines
  }
}
