import Auditing

@testable import AuditRules

// The views that a touch on a dump of Android reaches, each false finding with a true one beside it.

extension FalseAlarm {
  static let touchedDumps: [FalseAlarm] = layers + rims + orders + insides + lines + others + drawnButtons

  /// A page with a tab at its lower right, and a panel with a row that covers most of the tab.
  private static func panel(_ bounds: String) -> String {
    dump(
      node(
        "widget.FrameLayout", "", "[0,0][1080,2000]",
        node("widget.Button", "text=\"Contacts\" \(tapped)", "[900,1800][1080,1900]"))
        + node(
          "widget.FrameLayout", "", bounds,
          node("widget.Button", "text=\"Settings\" \(tapped)", "[0,1780][995,1880]")))
  }

  /// A touchable view of React Native with a picture and a title, in a view as wide as the screen.
  private static func titled(
    _ title: String, picture: String, text: String, bounds: String = "[100,1000][500,1120]"
  ) -> String {
    dump(
      node(
        "widget.FrameLayout", "", "[0,0][1080,2000]",
        node(
          "view.ViewGroup", "content-desc=\"\(title)\" \(tapped)", bounds,
          node(
            "view.ViewGroup", "", picture, node("widget.ImageView", "", picture))
            + node("widget.TextView", "text=\"\(title)\"", text))))
  }

  private static let drawnButtons = [
    FalseAlarm(
      name: "a title with its picture in the centre of a view", rule: TappableWithoutRole(),
      document: titled("Chat", picture: "[220,1040][260,1080]", text: "[280,1030][380,1090]"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a title below its picture in the centre of a view", rule: TappableWithoutRole(),
      document: titled("Chat", picture: "[280,1010][320,1050]", text: "[250,1060][350,1110]"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a row with its picture and title at the start", rule: TappableWithoutRole(),
      document: titled("Chat", picture: "[110,1040][150,1080]", text: "[160,1030][260,1090]"),
      findings: []),
  ]

  private static let layers = [
    FalseAlarm(
      name: "a tab behind an open drawer", rule: ControlsOverlap(),
      document: panel("[0,0][995,2000]"), findings: []),
    FalseAlarm(
      name: "a tab behind a sheet", rule: ControlsOverlap(),
      document: panel("[0,1100][1080,1990]"), findings: []),
    FalseAlarm(
      name: "a tab under a row of buttons", rule: ControlsOverlap(),
      document: panel("[0,1770][995,1885]"), findings: ["fail error"]),
  ]

  /// A target, and a later one over it but for some of its height.
  private static func covered(_ attributes: String, until bottom: Int) -> String {
    dump(
      node(
        "widget.FrameLayout", "\(attributes) drawing-order=\"1\" \(tapped)", "[100,100][200,190]")
        + node(
          "widget.ImageView", "content-desc=\"Voice\" drawing-order=\"2\" \(tapped)",
          "[90,105][210,\(bottom)]"))
  }

  private static let rims = [
    FalseAlarm(
      name: "a nameless rim around a button", rule: ControlsOverlap(),
      document: covered("", until: 185), findings: []),
    FalseAlarm(
      name: "a nameless rim around a button", rule: TargetSize.wcagMinimum,
      document: covered("", until: 185), findings: []),
    FalseAlarm(
      name: "a button under another", rule: ControlsOverlap(),
      document: covered("content-desc=\"Lens\"", until: 185), findings: ["fail error"]),
    FalseAlarm(
      name: "a button under another", rule: TargetSize.wcagMinimum,
      document: covered("content-desc=\"Lens\"", until: 185), findings: ["fail error"]),
    FalseAlarm(
      name: "a nameless button, half of it under another", rule: ControlsOverlap(),
      document: covered("", until: 150), findings: ["fail error"]),
  ]

  /// A back button, and a card that begins above its lower edge.
  private static func card(in kind: String, _ bounds: String) -> String {
    dump(
      node(
        kind, "", "[0,0][1080,2000]",
        node("widget.Button", "content-desc=\"Back\" \(tapped)", "[66,100][126,160]")
          + node("widget.Button", "content-desc=\"Verse\" \(tapped)", bounds)))
  }

  private static let orders = [
    FalseAlarm(
      name: "a card that may be drawn below", rule: ControlsOverlap(),
      document: card(in: "view.View", "[20,130][900,600]"), findings: []),
    FalseAlarm(
      name: "a card that is drawn above", rule: ControlsOverlap(),
      document: card(in: "widget.FrameLayout", "[20,130][900,600]"), findings: ["fail error"]),
    FalseAlarm(
      name: "two buttons of which one covers the other", rule: ControlsOverlap(),
      document: card(in: "view.View", "[90,100][150,160]"), findings: ["fail error"]),
  ]

  private static func tool(_ attributes: String) -> String {
    dump(
      node(
        "widget.Button", "content-desc=\"Text\" \(tapped)", "[500,400][600,496]",
        node("widget.ImageButton", attributes, "[520,406][560,446]")))
  }

  private static let insides = [
    FalseAlarm(
      name: "the icon of a button, which is not clickable", rule: TargetSize.platform,
      document: tool("clickable=\"false\" focusable=\"true\""), findings: []),
    FalseAlarm(
      name: "a button in a button", rule: TargetSize.platform,
      document: tool("clickable=\"true\" focusable=\"true\""), findings: ["fail warning"]),
  ]

  private static func lines(_ texts: [String], _ attributes: String = "") -> String {
    dump(
      node(
        "view.View", "", "[0,0][1080,1000]",
        texts.enumerated().map { number, text in
          node(
            "widget.TextView", "text=\"\(text)\" \(attributes) \(tapped)",
            "[9,\(100 * number + 9)][900,\(100 * number + (text.count > 60 ? 99 : 49))]")
        }.joined()))
  }

  private static let prose =
    "A bus that is late waits for no one, and so the timetable is a plan and no promise."

  private static let lines = [
    FalseAlarm(
      name: "a line of a text that a renderer made clickable", rule: TargetSize.platform,
      document: lines([prose, "To check roots", "To find them", prose]), findings: []),
    FalseAlarm(
      name: "the items of a menu", rule: TargetSize.platform,
      document: lines(["Terms", "Privacy", "Licences", "About"]),
      findings: Array(repeating: "fail warning", count: 4)),
    FalseAlarm(
      name: "a link below what a person wrote", rule: TargetSize.platform,
      document: lines(["Ann", "Baker", prose, "Translate"]),
      findings: Array(repeating: "fail warning", count: 3)),
    FalseAlarm(
      name: "texts of views with identifiers", rule: TargetSize.platform,
      document: lines([prose, "To check roots", "To find them", prose], "resource-id=\"a:id/t\""),
      findings: Array(repeating: "fail warning", count: 2)),
  ]

  private static func radioButton(_ attributes: String) -> String {
    dump(
      node(
        "widget.RadioButton", "text=\"Dark\" checkable=\"true\" \(attributes)", "[0,0][900,100]")
        + node(
          "widget.RadioButton", "text=\"Light\" checkable=\"true\" \(tapped)", "[0,100][900,200]"))
  }

  private static let others = [
    FalseAlarm(
      name: "the chosen radio button", rule: TraitConflict(),
      document: radioButton("checked=\"true\" clickable=\"false\" focusable=\"true\""),
      findings: []),
    FalseAlarm(
      name: "another radio button", rule: TraitConflict(),
      document: radioButton("checked=\"false\" clickable=\"false\" focusable=\"true\""),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "what scrolled out of a web page", rule: EmptyFrame(),
      document: dump(
        node(
          "webkit.WebView", "scrollable=\"true\"", "[0,100][1080,1000]",
          node("widget.Button", "text=\"Subscribe\" \(tapped)", "[0,1000][900,1000]"))),
      findings: []),
    FalseAlarm(
      name: "a button without a height", rule: EmptyFrame(),
      document: dump(node("widget.Button", "text=\"Subscribe\" \(tapped)", "[0,500][900,500]")),
      findings: ["review warning"]),
  ]
}
