import ScreenReader
import Testing

/// Announced elements exist, and none is skipped silently.
struct ReaderPromiseTests {
  private func expect(_ xml: String, _ session: String) throws {
    var replay = try Replay(xml)
    #expect(try replay.text(of: session) == session)
  }

  @Test func `the rotor of misspelled words is there while a text is edited`() throws {
    try expect(
      """
      <screen><UITextView label="Note" value="Helo wrld" traits="textEntry textArea isEditing" \
      identifier="note" frame="0 0 90 90"/><UITextView label="To do" frame="0 100 90 90"/></screen>
      """,
      """
      > where
      Note, Text Field, Is editing, Helo wrld. Use the rotor to access Misspelled Words.
      > rotor misspelled words
      Misspelled Words
      > down
      [edge]
      The file does not mark misspelled words.
      > next
      To do, Text Field. Double tap to edit.
      > rotor misspelled words
      [error]
      No rotor setting "misspelled words" here; available: Characters, Words, Lines, Form Controls, \
      Text Fields, Vertical Navigation, Speaking Rate, Pitch, Volume, Punctuation, Hints, Sounds, \
      Orientation Announcements, Typing Echo, Language.
      """)
  }

  @Test func `direct touch is a rotor where the hint names it`() throws {
    try expect(
      #"<screen><UIView label="Piano" isElement="true" traits="allowsDirectInteraction"/></screen>"#,
      """
      > where
      Piano. Use the rotor to enable direct touch for this app.
      > rotor direct touch
      Direct Touch
      > down
      On
      > up
      Off
      """)
  }

  @Test func `a silent stop is announced`() throws {
    try expect(
      """
      <screen><UILabel text="A"/><UIView isElement="true" label="" traits=""/></screen>
      """,
      """
      > next
      This stop has no label and no role.
      > items
      1. A
      2. This stop has no label and no role.
      """)
  }

  @Test func `an unknown language falls back to the screen's, and it is said once`() throws {
    try expect(
      """
      <screen language="de"><UILabel text="Korb" traits="header"/>\
      <UIButton title="yIje'" language="tlh"/><UIButton title="nIv" language="tlh"/></screen>
      """,
      """
      > next
      The reader has no words of its own in "tlh"; it uses those in German.
      yIje', Taste
      > next
      nIv, Taste
      """)
  }

  @Test func `the rotor does not stay at what a stop does not have`() throws {
    try expect(
      """
      <screen><UILabel text="A"/><UIButton title="Letter"><action name="Delete"/></UIButton>\
      <UIButton title="Pay"/></screen>
      """,
      """
      > next
      Letter, Button. Actions available
      > rotor actions
      Actions
      > next
      Pay, Button
      > rotor
      Characters
      > down
      P
      > previous
      Letter, Button. Actions available
      > down
      Delete
      """)
  }
}
