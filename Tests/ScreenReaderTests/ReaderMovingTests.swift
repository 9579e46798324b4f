import Testing

/// Movements of the cursor: swipes, jumps, touch, search, scrolling.
struct ReaderMovingTests {
  @Test func `row 9: next and previous go by one stop and stay at the edges`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > previous
      [edge]
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      >
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > n
      Selected, Today, Button, 1 of 2
      > p
      Sound, Gift wrap, Switch Button, On. Double tap to toggle setting.
      > last
      Help, Button
      > next
      [edge]
      > first
      Cart, Heading Level 1
      > f
      Cart, Heading Level 1
      """)
  }

  @Test func `a container is said on entry only`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > next
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      > previous
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > where
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > first
      Cart, Heading Level 1
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `a jump goes to the next of its kind, or the one before`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > heading
      Delivery, Heading Level 2
      > heading
      [edge]
      > heading previous
      Cart, Heading Level 1
      > h
      Delivery, Heading Level 2
      > link
      Terms, Link
      > k
      [edge]
      > control
      Letter, Button. Actions available. More content available
      > button
      Refund, Dimmed, Button
      > b
      Details, Collapsed, Button. Double tap to expand.
      > field
      [edge]
      > image
      [edge]
      > button previous
      Refund, Dimmed, Button
      """)
  }

  @Test func `containers are jumped to by kind, and rows one by one`() throws {
    try Replay.expect(
      "reader-library.xml",
      """
      > landmark
      New, Landmark
      > list
      First rule, List Start
      > table
      Mon, Row 1, Column 1
      > row
      Tue, Row 2, Column 1
      > row
      Ann
      > row
      Ben
      > row previous
      Ann
      > container previous
      Shelf one
      > container previous
      Mon, Row 1, Column 1
      > image
      Cover, Image
      > search
      [edge]
      > text
      A wrod here
      """)
  }

  @Test func `touch speaks the stop under the finger`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > touch 30 105
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > touch 1 1
      [edge]
      > touch 500 20
      [error]
      The screen is 390 by 844 points.
      > touch 180 210
      Later, Button, 2 of 2
      > t 25 625
      Pay, Button
      """)
  }

  @Test func `a finger drawn over the screen speaks each stop once`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > drag 30 90 30 220
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      Gift wrap, Switch Button, On. Double tap to toggle setting.
      Selected, Today, Button, 1 of 2
      > drag 1 1 2 2
      [edge]
      """)
  }

  @Test func `row 10: find goes to the next stop with the text and says how many there are`() throws
  {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find de
      Decrement, Button
      4 results
      > find DE
      Delivery, Heading Level 2
      4 results
      > /volume
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      1 result
      > find zebra
      No results
      > where
      Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      """)
  }

  @Test func `scrolling says the page, or the rows, and the cursor goes along`() throws {
    try Replay.expect(
      "reader-library.xml",
      """
      > scroll down
      Rows 2 to 3 of 3
      > scroll down
      [edge]
      > scroll up
      Rows 1 to 2 of 3
      > find shelf one
      Shelf one
      1 result
      > scroll right
      Page 2 of 3
      Shelf two
      > scroll right
      Page 3 of 3
      Shelf three
      > scroll right
      [edge]
      > scroll left
      Page 2 of 3
      Shelf two
      """)
  }
}
