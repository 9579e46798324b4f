import AccessibilityModel
import Auditing
import Testing

extension FacetCase {
  private static let tapped = "clickable=\"true\" focusable=\"true\""
  private static let system = "the system decides its size"
  private static let line = "it is a line of a text, which decides its height"
  private static let sentence = "it is a link in a sentence, whose line decides its height"
  private static let around = "the control around it responds to the touch"

  private static func seekBar(_ attributes: String) -> String {
    dump(
      node(
        "widget.SeekBar", "content-desc=\"Volume\" \(tapped)", "[0,400][900,496]",
        node("widget.ImageButton", "content-desc=\"it\" \(attributes)", "[20,406][60,446]")))
  }

  static let exemptions = [
    FacetCase(
      "a button of the app", screen(#"<UIButton title="it" frame="20 100 30 30"/>"#), nil),
    FacetCase(
      "a disabled button of a running app",
      screen(#"<UIButton title="it" enabled="false" frame="20 100 30 30"/>"#), "it is disabled"),
    FacetCase(
      "a disabled button of a design, which code may enable",
      xib(button("it", "20 100 20 20", "enabled=\"NO\"")), nil),
    FacetCase(
      "an item of a bar",
      screen(
        #"<UINavigationBar frame="0 47 390 44"><UIButton title="it" frame="9 50 40 36"/></UINavigationBar>"#
      ), system),
    FacetCase(
      "a switch of UIKit's size",
      screen(#"<UISwitch label="it" frame="300 100 51 31"/>"#), system),
    FacetCase(
      "a link in a text",
      screen(
        #"""
        <UITextView text="See the terms" frame="20 100 300 60">
          <UIAccessibilityElement traits="link" label="it" frame="50 104 40 20"/>
        </UITextView>
        """#), sentence),
    FacetCase(
      "a part of a field",
      screen(
        #"""
        <UITextField label="Name" text="Ann" frame="0 100 390 60">
          <UIButton title="it" frame="350 120 20 20"/>
        </UITextField>
        """#), around),
    FacetCase(
      "a button in a secure field, which may be the one that clears it",
      screen(
        #"""
        <UITextField label="Password" traits="secureTextField" frame="0 100 390 60">
          <UIButton title="it" frame="350 120 20 20"/>
        </UITextField>
        """#), around),
    FacetCase("a view of a seek bar that can be clicked", seekBar(tapped), nil),
    FacetCase("a view of a seek bar", seekBar("clickable=\"false\" focusable=\"true\""), around),
    FacetCase(
      "a view of a field of Android that can be clicked",
      dump(
        node(
          "widget.EditText", "text=\"Ann\" \(tapped)", "[0,400][900,496]",
          node("widget.ImageButton", "content-desc=\"it\" \(tapped)", "[850,406][890,446]"))), nil),
    FacetCase(
      "a small button inside of a large one",
      screen(
        #"""
        <RowView isElement="true" traits="button" label="Mail" frame="0 100 390 60">
          <UIButton title="it" frame="350 120 20 20"/>
        </RowView>
        """#), nil),
    FacetCase(
      "the icon of a button, which a dump states not to be clickable",
      dump(
        node(
          "widget.Button", "content-desc=\"Text\" \(tapped)", "[500,400][600,496]",
          node(
            "widget.ImageButton", "content-desc=\"it\" clickable=\"false\" focusable=\"true\"",
            "[520,406][560,446]"))), around),
    FacetCase(
      "a line of a text that a renderer made clickable",
      dump(
        node(
          "view.View", "", "[0,0][1080,1000]",
          [prose, "it", "To find them", prose].enumerated().map { number, text in
            node(
              "widget.TextView", "text=\"\(text)\" \(tapped)",
              "[9,\(100 * number + 9)][900,\(100 * number + 39)]")
          }.joined())), line),
    FacetCase(
      "a wrapper that TalkBack passes over",
      dump(
        node(
          "view.View", "resource-id=\"a:id/it\" clickable=\"true\" important=\"false\"",
          "[0,0][90,20]",
          node("widget.Button", "content-desc=\"Buy\" \(tapped)", "[0,0][30,20]"))),
      "TalkBack passes over it to what is inside"),
  ]

  private static let prose =
    "A bus that is late waits for no one, and so the timetable is a plan and no promise."
}

@Suite struct TouchTargetTests {
  @Test(arguments: FacetCase.exemptions)
  func `an exemption states why a size is not the app's to change`(_ test: FacetCase) throws {
    let context = try test.context()
    let it = try #require(FacetCase.find("it", on: context))
    #expect(it.touchTarget.exemption?.text == test.reason)
  }

  @Test func `the box around a single field of Android responds to touches`() throws {
    let field = FacetCase.node(
      "widget.EditText", "resource-id=\"a:id/it\" clickable=\"true\" focusable=\"true\"",
      "[20,20][200,40]")
    let test = FacetCase(
      "",
      FacetCase.dump(
        FacetCase.node(
          "widget.FrameLayout", "", "[0,0][1080,1920]",
          FacetCase.node("widget.FrameLayout", "clickable=\"true\"", "[10,10][220,60]", field))),
      nil)
    let it = try #require(FacetCase.find("it", on: test.context()))
    #expect(it.touchTarget.area == Rect(x: 10, y: 10, width: 210, height: 50))
  }

  @Test(arguments: [
    ("portrait", 20.0, 43.95, false), ("too small", 20, 43.8, true), ("large", 20, 44, false),
  ])
  func `a length is short by more than captures round`(
    _ name: String, _ x: Double, _ height: Double, _ isShort: Bool
  ) throws {
    let test = FacetCase(
      name, FacetCase.screen(#"<UIButton title="it" frame="20 100 80 44"/>"#), nil)
    let it = try #require(FacetCase.find("it", on: test.context()))
    let frame = Rect(x: x, y: 100, width: 80, height: height)
    #expect(it.touchTarget.isShort(frame, of: PerPlatform(points: 44, dp: 48)) == isShort)
  }
}
