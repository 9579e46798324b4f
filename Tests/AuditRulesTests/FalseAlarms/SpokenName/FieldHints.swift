@testable import AuditRules

// Fields with a placeholder or a description: whether it stays, and whether the value is read beside it.

extension FalseAlarm {
  static let fieldHints: [FalseAlarm] = [
    FalseAlarm(
      name: "a field that shows its own name", rule: FieldNameMasksValue(),
      document: dump(
        node("widget.EditText", "text=\"User name\" content-desc=\"user name\"", "[0,0][300,100]")),
      findings: []),
    FalseAlarm(
      name: "a hint that TalkBack says behind the text", rule: PlaceholderOnlyField(),
      document: dump(
        node("widget.EditText", "text=\"\" hint=\"Message\"", "[0,0][300,100]")), findings: []),
    FalseAlarm(
      name: "a field that no code comes by", rule: PlaceholderOnlyField(),
      document: xib(viewInFrame("textField", "placeholder=\"Name\"", frame: wideFrame)),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a password, which is read with its description", rule: FieldNameMasksValue(),
      document: dump(
        node(
          "widget.EditText", "text=\"•••\" content-desc=\"Password\" password=\"true\"",
          "[0,0][300,100]")), findings: []),
    FalseAlarm(
      name: "a description that the text replaces", rule: FieldNameMasksValue(),
      document: dump(
        node("widget.EditText", "text=\"Ann\" content-desc=\"First name\"", "[0,0][300,100]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a description of an empty field", rule: FieldNameMasksValue(),
      document: dump(
        node("widget.EditText", "text=\"\" content-desc=\"First name\"", "[0,0][300,100]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a hint that says the same after the text", rule: FieldNameMasksValue(),
      document: dump(
        node(
          "widget.EditText", "text=\"Ann\" content-desc=\"Name\" hint=\"Your name\"",
          "[0,0][300,100]")), findings: []),
    FalseAlarm(
      name: "a field of Flutter, whose hint a plain dump does not have", rule: MissingLabel(),
      document: dump(
        node("view.View", "", "[0,0][900,200]", node("widget.EditText", tapped, "[0,0][900,100]"))),
      findings: ["review error"]),
    FalseAlarm(
      name: "the sign of an error in a field", rule: TraitConflict(),
      document: dump(
        node("widget.EditText", "text=\"Ann\" \(tapped)", "[0,0][900,100]")
          + node(
            "widget.LinearLayout", "clickable=\"false\"", "[800,0][900,100]",
            node("widget.ImageButton", "content-desc=\"Error\"", "[800,0][900,100]"))),
      findings: []),
    FalseAlarm(
      name: "an example as the hint", rule: PlaceholderOnlyField(),
      document: field("text=\"\" hint=\"Highlands, Grab\""), findings: ["review error"]),
    FalseAlarm(
      name: "a hint in words", rule: PlaceholderOnlyField(),
      document: field("text=\"\" hint=\"Where you bought it\""), findings: []),
    FalseAlarm(
      name: "a hint with the words of the text before it", rule: PlaceholderOnlyField(),
      document: field("text=\"\" hint=\"Shop, as in Grab\""), findings: []),
    FalseAlarm(
      name: "a number where a dump has no hints", rule: MissingLabel(),
      document: field("text=\"0\""), findings: ["review error"]),
    FalseAlarm(
      name: "words where a dump has no hints", rule: MissingLabel(),
      document: field("text=\"Your shop\""), findings: []),
    FalseAlarm(
      name: "a field that is never filled in", rule: PlaceholderOnlyField(),
      document: xib(accessibleField("placeholder=\"2017\" enabled=\"NO\"")), findings: []),
    FalseAlarm(
      name: "a field that code may enable", rule: PlaceholderOnlyField(),
      document: xib(accessibleField("placeholder=\"2017\" enabled=\"NO\""), outlets: outletTo("l")),
      findings: ["review error"]),
    FalseAlarm(
      name: "two fields with one placeholder", rule: DuplicateLabel(),
      document: xib(field("a", "Enter email", y: 100) + field("b", "Enter email", y: 150)),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "two fields with two placeholders", rule: DuplicateLabel(),
      document: xib(field("a", "Enter email", y: 100) + field("b", "Repeat email", y: 150)),
      findings: []),
    FalseAlarm(
      name: "a search field that code may name", rule: PlaceholderOnlyField(),
      document: xib(
        object("searchBar", "placeholder=\"Find\"", frame: (0, 100, 390, 56)), outlets: outlets("l")
      ),
      findings: []),
    FalseAlarm(
      name: "a search field without a word that code may name", rule: MissingLabel(),
      document: xib(object("searchBar", frame: (0, 100, 390, 56)), outlets: outlets("l")),
      findings: []),
    FalseAlarm(
      name: "a button to a page of search", rule: FieldNameMasksValue(), document: search(""),
      findings: []),
    FalseAlarm(
      name: "a field of Compose", rule: FieldNameMasksValue(),
      document: search("long-clickable=\"true\""), findings: ["fail error"]),
    FalseAlarm(
      name: "an empty field of Flutter below a text", rule: MissingLabel(),
      document: form("text=\"\""),
      findings: ["review error"]),
    FalseAlarm(
      name: "a field with an address below a text", rule: MissingLabel(),
      document: form("text=\"ann@harbour.org\""), findings: ["review error"]),
    FalseAlarm(
      name: "a field with a password below a text", rule: MissingLabel(),
      document: form("text=\"•••••\" password=\"true\""), findings: ["review error"]),
    FalseAlarm(
      name: "a field with what may be its hint", rule: MissingLabel(),
      document: form("text=\"Your address\""), findings: []),
    FalseAlarm(
      name: "a field of Compose with a text", rule: MissingLabel(),
      document: dump(
        "<node class=\"androidx.compose.ui.platform.ComposeView\" enabled=\"true\" bounds=\"[0,0][1080,2000]\">"
          + node(
            "view.View", "", "[0,0][1080,2000]",
            textView("CHANNEL NAME", "[60,300][400,340]")
              + node("widget.EditText", "text=\"sync\" \(tapped)", "[60,350][980,480]"))
          + "</node>"), findings: ["review error"]),
    FalseAlarm(
      name: "a field of a page without bounds", rule: MissingLabel(),
      document: fieldOfPage("hint=\"\""), findings: ["review error"]),
    FalseAlarm(
      name: "a field of an app without bounds", rule: MissingLabel(),
      document: dump(node("widget.EditText", "hint=\"\" \(tapped)", "[0,0][0,0]")), findings: []),
    FalseAlarm(
      name: "a strip of a field at the edge, whose text may be cut", rule: MissingLabel(),
      document: fieldAtEdge(height: 30), findings: []),
    FalseAlarm(
      name: "a whole field at the edge", rule: MissingLabel(), document: fieldAtEdge(height: 150),
      findings: ["review error"]),
    FalseAlarm(
      name: "a field with the form of an address", rule: MissingLabel(),
      document: form("text=\"name@example.com\""), findings: []),
    FalseAlarm(
      name: "a field in wrappers, behind a text", rule: MissingLabel(),
      document: dump(
        """
        <node class="android.widget.TextView" text="Confirm" bounds="[0,0][900,90]"/>\
        <node class="android.widget.FrameLayout" bounds="[0,100][900,290]">\
        <node class="android.widget.LinearLayout" bounds="[0,100][900,290]">\
        <node class="android.widget.EditText" clickable="true" focusable="true" \
        bounds="[0,100][900,290]"/></node></node>
        """), findings: ["review error"]),
  ]

  /// A field in a box of its own below a text.
  private static func field(_ attributes: String) -> String {
    dump(
      untappedTextView("SHOP", "[90,300][900,340]")
        + node(
          "view.ViewGroup", "", "[90,350][990,500]",
          node("widget.EditText", "\(attributes) \(tapped)", "[130,375][960,475]")))
  }

  private static func fieldOfPage(_ attributes: String) -> String {
    webView(
      textView("Keys", "[0,100][200,160]")
        + node(
          "view.View", "", "[0,0][0,0]",
          node("widget.EditText", "\(attributes) \(tapped)", "[0,0][0,0]")))
  }

  /// A field with a view inside that ends where the list does.
  private static func fieldAtEdge(height: Int) -> String {
    dump(
      node(
        "widget.ScrollView", "scrollable=\"true\"", "[0,100][1080,1900]",
        textView("Shares", "[60,300][400,340]")
          + node(
            "widget.EditText", "hint=\"\" \(tapped)", "[60,\(1900 - height)][1000,1900]",
            node("view.View", "", "[80,\(1910 - height)][200,1900]"))))
  }

  private static func field(_ id: String, _ placeholder: String, y: Double) -> String {
    object("textField", "placeholder=\"\(placeholder)\"", id: id, frame: (20, y, 300, 34))
  }

  private static func search(_ attributes: String) -> String {
    dump(
      node(
        "widget.EditText",
        "content-desc=\"Search shops\" clickable=\"true\" focusable=\"true\" \(attributes)",
        "[0,200][1080,300]", textView("Search shops", "[100,220][900,280]")))
  }

  private static func form(_ field: String, caption: String = "WORK EMAIL") -> String {
    dump(
      node(
        "view.View", "", "[0,0][1080,2000]",
        node("view.View", "content-desc=\"\(caption)\" focusable=\"true\"", "[100,800][400,850]")
          + node(
            "widget.EditText", "\(field) clickable=\"true\" focusable=\"true\"",
            "[100,860][980,1000]")))
  }
}
