import Platform
import ScreenReader
import TestSupport
import Testing

/// A key in the map of another screen reader.
struct KeyMapCase: CustomTestStringConvertible {
  var map: KeyMap
  var key: String
  var meaning: KeyMeaning?

  var testDescription: String { "\(map.rawValue): \(key.debugDescription)" }

  static let all =
    [KeyMap.nvda, .orca].flatMap { map in
      [
        KeyMapCase(map: map, key: "\u{1B}[B", meaning: .command(.next)),
        KeyMapCase(map: map, key: "\u{1B}[A", meaning: .command(.previous)),
        KeyMapCase(
          map: map, key: "\u{1B}[C", meaning: .command(.readPart(.characters, .forward))),
        KeyMapCase(map: map, key: "e", meaning: .command(.jump(.textFields, .forward))),
        KeyMapCase(map: map, key: "f", meaning: .command(.jump(.formControls, .forward))),
        KeyMapCase(map: map, key: "l", meaning: .command(.jump(.lists, .forward))),
        KeyMapCase(map: map, key: "x", meaning: .command(.jump(.toggles, .forward))),
        KeyMapCase(map: map, key: "C", meaning: .command(.jump(.popUps, .backward))),
        KeyMapCase(map: map, key: "2", meaning: .command(.jump(.headingLevel(2), .forward))),
        KeyMapCase(map: map, key: "\u{1B}a", meaning: .command(.readAll(stops: nil))),
        KeyMapCase(map: map, key: "\u{1B}q", meaning: .command(.quit)),
        KeyMapCase(map: map, key: "q", meaning: nil),
        KeyMapCase(map: map, key: "\u{1B}OP", meaning: .learn),
        KeyMapCase(map: map, key: "?", meaning: .command(.help("keys \(map.rawValue)"))),
      ]
    } + [
      KeyMapCase(map: .nvda, key: "d", meaning: .command(.jump(.landmarks, .forward))),
      KeyMapCase(map: .nvda, key: "a", meaning: nil),
      KeyMapCase(map: .orca, key: "m", meaning: .command(.jump(.landmarks, .forward))),
      KeyMapCase(map: .orca, key: "a", meaning: .command(.jump(.buttons, .forward))),
      KeyMapCase(map: .earshot, key: "\u{1B}h", meaning: .command(.jump(.headings, .forward))),
    ]
}

/// Maps of keys, learn mode, the tutorial.
struct ReaderKeysTests {
  @Test(arguments: KeyMapCase.all)
  func `a key means what it means to the users of that screen reader`(_ example: KeyMapCase) {
    #expect(KeyMeaning(key: example.key, in: example.map) == example.meaning)
  }

  @Test(arguments: KeyMap.allCases) func `the keys fit on a screen of 24 lines`(_ map: KeyMap)
    throws
  {
    var replay = try Replay(fixture: "reader-shop.xml")
    let topic = map == .earshot ? "keys" : "keys \(map.rawValue)"
    let lines = try replay.lines("help \(topic)")
    #expect(lines.count <= 23)
    #expect(lines.filter { $0.count > 40 } == [])
  }

  @Test(
    arguments: [
      ("h", KeyMap.earshot, "h: next heading"),
      (" ", .earshot, "Space: activate, as a double tap does"),
      ("\u{1B}[C", .earshot, "Right: next stop"), ("\u{1B}[C", .orca, "Right: next character"),
      ("e", .nvda, "e: next text field"), ("E", .nvda, "E: previous text field"),
      ("3", .earshot, "3: a stop of the list, by its number"), ("ü", .earshot, "ü: no command"),
      ("\u{1B}h", .earshot, "Alt-h: next heading"),
    ])
  func `learn mode says what a key does`(key: String, map: KeyMap, text: String) {
    #expect(KeyMeaning.explanation(of: key, in: map, isEditing: false) == text)
  }

  @Test(
    arguments: [
      ("h", "h: types it"), ("\u{1B}", "Escape: end editing"),
      ("\u{1B}[D", "Left: move the insertion point left"), ("\u{1B}h", "Alt-h: next heading"),
    ])
  func `learn mode knows that keys type`(key: String, text: String) {
    #expect(KeyMeaning.explanation(of: key, in: .earshot, isEditing: true) == text)
  }

  @Test func `the page about the reader has what learn mode says`() throws {
    let page = try InputFile.read("\(PackageFiles.root)/docs/reader.md")
    let keys = ["\u{1B}[C", "\u{1B}[A", "h", "H", " ", "\u{1B}", "c", "q"]
    let explanations = keys.map { KeyMeaning.explanation(of: $0, in: .earshot, isEditing: false) }
    let session = explanations.joined(separator: "\n")
    #expect(String(decoding: page, as: UTF8.self).contains("F1 ends.\n\(session)\nLearn mode"))
  }

  @Test func `a question keeps its mark`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    let output = replay.reader.perform(
      .failed(#"unknown command "nxt"; did you mean "next"?"#), on: &replay.state)
    #expect(
      output.items.compactMap(\.caption) == [
        "[error]", #"Unknown command "nxt"; did you mean "next"?"#,
      ])
  }

  @Test func `in a terminal the first swipe says what the rotor is on`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    replay.state.isLive = true
    replay.state.keyMap = .earshot
    #expect(
      try replay.lines("down") == ["The rotor is on Characters; Control-Right changes it.", "C"])
    #expect(try replay.lines("down") == ["a"])
    #expect(try replay.lines("rotor headings") == ["Headings"])
    #expect(try replay.lines("down") == ["Delivery, Heading Level 2"])
  }

  @Test func `the first five minutes`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > tutorial
      A screen reader speaks one element at a time: a stop. Swiping moves from stop to stop.
      Lesson 1 of 8: "next" moves to the next stop and speaks it.
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      Lesson 2 of 8: "previous" moves back. At the first and the last stop a sound says that there are no more.
      > previous
      Cart, Heading Level 1
      Lesson 3 of 8: "heading" moves to the next heading: users skim a screen by its headings.
      > where
      Cart, Heading Level 1
      > heading
      Delivery, Heading Level 2
      Lesson 4 of 8: "rotor next" turns the rotor, which sets what swiping up and down does.
      > rotor next
      Words
      Lesson 5 of 8: "down" swipes down: it moves by the rotor setting, or lowers an adjustable value.
      > down
      Delivery
      Lesson 6 of 8: "activate" is the double tap: it presses a button, toggles a switch or edits a field.
      > find gift
      Sound, Gift wrap, Switch Button, On. Double tap to toggle setting.
      1 result
      > activate
      [activate]
      Off
      Lesson 7 of 8: "items" lists all stops, and a number goes to one.
      > items gift
      1. Gift wrap, Switch Button, Off. Double tap to toggle setting.
      Lesson 8 of 8: "read-all" reads from here to the end; any other command stops it.
      > last
      Help, Button
      > read-all
      Help, Button
      That was the last lesson: help lists the commands.
      [edge]
      > tutorial end
      There is no tutorial to end.
      """)
  }

  @Test func `the lessons name the keys in use`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    replay.state.keyMap = .orca
    #expect(
      try replay.lines("tutorial").last
        == "Lesson 1 of 8: Down moves to the next stop and speaks it.")
    #expect(
      try replay.lines("tutorial").last?.hasPrefix("Lesson 2 of 8: Up moves back.") == true)
    #expect(try replay.lines("tutorial end") == ["The tutorial has ended."])
  }
}
