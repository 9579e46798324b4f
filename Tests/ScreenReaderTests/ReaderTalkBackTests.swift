import ScreenReader
import TestSupport
import Testing
import Utterances

/// TalkBack's gestures, where they differ from VoiceOver's.
struct ReaderTalkBackTests {
  private static let screen = """
    <screen><UILabel text="Cart" traits="header"/><UIButton title="Pay"/>\
    <UISlider label="Size" value="50%"/></screen>
    """

  private func expect(
    _ session: String, on xml: String = screen, at location: SourceLocation = #_sourceLocation
  ) throws {
    var replay = try Replay(xml, wording: .talkback)
    #expect(try replay.text(of: session) == session, sourceLocation: location)
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

  @Test func `an alert is a window: its title, then the first stop that is not the title`() throws {
    try expect(
      """
      > call Ann
      (resign active)
      [alert]
      Ann
      Incoming call
      > last
      Answer, Button. Double-tap to activate
      > next
      [edge]
      > next
      Ann
      > escape
      (become active)
      Cart, Heading
      > call Ben
      (resign active)
      [alert]
      Ben
      Incoming call
      > magic-tap
      (background)
      Ben
      Mute, Button. Double-tap to activate
      """)
  }

  // MARK: Reading controls

  @Test func `the reading controls are those that are on, and say how they are used`() throws {
    try expect(
      """
      > rotor
      Characters. Swipe up or swipe down to read by characters
      > rotor previous
      Speech rate. Swipe up or swipe down to adjust the setting
      > up
      Speech rate 110%
      > up
      Speech rate 121%
      > down
      Speech rate 110%
      > down
      Speech rate 100%
      > rotor next
      Characters. Swipe up or swipe down to read by characters
      > rotor paragraphs
      Paragraphs. Swipe up or swipe down to read by paragraphs
      > rotor punctuation
      Punctuation. Swipe up or swipe down to adjust the setting
      > rotor spoken language
      Spoken language. Swipe up or swipe down to adjust the setting
      > rotor static text
      [error]
      No rotor setting "static text" here; available: Characters, Words, Lines, Paragraphs, \
      Headings, Controls, Links, Speech rate.
      """)
  }

  @Test func `after the last heading, link or control it says so, and then wraps`() throws {
    try expect(
      """
      > rotor headings
      Headings. Swipe up or swipe down to read by headings
      > down
      [edge]
      No next heading
      > next
      Pay, Button. Double-tap to activate
      > down
      [edge]
      No next heading
      > down
      Cart, Heading
      > up
      [edge]
      No previous heading
      > rotor links
      Links. Swipe up or swipe down to read by links
      > down
      [edge]
      No next link
      > down
      [edge]
      No next link
      > rotor controls
      Controls. Swipe up or swipe down to read by controls
      > down
      Pay, Button. Double-tap to activate
      > up
      [edge]
      No previous control
      """)
  }

  @Test func `a text is read in parts, and after the edge the next stop's`() throws {
    try expect(
      """
      > rotor words
      Words. Swipe up or swipe down to read by words
      > down
      Big
      > down
      cart
      > down
      [edge]
      > down
      Pay
      > where
      Pay, Button. Double-tap to activate
      > up
      [edge]
      > up
      cart
      > up
      Big
      """, on: #"<screen><UILabel text="Big cart"/><UIButton title="Pay"/></screen>"#)
  }

  @Test func `a slider adjusts by itself, and leaves the reading control as it was`() throws {
    try expect(
      """
      > rotor words
      Words. Swipe up or swipe down to read by words
      > last
      50%, Size, Slider. Swipe up or swipe down to adjust
      > rotor
      Adjust slider. Swipe up or swipe down to adjust the setting
      > up
      60%
      > rotor next
      Characters. Swipe up or swipe down to read by characters
      > rotor previous
      Adjust slider. Swipe up or swipe down to adjust the setting
      > previous
      Pay, Button. Double-tap to activate
      > rotor
      Characters. Swipe up or swipe down to read by characters
      """)
  }

  @Test func `actions go round and round, with the double tap among them`() throws {
    try expect(
      """
      > next
      Letter, Button. Double-tap to activate, Actions available
      > rotor
      Actions. Swipe up or swipe down to adjust the setting
      > down
      Delete. Double-tap to perform the action
      > down
      Activate. Double-tap to perform the action
      > up
      Delete. Double-tap to perform the action
      > activate
      [activate]
      (action Delete)
      """,
      on: """
        <screen><UILabel text="Mail"/>\
        <UIButton title="Letter"><action name="Delete"/></UIButton></screen>
        """)
  }

  // MARK: The menu

  @Test func `the menu has what there is at the stop, and closes with what was chosen`() throws {
    try expect(
      """
      > next
      Letter, Button. Double-tap to activate, Actions available
      > menu
      TalkBack menu
      Actions, Button. Double-tap to activate
      > menu
      [error]
      An alert is in front; answer it first.
      > items
      1. TalkBack menu
      2. Actions, Button. Double-tap to activate
      3. Read from focused item, Button. Double-tap to activate
      4. Copy last spoken phrase, Button. Double-tap to activate
      5. Screen search, Button. Double-tap to activate
      6. Hide screen, Button. Double-tap to activate
      7. Voice commands, Button. Double-tap to activate
      8. TalkBack settings, Button. Double-tap to activate
      9. Text-to-speech settings, Button. Double-tap to activate
      10. Braille display settings, Button. Double-tap to activate
      11. Describe image, Button. Double-tap to activate
      > escape
      Letter, Button. Double-tap to activate, Actions available
      > menu
      TalkBack menu
      Actions, Button. Double-tap to activate
      > activate
      [activate]
      Actions
      Delete, Button. Double-tap to activate
      > activate
      [activate]
      [activate]
      (action Delete)
      Letter, Button. Double-tap to activate, Actions available
      > menu
      TalkBack menu
      Actions, Button. Double-tap to activate
      > item 3
      Read from focused item, Button. Double-tap to activate
      > activate
      [activate]
      Letter, Button. Double-tap to activate, Actions available
      Note, Edit box. Double-tap to edit text
      [edge]
      > previous
      Letter, Button. Double-tap to activate, Actions available
      > menu
      TalkBack menu
      Actions, Button. Double-tap to activate
      > item 4
      Copy last spoken phrase, Button. Double-tap to activate
      > activate
      [activate]
      Copied, Letter, Button
      > next
      Note, Edit box. Double-tap to edit text
      > activate
      [activate]
      Editing, Note, Edit box
      > edit paste
      Pasted
      > menu
      TalkBack menu
      Actions, Button. Double-tap to activate
      > item 6
      Hide screen, Button. Double-tap to activate
      > activate
      [activate]
      Screen hidden
      > curtain
      Showing screen
      """,
      on: """
        <screen><UILabel text="Mail"/>\
        <UIButton title="Letter"><action name="Delete"/></UIButton>\
        <UITextField placeholder="Note"/></screen>
        """)
  }

  @Test func `a call takes the menu away, and so does the home button`() throws {
    try expect(
      """
      > menu
      TalkBack menu
      Read from focused item, Button. Double-tap to activate
      > call Ann
      (resign active)
      [alert]
      Ann
      Incoming call
      > call decline
      (become active)
      Cart, Heading
      > menu
      TalkBack menu
      Read from focused item, Button. Double-tap to activate
      > background
      (resign active)
      (background)
      > foreground
      (become active)
      Cart, Heading
      > message Hi
      (resign active)
      [alert]
      Message
      Hi
      > menu
      TalkBack menu
      Read from focused item, Button. Double-tap to activate
      > escape
      Hi
      > escape
      (become active)
      Cart, Heading
      """)
  }

  @Test func `VoiceOver has no menu`() throws {
    var replay = try Replay(Self.screen)
    #expect(
      try replay.lines("menu") == [
        "[error]", "VoiceOver has no menu; rotor actions goes through the actions of a stop.",
      ])
  }

  // MARK: Initial focus

  @Test func `a window says its title, and the cursor is on the first stop that is not it`() throws
  {
    let (_, said) = try greet(
      """
      <screen title="Cart"><UILabel text="cart" traits="header"/><UILabel text="2 items"/></screen>
      """)
    #expect(said == ["Cart", "2 items"])
  }

  @Test func `a button is never the title`() throws {
    let (cursor, said) = try greet(
      #"<screen title="Pay"><UIButton title="Pay"/><UILabel text="2 items"/></screen>"#)
    #expect(cursor == 0)
    #expect(said == ["Pay", "Pay, Button. Double-tap to activate"])
  }

  @Test func `without a title the first stop has the cursor`() throws {
    let (cursor, said) = try greet(#"<screen><UILabel text="A"/><UILabel text="B"/></screen>"#)
    #expect(cursor == 0)
    #expect(said == ["A"])
  }

  @Test func `the field that has the keyboard has the cursor`() throws {
    let replay = try Replay(
      dump: UIAutomatorDump.text(
        """
        <node class="android.widget.TextView" text="Sign in" bounds="[0,0][500,100]"/>\
        <node class="android.widget.EditText" text="Ann" focusable="true" focused="true" \
        clickable="true" bounds="[0,200][500,300]"/>
        """))
    #expect(replay.state.cursor == 1)
  }

  private func greet(_ xml: String) throws -> (cursor: Int, said: [String]) {
    var replay = try Replay(xml, wording: .talkback)
    let cursor = replay.state.cursor
    return (cursor, replay.reader.greet(&replay.state).items.compactMap(\.caption))
  }

  // MARK: Rows

  @Test(arguments: [("", "Wi-Fi, On, Switch"), ("Wi-Fi, home", "Wi-Fi, home")])
  func `a description replaces the switch of its row`(_ description: String, _ said: String) throws
  {
    var replay = try Replay(
      dump: UIAutomatorDump.text(
        """
        <node class="android.widget.TextView" text="Network" bounds="[0,0][500,100]"/>\
        <node class="android.widget.LinearLayout" content-desc="\(description)" clickable="true" \
        focusable="true" bounds="[0,100][1080,300]">\
        <node class="android.widget.TextView" text="Wi-Fi" bounds="[0,100][500,300]"/>\
        <node class="android.widget.Switch" checkable="true" checked="true" \
        bounds="[800,100][1000,300]"/></node>
        """))
    let session = """
      > next
      \(said). Double-tap to activate
      """
    #expect(try replay.text(of: session) == session)
  }

  // MARK: Lists

  @Test func `coming into a list and out of it is said once`() throws {
    var replay = try Replay(
      dump: UIAutomatorDump.text(
        """
        <node class="android.widget.TextView" text="Inbox" bounds="[0,0][500,100]"/>\
        <node class="android.widget.ListView" content-desc="Letters" bounds="[0,100][1080,500]">\
        <node class="android.widget.TextView" text="Ann" bounds="[0,100][1080,200]"/>\
        <node class="android.widget.TextView" text="Ben" bounds="[0,200][1080,300]"/></node>\
        <node class="android.widget.TextView" text="End" bounds="[0,500][500,600]"/>
        """))
    let session = """
      > next
      Ann, In list Letters
      > next
      Ben
      > where
      Ben
      > next
      End, Out of list Letters
      > previous
      Ben, In list Letters
      """
    #expect(try replay.text(of: session) == session)
  }
}
