import Auditing

@testable import AuditRules

// Defects of Android dumps that a draw showed to be silent or half said, each beside what is right.

extension FalseAlarm {
  static let heardDumps: [FalseAlarm] =
    signs + choices + calledButtons + fieldsWithHints + coveredTargets

  private static func text(_ text: String, _ bounds: String, id: String = "") -> String {
    node(
      "widget.TextView", "text=\"\(text)\" resource-id=\"\(id)\" clickable=\"false\"", bounds)
  }

  /// Plain views side by side that can be clicked, each with a text.
  private static func row(_ texts: [String], width: Int = 300, from top: Int = 300) -> String {
    texts.enumerated().map { number, name in
      let bounds = "[\(number * width),\(top)][\((number + 1) * width),\(top + 50)]"
      return node("view.View", "\(tapped) selected=\"false\"", bounds, text(name, bounds))
    }.joined()
  }

  private static func list(_ nodes: String) -> String {
    node("widget.ListView", "", "[0,200][1080,1800]", nodes)
  }

  private static let signs = [
    FalseAlarm(
      name: "one sign for all", rule: LabelSymbolOnly(), document: dump(row(["+", "+", "+"])),
      findings: ["review error"]),
    FalseAlarm(
      name: "the keys of a keypad", rule: LabelSymbolOnly(),
      document: dump(row(["1", "2", "3", "+"], width: 250)), findings: []),
    FalseAlarm(
      name: "signs in the rows of a list", rule: LabelSymbolOnly(),
      document: dump(list(row(["+", "+", "+"]))), findings: []),
    FalseAlarm(
      name: "an emoji and a number", rule: LabelEmojiHeavy(), document: dump(row(["🌾 x30"])),
      findings: ["review warning"]),
    FalseAlarm(
      name: "an emoji and a word", rule: LabelEmojiHeavy(), document: dump(row(["🌾 Fields"])),
      findings: []),
    FalseAlarm(
      name: "padding of no width", rule: LabelASCIIArt(),
      document: dump(
        text("Wait …" + String(repeating: "\u{FEFF}", count: 9) + " more", "[0,300][900,400]")),
      findings: []),
    FalseAlarm(
      name: "an activity as a name", rule: GenericLabel(),
      document: dump(
        node("view.View", "content-desc=\"busy\" focusable=\"true\"", "[90,300][900,330]")
          + text("No budget", "[90,340][900,380]")), findings: ["fail error"]),
  ]

  private static func described(_ name: String, _ attributes: String, _ bounds: String) -> String {
    node("view.View", "content-desc=\"\(name)\" \(tapped) \(attributes)", bounds)
  }

  private static func column(_ width: Int, selected: String = "false") -> String {
    let items = ["All", "Food", "Pets", "Travel", "Home"].enumerated().map { number, name in
      let top = 600 + 180 * number
      return described(
        name, "selected=\"\(number == 1 ? selected : "false")\"",
        "[0,\(top)][\(width),\(top + 180)]")
    }
    return dump(
      node("view.View", "scrollable=\"true\"", "[0,600][\(width),1800]", items.joined())
        + node("view.View", "", "[\(width),600][1080,1800]", text("Food", "[400,650][700,720]")))
  }

  private static func colors(_ count: Int, _ attributes: String = "") -> String {
    let items = (0..<count).map {
      node(
        "view.View", "\(tapped) selected=\"false\" \(attributes)",
        "[\(50 + 60 * $0),900][\(80 + 60 * $0),930]")
    }
    return dump(node("view.View", "", "[0,880][1080,1000]", items.joined()))
  }

  private static let choices = [
    FalseAlarm(
      name: "two halves of a row", rule: SelectionStateMissing(),
      document: dump(
        text("History", "[0,150][1080,290]") + row(["Sent", "Received"], width: 540)
          + text("Nothing sent", "[0,900][1080,960]")), findings: ["review error"]),
    FalseAlarm(
      name: "two halves at the end of a page", rule: SelectionStateMissing(),
      document: dump(row(["Cancel", "Save"], width: 540, from: 1400)), findings: []),
    FalseAlarm(
      name: "views that add something", rule: SelectionStateMissing(),
      document: dump(row(["+ Note", "+ Photo", "+ List"], width: 200)), findings: []),
    FalseAlarm(
      name: "two texts apart", rule: SelectionStateMissing(),
      document: dump(row(["Edit", "Share"], width: 300)), findings: []),
    FalseAlarm(
      name: "descriptions in a row that scrolls", rule: SelectionStateMissing(),
      document: dump(
        node(
          "widget.HorizontalScrollView", "", "[0,900][1080,1000]",
          ["All", "Hair", "Nails"].enumerated().map {
            described($1, "selected=\"false\"", "[\(200 * $0),900][\(180 + 200 * $0),1000]")
          }.joined())), findings: ["review error"]),
    FalseAlarm(
      name: "a narrow column at the side", rule: SelectionStateMissing(), document: column(200),
      findings: ["review error"]),
    FalseAlarm(
      name: "a narrow column with a selected item", rule: SelectionStateMissing(),
      document: column(200, selected: "true"), findings: []),
    FalseAlarm(
      name: "a wide column", rule: SelectionStateMissing(), document: column(700), findings: []),
    FalseAlarm(
      name: "colours without names", rule: SelectionStateMissing(), document: colors(6),
      findings: ["review error"]),
    FalseAlarm(
      name: "colours that can be checked", rule: SelectionStateMissing(),
      document: colors(6, "checkable=\"true\""), findings: []),
    FalseAlarm(
      name: "a few icons", rule: SelectionStateMissing(), document: colors(3), findings: []),
  ]

  private static func picture(_ id: String, around attributes: String = "") -> String {
    dump(
      node(
        "view.ViewGroup", attributes, "[0,300][1080,500]",
        node("widget.ImageView", "resource-id=\"app:id/\(id)\"", "[900,300][960,360]")
          + text("Red dress", "[100,300][500,360]")))
  }

  private static let calledButtons = [
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
      name: "a sign called a button", rule: TappableWithoutRole(),
      document: dump(text("−", "[100,300][180,380]", id: "app:id/btnMinus")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a sign between texts", rule: TappableWithoutRole(),
      document: dump(text("−", "[100,300][180,380]", id: "app:id/separator")), findings: []),
  ]

  /// A field in a box of its own below a text.
  private static func field(_ attributes: String) -> String {
    dump(
      text("SHOP", "[90,300][900,340]")
        + node(
          "view.ViewGroup", "", "[90,350][990,500]",
          node("widget.EditText", "\(attributes) \(tapped)", "[130,375][960,475]")))
  }

  private static let fieldsWithHints = [
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
  ]

  private static func target(_ bounds: String, _ above: String = "") -> String {
    dump(described("Menu", "", bounds) + above)
  }

  private static func close(_ bounds: String) -> String {
    node("widget.Button", "content-desc=\"Close drawer\" \(tapped)", bounds)
  }

  private static let coveredTargets = [
    FalseAlarm(
      name: "a small target below a scrim", rule: TargetSize.platform,
      document: target("[60,100][92,132]", close("[0,0][1080,2000]")),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a target of 45 dp", rule: TargetSize.platform, document: target("[60,100][105,145]"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a target of 42 dp", rule: TargetSize.platform, document: target("[60,100][102,142]"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a chip of 40 dp", rule: TargetSize.platform, document: target("[60,300][140,340]"),
      findings: ["review warning"]),
  ]
}
