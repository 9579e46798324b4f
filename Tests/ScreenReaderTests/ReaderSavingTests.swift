import HierarchyReading
import ScreenReader
import Testing
import Utterances

/// Where a visit ends, and where the next one begins.
struct ReaderSavingTests {
  private func saved(_ replay: Replay, content: String = "c0ffee") -> SavedState {
    SavedState(of: replay.state, by: replay.reader, content: content)
  }

  private func resumed(
    _ replay: Replay, in next: Replay, content: String = "c0ffee"
  ) throws -> (replay: Replay, text: String) {
    let kept = try SavedState(bytes: saved(replay).bytes)
    var next = next
    let (state, resumption) = next.reader.resume(kept, content: content)
    next.state = state
    return (next, resumption.text)
  }

  @Test func `row 1: the next visit begins at the stop, rotor and orientation of the last`() throws
  {
    var replay = try Replay(fixture: "reader-shop.xml")
    for command in ["rotor headings", "find terms", "silent", "rotate landscape"] {
      _ = try replay.lines(command)
    }
    var (next, text) = try resumed(replay, in: try Replay(fixture: "reader-shop.xml"))
    #expect(text == "Resumed at the same stop, by its identifier.")
    #expect(try next.lines("where") == ["Terms, Link"])
    #expect(try next.lines("rotor") == ["Headings"])
    #expect(try next.lines("rotate landscape") == ["Landscape"])
    #expect(try next.lines("ring") == ["Ring"])
  }

  @Test func `switched, chosen, typed and opened values are restored`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    let commands = [
      "find gift", "activate", "find later", "activate", "find name", "activate", "type A\\nn",
      "find password", "activate", "type secret", "find details", "activate", "find pay",
      "activate",
    ]
    for command in commands { _ = try replay.lines(command) }
    var (next, text) = try resumed(replay, in: try Replay(fixture: "reader-shop.xml"))
    #expect(text == "Resumed at the same stop, by its path.")
    #expect(try next.lines("where") == ["Back Button"])
    #expect(try next.lines("escape") == ["[screen]", "Pay, Button"])
    #expect(
      try next.lines("find gift").first
        == "Sound, Gift wrap, Switch Button, Off. Double tap to toggle setting.")
    #expect(try next.lines("find later").first == "Selected, Later, Button, 2 of 2")
    #expect(try next.lines("heading") == ["Delivery, Heading Level 2"])
    #expect(try next.lines("next") == [#"A\nn, Text Field. Double tap to edit."#])
    #expect(
      try next.lines("next") == ["Password, 6 characters, Secure Text Field. Double tap to edit."])
    #expect(
      try next.lines("find details").first
        == "Details, Expanded, Button. Double tap to collapse.")
  }

  @Test func `text typed into a secure field is not saved`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    for command in ["find password", "activate", "type hunter2"] { _ = try replay.lines(command) }
    #expect(!String(decoding: saved(replay).bytes, as: UTF8.self).contains("hunter2"))
    #expect(!String(reflecting: replay.state).contains("hunter2"))
    #expect(replay.reader.recordable("type hunter2", in: replay.state) == "type •••••••")
    #expect(replay.reader.recordable("next", in: replay.state) == "next")
  }

  private static let before = """
    <screen title="List" size="390 844">
      <UILabel text="One" frame="20 100 200 30"/>
      <UILabel text="Two" identifier="two" frame="20 200 200 30"/>
      <UIButton title="Three" frame="20 300 200 30"/>
      <UIButton title="Four" frame="20 400 200 30"/>
    </screen>
    """

  @Test(arguments: [
    (
      "two", #"<UILabel text="Deux" identifier="two" frame="20 600 200 30"/>"#, "Deux",
      "by its identifier"
    ),
    (
      "three", #"<UIButton frame="20 1 9 9"/><UIButton title="Three" frame="9 600 9 9"/>"#,
      "Three, Button", "by its label"
    ),
    (
      "four", #"<UIButton title="A" frame="0 100 9 9"/><UILabel text="Z" frame="20 410 9 9"/>"#,
      "Z",
      "at the nearest stop"
    ),
    ("one", #"<UILabel text="Uno" frame="20 700 9 9"/><UILabel text="Z"/>"#, "Uno", "by its path"),
    ("one", #"<UIButton title="Uno"/>"#, "Uno, Button", "at the first stop"),
  ])
  func `in a changed file the stop is found as surely as can be, and it says how`(
    stop: String, after: String, found: String, how: String
  ) throws {
    var replay = try Replay(Self.before)
    _ = try replay.lines("find \(stop)")
    let other = try Replay(#"<screen title="List" size="390 844">\#(after)</screen>"#)
    var (next, text) = try resumed(replay, in: other, content: "0ther")
    #expect(text.hasPrefix("The file has changed since; resumed at the "))
    #expect(text.contains(how))
    #expect(try next.lines("where") == [found])
  }

  @Test func `a state that is cut anywhere, broken or newer is refused with a reason`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    _ = try replay.lines("find gift")
    let bytes = saved(replay).bytes
    for length in 0..<(bytes.count - 1) {
      #expect(throws: SavedStateError.self) { try SavedState(bytes: Array(bytes[..<length])) }
    }
    #expect(throws: SavedStateError.otherVersion) {
      try SavedState(bytes: Array("{\"version\": 3}\n".utf8))
    }
    #expect(throws: SavedStateError.broken(line: 1, column: 37)) {
      try SavedState(
        bytes: Array("{\"version\": 2, \"settings\": {\"rate\": \"fast\"}}\n".utf8))
    }
    #expect(throws: SavedStateError.broken(line: 1, column: 1)) {
      try SavedState(bytes: [0xFF, 0xFE, 0x7D, 0x0A])
    }
  }

  @Test func `a state of before JSON is of another version`() {
    #expect(throws: SavedStateError.otherVersion) {
      try SavedState(bytes: Array("earshot-state 1\ncontent c0ffee\nscreen 0\nend\n".utf8))
    }
  }

  @Test func `a state of another file does no harm`() throws {
    let strange = """
      {
        "version": 2, "content": "c0ffee", "screen": 99, "rotor": "Bananas",
        "element": {"path": "A/B", "x": 1e300, "y": -4},
        "trail": [{"layout": 7, "element": 3}, {"layout": 0, "element": 99999}],
        "changes": [
          {"layout": 0, "element": 99999, "traits": 1, "value": "x"},
          {"layout": 9, "element": 0, "traits": 1}
        ]
      }

      """
    let kept = try SavedState(bytes: Array(strange.utf8))
    var replay = try Replay(fixture: "reader-shop.xml")
    replay.state = replay.reader.resume(kept, content: "c0ffee").state
    // A rotor that the screen does not have is never announced.
    #expect(try replay.lines("rotor") == ["Characters"])
    for command in ["down", "escape", "where", "next", "escape", "rotate"] {
      _ = try replay.lines(command)
    }
    #expect(replay.reader.currentStop(replay.state) != nil)
  }
}
