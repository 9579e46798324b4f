import Testing

/// Navigation between screens, and rotating the device.
struct ReaderScreensTests {
  @Test func `a segue leads to its screen, and escape back to where one was`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find pay
      Pay, Button
      1 result
      > activate
      [activate]
      (action pay:)
      [screen]
      Three things are on their way
      Back Button
      > next
      Payment, Heading
      > next
      Three things are on their way
      > escape
      [screen]
      Pay, Button
      > escape
      [error]
      > where
      Pay, Button
      """)
  }

  @Test func `the summary of a screen is read once`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > screen payment
      [screen]
      Three things are on their way
      Back Button
      > escape
      [screen]
      Cart, Heading Level 1
      > screen 2
      [screen]
      Back Button
      > where
      Back Button
      """)
  }

  @Test func `a back button goes back`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find pay
      Pay, Button
      1 result
      > activate
      [activate]
      (action pay:)
      [screen]
      Three things are on their way
      Back Button
      > activate
      [activate]
      [screen]
      Pay, Button
      """)
  }

  @Test func `a segue to nowhere says so`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find help
      Help, Button
      1 result
      > activate
      [activate]
      This leads to "nowhere", which is not in this file.
      """)
  }

  @Test func `screens lists them, and a name or a number goes there`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > screens
      1 Cart
      2 Payment
      > screen Payment
      [screen]
      Three things are on their way
      Back Button
      > screen 1
      [screen]
      Cart, Heading Level 1
      > screen nine
      [error]
      No screen "nine"; screens lists them.
      > screen -9223372036854775808
      [error]
      No screen "-9223372036854775808"; screens lists them.
      > escape
      [screen]
      Back Button
      > escape
      [screen]
      Cart, Heading Level 1
      """)
  }

  @Test func `row 12: turning keeps the stop and what was done to it, and names what is gone`()
    throws
  {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find gift
      Sound, Gift wrap, Switch Button, On. Double tap to toggle setting.
      1 result
      > activate
      [activate]
      Off
      > rotate
      Landscape
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      > where
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      > rotate
      Portrait
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      > where
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      > rotate landscape
      Landscape
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      > rotate landscape
      Landscape
      > rotate portrait
      Portrait
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      > rotate left
      Landscape
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      > rotate right
      Portrait
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      """)
  }

  @Test func `row 12: turning away from a stop goes to the nearest and says so`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find letter
      Letter, Button. Actions available. More content available
      1 result
      > rotate
      Landscape
      "Letter" is not in this layout; the nearest stop is:
      Terms, Link
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      """)
  }

  @Test func `row 12: without another layout the screen stays`() throws {
    try Replay.expect(
      "reader-library.xml",
      """
      > rotate
      [error]
      The file has no landscape layout of this screen.
      > rotate portrait
      Portrait
      > where
      Search, Search Field. Double tap to edit.
      """)
  }

  @Test func `a turned screen is the one that is come back to`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find pay
      Pay, Button
      1 result
      > rotate
      Landscape
      Pay, Button
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      > activate
      [activate]
      (action pay:)
      [screen]
      Three things are on their way
      Back Button
      > escape
      [screen]
      Pay, Button
      > where
      Pay, Button
      """)
  }

  @Test func `row 12: the announcement of a turn can be switched off`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotor orientation announcements
      Orientation Announcements, On
      > down
      Off
      > rotate landscape
      Cart, Heading Level 1
      Not in landscape: Today, Later, Decrement, Increment, Order 4711, Letter, Refund, Help
      > up
      On
      > rotate portrait
      Portrait
      Cart, Heading Level 1
      """)
  }

  @Test func `row 12: a stop found again by less than its name says so`() throws {
    var replay = try Replay(
      """
      <screen title="Cart">
        <layout orientation="portrait" size="390 844">
          <UIButton title="Edit" frame="10 100 60 60"/>
          <UIButton title="Edit" frame="10 200 60 60"/>
          <UIButton title="Pay" frame="10 300 60 60"/>
        </layout>
        <layout orientation="landscape" size="844 390">
          <UIButton title="Edit" frame="10 100 60 60"/>
          <UIButton title="Pay now" frame="10 300 60 60"/>
        </layout>
      </screen>
      """)
    let session = """
      > rotate
      Landscape
      "Edit" is probably this one, by its class, label and order:
      Edit, Button
      Not in landscape: Edit, Pay
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `row 12: a former stop is announced as gone`() throws {
    var replay = try Replay(
      """
      <screen title="Cart">
        <layout orientation="portrait" size="390 844">
          <UIButton title="Pay" identifier="pay" frame="10 100 60 60"/>
          <UIButton title="Help" frame="10 300 60 60"/>
        </layout>
        <layout orientation="landscape" size="844 390">
          <UIButton title="Pay" identifier="pay" hidden="true" frame="10 100 60 60"/>
          <UIButton title="Help" frame="10 300 60 60"/>
        </layout>
      </screen>
      """)
    let session = """
      > rotate
      Landscape
      "Pay" is not in this layout; the nearest stop is:
      Help, Button
      Not in landscape: Pay
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `row 12: reading goes on from where the turn has left it`() throws {
    try Replay.expect(
      "rotation-pair.xml",
      """
      > read-all 2
      Payees, Heading
      Selected, All, Button
      > rotate
      Landscape
      All, Button
      Not in landscape: Import
      Plus, Button
      Pay, Button
      [edge]
      > read-from-top 1
      Recent, Button
      > rotate landscape
      Landscape
      Recent, Button
      Payees, Heading
      All, Button
      Plus, Button
      Pay, Button
      [edge]
      """)
  }
}
