@testable import AuditRules

// Areas that overlap: margins, wrappers and parts of each other, or controls in one place.

extension FalseAlarm {
  static let overlappingAreas: [FalseAlarm] = [
    FalseAlarm(
      name: "a wrapper around a field of its size", rule: DuplicateClickableBounds(),
      document: dump(
        node(
          "view.ViewGroup", tapped, "[0,0][300,100]",
          node("widget.EditText", "text=\"Ann\" \(tapped)", "[0,0][300,100]"))), findings: []),
    FalseAlarm(
      name: "an icon on the corner of a picture", rule: ControlsOverlap(),
      document: dump(
        node("widget.ImageButton", "content-desc=\"Picture\" \(tapped)", "[0,0][200,200]")
          + node("widget.ImageButton", "content-desc=\"Add\" \(tapped)", "[150,150][230,230]")),
      findings: []),
    FalseAlarm(
      name: "a button over most of another", rule: ControlsOverlap(),
      document: dump(
        node("widget.ImageButton", "content-desc=\"Picture\" \(tapped)", "[0,0][200,200]")
          + node("widget.ImageButton", "content-desc=\"Add\" \(tapped)", "[50,50][230,230]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "the margins of two push buttons", rule: ControlsOverlap(),
      document: pushButtons(overlap: 13), findings: []),
    FalseAlarm(
      name: "two push buttons", rule: ControlsOverlap(),
      document: pushButtons(overlap: 30), findings: ["review error"]),
    FalseAlarm(
      name: "items of a bar, which UIKit lays out", rule: ControlsOverlap(),
      document: xib(
        object(
          "toolbar", id: "t", frame: (0, 800, 390, 44),
          "<items><barButtonItem id=\"i\">"
            + object("switch", "key=\"customView\"", id: "s", frame: (16, 6.5, 80, 31))
            + "</barButtonItem><barButtonItem title=\"Show on startup\" id=\"j\"/></items>")),
      findings: []),
    FalseAlarm(
      name: "areas that Compose has enlarged", rule: ControlsOverlap(),
      document: dump(
        node(
          "view.View", "", "[0,100][400,120]",
          node("widget.ImageView", "content-desc=\"Play\" \(tapped)", "[352,86][400,134]"))
          + node("view.View", "content-desc=\"Ann\" \(tapped)", "[0,120][400,160]")),
      findings: []),
    FalseAlarm(
      name: "a badge on the edge of a portrait", rule: ControlsOverlap(),
      document: dump(
        node("widget.ImageView", "content-desc=\"Ann\" \(tapped)", "[10,0][60,50]")
          + node("widget.Button", "content-desc=\"Follow Ann\" \(tapped)", "[5,40][65,70]")),
      findings: []),
    FalseAlarm(
      name: "a card in a row that scrolls out from under a bar", rule: ControlsOverlap(),
      document: dump(
        node(
          "view.View", "scrollable=\"true\"", "[0,200][1080,1900]",
          node(
            "view.View", "scrollable=\"true\"", "[0,1600][1080,1900]",
            node("view.View", "content-desc=\"One\" \(tapped)", "[40,1600][440,1900]")
              + node("view.View", "content-desc=\"Two\" \(tapped)", "[480,1600][880,1900]")))
          + node("view.ViewGroup", "content-desc=\"Player\" \(tapped)", "[0,1700][1080,1900]")),
      findings: []),
    FalseAlarm(
      name: "a text that Compose has enlarged", rule: ControlsOverlap(),
      document: link(in: composeView, height: 48), findings: []),
    FalseAlarm(
      name: "a text that is as high as its frame", rule: ControlsOverlap(),
      document: link(in: composeView, height: 46), findings: ["fail error"]),
    FalseAlarm(
      name: "a text on a button", rule: ControlsOverlap(),
      document: link(in: composeView, height: 48, overlap: 16), findings: ["fail error"]),
    FalseAlarm(
      name: "a text of an Android view", rule: ControlsOverlap(),
      document: link(in: "android.widget.FrameLayout", height: 48), findings: ["fail error"]),
    FalseAlarm(
      name: "a button on a drawer", rule: ControlsOverlap(),
      document: xib(
        object("view", id: "d", frame: (0, 400, 390, 400), gestureConnection)
          + titledButton("Route", frame: (300, 380, 80, 44))
      ).replacing("</objects>", with: pan + "</objects>"), findings: []),
    FalseAlarm(
      name: "the room around two controls of AppKit's", rule: ControlsOverlap(),
      document: xib(
        macButton("type=\"push\" title=\"Cancel\"", id: "a", frame: (20, 100, 82, 32))
          + macButton("type=\"push\" title=\"Import\"", id: "b", frame: (96, 100, 82, 32)),
        isMac: true), findings: []),
    FalseAlarm(
      name: "two rows of one frame", rule: DuplicateClickableBounds(),
      document: xib(prototypeTable(prototypeRow("") + prototypeRow("", id: "d"))), findings: []),
    FalseAlarm(
      name: "two buttons of one frame in a row", rule: DuplicateClickableBounds(),
      document: xib(
        prototypeTable(
          prototypeRow(arrowButton() + object("button", id: "e", frame: (360, 13, 18, 18))))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a button that covers a corner of another", rule: ControlsOverlap(),
      document: xib(covered(40)), findings: []),
    FalseAlarm(
      name: "a button that covers more of another", rule: ControlsOverlap(),
      document: xib(covered(80)), findings: ["review error"]),
    FalseAlarm(
      name: "a button in the margin of a text", rule: ControlsOverlap(),
      document: xib(
        object("textView", "text=\"\"", id: "t", frame: (20, 100, 300, 120))
          + object("button", frame: (300, 104, 30, 30), state("image=\"clear\""))), findings: []),
    FalseAlarm(
      name: "a button on a text", rule: ControlsOverlap(),
      document: xib(
        object("textView", "text=\"\"", id: "t", frame: (20, 100, 300, 120))
          + object("button", frame: (150, 104, 30, 30), state("image=\"clear\""))),
      findings: ["review error"]),
    FalseAlarm(
      name: "a button of the Touch Bar, a display of its own", rule: ControlsOverlap(),
      document: bar("TouchBar"), findings: []),
    FalseAlarm(
      name: "a wrapper that is clickable, and what is not", rule: DuplicateClickableBounds(),
      document: dump(
        """
        <node class="android.widget.LinearLayout" clickable="true" focusable="true" \
        bounds="[0,100][300,290]"><node class="android.widget.Switch" checkable="true" \
        content-desc="Wi-Fi" focusable="true" clickable="false" bounds="[0,100][300,290]"/></node>
        """), findings: []),
  ]

  private static func pushButtons(overlap: Double) -> String {
    xib(
      [(20.0, "Set"), (120 - overlap, "Clear")].map { x, title in
        object(
          "button", id: "b\(Int(x))", frame: (x, 100, 100, 32),
          "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" title=\"\(title)\" "
            + "id=\"c\(Int(x))\"/>")
      }.joined(), isMac: true)
  }

  private static let composeView = "androidx.compose.ui.platform.ComposeView"

  /// A text above a button, over which its frame extends.
  private static func link(in container: String, height: Int, overlap: Int = 6) -> String {
    let top = 400 + overlap - height
    let show = node("widget.Button", "content-desc=\"Show\" \(tapped)", "[200,400][248,448]")
    return dump(
      """
      <node class="\(container)" enabled="true" bounds="[0,0][1080,2000]">\
      \(node("widget.FrameLayout", "", "[0,400][1080,448]", show))\
      \(node("widget.TextView", "text=\"Forgot?\" \(tapped)", "[200,\(top)][248,\(400 + overlap)]"))\
      </node>
      """)
  }

  private static let pan = "<panGestureRecognizer id=\"g\"/>"

  private static func covered(_ width: Double) -> String {
    object("button", id: "a", frame: (20, 100, 320, 40), state("title=\"Pages\""))
      + object("button", id: "b", frame: (340 - width, 120, width + 20, 60), state("title=\"Add\""))
  }

  private static func bar(_ kind: String) -> String {
    """
    <XCUIElementTypeApplication elementType="2" title="Shop" x="0" y="0" width="1440" height="900">
      <XCUIElementTypeMenuBar elementType="55" x="0" y="0" width="1440" height="24">\
    <XCUIElementTypeMenuBarItem elementType="56" title="Shop" enabled="true" x="40" y="0" width="70" \
    height="24"/></XCUIElementTypeMenuBar>
      <XCUIElementType\(kind) elementType="81" x="40" y="0" width="685" height="30">\
    <XCUIElementTypeButton elementType="9" title="Emoji" enabled="true" x="40" y="-1" width="40" \
    height="32"/></XCUIElementType\(kind)>
    </XCUIElementTypeApplication>
    """
  }
}
