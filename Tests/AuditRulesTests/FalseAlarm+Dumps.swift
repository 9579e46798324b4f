import Auditing

@testable import AuditRules

// Facts that dumps of Android decide by themselves.

extension FalseAlarm {
  private static func text(_ text: String, _ bounds: String) -> String {
    node("widget.TextView", "text=\"\(text)\"", bounds)
  }

  static let decidedDumps: [FalseAlarm] =
    fields + targets + overlaps + labels + values + androidLabels

  private static let fields = [
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
  ]

  private static let targets = [
    FalseAlarm(
      name: "a field in a box that takes the tap", rule: TargetSize.platform,
      document: dump(
        node(
          "view.ViewGroup", tapped, "[0,0][900,62]",
          node("widget.EditText", "text=\"Ann\" \(tapped)", "[20,20][700,40]")
            + node("widget.Button", "text=\"Show\" \(tapped)", "[800,5][860,60]"))),
      findings: []),
    FalseAlarm(
      name: "a button in a wrapper that is clicked", rule: TargetSize.platform,
      document: dump(
        node(
          "widget.FrameLayout", tapped, "[0,0][100,60]",
          node("widget.Button", "text=\"Follow\" \(tapped)", "[10,15][90,45]"))),
      findings: []),
    FalseAlarm(
      name: "a small button in a row of its own words", rule: TargetSize.platform,
      document: dump(
        node(
          "widget.FrameLayout", tapped, "[0,0][300,60]",
          text("Ann", "[0,0][100,60]")
            + node("widget.Button", "text=\"Follow\" \(tapped)", "[110,15][190,45]"))),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "an icon at the edge of a page", rule: TargetSize.platform,
      document: dump(
        node(
          "widget.ViewPager", "scrollable=\"true\"", "[0,0][1080,2000]",
          node(
            "widget.FrameLayout", "", "[0,0][1080,2000]",
            node("widget.ImageButton", "content-desc=\"Close\" \(tapped)", "[1050,100][1080,130]")))
      ), findings: ["fail warning"]),
    FalseAlarm(
      name: "the last pixel of the page before", rule: EmptyFrame(),
      document: dump(
        node(
          "view.View", "scrollable=\"true\"", "[42,500][1038,870]",
          node("widget.ImageView", "content-desc=\"Sale\" \(tapped)", "[42,500][43,870]")
            + node("widget.ImageView", "content-desc=\"News\" \(tapped)", "[43,500][1038,870]"))
      ), findings: []),
  ]

  private static let overlaps = [
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
      name: "what dims the screen below a sheet", rule: DuplicateClickableBounds(),
      document: dump(
        node("view.View", "clickable=\"true\"", "[0,100][1080,2000]")
          + node(
            "widget.FrameLayout", "", "[0,100][1080,2000]",
            node("view.ViewGroup", "content-desc=\"Date\" \(tapped)", "[0,100][1080,2000]"))),
      findings: []),
  ]

  private static let tabs = node(
    "widget.LinearLayout", "", "[0,1800][1080,1880]",
    ["Chats", "Contacts", "Me"].enumerated().map { number, name in
      node(
        "widget.RelativeLayout", tapped, "[\(360 * number),1800][\(360 * (number + 1)),1880]",
        text(name, "[\(360 * number),1830][\(360 * (number + 1)),1880]"))
    }.joined())

  private static let labels = [
    FalseAlarm(
      name: "a tab and the title of its page", rule: DuplicateLabel(),
      document: dump(
        node("widget.LinearLayout", tapped, "[0,0][300,100]", text("Contacts", "[0,0][300,100]"))
          + tabs), findings: []),
    FalseAlarm(
      name: "an app in the list and among the suggestions", rule: DuplicateLabel(),
      document: dump(
        node(
          "widget.GridView", "scrollable=\"true\"", "[0,300][1080,1500]",
          node(
            "widget.TextView", "resource-id=\"a:id/icon\" text=\"Clock\" \(tapped)",
            "[0,400][200,600]"))
          + node(
            "widget.TextView", "resource-id=\"a:id/icon\" text=\"Clock\" \(tapped)",
            "[300,0][500,200]")), findings: []),
    FalseAlarm(
      name: "cards of which the end is not seen", rule: DuplicateLabel(),
      document: dump(
        node(
          "widget.ScrollView", "scrollable=\"true\"", "[0,0][1080,1500]",
          [0, 500].map { left in
            node(
              "view.View", tapped, "[\(left),1200][\(left + 400),1500]",
              node(
                "widget.ImageView", "content-desc=\"Cover\"", "[\(left),1200][\(left + 400),1500]"))
          }.joined())), findings: []),
    FalseAlarm(
      name: "the icons of fields", rule: DuplicateLabel(),
      document: dump(
        [0, 500].map { left in
          node(
            "widget.FrameLayout", "", "[\(left),0][\(left + 400),100]",
            node(
              "widget.Spinner", "text=\"Any \(left)\" \(tapped)", "[\(left),0][\(left + 400),100]")
              + node(
                "widget.ImageButton", "content-desc=\"Show menu\" \(tapped)",
                "[\(left + 300),0][\(left + 400),100]"))
        }.joined()), findings: ["fail note"]),
    FalseAlarm(
      name: "a row named inside a view with a description", rule: MissingLabel(),
      document: dump(
        node(
          "widget.Button", tapped, "[0,0][900,200]",
          node(
            "widget.LinearLayout", "content-desc=\"Add location\"", "[0,0][900,200]",
            node("widget.FrameLayout", tapped, "[0,100][300,200]", text("Cafe", "[0,100][300,200]"))
          ))), findings: []),
    FalseAlarm(
      name: "a text that is a stop of its own", rule: LabelInName(),
      document: dump(
        node(
          "view.ViewGroup", "content-desc=\"Mayfair\" \(tapped)", "[0,0][500,300]",
          node(
            "view.ViewGroup", "focusable=\"true\"", "[0,0][490,300]", text("New", "[0,0][60,40]"))
        )), findings: []),
    FalseAlarm(
      name: "a number and a text without a blank", rule: LabelInName(),
      document: dump(
        node(
          "view.ViewGroup", "content-desc=\"58.9KFollowers\" \(tapped)", "[0,0][500,300]",
          text("58.9K", "[0,0][60,40]") + text("Followers", "[0,50][60,90]"))), findings: []),
    FalseAlarm(
      name: "full-width letters among Japanese ones", rule: LabelFancyUnicode(),
      document: dump(node("view.View", "content-desc=\"ゔぇｒｙ\" \(tapped)", "[0,0][300,100]")),
      findings: []),
  ]

  private static let values = [
    FalseAlarm(
      name: "a bar of Android's own", rule: ValueMissing(),
      document: dump(
        node("widget.SeekBar", "content-desc=\"Volume\" focusable=\"true\"", "[0,0][900,100]")),
      findings: []),
    FalseAlarm(
      name: "a bar with a value and no name", rule: MissingLabel(),
      document: dump(node("widget.ProgressBar", "text=\"87.0\"", "[0,0][900,20]")),
      findings: ["fail error"]),
  ]
}
