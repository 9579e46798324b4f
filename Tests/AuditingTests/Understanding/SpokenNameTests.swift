import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// An element of a document, and where its name comes from.
struct SpokenNameCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  let source: SpokenName.Source
  var reason: Reason?
  var doubt: Reason?

  private static func dump(_ nodes: String) -> String {
    UIAutomatorDump.text(nodes, in: "[0,0][400,800]")
  }

  private static func node(_ name: String, _ attributes: String, _ inside: String = "") -> String {
    "<node class=\"android.\(name)\" \(attributes)>\(inside)</node>"
  }

  private static let it = "resource-id=\"it\" focusable=\"true\" clickable=\"true\""

  static let labels = [
    SpokenNameCase(
      testDescription: "a button with a title",
      document: #"<UIButton identifier="it" title="Buy" frame="20 100 80 44"/>"#, source: .text),
    SpokenNameCase(
      testDescription: "a button with a label",
      document: #"<UIButton identifier="it" label="Buy" frame="20 100 80 44"/>"#, source: .label),
    SpokenNameCase(
      testDescription: "a button without one",
      document: #"<UIButton identifier="it" frame="20 100 80 44"/>"#, source: .none),
    SpokenNameCase(
      testDescription: "white space",
      document: #"<UIButton identifier="it" label=" &#x200B;" frame="20 100 80 44"/>"#,
      source: .none),
    SpokenNameCase(
      testDescription: "a text that labels a switch",
      document: #"""
        <UILabel identifier="name" text="Wi-Fi" frame="20 60 200 20"/>
        <UISwitch identifier="it" labelledBy="name" frame="20 100 51 31"/>
        """#, source: .labelledBy, reason: "another element is its label"),
    SpokenNameCase(
      testDescription: "words as a value",
      document: #"<UISlider identifier="it" value="half full" frame="20 100 200 31"/>"#,
      source: .none, doubt: "its value may name it"),
    SpokenNameCase(
      testDescription: "a number as a value",
      document: #"<UISlider identifier="it" value="40%" frame="20 100 200 31"/>"#, source: .none),
  ]

  static let ofSystem = [
    SpokenNameCase(
      testDescription: "a page control",
      document: #"<UIPageControl identifier="it" frame="20 100 100 44"/>"#, source: .system,
      reason: "the system labels such a view"),
    SpokenNameCase(
      testDescription: "the volume",
      document: #"<MPVolumeView identifier="it" frame="20 100 200 44"/>"#, source: .system,
      reason: "the system labels such a view"),
  ]

  static let fields = [
    SpokenNameCase(
      testDescription: "a placeholder",
      document: #"<UITextField identifier="it" placeholder="Name" frame="20 100 200 44"/>"#,
      source: .placeholder, reason: "the screen reader reads the placeholder"),
    SpokenNameCase(
      testDescription: "a field without any",
      document: #"<UITextField identifier="it" frame="20 100 200 44"/>"#, source: .none),
    SpokenNameCase(
      testDescription: "a field with a text",
      document: #"<UITextField identifier="it" value="Ann" frame="20 100 200 44"/>"#, source: .none,
      doubt: "its value or a text beside it may name it"),
    SpokenNameCase(
      testDescription: "the only search field",
      document: #"<UISearchTextField identifier="it" frame="20 100 200 44"/>"#, source: .system,
      reason: "its role says what it is for"),
    SpokenNameCase(
      testDescription: "a text that cannot be edited",
      document:
        #"<UITextView identifier="it" value="Terms" enabled="false" frame="20 100 200 200"/>"#,
      source: .content, reason: "its text is there to be read"),
    SpokenNameCase(
      testDescription: "a field of Android after a text",
      document: dump(
        node("widget.TextView", "text=\"Name\" bounds=\"[0,0][400,40]\"")
          + node("widget.EditText", "\(it) bounds=\"[0,40][400,90]\"")),
      source: .none, doubt: "its value or a text beside it may name it"),
    SpokenNameCase(
      testDescription: "a field of Android with a text, which may be its hint",
      document: dump(node("widget.EditText", "\(it) text=\"Name\" bounds=\"[0,40][400,90]\"")),
      source: .hint, reason: "its text may be its hint in such a dump"),
    SpokenNameCase(
      testDescription: "an empty field that Flutter draws",
      document: dump(
        node(
          "view.View", "bounds=\"[0,0][400,90]\"",
          node("widget.EditText", "\(it) text=\"\" bounds=\"[0,40][400,90]\""))),
      source: .none, doubt: "the dump does not include the hints of fields"),
    SpokenNameCase(
      testDescription: "a field that shows the dots of a password",
      document: dump(node("widget.EditText", "\(it) text=\"•••••\" bounds=\"[0,40][400,90]\"")),
      source: .none, doubt: "the dump does not include the hints of fields"),
  ]

  static let surroundings = [
    SpokenNameCase(
      testDescription: "a switch in a row with a text",
      document: #"""
        <UITableViewCell frame="0 100 390 44">
          <UILabel text="Wi-Fi" frame="20 112 200 20"/>
          <UISwitch identifier="it" on="true" frame="320 106 51 31"/>
        </UITableViewCell>
        """#, source: .none),
    SpokenNameCase(
      testDescription: "a switch in a row that is the element",
      document: #"""
        <UITableViewCell isElement="true" label="Wi-Fi" frame="0 100 390 44">
          <UILabel text="Wi-Fi" frame="20 112 200 20"/>
          <UISwitch identifier="it" on="true" frame="320 106 51 31"/>
        </UITableViewCell>
        """#, source: .row, reason: "its row is read with its text"),
    SpokenNameCase(
      testDescription: "a card of Android with a text",
      document: dump(
        node(
          "widget.FrameLayout", "\(it) bounds=\"[0,0][400,90]\"",
          node("widget.TextView", "text=\"News\" bounds=\"[0,0][400,40]\""))),
      source: .content),
    SpokenNameCase(
      testDescription: "a card of Android without a text",
      document: dump(
        node(
          "widget.FrameLayout", "\(it) bounds=\"[0,0][400,90]\"",
          node("widget.ImageView", "bounds=\"[0,0][400,40]\""))), source: .none),
    SpokenNameCase(
      testDescription: "what dims a page of Android",
      document: dump(node("view.View", "\(it) bounds=\"[0,0][400,800]\"")), source: .unheard,
      reason: "TalkBack skips the view that dims the page behind a dialog"),
    SpokenNameCase(
      testDescription: "a surface with the focus",
      document: dump(
        node(
          "widget.FrameLayout",
          "resource-id=\"it\" focusable=\"true\" focused=\"true\" bounds=\"[0,0][400,700]\"")),
      source: .none, doubt: "the dump may not include its content"),
  ]
}

extension SpokenNameCase {
  static let ofAppKit = [
    SpokenNameCase(
      testDescription: "the image of an action", document: mac(image("NSAddTemplate")),
      source: .text),
    SpokenNameCase(
      testDescription: "a picture of AppKit", document: mac(image("NSFolder")), source: .none,
      doubt: "the description of its image may name it"),
    SpokenNameCase(
      testDescription: "the image of another purpose",
      document: mac(image("NSStopProgressFreestandingTemplate")), source: .none),
    SpokenNameCase(
      testDescription: "the chosen item of a pop-up button",
      document: mac(
        """
        <popUpButton id="b">\(frame)<accessibility identifier="it"/>
          <popUpButtonCell key="cell" type="push" title="Safari" id="c"/></popUpButton>
        """), source: .none),
    SpokenNameCase(
      testDescription: "a level indicator with a value",
      document: mac(
        """
        <levelIndicator id="b">\(frame)<accessibility identifier="it"/>
          <levelIndicatorCell key="cell" doubleValue="1" maxValue="2" id="c"/></levelIndicator>
        """), source: .none),
  ]

  private static let frame =
    "<rect key=\"frame\" x=\"20\" y=\"20\" width=\"90\" height=\"24\"/>"

  private static func image(_ name: String) -> String {
    """
    <button id="b">\(frame)<accessibility identifier="it"/>
      <buttonCell key="cell" type="square" image="\(name)" imagePosition="only" id="c"/></button>
    """
  }

  private static func mac(_ view: String) -> String { Example.appKitXIB(view) }
}

@Suite struct SpokenNameTests {
  @Test(
    arguments: SpokenNameCase.labels + SpokenNameCase.ofSystem + SpokenNameCase.fields
      + SpokenNameCase.surroundings + SpokenNameCase.ofAppKit)
  func `a name comes from somewhere, for a reason`(_ test: SpokenNameCase) throws {
    let name = try element(in: test.document).spokenName
    #expect(name.source == test.source)
    #expect(name.reason == test.reason)
    #expect(name.doubt == test.doubt)
  }

  private func element(in document: String) throws -> AuditedElement {
    let hierarchy = try HierarchyFormats.read(
      Array(Example(document).document.utf8), named: "name", options: ReadingOptions(density: 160))
    let context = AuditContext(hierarchy.screens[0])
    let index = try #require(context.screen.elements.firstIndex { $0.identifier == "it" })
    return context.subject(index)
  }
}
