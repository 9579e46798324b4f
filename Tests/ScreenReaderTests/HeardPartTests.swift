import ScreenReader
import Testing

/// The heard parts of a session, with their times, for a voice of known pace.
struct HeardPartTests {
  private struct TestPace: SpeechPace {
    func duration(of line: SpokenLine, _ settings: SpeechSettings) -> LineDuration {
      LineDuration(text: 100 * line.text.count, hint: line.hint.map { 10 * $0.count })
    }

    func duration(of sound: ReaderSound) -> Int { 40 }

    func duration(ofNote text: String, _ settings: SpeechSettings) -> Int { 500 }

    var pauseBetweenCommands: Int { 7 }
  }

  private static let screen = """
    <screen><UIButton title="Pay"/><UIButton title="Wait" hint="Later"/></screen>
    """

  /// A line for each part: when, how long, and the caption.
  private func heard(_ commands: [String]) throws -> [String] {
    var replay = try Replay(Self.screen)
    var reader = replay.reader
    reader.pace = TestPace()
    reader.keepHeard(in: &replay.state)
    for line in commands {
      let command = try #require(try ReaderCommand.parse(line))
      reader.perform(command, on: &replay.state)
    }
    return reader.finish(&replay.state).map { part in
      "\(part.start)+\(part.duration) \(part.caption ?? "-")"
    }
  }

  @Test func `a command comes after what was heard, and a pause`() throws {
    #expect(
      try heard(["next", "next", "where"]) == [
        "7+40 -", "47+1550 Wait, Button. Later", "1604+40 [edge]",
        "1651+1550 Wait, Button. Later",
      ])
  }

  @Test func `an interrupted line is heard in part, in whole words`() throws {
    #expect(
      try heard(["next", "wait 0.75", "previous", "wait 0.02", "next"]) == [
        "7+40 -", "47+710 Wait,", "757+20 -", "777+40 -", "817+1550 Wait, Button. Later",
      ])
  }

  @Test func `an alert cuts a line off, which is heard again after it`() throws {
    #expect(
      try heard(["where", "wait 0.45", "notification Hi"]) == [
        "7+450 Pay,", "457+40 [alert]", "497+1600 Notification, Hi", "2097+1100 Pay, Button",
      ])
  }

  @Test func `words of the tool take their time`() throws {
    #expect(
      try heard(["help ring", "where"]) == [
        "7+500 ring: set the ring/silent switch to ring", "514+1100 Pay, Button",
      ])
  }

  @Test func `nothing is kept unless it is asked for`() throws {
    var replay = try Replay(Self.screen)
    replay.reader.perform(.next, on: &replay.state)
    #expect(replay.reader.finish(&replay.state).isEmpty)
  }
}
