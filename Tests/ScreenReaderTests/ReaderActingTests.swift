import Testing

/// Double taps, steps, actions.
struct ReaderActingTests {
  @Test func `row 17: a switch toggles and says its new state alone`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find gift
      Sound, Gift wrap, Switch Button, On. Double tap to toggle setting.
      1 result
      > activate
      [activate]
      Off
      > activate
      [activate]
      On
      > a
      [activate]
      Off
      > where
      Gift wrap, Switch Button, Off. Double tap to toggle setting.
      """)
  }

  @Test func `row 17: a segment is selected, and the other no longer`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find later
      Later, Button, 2 of 2
      1 result
      > activate
      [activate]
      Selected, Later, 2 of 2
      > where
      Selected, Later, Button, 2 of 2
      > previous
      Today, Button, 1 of 2
      """)
  }

  @Test func `a value steps by a tenth of its range and keeps its form`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > increment
      50%
      > up
      60%
      > u
      70%
      > +
      80%
      > down
      70%
      > decrement
      60%
      > d
      50%
      > -
      40%
      > where
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `row 17: a stepper says the value of the whole, up to its end`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find increment
      Increment, Button
      1 result
      > activate
      [activate]
      4
      > activate
      [activate]
      4
      > find decrement
      Decrement, Button
      1 result
      > activate
      [activate]
      3
      """)
  }

  @Test func `row 17: a page control turns a page`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find page
      page 2 of 3, Adjustable. Swipe up or down with one finger to adjust the value.
      1 result
      > increment
      page 3 of 3
      > increment
      page 3 of 3
      > decrement
      page 2 of 3
      """)
  }

  @Test func `a stop that is not adjustable plays a sound`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > increment
      [error]
      > decrement
      [error]
      > find refund
      Refund, Dimmed, Button
      1 result
      > increment
      [error]
      """)
  }

  @Test func `a dimmed control does nothing`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find refund
      Refund, Dimmed, Button
      1 result
      > activate
      [dimmed]
      """)
  }

  @Test func `an expandable stop announces its state`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find details
      Details, Collapsed, Button. Double tap to expand.
      1 result
      > activate
      [activate]
      Expanded
      > where
      Details, Expanded, Button. Double tap to collapse.
      > activate
      [activate]
      Collapsed
      """)
  }

  @Test func `the actions of a stop are chosen with the rotor and done with a double tap`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find letter
      Letter, Button. Actions available. More content available
      1 result
      > down
      Archive
      > down
      Delete
      > down
      Activate
      > down
      Archive
      > activate
      [activate]
      (action Archive)
      > actions
      Archive
      Delete
      > action delete
      [activate]
      (action Delete)
      > actions burn
      [error]
      The actions are Archive, Delete.
      > next
      Refund, Dimmed, Button
      > actions
      No actions
      """)
  }

  @Test func `more content is read with the rotor`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find letter
      Letter, Button. Actions available. More content available
      1 result
      > rotor more-content
      More Content
      > down
      Size, 3 MB
      > down
      [edge]
      """)
  }

  @Test func `magic tap without a call or a sound is an error`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > magic-tap
      [error]
      """)
  }

  @Test func `row 17: a switch without a value goes on, one with words of its own is selected`()
    throws
  {
    var plain = try Replay(
      #"<screen size="390 844"><UIView isElement="true" traits="toggleButton" label="It" frame="0 0 9 9"/></screen>"#
    )
    #expect(try plain.lines("activate") == ["[activate]", "On"])
    var worded = try Replay(
      #"<screen size="390 844"><UISwitch value="Checked" label="It" frame="0 0 9 9"/></screen>"#)
    #expect(try worded.lines("activate") == ["[activate]", "Selected"])
    #expect(try worded.lines("activate") == ["[activate]", "Not selected"])
  }
}
