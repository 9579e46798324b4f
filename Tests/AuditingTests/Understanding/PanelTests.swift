import AccessibilityModel
import Auditing
import Testing

/// A screen, and the views that cover stops on it: each with the number of stops and with the doubt.
struct PanelCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  let panels: [String]

  init(_ name: String, _ views: String, _ panels: [String]) {
    (testDescription, self.views, self.panels) = (name, views, panels)
  }

  private static let button = #"<UIButton title="Start" frame="16 640 358 50"/>"#

  static let all = [
    PanelCase(
      "an opaque view over a button",
      button + ##"<UIView backgroundColor="#FFFFFF" frame="0 444 390 400"/>"##, ["UIView: 1"]),
    PanelCase(
      "a translucent view over a button",
      button + ##"<UIView backgroundColor="#FFFFFF80" frame="0 444 390 400"/>"##, []),
    PanelCase(
      "an opaque view below a button",
      ##"<UIView backgroundColor="#FFFFFF" frame="0 444 390 400"/>"## + button, []),
    PanelCase(
      "a picture over a button", button + #"<UIImageView image="cover" frame="0 444 390 400"/>"#,
      ["UIImageView: 1 (the picture may be transparent)"]),
    PanelCase(
      "a clear view with a gesture and a menu",
      button
        + #"<UIView gestures="tap" frame="0 0 390 844"><UIButton title="Copy" frame="60 500 270 50"/></UIView>"#,
      ["UIView: 1 (what it covers may still be meant to be read)"]),
    PanelCase(
      "a page that closes the keyboard",
      #"<UIView gestures="tap" frame="0 0 390 844"><UIButton title="Copy" frame="60 500 270 50"/></UIView>"#,
      []),
    PanelCase(
      "a bar over what scrolls",
      #"<UIScrollView frame="0 0 390 844"><UIButton title="Start" frame="16 20 358 50"/></UIScrollView>"#
        + ##"<UIView backgroundColor="#FFFFFF" frame="0 0 390 300"/>"##, []),
    PanelCase(
      "a view as large as the button below it",
      button + ##"<UIView backgroundColor="#FFFFFF" frame="16 640 358 50"/>"##, []),
    PanelCase(
      "a modal view over a button",
      button
        + ##"<UIView viewIsModal="true" backgroundColor="#FFFFFF" frame="0 444 390 400"><UIButton title="OK" frame="16 500 358 50"/></UIView>"##,
      []),
  ]
}

@Suite struct PanelTests {
  @Test(arguments: PanelCase.all)
  func `a view over stops that stay reachable is a panel`(_ test: PanelCase) throws {
    let context = try ScreenDocument.context(test.views)
    let panels = context.panels.map { panel in
      "\(panel.view.className): \(panel.stopsBelow.count)"
        + (panel.doubt.map { " (\($0))" } ?? "")
    }
    #expect(panels == test.panels)
  }
}
