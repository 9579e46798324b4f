import AccessibilityModel
import HierarchyReading
import Testing

/// A document of our format that is refused, with the message.
struct UIRefusalCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let line: Int
  let column: Int
  let reason: String

  init(_ name: String, _ text: String, _ line: Int, _ column: Int, _ reason: String) {
    testDescription = name
    self.text = text
    self.line = line
    self.column = column
    self.reason = reason
  }

  static let all = [
    UIRefusalCase(
      "a frame of three numbers", "<screen>\n  <UIView frame=\"1 2 3\"/></screen>", 2, 3,
      "frame is \"1 2 3\"; expected 4 numbers (x y width height)"),
    UIRefusalCase(
      "a frame with a word", "<screen><UIView frame=\"1 2 3 x\"/></screen>", 1, 9,
      "frame is \"1 2 3 x\"; expected 4 numbers (x y width height)"),
    UIRefusalCase(
      "a frame that overflows", "<screen><UIView frame=\"1 2 3 1e309\"/></screen>", 1, 9,
      "frame is \"1 2 3 1e309\"; expected 4 numbers (x y width height)"),
    UIRefusalCase(
      "a boolean in other words", "<screen><UIView hidden=\"YES\"/></screen>", 1, 9,
      "hidden is \"YES\"; expected true or false"),
    UIRefusalCase(
      "a word that is none of the list", "<screen idiom=\"watch\"><UIView/></screen>", 1, 1,
      "idiom is \"watch\"; expected one of phone, pad, tv, mac"),
    UIRefusalCase(
      "a role that none has", "<screen><UIView role=\"knob\"/></screen>", 1, 9,
      "role is \"knob\"; expected one of "
        + Role.allCases.map { "\($0)" }.joined(separator: ", ")),
    UIRefusalCase(
      "a heading level", "<screen><UILabel headingLevel=\"7\"/></screen>", 1, 9,
      "headingLevel is \"7\"; expected a level from 1 to 6"),
    UIRefusalCase(
      "a colour by name", "<screen><UILabel textColor=\"red\"/></screen>", 1, 9,
      "textColor is \"red\"; expected a colour as #RRGGBB or #RRGGBBAA"),
    UIRefusalCase(
      "a font by name", "<screen><UILabel font=\"Arial 12\"/></screen>", 1, 9,
      "font is \"Arial 12\"; expected a font as style:body, 17 or 17 bold"),
    UIRefusalCase(
      "a gesture that nobody makes", "<screen><UIView gestures=\"tap wave\"/></screen>", 1, 9,
      "gestures is \"tap wave\"; expected a list of tap, doubleTap, longPress, pan, swipe, pinch, "
        + "rotation, drag"),
    UIRefusalCase(
      "a view outside of a screen", "<app><UIView/></app>", 1, 6,
      "found the view <UIView> outside of a screen; expected it in <screen>"),
    UIRefusalCase(
      "a screen in a screen", "<screen><screen/></screen>", 1, 9,
      "found <screen> inside another; expected it in <app> or as the root"),
    UIRefusalCase(
      "a layout behind a view", "<screen><UIView/><layout/></screen>", 1, 18,
      "found <layout> after a view; expected all views in layouts or none"),
    UIRefusalCase(
      "a view behind a layout", "<screen><layout><UIView/></layout><UIView/></screen>", 1, 35,
      "found the view <UIView> after <layout>; expected all views in layouts or none"),
    UIRefusalCase(
      "an action without a name", "<screen><UIView><action/></UIView></screen>", 1, 17,
      "<action> has no name; expected one"),
    UIRefusalCase(
      "an action outside of a view", "<screen><action name=\"a\"/></screen>", 1, 9,
      "found <action> outside of a view; expected it inside one"),
    UIRefusalCase(
      "no view", "<screen/>", 1, 1, "found no view; expected at least one"),
    UIRefusalCase(
      "an empty file", "", 1, 1,
      "found an empty file; expected a UI hierarchy in XML; if it is a capture, capture the screen again"
    ),
    UIRefusalCase(
      "an HTML page", "<!DOCTYPE html><html></html>", 1, 1,
      "found an HTML page; expected a UI hierarchy in XML; if it is a capture, capture the screen again"
    ),
    UIRefusalCase(
      "a DOCTYPE with entities", "<!DOCTYPE screen [<!ENTITY a \"b\">]><screen/>", 1, 1,
      "found a DOCTYPE; expected a document without one"),
    UIRefusalCase(
      "JSON", "{\"type\": \"Button\"}", 1, 1,
      "found JSON that no tool of docs/capture.md writes; expected a UI hierarchy in XML"),
    UIRefusalCase(
      "another root", "<hello/>", 1, 1,
      "found the root element <hello>; expected that of a UI hierarchy (app, screen, "
        + "XCUIElementTypeApplication …)"),
    UIRefusalCase(
      "a truncated file", "<screen>\n<UIView>\n", 3, 1,
      "found the end of the file inside <UIView>; expected </UIView>"),
  ]
}

@Suite struct UIRefusalTests {
  @Test(arguments: UIRefusalCase.all)
  func `errors state the position and what was expected`(_ test: UIRefusalCase) {
    #expect(
      throws: HierarchyReadingError(
        source: "t.xml", line: test.line, column: test.column, reason: test.reason)
    ) { try HierarchyFormats.read(Array(test.text.utf8), named: "t.xml") }
  }

  @Test func `a PNG image says that it is one`() {
    #expect(
      throws: HierarchyReadingError(
        source: "t.png", line: 1, column: 1,
        reason: "found a PNG image; expected a UI hierarchy in XML")
    ) { try HierarchyFormats.read([0x89, 0x50, 0x4E, 0x47, 0x0D], named: "t.png") }
  }

  @Test func `the words of an error are those of a compiler`() {
    let error = HierarchyReadingError(source: "a/cart.xml", line: 12, column: 5, reason: "x")
    #expect(error.description == "a/cart.xml:12:5: error: x")
  }
}
