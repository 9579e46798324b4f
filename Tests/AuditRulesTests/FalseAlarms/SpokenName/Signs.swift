@testable import AuditRules

// Signs and symbols in names, and their meaning there.

extension FalseAlarm {
  static let signs: [FalseAlarm] = [
    FalseAlarm(
      name: "no value in a text of Flutter", rule: LabelSymbolOnly(),
      document: dump(drawnView("—")),
      findings: []),
    FalseAlarm(
      name: "a sign in a view of Flutter", rule: LabelSymbolOnly(), document: dump(drawnView("?")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a dash on a control of Flutter", rule: LabelSymbolOnly(),
      document: dump(drawnView("—", "clickable=\"true\"")), findings: ["fail error"]),
    FalseAlarm(
      name: "a bullet in a text of Flutter", rule: LabelASCIIArt(),
      document: dump(
        node("view.View", "focusable=\"true\" content-desc=\"● Online\"", "[0,0][900,90]")),
      findings: []),
    FalseAlarm(
      name: "signs on a button with an action and an outlet", rule: LabelSymbolOnly(),
      document: xib(
        object(
          "button", id: "b",
          state("title=\"&lt;&lt;\"")
            + "<connections><action selector=\"back:\" destination=\"-1\" id=\"a\"/></connections>"),
        outlets: "<outlet property=\"back\" destination=\"b\" id=\"o\"/>"),
      findings: ["review error"]),
    FalseAlarm(
      name: "a sign on a button with an outlet alone", rule: LabelSymbolOnly(),
      document: xib(
        object("button", id: "b", state("title=\"--\"")),
        outlets: "<outlet property=\"total\" destination=\"b\" id=\"o\"/>"),
      findings: []),
    FalseAlarm(
      name: "an arrow on a button", rule: LabelASCIIArt(),
      document: dump(columnOfViews("widget.Button", descriptionAttributes(["Next ▸"]))),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a sign of an icon font beside words", rule: LabelSymbolOnly(),
      document: dump(
        node("widget.TextView", "text=\"Help \u{E821}\" \(tapped)", "[0,100][300,150]")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a sign of an icon font alone", rule: LabelSymbolOnly(),
      document: dump(node("widget.TextView", "text=\"\u{E821}\" \(tapped)", "[0,100][50,150]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a bullet in a text", rule: LabelASCIIArt(),
      document: dump(textView("Online • 5 minutes ago", "[0,0][300,100]")), findings: []),
    FalseAlarm(
      name: "a prototype text of signs", rule: LabelSymbolOnly(),
      document: xib(label("text=\"...\""), outlets: nameOutlet), findings: []),
    FalseAlarm(
      name: "one sign for all", rule: LabelSymbolOnly(),
      document: dump(rowOfTappedViews(["+", "+", "+"])),
      findings: ["review error"]),
    FalseAlarm(
      name: "the keys of a keypad", rule: LabelSymbolOnly(),
      document: dump(rowOfTappedViews(["1", "2", "3", "+"], width: 250)), findings: []),
    FalseAlarm(
      name: "signs in the rows of a list", rule: LabelSymbolOnly(),
      document: dump(list(rowOfTappedViews(["+", "+", "+"]))), findings: []),
    FalseAlarm(
      name: "padding of no width", rule: LabelASCIIArt(),
      document: dump(
        untappedTextView(
          "Wait …" + String(repeating: "\u{FEFF}", count: 9) + " more", "[0,300][900,400]")),
      findings: []),
    FalseAlarm(
      name: "the letter X in the corner", rule: LabelSymbolOnly(), document: cross("X", x: 340),
      findings: ["review error"]),
    FalseAlarm(
      name: "the letter X in the middle", rule: LabelSymbolOnly(), document: cross("X", x: 170),
      findings: []),
    FalseAlarm(
      name: "another letter in the corner", rule: LabelSymbolOnly(), document: cross("Y", x: 340),
      findings: []),
    FalseAlarm(
      name: "the letter X beside another", rule: LabelSymbolOnly(),
      document: cross(
        "X", x: 340,
        beside: object("button", id: "o", frame: (300, 60, 40, 40), state("title=\"Y\""))),
      findings: []),
    FalseAlarm(
      name: "a row of arrows", rule: LabelSymbolOnly(),
      document: source(
        ["‹", "›", "↑", "↓"].enumerated().map { capturedButton($1, x: 50 * $0) }.joined()),
      findings: ["fail error", "fail error", "fail error", "fail error"]),
    FalseAlarm(
      name: "letters that were read in a code page of DOS", rule: LabelASCIIArt(),
      document: dumpOfButton("content-desc=\"Pessoa F├¡sica, a├º├úo ├á vista, opci├│n┬áA\""),
      findings: []
    ),
    FalseAlarm(
      name: "a frame in a word", rule: LabelASCIIArt(),
      document: dumpOfButton("content-desc=\"F├─sica\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a frame around a text", rule: LabelASCIIArt(),
      document: dumpOfButton("content-desc=\"┌─┐ Total\""), findings: ["fail error"]),
    FalseAlarm(
      name: "the bullet of a list in a page", rule: LabelSymbolOnly(),
      document: bookPage(node("view.View", "text=\"• \"", "[68,300][88,360]")), findings: []),
    FalseAlarm(
      name: "a bullet that is tapped", rule: LabelSymbolOnly(),
      document: bookPage(node("view.View", "text=\"• \" \(tapped)", "[68,300][168,400]")),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a link of a page that another one covers", rule: LabelSymbolOnly(),
      document: webPage(pageLink("×", 60, isVisible: false) + pageLink("Fork me", 50)),
      findings: ["review error"]),
    FalseAlarm(
      name: "a link of a page that nothing covers", rule: LabelSymbolOnly(),
      document: webPage(pageLink("×", 60, isVisible: false) + pageLink("Fork me", 200)),
      findings: []),
  ]

  private static func list(_ nodes: String) -> String {
    node("widget.ListView", "", "[0,200][1080,1800]", nodes)
  }

  private static func cross(_ title: String, x: Double, beside: String = "") -> String {
    xib(
      object("button", id: "b", frame: (x, 60, 40, 40), state("title=\"\(title)\"")) + beside)
  }
}
