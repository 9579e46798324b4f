import Testing

/// The rotor.
struct ReaderRotorTests {
  @Test func `a name turns the rotor, and up and down go by it`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotor headings
      Headings
      > down
      Delivery, Heading Level 2
      > down
      [edge]
      > up
      Cart, Heading Level 1
      > rotor
      Headings
      > rotor heading 2
      Heading 2
      > first
      Cart, Heading Level 1
      > down
      Delivery, Heading Level 2
      > down
      [edge]
      """)
  }

  @Test func `a swipe on what is adjustable adjusts it, until the rotor is turned`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotor headings
      Headings
      > next
      Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
      > down
      30%
      > rotor headings
      Headings
      > down
      Delivery, Heading Level 2
      > up
      Cart, Heading Level 1
      """)
  }

  @Test func `the rotor offers what the stop and the screen have`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotor next
      Words
      > rotor next
      Lines
      > rotor next
      Headings
      > rotor next
      Links
      > rotor next
      Form Controls
      > rotor next
      Buttons
      > rotor next
      Text Fields
      > rotor next
      Static Text
      > rotor previous
      Text Fields
      > rotor previous
      Buttons
      """)
  }

  @Test func `characters, words and lines are read one by one`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotor characters
      Characters
      > down
      C
      > down
      a
      > up
      C
      > up
      [edge]
      > rotor words
      Words
      > find order
      Order 4711
      1 result
      > down
      Order
      > down
      4711
      > down
      [edge]
      > rotor lines
      Lines
      > down
      Order 4711
      """)
  }

  @Test func `another unit of text goes on at the same place`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find order
      Order 4711
      1 result
      > rotor words
      Words
      > down
      Order
      > down
      4711
      > rotor characters
      Characters
      > down
      4
      > down
      7
      > rotor words
      Words
      > up
      4711
      > up
      Order
      """)
  }

  @Test func `row 5: the speaking rate and other settings change at once`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > rotor speaking-rate
      Speaking Rate, 26%
      > up
      31%
      > down
      26%
      > down
      21%
      > rotor punctuation
      Punctuation, Some
      > up
      Most
      > rotor hints
      Hints, On
      > down
      Off
      > where
      Cart, Heading Level 1
      > next
      Sound, Volume, 40%, Adjustable
      > rotor pitch
      Pitch, 50%
      > rotor sounds
      Sounds, On
      > down
      Off
      > first
      Cart, Heading Level 1
      > previous
      > rotor volume
      Volume, 100%
      > down
      95%
      """)
  }

  @Test func `a rotor of the app goes through its items in the app's order`() throws {
    try Replay.expect(
      "reader-library.xml",
      """
      > rotor misspellings
      Misspellings
      > down
      A wrod here
      > down
      An eror here
      > down
      [edge]
      > up
      A wrod here
      > up
      [edge]
      """)
  }

  @Test func `every container has a rotor`() throws {
    try Replay.expect(
      "reader-library.xml",
      """
      > rotor landmarks
      Landmarks
      > down
      New, Landmark
      > rotor lists
      Lists
      > down
      First rule, List Start
      > rotor tables
      Tables
      > down
      Mon, Row 1, Column 1
      > rotor rows
      Rows
      > down
      Tue, Row 2, Column 1
      > rotor containers
      Containers
      > up
      First rule, List Start
      > rotor images
      Images
      > down
      Cover, Image
      > rotor static text
      Static Text
      > up
      5, Column 2
      > rotor search fields
      Search Fields
      > up
      Search, Search Field. Double tap to edit.
      > rotor text fields
      Text Fields
      > down
      [edge]
      > rotor buttons
      [error]
      No rotor setting "buttons" here; available: Characters, Words, Lines, Form Controls, Text Fields, Search Fields, Static Text, Images, Tables, Rows, Lists, Landmarks, Containers, Vertical Navigation, Misspellings, Speaking Rate, Pitch, Volume, Punctuation, Hints, Sounds, Orientation Announcements, Typing Echo, Language.
      > down
      [edge]
      > rotor links
      [error]
      No rotor setting "links" here; available: Characters, Words, Lines, Form Controls, Text Fields, Search Fields, Static Text, Images, Tables, Rows, Lists, Landmarks, Containers, Vertical Navigation, Misspellings, Speaking Rate, Pitch, Volume, Punctuation, Hints, Sounds, Orientation Announcements, Typing Echo, Language.
      > down
      [edge]
      > rotor form controls
      Form Controls
      > up
      [edge]
      """)
  }

  @Test func `an unknown name is an error that says what there is`() throws {
    try Replay.expect(
      "reader-library.xml",
      """
      > rotor bananas
      [error]
      No rotor setting "bananas" here; available: Characters, Words, Lines, Form Controls, Text Fields, Search Fields, Static Text, Images, Tables, Rows, Lists, Landmarks, Containers, Vertical Navigation, Misspellings, Speaking Rate, Pitch, Volume, Punctuation, Hints, Sounds, Orientation Announcements, Typing Echo, Language.
      > rotor
      Characters
      """)
  }
}
