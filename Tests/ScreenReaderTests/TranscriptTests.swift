import AccessibilityModel
import HierarchyReading
import ScreenReader
import Testing
import Utterances

/// Whole screens in our own hierarchy format, with their speech.
struct TranscriptTests {
  private func screen(_ xml: String) throws -> Screen {
    let hierarchy = try UIHierarchyReader().read(
      Array(xml.utf8), named: "test.xml", options: ReadingOptions())
    #expect(hierarchy.warnings == [])
    return try #require(hierarchy.screens.first)
  }

  private static let settings = """
    <screen title="Settings" size="390 844" language="en">
      <UITableView frame="0 91 390 600">
        <UIView label="Sound" containerType="semanticGroup" frame="0 100 390 100">
          <UISlider label="Volume" value="40%" frame="20 110 335 30"/>
          <UISwitch label="Mute" on="false" frame="20 150 51 31"/>
        </UIView>
        <UITextField placeholder="Name" frame="20 210 335 34"/>
        <UIView frame="20 250 335 44" containerType="list" elements="one two">
          <UILabel text="First" identifier="one" frame="20 250 100 20"/>
          <UILabel text="Second" identifier="two" frame="20 270 100 20"/>
        </UIView>
      </UITableView>
      <UIButton title="Add" frame="330 180 44 44"/>
      <UISegmentedControl frame="20 700 335 32">
        <UIButton title="Day" traits="button selected" frame="20 700 160 32"/>
        <UIButton title="Week" frame="180 700 160 32"/>
      </UISegmentedControl>
      <UINavigationBar frame="0 47 390 44">
        <UILabel text="Settings" traits="header" frame="150 56 90 26"/>
        <UIButton title="Back" traits="backButton" frame="8 51 60 36"/>
      </UINavigationBar>
      <UIView hidden="true"><UILabel text="Secret" frame="0 0 90 26"/></UIView>
    </screen>
    """

  @Test func `a screen is spoken as on the device`() throws {
    let transcript = Transcript(of: try screen(Self.settings), wording: .voiceover)
    #expect(
      transcript.text == """
        Back Button
        Settings, Heading
        Sound, Volume, 40%, Adjustable. Swipe up or down with one finger to adjust the value.
        Mute, Switch Button, Off. Double tap to toggle setting.
        Name, Text Field. Double tap to edit.
        First, List Start
        Second, List End
        Add, Button
        Selected, Day, Button, 1 of 2
        Week, Button, 2 of 2

        """)
    #expect(transcript.entries.map(\.index) == Array(1...10))
  }

  @Test func `a screen is spoken as AccessibilitySnapshot writes it`() throws {
    let transcript = Transcript(of: try screen(Self.settings), wording: .snapshot)
    #expect(
      transcript.text == """
        Back Button.
        Settings. Heading.
        Volume: 40%. Adjustable. | Swipe up or down with one finger to adjust the value.
        Mute. Switch Button. Off. | Double tap to toggle setting.
        Name. Text Field. | Double tap to edit.
        First. List Start.
        Second. List End.
        Add. Button.
        Selected: Day. Button. 1 of 2.
        Week. Button. 2 of 2.

        """)
  }

  @Test func `a list without a list of its own has no start in AccessibilitySnapshot`() throws {
    let screen = try screen(
      """
      <screen><UIView containerType="list" frame="0 0 90 90">
        <UILabel text="First" frame="0 0 90 20"/><UILabel text="Last" frame="0 40 90 20"/>
      </UIView></screen>
      """)
    #expect(Transcript(of: screen, wording: .snapshot).text == "First\nLast\n")
    #expect(
      Transcript(of: screen, wording: .voiceover).text == "First, List Start\nLast, List End\n")
  }

  @Test func `leaving a container and coming back announces it again`() throws {
    let group = """
      <UIView label="Sound" containerType="semanticGroup" frame="0 0 90 90">
        <UILabel text="A" frame="0 0 9 9"/></UIView>
      """
    let screen = try screen(
      "<screen>\(group)<UILabel text=\"B\" frame=\"0 20 9 9\"/>"
        + group.replacing("\"0 0 9 9\"", with: "\"0 40 9 9\"") + "</screen>")
    #expect(Transcript(of: screen, wording: .voiceover).text == "Sound, A\nB\nSound, A\n")
  }

  @Test func `a modal alert hides the content below it and is announced as an alert`() throws {
    let screen = try screen(
      """
      <screen>
        <UIButton title="Delete" frame="0 0 90 44"/>
        <UIAlertController label="Sure?" viewIsModal="true" frame="20 100 200 200">
          <UILabel text="Sure?" frame="30 110 90 20"/>
          <UIButton title="OK" frame="30 150 90 44"/>
        </UIAlertController>
      </screen>
      """)
    #expect(Transcript(of: screen, wording: .voiceover).text == "Alert, Sure?\nOK, Button\n")
  }

  @Test func `a line holds neither line ends nor commands to the terminal`() {
    let said = Utterance(
      phrases: [],
      description: "\u{1B}[2JOne\r\n two\u{2028}three\u{7F}\u{9B}31m four\tמילה\u{200F}!", hint: nil
    )
    let entry = TranscriptEntry(index: 1, stop: Stop(element: 0), utterance: said)
    #expect(entry.line == "[2JOne two three 31m four מילה\u{200F}!")
  }

  @Test func `nothing that is hidden is ever said`() throws {
    let transcript = Transcript(of: try screen(Self.settings), wording: .voiceover)
    #expect(!transcript.text.contains("Secret"))
  }
}
