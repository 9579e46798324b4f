import ScreenReader
import Testing

/// A key pressed while a field is edited, and its meaning.
struct TypingKeyCase: CustomTestStringConvertible {
  var name: String
  var key: String
  var meaning: KeyMeaning?

  var testDescription: String { name }

  static let all = [
    TypingKeyCase(name: "a letter", key: "n", meaning: .command(.type("n"))),
    TypingKeyCase(name: "a capital", key: "A", meaning: .command(.type("A"))),
    TypingKeyCase(name: "a digit", key: "3", meaning: .command(.type("3"))),
    TypingKeyCase(name: "a space", key: " ", meaning: .command(.type(" "))),
    TypingKeyCase(name: "another script", key: "あ", meaning: .command(.type("あ"))),
    TypingKeyCase(name: "a question mark", key: "?", meaning: .command(.type("?"))),
    TypingKeyCase(name: "q, which quits elsewhere", key: "q", meaning: .command(.type("q"))),
    TypingKeyCase(name: "Backspace", key: "\u{7F}", meaning: .command(.erase(1))),
    TypingKeyCase(name: "Left", key: "\u{1B}[D", meaning: .command(.caret(.left))),
    TypingKeyCase(
      name: "Right in applications", key: "\u{1B}OC", meaning: .command(.caret(.right))),
    TypingKeyCase(name: "Home", key: "\u{1B}[H", meaning: .command(.caret(.start))),
    TypingKeyCase(name: "Control-Left", key: "\u{1B}[1;5D", meaning: .command(.caret(.wordLeft))),
    TypingKeyCase(name: "Enter", key: "\r", meaning: .command(.pressReturn)),
    TypingKeyCase(name: "Tab", key: "\t", meaning: .command(.nextField(.forward))),
    TypingKeyCase(name: "Escape", key: "\u{1B}", meaning: .command(.endEditing)),
    TypingKeyCase(name: "Alt-n", key: "\u{1B}n", meaning: .command(.next)),
    TypingKeyCase(name: "Alt-Space", key: "\u{1B} ", meaning: .command(.activate)),
    TypingKeyCase(name: "Control-Alt-Right", key: "\u{1B}[1;7C", meaning: .command(.next)),
    TypingKeyCase(name: "Page Down", key: "\u{1B}[6~", meaning: .command(.scroll(.down))),
    TypingKeyCase(name: "an unknown key", key: "\u{1B}[99z", meaning: nil),
  ]
}

/// The keyboard of a text field.
struct ReaderTypingTests {
  private let form = """
    <screen title="Sign up" size="390 844" language="en">
      <UITextField label="Name" identifier="name" frame="20 100 350 44"/>
      <UITextField label="Town" identifier="town" frame="20 160 350 44"/>
      <UITextView label="Note" text="" identifier="note" frame="20 220 350 200"/>
      <UIButton title="Save" frame="20 500 100 44"/>
    </screen>
    """

  @Test(arguments: TypingKeyCase.all)
  func `keys type while a field is edited`(_ example: TypingKeyCase) {
    #expect(KeyMeaning(typing: example.key) == example.meaning)
  }

  @Test func `letters go into the field, until editing ends`() throws {
    var replay = try Replay(form)
    #expect(!replay.reader.isEditing(replay.state))
    _ = try replay.lines("activate")
    #expect(replay.reader.isEditing(replay.state))
    for letter in "Ada" {
      guard case .command(let command)? = KeyMeaning(typing: String(letter)) else { continue }
      replay.reader.perform(command, on: &replay.state)
    }
    #expect(
      try replay.lines("where") == [
        "Name, Text Field, Is editing, Ada, Character mode, Insertion point at end. "
          + "Use the rotor to access Misspelled Words."
      ])
    #expect(try replay.lines("done") == ["Name, Ada, Text Field. Double tap to edit."])
    #expect(!replay.reader.isEditing(replay.state))
  }

  @Test func `typing goes on while the cursor is elsewhere`() throws {
    var replay = try Replay(form)
    let session = """
      > activate
      [activate]
      Name, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > next
      Town, Text Field. Double tap to edit.
      > type Bo
      B, o
      > previous
      Name, Text Field, Is editing, Bo, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `arrows move the insertion point and speak what it passes`() throws {
    var replay = try Replay(form)
    let session = """
      > caret left
      [error]
      Nothing is being edited; activate a text field first.
      > activate
      [activate]
      Name, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > type Ann Lee
      A, n, n, space, L, e, e
      > caret right
      [edge]
      > caret left
      e
      > caret word-left
      Le
      > caret left
      space
      > caret start
      Insertion point at start
      > caret word-right
      Ann
      > type e
      e
      > caret end
      Insertion point at end
      > delete
      e, deleted
      > where
      Name, Text Field, Is editing, Anne Le, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `Return ends a field of one line, and breaks the line of a text view`() throws {
    var replay = try Replay(form)
    let session = """
      > return
      [error]
      > activate
      [activate]
      Name, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > return
      Name, Text Field. Double tap to edit.
      > find note
      Note, Text Field. Double tap to edit.
      1 result
      > activate
      [activate]
      Note, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > echo off
      Off
      > type one
      > return
      > type two
      > caret up
      one
      > caret down
      two
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `Tab edits the next field`() throws {
    var replay = try Replay(form)
    let session = """
      > activate
      [activate]
      Name, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > tab
      Town, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > tab previous
      Name, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > tab previous
      [edge]
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `with the echo of words, a word is spoken when it ends`() throws {
    var replay = try Replay(form)
    _ = try replay.lines("echo words")
    _ = try replay.lines("activate")
    #expect(try replay.lines("type H") == [])
    #expect(try replay.lines("type i") == [])
    #expect(try replay.lines("type !") == ["Hi"])
    let items = replay.reader.perform(.type(" "), on: &replay.state).items
    #expect(items.compactMap(\.caption) == [])
  }

  @Test func `Text Selection grows and shrinks by its unit`() throws {
    var replay = try Replay(form)
    let session = """
      > activate
      [activate]
      Name, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > echo off
      Off
      > type Ann Lee
      > caret start
      Insertion point at start
      > rotor text selection
      Text Selection
      > next
      A, selected
      > next
      n, selected
      > previous
      n, unselected
      > down
      Words
      > next
      nn, selected
      > previous
      Ann, unselected
      > previous
      [edge]
      > rotor characters
      Characters
      > next
      Town, Text Field. Double tap to edit.
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `the rotor moves the insertion point of a field being edited`() throws {
    var replay = try Replay(form)
    _ = try replay.lines("activate")
    _ = try replay.lines("type Ann Lee")
    let session = """
      > rotor words
      Words
      > up
      Lee
      > rotor characters
      Characters
      > up
      space
      > type y
      y
      > where
      Name, Text Field, Is editing, Anny Lee, Character mode. Use the rotor to access Misspelled Words.
      > escape
      Name, Anny Lee, Text Field. Double tap to edit.
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `a secret is not recorded, wherever the cursor is`() throws {
    var replay = try Replay(
      """
      <screen title="Sign in" size="390 844" language="en">
        <UITextField label="Password" secure="true" frame="20 100 350 44"/>
        <UIButton title="Sign in" frame="20 200 350 44"/>
      </screen>
      """)
    for command in ["activate", "next"] { _ = try replay.lines(command) }
    #expect(replay.reader.recordable("type abc", in: replay.state) == "type •••")
    #expect(replay.reader.recordable("find abc", in: replay.state) == "find abc")
  }
}
