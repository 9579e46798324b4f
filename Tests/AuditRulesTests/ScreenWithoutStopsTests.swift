import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// A file without a stop, and what is said of its screen: the finding, or why the rule was skipped.
struct StopsCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  let answer: String

  static let all = captures + screens + dumps + designs + xibs

  private static let captures = [
    StopsCase(
      testDescription: "a page source of a window that one view fills",
      document: pageSource(#"<XCUIElementTypeOther accessible="false"/>"#),
      answer: "fail: the screen has no VoiceOver stops"),
    StopsCase(
      testDescription: "a page source that does not state what is an element",
      document: pageSource("<XCUIElementTypeOther/>"),
      answer: "review: the screen may have no VoiceOver stops"),
    StopsCase(
      testDescription: "a page source of a window alone",
      document: #"<XCUIElementTypeWindow><XCUIElementTypeOther accessible="false"/>"#
        + "</XCUIElementTypeWindow>",
      answer: "fail: the screen has no VoiceOver stops"),
    StopsCase(
      testDescription: "a part of a page source",
      document: #"<XCUIElementTypeOther><XCUIElementTypeOther accessible="false"/>"#
        + "</XCUIElementTypeOther>",
      answer: "the file is a part of a page source; "
        + "save the whole page source, with its application"),
    StopsCase(
      testDescription: "a page source taken while another app was in front",
      document: pageSource(
        #"<XCUIElementTypeButton label="Buy" accessible="true" visible="false"/>"#),
      answer: "the capture marks its elements as not visible; capture the running app"),
    StopsCase(
      testDescription: "a page source with a web page that has no elements",
      document: pageSource(#"<XCUIElementTypeWebView accessible="false"/>"#),
      answer: "WebView has elements of its own, which the file does not include; "
        + "capture the running app"),
    StopsCase(
      testDescription: "a page source with a button",
      document: pageSource(#"<XCUIElementTypeButton label="Buy" accessible="true"/>"#), answer: ""),
  ]

  private static let screens = [
    StopsCase(
      testDescription: "a screen of views that draw nothing",
      document: #"<screen title="a"><UIView frame="0 0 390 844"/></screen>"#,
      answer: "its views are empty; capture the running app"),
    StopsCase(
      testDescription: "a date picker, whose elements UIKit makes",
      document: #"<screen title="a"><UIDatePicker frame="0 0 390 200"/></screen>"#,
      answer: "UIDatePicker has elements of its own, which the file does not include; "
        + "capture the running app"),
    StopsCase(
      testDescription: "a view of the app's own class",
      document: #"<screen title="a"><BoardView frame="0 0 390 844"/></screen>"#,
      answer: "fail: the screen has no VoiceOver stops"),
  ]

  private static let dumps = [
    StopsCase(
      testDescription: "a dump of a game",
      document: UIAutomatorDump.text(
        "<node class=\"android.view.SurfaceView\" bounds=\"[0,0][1080,1920]\"/>",
        in: "[0,0][1080,1920]"),
      answer: "fail: the screen has no TalkBack stops")
  ]

  private static let picture =
    #"<imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="390" height="400"/>"#
    + "</imageView>"

  private static let designs = [
    StopsCase(
      testDescription: "a scene of a picture alone, which no code reaches",
      document: storyboard(picture), answer: "fail: the screen has no VoiceOver stops"),
    StopsCase(
      testDescription: "a scene of a picture alone, with a controller of the app's own",
      document: storyboard(picture, controller: "GameController"),
      answer: "code of its controller may add elements; capture the running app"),
    StopsCase(
      testDescription: "a launch screen",
      document: storyboard(picture).replacing(
        "<document ", with: #"<document launchScreen="YES" "#),
      answer: "the system shows a launch screen as a static image before the app runs"),
    StopsCase(
      testDescription: "an empty view of a controller of UIKit's",
      document: storyboard(""), answer: "fail: the screen has no VoiceOver stops"),
    StopsCase(
      testDescription: "such a view in a scene that is not the first one",
      document: storyboard("").replacing("initialViewController=\"c\"", with: ""),
      answer: "its view is empty; capture the running app"),
    StopsCase(
      testDescription: "an empty view of a controller of the app's own",
      document: storyboard("", controller: "GameController"),
      answer: "code may add its content; capture the running app"),
    StopsCase(
      testDescription: "a table without rows",
      document: storyboard(
        #"<tableView id="t"><rect key="frame" x="0" y="0" width="390" height="844"/></tableView>"#),
      answer: "code may add its content; capture the running app"),
    StopsCase(
      testDescription: "a view that shows another scene",
      document: storyboard(
        #"<containerView id="c"><rect key="frame" x="0" y="0" width="390" height="844"/>"#
          + "</containerView>"),
      answer: "code may add its content; capture the running app"),
    StopsCase(
      testDescription: "a view of the app's own class",
      document: storyboard(
        picture + #"<view customClass="Board" id="b"><rect key="frame" x="0" y="0" width="390" "#
          + #"height="400"/></view>"#),
      answer: "code of Board may expose elements; capture the running app"),
    StopsCase(
      testDescription: "a button that code shows",
      document: storyboard(
        picture + #"<button hidden="YES" tag="3" id="b"><rect key="frame" x="0" y="0" width="90" "#
          + #"height="44"/><state key="normal" title="Play"/></button>"#),
      answer: "code shows its hidden views; capture the running app"),
  ]

  private static let scaling = "contentMode=\"scaleToFill\""

  private static let xibs = [
    StopsCase(
      testDescription: "a cell of a picture alone",
      document: InterfaceBuilderDocument.xib(
        InterfaceBuilderDocument.view("v", picture, attributes: scaling, height: 60), device: nil),
      answer: "the view has no controller, so it is a part of a screen; capture the running app"),
    StopsCase(
      testDescription: "a window of a separator alone",
      document: window(
        #"<box boxType="separator" id="x"><rect key="frame" x="9" y="9" width="200" height="5"/></box>"#
      ),
      answer: "code may add its content; capture the running app"),
  ]

  private static func window(_ views: String) -> String {
    let content = InterfaceBuilderDocument.view(
      "v", views, attributes: "key=\"contentView\"", width: 300, height: 200)
    return InterfaceBuilderDocument.xib(
      """
      <window title="Info" id="w"><windowStyleMask key="styleMask" titled="YES"/>
      <rect key="contentRect" x="0" y="0" width="300" height="200"/>
      \(content)</window>
      """, for: .macOS)
  }

  private static func pageSource(_ content: String) -> String {
    #"<XCUIElementTypeApplication name="Chess"><XCUIElementTypeWindow>"#
      + "\(content)</XCUIElementTypeWindow></XCUIElementTypeApplication>"
  }

  private static func storyboard(_ views: String, controller: String? = nil) -> String {
    let view = InterfaceBuilderDocument.view("v", views, attributes: "key=\"view\" " + scaling)
    let owner = controller.map { "customClass=\"\($0)\"" } ?? ""
    return InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene("<viewController id=\"c\" \(owner)>\(view)</viewController>"),
      initial: "c", device: nil)
  }
}

@Suite struct ScreenWithoutStopsTests {
  @Test(arguments: StopsCase.all)
  func `a screen without a stop is a finding, or the file does not show it`(_ test: StopsCase)
    throws
  {
    let hierarchy = try HierarchyFormats.read(Array(test.document.utf8), named: "screen")
    let audit = Auditor(rules: [ScreenWithoutStops()]).audit(hierarchy.screens[0])
    let findings = audit.findings.map { "\($0.outcome.rawValue): \($0.message)" }
    #expect((findings + audit.skippedRules.map(\.explanation)).joined() == test.answer)
    #expect(audit.rulesRun.count == 1 - audit.skippedRules.count)
  }
}
