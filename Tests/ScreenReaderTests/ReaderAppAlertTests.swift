import Testing

/// Alerts that are part of the app's screen.
struct ReaderAppAlertTests {
  private let page = """
    <screen title="Drafts" size="390 844" language="en">
      <UIView frame="0 0 390 844">
        <UILabel text="Drafts" traits="header" frame="20 60 200 30"/>
        <UIButton title="New" frame="20 100 100 44"/>
      </UIView>
      %@
    </screen>
    """

  private func session(_ alerts: String) throws -> Replay {
    try Replay(page.replacing("%@", with: alerts))
  }

  private let delete = """
    <UIAlertController title="Delete?" frame="60 350 270 150">
      <UILabel text="Delete?" frame="60 350 270 44"/>
      <UIButton title="Cancel" frame="60 400 135 44"/>
      <UIButton title="Delete" action="delete" frame="195 400 135 44"/>
    </UIAlertController>
    """

  @Test func `a button closes an alert, and the screen can be reached`() throws {
    var replay = try session(delete)
    let session = """
      > items
      1. Delete?
      2. Cancel, Button
      3. Delete, Button
      > last
      Delete, Button
      > activate
      [activate]
      (action delete)
      [screen]
      Drafts, Heading
      > next
      New, Button
      > next
      [edge]
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `escape presses Cancel`() throws {
    var replay = try session(delete)
    let session = """
      > escape
      [activate]
      [screen]
      Drafts, Heading
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `an alert without Cancel must be answered`() throws {
    var replay = try session(
      """
      <UIAlertController title="Saved" frame="60 350 270 150">
        <UILabel text="Saved" frame="60 350 270 44"/><UIButton title="OK" frame="60 400 270 44"/>
      </UIAlertController>
      """)
    let session = """
      > escape
      [edge]
      This alert has no Cancel button; choose one of its buttons.
      > last
      OK, Button
      > activate
      [activate]
      [screen]
      Drafts, Heading
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `of two alerts the upper one is answered first`() throws {
    var replay = try session(
      delete + """
        <UIAlertController title="Sure?" frame="60 350 270 150">
          <UILabel text="Sure?" frame="60 350 270 44"/><UIButton title="Yes" frame="60 400 270 44"/>
        </UIAlertController>
        """)
    let session = """
      > last
      Yes, Button
      > activate
      [activate]
      [screen]
      Alert, Delete?
      > escape
      [activate]
      [screen]
      Drafts, Heading
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `a field of an alert is edited, and does not close it`() throws {
    var replay = try session(
      """
      <UIAlertController title="Rename" frame="60 350 270 200">
        <UILabel text="Rename" frame="60 350 270 44"/>
        <UITextField label="Name" frame="60 400 270 44"/>
        <UIButton title="Save" frame="60 450 270 44"/>
      </UIAlertController>
      """)
    let session = """
      > next
      Name, Text Field. Double tap to edit.
      > activate
      [activate]
      Name, Text Field, Is editing, Character mode, Insertion point at start. Use the rotor to access Misspelled Words.
      > type Bo
      B, o
      > next
      Save, Button
      > activate
      [activate]
      [screen]
      Drafts, Heading
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test(arguments: [("fr", "Annuler"), ("ru", "Отменить"), ("de", "Abbrechen"), ("he", "ביטול")])
  func `Cancel is known in the language of the screen`(language: String, cancel: String) throws {
    let xml = page.replacing("%@", with: delete).replacing("\"en\"", with: "\"\(language)\"")
    var replay = try Replay(xml.replacing("\"Cancel\"", with: "\"\(cancel)\""))
    #expect(try replay.lines("escape").prefix(2) == ["[activate]", "[screen]"])
  }

  @Test(arguments: ["en", "de", "es", "fr", "he", "ja", "pt-BR", "ru", "ar"])
  func `the undo alert has no two buttons with one label`(language: String) throws {
    var replay = try Replay(
      """
      <screen title="x" size="390 844" language="\(language)">
        <UITextField label="Name" frame="20 100 350 44"/>
      </screen>
      """)
    for command in ["activate", "type a", "shake"] { _ = try replay.lines(command) }
    let buttons = try replay.lines("items").map { $0.dropFirst(3) }
    #expect(Set(buttons).count == buttons.count)
  }
}
