import ScreenReader
import Testing
import Utterances

/// The gestures of TalkBack where they are not those of VoiceOver.
struct ReaderTalkBackTests {
  private static let screen = """
    <screen><UILabel text="Cart" traits="header"/><UIButton title="Pay"/>\
    <UISlider label="Size" value="50%"/></screen>
    """

  private func expect(_ session: String) throws {
    var replay = try Replay(Self.screen, wording: .talkback)
    #expect(try replay.text(of: session) == session)
  }

  @Test func `after the last stop there is a sound, and the next swipe wraps`() throws {
    try expect(
      """
      > last
      50%, Size, Slider. Swipe up or swipe down to adjust
      > next
      [edge]
      > next
      Cart, Heading
      > previous
      [edge]
      > where
      Cart, Heading
      > previous
      [edge]
      > previous
      50%, Size, Slider. Swipe up or swipe down to adjust
      """)
  }

  @Test func `the rotor has TalkBack's reading controls by their names`() throws {
    try expect(
      """
      > rotor
      Characters
      > rotor previous
      Language, Default
      > rotor controls
      Controls
      > down
      Pay, Button. Double-tap to activate
      > rotor static text
      [error]
      No rotor setting "static text" here; available: Characters, Words, Lines, Headings, \
      Form Controls, Speaking Rate, Punctuation, Language.
      """)
  }

  @Test func `an alert is in TalkBack's words`() throws {
    try expect(
      """
      > call Ann
      (resign active)
      [alert]
      Ann, Incoming call, Decline, Answer
      > last
      Answer, Button. Double-tap to activate
      > next
      [edge]
      > next
      Ann
      > escape
      (become active)
      Cart, Heading
      """)
  }
}
