@testable import AuditRules

// Names that are those of files and assets, and words that occur in them.

extension FalseAlarm {
  static let assetNames: [FalseAlarm] = [
    FalseAlarm(
      name: "a brand among brands", rule: LabelIsFileName(),
      document: images("Apple_Watch", others: 6), findings: []),
    FalseAlarm(
      name: "the name of a resource among brands", rule: LabelIsFileName(),
      document: images("ic_watch", others: 6), findings: ["fail error"]),
    FalseAlarm(
      name: "the name of a resource in a bar", rule: LabelIsFileName(),
      document: images("state_finish", others: 4), findings: ["fail error"]),
    FalseAlarm(
      name: "icon in the middle of a name", rule: LabelIsFileName(),
      document: source(sharedIcon([], name: "com icon back black")), findings: ["fail error"]),
    FalseAlarm(
      name: "an abbreviation in the middle of a name", rule: LabelIsFileName(),
      document: source(sharedIcon([], name: "group ic search")), findings: ["fail error"]),
    FalseAlarm(
      name: "the scale of an image", rule: LabelIsFileName(),
      document: source(sharedIcon([], name: "community top report@3x")), findings: ["fail error"]),
    FalseAlarm(
      name: "icon at the end of a phrase", rule: LabelIsFileName(),
      document: source(sharedIcon([], name: "change the icon")), findings: []),
    FalseAlarm(
      name: "an asset's name among Chinese texts", rule: LabelIsFileName(),
      document: source(sharedIcon(["网络不稳定", "请点击重试", "设置"])), findings: ["review error"]),
    FalseAlarm(
      name: "small letters where nothing else shows how texts are written", rule: LabelIsFileName(),
      document: source(sharedIcon(["网络不稳定"])), findings: []),
    FalseAlarm(
      name: "a description in small letters", rule: LabelIsFileName(),
      document: titles(with: "connection details"), findings: []),
    FalseAlarm(
      name: "three words in small letters", rule: LabelIsFileName(),
      document: titles(with: "common visibility off"), findings: ["review error"]),
    FalseAlarm(
      name: "a sentence in small letters", rule: LabelIsFileName(),
      document: titles(with: "0 item in your order"), findings: []),
    FalseAlarm(
      name: "the name of an asset", rule: LabelIsFileName(),
      document: titles(with: "ic connection details"), findings: ["fail error"]),
    FalseAlarm(
      name: "an abbreviation of assets on Android", rule: LabelIsFileName(),
      document: androidIcon("content-desc=\"ic arrow back\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a word of assets on Android", rule: LabelIsFileName(),
      document: androidIcon("content-desc=\"icon cube medal\""), findings: ["review error"]),
    FalseAlarm(
      name: "the name of a Material icon", rule: LabelIsFileName(),
      document: androidIcon("content-desc=\"outline home 24\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a number that is no size", rule: LabelIsFileName(),
      document: androidIcon("content-desc=\"go to floor 24\""), findings: []),
    FalseAlarm(
      name: "words on Android", rule: LabelIsFileName(),
      document: androidIcon("content-desc=\"add to cart\""), findings: []),
    FalseAlarm(
      name: "a visible text", rule: LabelIsFileName(),
      document: dump(
        """
        <node class="android.widget.Button" text="ic arrow back" clickable="true" enabled="true" \
        bounds="[0,100][48,148]"/>
        """), findings: []),
    FalseAlarm(
      name: "an abbreviation of assets in a design", rule: LabelIsFileName(),
      document: iconButton("btn close white"), findings: ["fail error"]),
    FalseAlarm(
      name: "a word of assets in a design", rule: LabelIsFileName(),
      document: iconButton("icon cube medal"), findings: ["review error"]),
    FalseAlarm(
      name: "words in a design", rule: LabelIsFileName(), document: iconButton("add to cart"),
      findings: []),
    FalseAlarm(
      name: "the name of a symbol", rule: LabelIsFileName(),
      document: sourceIcon("name=\"arrow.down.circle\" label=\"Arrow Down Circle\""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "words beside an identifier", rule: LabelIsFileName(),
      document: sourceIcon("name=\"arrow.down.circle\" label=\"Save\""), findings: []),
    FalseAlarm(
      name: "an identifier of the same words", rule: LabelIsFileName(),
      document: sourceIcon("name=\"cart.buy\" label=\"Cart Buy\""), findings: []),
    FalseAlarm(
      name: "the name of an image in words", rule: LabelIsFileName(),
      document: sourceIcon("label=\"Login More Menu New\""), findings: ["review error"]),
    FalseAlarm(
      name: "an action in words", rule: LabelIsFileName(),
      document: sourceIcon("label=\"Show More Options\""), findings: []),
    FalseAlarm(
      name: "the file of an image of a page", rule: LabelIsFileName(),
      document: bookPage(node("widget.Image", "text=\"61518430_st_300_400\"", "[0,300][220,600]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "an underscore in a title", rule: LabelIsFileName(), document: song("音乐，歌名_十个字，按钮"),
      findings: []),
    FalseAlarm(
      name: "an underscore before Latin letters", rule: LabelIsFileName(),
      document: song("歌名_cart"), findings: ["fail error"]),
  ]

  private static func images(_ name: String, others: Int) -> String {
    let labels = [name] + ["Adobe", "Apple", "Arc", "Armani", "Asus", "Audi"].prefix(others)
    return dump(
      labels.enumerated().map { number, label in
        node(
          "widget.ImageView", "content-desc=\"\(label)\" \(tapped)",
          "[100,\(200 * number + 100)][300,\(200 * number + 300)]")
      }.joined())
  }

  private static func sharedIcon(_ texts: [String], name: String = "share round") -> String {
    texts.enumerated().map { row, label in staticText(label, 20, 200 + row * 40, 200) }.joined()
      + pageElement("Button", "label=\"\(name)\"", (340, 60, 44, 44))
  }

  /// A small button below four texts that begin with capitals.
  private static func titles(with label: String) -> String {
    dump(
      ["Home", "Server", "Japan", "Settings"].enumerated().map { row, text in
        node("widget.TextView", "text=\"\(text)\"", "[60,\(300 + 60 * row)][400,\(350 + 60 * row)]")
      }.joined()
        + node("widget.Button", "content-desc=\"\(label)\" \(tapped)", "[900,900][948,948]"))
  }

  private static func androidIcon(_ attributes: String) -> String {
    dump(
      """
      <node class="android.widget.ImageButton" \(attributes) clickable="true" focusable="true" \
      enabled="true" bounds="[0,100][48,148]"/>
      """)
  }

  private static func iconButton(_ label: String) -> String {
    xib(
      object(
        "button", frame: (20, 100, 44, 44),
        "<accessibility key=\"accessibilityConfiguration\" label=\"\(label)\"/>"
          + state("image=\"cart\"")))
  }

  private static func sourceIcon(_ attributes: String) -> String {
    source(
      """
      <XCUIElementTypeButton type="XCUIElementTypeButton" \(attributes) visible="true" x="300" \
      y="80" width="40" height="36"/>
      """)
  }

  private static func song(_ name: String) -> String {
    dump(node("widget.ImageView", "content-desc=\"\(name)\" \(tapped)", "[100,400][148,448]"))
  }
}
