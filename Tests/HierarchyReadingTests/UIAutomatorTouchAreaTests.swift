import AccessibilityModel
import TestSupport
import Testing

/// The touch areas of Compose in a dump, and the density that they show.
@Suite struct UIAutomatorTouchAreaTests {
  private func screen(_ views: String, root: String = "[0,0][1080,2414]") throws -> Screen {
    let source = UIAutomatorDump.text(views, in: root, attributes: "")
    return try Screen(reading: source)
  }

  /// A button of Compose: the touch area, and the empty view with the visible size.
  private func button(
    _ area: String, _ drawn: String, kind: String = "widget.Button", text: String = ""
  ) -> String {
    """
    <node class="android.view.View" clickable="true" bounds="\(area)">\
    <node class="android.\(kind)" text="\(text)" clickable="false" bounds="\(drawn)"/></node>
    """
  }

  private var buttons: String {
    button("[100,100][244,244]", "[112,112][232,232]")
      + button("[300,100][600,244]", "[300,124][600,220]")
  }

  @Test func `areas of 48 dp show the density, whatever the bars measure`() throws {
    let bar =
      "<node resource-id=\"android:id/navigationBarBackground\" bounds=\"[0,2282][1080,2414]\"/>"
    let screen = try screen(buttons + bar)
    #expect(screen.scale == 3)
    #expect(!screen.isScaleInferred)
    #expect(screen.scaleTolerance == 48.0 / 44)
  }

  @Test func `a density that a user has set need not be one of Android's`() throws {
    let screen = try screen(
      button("[10,10][92,92]", "[20,20][82,82]") + button("[110,10][192,92]", "[120,20][182,82]"),
      root: "[0,0][720,1536]")
    #expect(screen.scale == 82.0 / 48)
  }

  @Test(arguments: [
    ("one alone", ["[100,100][244,244]", "[112,112][232,232]"], "widget.Button", ""),
    ("a view with its own padding", [], "view.View", ""),
    ("a button with a text", [], "widget.Button", "Buy"),
  ])
  func `other areas do not`(_ name: String, _ one: [String], _ kind: String, _ text: String) throws
  {
    let views =
      one.isEmpty
      ? button("[100,100][244,244]", "[112,112][232,232]", kind: kind, text: text)
        + button("[300,100][600,244]", "[300,124][600,220]", kind: kind, text: text)
      : button(one[0], one[1])
    let screen = try screen(views)
    #expect(screen.scale == 2.625)
    #expect(screen.isScaleInferred)
  }

  /// Texts of these heights, in pixels, on a screen that does not show its density.
  private func texts(_ heights: [Int]) -> String {
    heights.enumerated().map { row, height in
      let top = 100 + 100 * row
      return "<node class=\"android.widget.TextView\" text=\"Dashboard\" "
        + "bounds=\"[40,\(top)][300,\(top + height)]\"/>"
    }.joined()
  }

  @Test(arguments: [
    ("texts of a usual height", [40, 40, 33, 33], 1),
    ("two low texts, which may be hidden", [40, 40, 14, 14], 1),
    ("texts of 5 dp", [17, 17, 14, 14, 14], 2.625 * 11.7 / 14),
  ])
  func `texts too small to read refute an assumed density`(
    _ name: String, _ heights: [Int], _ excess: Double
  ) throws {
    let screen = try screen(texts(heights))
    #expect(screen.scale == 2.625)
    #expect(screen.isScaleInferred)
    #expect(abs(screen.scaleTolerance - max(excess, 2.625 * 480 / 1080) * 48 / 44) < 0.001)
  }
}
