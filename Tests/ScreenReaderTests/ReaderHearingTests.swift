import ScreenReader
import Testing

/// The speech heard before a command, by the clock of a script.
struct ReaderHearingTests {
  /// Plays commands, and returns the interrupted lines of each: “heard part | whole line”.
  private func cuts(_ fixture: String, _ commands: String...) throws -> [[String]] {
    var replay = try Replay(fixture: fixture)
    return try commands.map { command in
      let parsed = try #require(try ReaderCommand.parse(command))
      return replay.reader.perform(parsed, on: &replay.state).items.compactMap { item in
        guard case .cut(let cut) = item else { return nil }
        return "\(cut.heard) | \(cut.line.caption)\(cut.resumes ? " | resumes" : "")"
      }
    }
  }

  @Test func `without a moment named all has been heard when the next command comes`() throws {
    #expect(try cuts("reader-shop.xml", "next", "next", "call", "next") == [[], [], [], []])
  }

  @Test func `a command that comes after a wait cuts off what is not heard yet, word by word`()
    throws
  {
    let volume =
      "Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value."
    #expect(
      try cuts("reader-shop.xml", "next", "wait 0.8", "where", "wait 0", "where")
        == [[], [], ["Sound, Volume, | \(volume)"], [], [" | \(volume.dropFirst(7))"]])
    // The hint begins after a pause.
    #expect(
      try cuts("reader-shop.xml", "next", "wait 1.8", "where")[2]
        == ["Sound, Volume, 40%, Adjustable. | \(volume)"])
    #expect(
      try cuts("reader-shop.xml", "next", "wait 2.3", "where")[2]
        == ["Sound, Volume, 40%, Adjustable. Swipe | \(volume)"])
    #expect(try cuts("reader-shop.xml", "next", "wait 20", "where")[2] == [])
  }

  @Test func `faster speech gets further`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    replay.state.settings.rate = 350
    for command in ["next", "wait 0.8"] { _ = try replay.lines(command) }
    let items = replay.reader.perform(.whereAmI, on: &replay.state).items
    guard case .cut(let cut)? = items.first else {
      Issue.record("nothing was cut off")
      return
    }
    #expect(cut.heard == "Sound, Volume, 40%,")
  }

  @Test func `a notification cuts in, and what it cut off is said again after it`() throws {
    #expect(
      try cuts("reader-shop.xml", "last", "wait 0.4", "notification Tea", "wait 9", "next")
        == [[], [], ["Help, | Help, Button | resumes"], [], []])
    #expect(
      try cuts("reader-shop.xml", "last", "wait 0.4", "notification Tea", "wait 1.2", "first")[4]
        == [" | Help, Button"])
  }

  @Test func `an alert's tone comes with the alert, and what the device does at once`() throws {
    var replay = try Replay(fixture: "reader-player.xml")
    var times: [[Int]] = []
    let commands = [
      "find play", "activate", "first", "wait 0.2", "notification Tea", "notification Milk",
      "headset out",
    ]
    for command in commands {
      let parsed = try #require(try ReaderCommand.parse(command))
      times.append(replay.reader.perform(parsed, on: &replay.state).times)
    }
    let now = replay.state.clock
    #expect(times[4].map { $0 - times[4][0] } == [0, 0, 0])
    // Everything before it had been heard by then, so it also begins at once.
    #expect(times[5].allSatisfy { $0 == times[5][0] })
    #expect(times[6].last == now)
  }

  @Test func `lines of a list that a command interrupted are reported one by one`() throws {
    let cut = try cuts("reader-shop.xml", "items de", "wait 1.5", "next")[2]
    #expect(
      cut == [
        "2. | 2. Delivery, Heading Level 2", " | 3. Order 4711",
        " | 4. Details, Collapsed, Button. Double tap to expand.",
      ])
  }

  @Test func `row 3: pause goes on with the word that was being said`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > wait 0.9
      > pause
      > volume 50
      Ringer, 50%
      > pause
      40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > wait 1
      > pause
      > pause
      Swipe up or down with one finger to adjust the value.
      > pause
      > next
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > pause
      > pause
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      """)
  }

  @Test func `row 3: a phrase that was halted and then cut is said again from its start`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > wait 0.9
      > pause
      > pause
      40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > wait 1.2
      > pause
      > pause
      Swipe up or down with one finger to adjust the value.
      > wait 0.6
      > call
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      > escape
      (become active)
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `a list goes on where it was halted`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > items de
      1. Decrement, Button
      2. Delivery, Heading Level 2
      3. Order 4711
      4. Details, Collapsed, Button. Double tap to expand.
      > wait 1.5
      > pause
      > pause
      Delivery, Heading Level 2
      3. Order 4711
      4. Details, Collapsed, Button. Double tap to expand.
      """)
  }

  @Test func `row 3: the phrase that a call cut is said again from its start, and then goes on`()
    throws
  {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > wait 0.9
      > call
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      > call answer
      (background)
      Call
      > call end
      (become active)
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > wait 30
      > sleep
      (resign active)
      > wake
      (become active)
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `reading goes on while time passes, and the cursor is where one hears`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find letter
      Letter, Button. Actions available. More content available
      1 result
      > read-all 1
      Letter, Button. Actions available. More content available
      > wait 4.5
      Refund, Dimmed, Button
      > call
      (resign active)
      [alert]
      Incoming call, Decline, Accept
      > wait 5
      > escape
      (become active)
      Refund, Dimmed, Button
      Details, Collapsed, Button. Double tap to expand.
      Pay, Button
      Help, Button
      [edge]
      """)
  }

  @Test func `a language without spaces goes on at the character`() throws {
    var replay = try Replay(
      #"<screen language="ja"><UILabel text="東京都千代田区丸の内"/></screen>"#)
    for command in ["where", "wait 0.17", "pause"] { _ = try replay.lines(command) }
    #expect(try replay.lines("pause") == ["千代田区丸の内"])
  }

  @Test func `a voice reports its progress`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    replay.state.isLive = true
    let items = replay.reader.perform(.next, on: &replay.state).items
    guard case .speech(let line)? = items.last else {
      Issue.record("nothing was said")
      return
    }
    replay.reader.hear(HeardPosition(line: line.number, offset: 16), in: &replay.state)
    #expect(replay.reader.perform(.pause, on: &replay.state).items.count == 1)
    #expect(
      try replay.lines("pause") == [
        "40%, Adjustable. Swipe up or down with one finger to adjust the value."
      ])
    replay.reader.hear(nil, in: &replay.state)
    #expect(replay.reader.perform(.next, on: &replay.state).items.count == 2)
  }
}
