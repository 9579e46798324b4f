import AccessibilityModel
import HierarchyReading
import Relayout
import TestSupport
import Testing

/// A page source in portrait, one of the rotated device, and the evidence against the second.
struct SettlingCase: CustomTestStringConvertible, Sendable {
  let portrait: String
  let landscape: String
  let size: (Int, Int)
  let reason: String?
  let testDescription: String

  private static func views(_ frames: [(Int, Int, Int, Int)], in window: (Int, Int, Int, Int))
    -> String
  {
    let buttons = frames.enumerated().map { number, frame in
      element("Button", frame, #"name="b\#(number)" label="B \#(number)" accessible="true""#) + "/>"
    }
    return element("Window", window, "") + ">\(buttons.joined())</XCUIElementTypeWindow>"
  }

  private static func element(
    _ type: String, _ frame: (Int, Int, Int, Int), _ rest: String
  ) -> String {
    #"<XCUIElementType\#(type) type="XCUIElementType\#(type)" enabled="true" visible="true" "#
      + #"x="\#(frame.0)" y="\#(frame.1)" width="\#(frame.2)" height="\#(frame.3)" \#(rest)"#
  }

  func source(_ content: String, _ size: (Int, Int)) -> String {
    Self.element("Application", (0, 0, size.0, size.1), #"name="App" label="App""#)
      + ">\(content)</XCUIElementTypeApplication>"
  }

  private static let column = (0..<4).map { (20, 350 + $0 * 110, 100, 44) }
  private static let row = (0..<4).map { (20 + $0 * 200, 60, 100, 44) }
  private static let portrait = views(column, in: (0, 0, 390, 844))

  static let all = [
    SettlingCase(
      portrait: portrait, landscape: views(row, in: (0, 0, 844, 390)), size: (844, 390),
      reason: nil, testDescription: "a screen that is laid out anew"),
    SettlingCase(
      portrait: portrait, landscape: views(row, in: (0, 0, 390, 844)), size: (844, 390),
      reason: "capture not settled: Window is still 390 by 844",
      testDescription: "a window that was not turned"),
    SettlingCase(
      portrait: portrait, landscape: views(column, in: (0, 0, 844, 390)), size: (844, 390),
      reason: "capture not settled: 4 of 4 frames extend past the edge of the screen; "
        + "3 of 4 frames are outside the view that contains them",
      testDescription: "frames that were not turned"),
    SettlingCase(
      portrait: portrait,
      landscape: views(
        column.map { ($0.0 / 2 + 332, $0.1 / 2 - 15, 46, 20) }, in: (332, 0, 180, 390)),
      size: (844, 390),
      reason: "capture not settled: the content fills only 180 by 390 points in the middle",
      testDescription: "a letter box"),
    SettlingCase(
      portrait: portrait, landscape: portrait, size: (390, 844),
      reason: "capture not settled: both captures are portrait",
      testDescription: "a screen that stayed portrait"),
  ]
}

@Suite struct CaptureCheckTests {
  @Test(arguments: SettlingCase.all)
  func `a capture says whether it has settled`(_ test: SettlingCase) throws {
    let first = try Sketch.screens(test.source(test.portrait, (390, 844)))[0]
    let second = try Sketch.screens(test.source(test.landscape, test.size))[0]
    let check = CaptureCheck(
      first, rotated: second, by: Sketch.matching(first, second), stops: Sketch.order(second))
    #expect(check.reason == test.reason)
  }

  @Test func `elements written by hand are where the file states`() throws {
    let rows = (0..<4).map { #"<UIButton title="\#($0)" frame="20 \#(60 + $0 * 200) 100 44"/>"# }
    let first = try Sketch.screen(rows.joined())
    let second = try Sketch.screen(rows.joined(), size: "844 390")
    let check = CaptureCheck(
      first, rotated: second, by: Sketch.matching(first, second), stops: Sketch.order(second))
    #expect(check.isSettled)
  }

  @Test func `an Android root that was not rotated is detected`() throws {
    let dump = """
      <hierarchy rotation="1" width="2400" height="1080">
        <android.widget.FrameLayout class="android.widget.FrameLayout" package="a" \
      bounds="[0,0][1080,1080]"><android.widget.Button class="android.widget.Button" text="Buy" \
      package="a" clickable="true" bounds="[40,40][400,200]"/></android.widget.FrameLayout>
      </hierarchy>
      """
    let screen = try Screen(reading: dump, ReadingOptions(density: 160))
    #expect(
      CaptureCheck(screen).reason
        == "capture not settled: the root is 1080 wide, the screen 2400")
  }
}
