import Testing

/// Text fields.
struct ReaderEditingTests {
  @Test func `a field is edited after a double tap, with an echo of what is typed`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find name
      Name, Text Field. Double tap to edit.
      1 result
      > type x
      [error]
      Nothing is being edited; activate a text field first.
      > activate
      [activate]
      Text Field, Is editing, Name, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > type Ann B
      A, n, n, space, B
      > where
      Text Field, Is editing, Ann B, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      > delete
      B, deleted
      > delete 99
      A, n, n, space, deleted
      > delete
      [edge]
      > echo words
      Words
      > type Zoe
      Zoe
      > echo off
      Off
      > type !
      > where
      Text Field, Is editing, Zoe!, Insertion point at end. Use the rotor to access Misspelled Words.
      """)
  }

  @Test func `row 6: the edit menu offers what fits and speaks what it does`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find name
      Name, Text Field. Double tap to edit.
      1 result
      > edit
      No edit commands
      > activate
      [activate]
      Text Field, Is editing, Name, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > edit
      No edit commands
      > type Ann Lee
      A, n, n, space, L, e, e
      > edit
      Select
      Select All
      > edit select
      Lee, selected
      > edit
      Cut
      Copy
      Select All
      > edit copy
      Copied
      > edit select-all
      Ann Lee, selected
      > edit cut
      Cut
      > where
      Text Field, Is editing, Name, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > edit paste
      Pasted
      > edit copy
      [error]
      The commands that fit are Paste, Select, Select All.
      > edit paste
      Pasted
      > where
      Text Field, Is editing, Ann LeeAnn Lee, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      """)
  }

  @Test func `the edit rotor goes through what fits and does it`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find name
      Name, Text Field. Double tap to edit.
      1 result
      > activate
      [activate]
      Text Field, Is editing, Name, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > type Ann
      A, n, n
      > rotor edit
      Edit
      > down
      Select
      > down
      Select All
      > down
      [edge]
      > activate
      Ann, selected
      > down
      Cut
      > activate
      Cut
      """)
  }

  @Test func `row 7: undo and redo name what they do`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find name
      Name, Text Field. Double tap to edit.
      1 result
      > undo
      [error]
      Nothing to undo
      > activate
      [activate]
      Text Field, Is editing, Name, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > type Ann
      A, n, n
      > type B
      B
      > undo
      Undo Typing
      > undo
      Undo Typing
      > undo
      [error]
      Nothing to undo
      > redo
      Redo Typing
      > where
      Text Field, Is editing, Ann, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      > redo
      Redo Typing
      > redo
      [error]
      Nothing to redo
      """)
  }

  @Test func `row 7: shaking asks, and names what is undone`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find name
      Name, Text Field. Double tap to edit.
      1 result
      > shake
      Alert, Nothing to undo, Cancel
      > activate
      [error]
      This is not a button of the alert.
      > next
      Cancel, Button
      > next
      [edge]
      > activate
      [activate]
      Name, Text Field. Double tap to edit.
      > activate
      [activate]
      Text Field, Is editing, Name, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > type Ann
      A, n, n
      > shake
      Alert, Undo Typing, Cancel, Undo
      > where
      Undo Typing
      > next
      Cancel, Button
      > next
      Undo, Button
      > next
      [edge]
      > activate
      [activate]
      Undo Typing
      > shake
      Alert, Redo Typing, Cancel, Redo
      > redo
      Redo Typing
      > shake
      Alert, Undo Typing, Cancel, Undo
      > escape
      Text Field, Is editing, Ann, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      > delete 1
      n, deleted
      > undo
      Undo Delete
      > shake
      Alert, Undo Typing, Undo, Redo Delete, Cancel
      > last
      Cancel, Button
      > previous
      Redo Delete, Button
      > activate
      [activate]
      Redo Delete
      """)
  }

  @Test func `a secure field never says what is typed`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find password
      Password, Secure Text Field. Double tap to edit.
      1 result
      > activate
      [activate]
      Password, Secure Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > type secret
      bullet, bullet, bullet, bullet, bullet, bullet
      > where
      Password, Secure Text Field, Is editing, 6 characters, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      > find secret
      No results
      > edit select-all
      Selected
      > edit
      No edit commands
      > edit copy
      [error]
      No edit command fits here.
      > rotor characters
      Characters
      > first
      Cart, Heading Level 1
      > find password
      Password, Secure Text Field, Is editing, 6 characters, Character mode. Use the rotor to access Misspelled Words.
      1 result
      > down
      [edge]
      > history 100
      Password, Secure Text Field. Double tap to edit.
      1 result
      Password, Secure Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      bullet, bullet, bullet, bullet, bullet, bullet
      Password, Secure Text Field, Is editing, 6 characters, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      No results
      Selected
      No edit commands
      Characters
      Cart, Heading Level 1
      Password, Secure Text Field, Is editing, 6 characters, Character mode. Use the rotor to access Misspelled Words.
      1 result
      > delete 2
      bullet, bullet, bullet, bullet, bullet, bullet, deleted
      > where
      Password, Secure Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      """)
  }

  @Test func `selectable text can be copied`() throws {
    try Replay.expect(
      "reader-shop.xml",
      """
      > find order
      Order 4711
      1 result
      > edit
      Copy
      > edit copy
      Copied
      > find name
      Name, Text Field. Double tap to edit.
      1 result
      > activate
      [activate]
      Text Field, Is editing, Name, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > edit paste
      Pasted
      > where
      Text Field, Is editing, Order 4711, Character mode, Insertion point at end. Use the rotor to access Misspelled Words.
      > find terms
      Terms, Link
      1 result
      > edit
      No edit commands
      > edit copy
      [error]
      No edit command fits here.
      """)
  }
}
