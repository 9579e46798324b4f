import Testing

/// Continuous reading, and queries about the last speech.
struct ReaderReadingTests {
  @Test func `read-all goes from the cursor to the end, and the cursor goes along`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find pay
      Pay, Button
      1 result
      > read-all
      Pay, Button
      Help, Button
      [edge]
      > where
      Help, Button
      """)
  }

  @Test func `read-from-top begins at the first stop`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > last
      Help, Button
      > read-from-top 2
      Cart, Heading Level 1
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > where
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `a command ends reading where it is`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > read-all 3
      Cart, Heading Level 1
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > next
      Selected, Today, Button, 1 of 2
      > next
      Later, Button, 2 of 2
      """)
  }

  @Test func `pause halts reading, and once more goes on with the same stop`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > last
      Help, Button
      > previous
      Pay, Button
      > read-all 1
      Pay, Button
      > pause
      > pause
      Pay, Button
      Help, Button
      [edge]
      """)
  }

  @Test func `speech can be repeated`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > repeat
      Nothing has been spoken yet.
      > history
      Nothing has been spoken yet.
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > next
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > repeat
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > again
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > history 2
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > find zebra
      No results
      > repeat
      No results
      """)
  }

  @Test func `items lists all stops, or those with a text, and stays`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > items de
      1. Decrement, Button
      2. Delivery, Heading Level 2
      3. Order 4711
      4. Details, Collapsed, Button. Double tap to expand.
      > items zebra
      No results
      > where
      Cart, Heading Level 1
      """)
  }

  @Test func `one of the items that were listed is chosen by its number`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > items de
      1. Decrement, Button
      2. Delivery, Heading Level 2
      3. Order 4711
      4. Details, Collapsed, Button. Double tap to expand.
      > item 3
      Order 4711
      > item 5
      [error]
      The list has 4 items.
      > items zebra
      No results
      > item 1
      [error]
      The list has 0 items.
      """)
    try Replay.expect(
      "reader-shop.xml",
      """
      > item 3
      Sound, Gift wrap, Switch Button, On. Double tap to toggle setting.
      """)
  }

  @Test func `why names the source of each phrase and its confidence`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > why
      No stop has been spoken yet.
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > why
      "Sound": the label of a container that was entered, sure (heard on devices)
      "Volume": the label, given in line 8, sure (heard on devices)
      "40%": the value, given in line 8, sure (heard on devices)
      "Adjustable": the traits: adjustable, the default of UISlider, sure (heard on devices)
      "Swipe up or down with one finger to adjust the value.": what the screen reader adds for the traits
      > find gift
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      1 result
      > why
      "Gift wrap": the label, given in line 9, sure (heard on devices)
      "Switch Button": the traits: button toggleButton, the default of UISwitch, sure (heard on devices)
      "On": a state: button toggleButton, the default of UISwitch, sure (heard on devices)
      "Double tap to toggle setting.": what the screen reader adds for the traits
      > find letter
      Letter, Button. Actions available. More content available
      1 result
      > why
      "Letter": the label, inferred from UIButton in line 22, sure (heard on devices)
      "Button": the traits: button, the default of UIButton, sure (heard on devices)
      "Actions available. More content available": what the screen reader adds for the traits
      """)
  }
}
