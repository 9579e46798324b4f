@testable import AuditRules

// The purpose of a picture: it says something, acts, or decorates.

extension FalseAlarm {
  static let pictures: [FalseAlarm] = [
    FalseAlarm(
      name: "pictures of a page without a name", rule: ImageMissingLabel(),
      document: webView(
        node("widget.Image", "", "[0,0][1080,900]") + node("widget.Image", "", "[0,900][1080,990]")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a picture in a link", rule: ImageMissingLabel(),
      document: webView(
        node(
          "view.View", "content-desc=\"Home\" \(tapped)", "[0,0][300,300]",
          node("widget.Image", "", "[0,0][300,300]"))), findings: []),
    FalseAlarm(
      name: "a picture called an action", rule: ImageMissingLabel(), document: picture("ivRemove"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a picture called an action in a row", rule: ImageMissingLabel(),
      document: picture("ivRemove", around: tapped), findings: []),
    FalseAlarm(
      name: "a picture called a thing", rule: ImageMissingLabel(), document: picture("ivProduct"),
      findings: []),
    FalseAlarm(
      name: "a picture that looks like a button and cannot be pressed", rule: MissingLabel(),
      document: dump(
        "<node class=\"android.widget.ImageButton\" clickable=\"false\" focusable=\"false\" "
          + "enabled=\"true\" bounds=\"[0,100][100,200]\"/>"), findings: []),
    FalseAlarm(
      name: "a button without a name that takes the focus", rule: MissingLabel(),
      document: dump(
        "<node class=\"android.widget.ImageButton\" clickable=\"false\" focusable=\"true\" "
          + "enabled=\"true\" bounds=\"[0,100][100,200]\"/>"), findings: ["fail error"]),
    FalseAlarm(
      name: "a picture that shows a state by the name of its outlet", rule: ImageMissingLabel(),
      document: sign("warningIconView"), findings: ["review warning"]),
    FalseAlarm(
      name: "a picture with a label", rule: ImageMissingLabel(),
      document: sign(
        "warningIconView",
        "<accessibility key=\"accessibilityConfiguration\" label=\"Warning\"/>"), findings: []),
    FalseAlarm(
      name: "a picture of an empty page", rule: ImageMissingLabel(),
      document: sign("emptyStateImageView"), findings: []),
    FalseAlarm(
      name: "a photo", rule: ImageMissingLabel(), document: sign("coverImageView"), findings: []),
    FalseAlarm(
      name: "a number that an icon explains", rule: ImageMissingLabel(), document: count("2,421"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a number with a unit", rule: ImageMissingLabel(), document: count("278 km"),
      findings: []),
    FalseAlarm(
      name: "a number beside a picture", rule: ImageMissingLabel(),
      document: count("278", size: 44), findings: []),
    FalseAlarm(
      name: "a cell with a picture only", rule: ImageMissingLabel(), document: cell(""),
      findings: ["review error"]),
    FalseAlarm(
      name: "a cell with a picture and a text", rule: ImageMissingLabel(),
      document: cell(
        "<XCUIElementTypeStaticText label=\"Boats\" x=\"10\" y=\"110\" width=\"90\" height=\"20\" enabled=\"true\"/>"
      ), findings: []),
    FalseAlarm(
      name: "a large picture that code sets", rule: ImageMissingLabel(),
      document: picture(300, outlet: "cameraImage"), findings: ["review warning"]),
    FalseAlarm(
      name: "a small picture that code sets", rule: ImageMissingLabel(),
      document: picture(60, outlet: "cameraImage"), findings: []),
    FalseAlarm(
      name: "a large background", rule: ImageMissingLabel(),
      document: picture(300, outlet: "backgroundView"), findings: []),
    FalseAlarm(
      name: "a large picture below a button", rule: ImageMissingLabel(),
      document: picture(
        300, outlet: "cameraImage", object("button", id: "b", state("title=\"Buy\""))),
      findings: []),
    FalseAlarm(
      name: "a picture that is called a button", rule: ImageMissingLabel(),
      document: pictureInRow("btn_search"), findings: ["review error"]),
    FalseAlarm(
      name: "another picture", rule: ImageMissingLabel(), document: pictureInRow("search"),
      findings: []),
    FalseAlarm(
      name: "a picture that is called a button in a row that is pressed", rule: ImageMissingLabel(),
      document: pictureInRow("btn_search", in: "clickable=\"true\" content-desc=\"Find\""),
      findings: []),
  ]

  private static func picture(_ id: String, around attributes: String = "") -> String {
    dump(
      node(
        "view.ViewGroup", attributes, "[0,300][1080,500]",
        node("widget.ImageView", "resource-id=\"app:id/\(id)\"", "[900,300][960,360]")
          + untappedTextView("Red dress", "[100,300][500,360]")))
  }

  /// A picture with an outlet of this name.
  private static func sign(_ outlet: String, _ inside: String = "") -> String {
    xib(
      object("imageView", "image=\"mark\"", id: "i", frame: (20, 100, 24, 24), inside),
      outlets: "<outlet property=\"\(outlet)\" destination=\"i\" id=\"o\"/>")
  }

  private static func count(_ text: String, size: Double = 12) -> String {
    source(
      """
      <XCUIElementTypeOther x="20" y="100" width="90" height="44" enabled="true">
      <XCUIElementTypeImage x="20" y="100" width="\(size)" height="\(size)" enabled="true"/>
      <XCUIElementTypeStaticText label="\(text)" x="70" y="100" width="52" height="18" enabled="true"/>
      </XCUIElementTypeOther>
      """)
  }

  private static func cell(_ inside: String) -> String {
    source(
      """
      <XCUIElementTypeTable x="0" y="100" width="390" height="600" enabled="true">
      <XCUIElementTypeCell x="0" y="100" width="390" height="128" enabled="true">
      <XCUIElementTypeImage x="0" y="100" width="390" height="128" enabled="true"/>\(inside)
      </XCUIElementTypeCell></XCUIElementTypeTable>
      """)
  }

  private static func picture(_ height: Double, outlet: String, _ rest: String = "") -> String {
    storyboard(
      scene(
        "A", views: object("imageView", id: "p", frame: (0, 100, 390, height)) + rest,
        "<connections><outlet property=\"\(outlet)\" destination=\"p\" id=\"o\"/></connections>"))
  }

  private static func pictureInRow(_ name: String, in attributes: String = "") -> String {
    dump(
      node(
        "widget.LinearLayout", attributes, "[0,80][1080,180]",
        node("widget.ImageView", "resource-id=\"a:id/\(name)\"", "[900,90][980,170]")))
  }
}
