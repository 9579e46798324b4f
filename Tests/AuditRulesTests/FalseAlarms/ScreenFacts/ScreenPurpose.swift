@testable import AuditRules

// The purpose of a screen or a text: first launch, problems, passwords, states of the app.

extension FalseAlarm {
  static let screenPurpose: [FalseAlarm] = [
    FalseAlarm(
      name: "the key of a message", rule: HigProblemWithoutRemedy(),
      document: storyboard(scene("a", views: label("text=\"ERROR_LABEL\""))), findings: []),
    FalseAlarm(
      name: "a message", rule: HigProblemWithoutRemedy(),
      document: storyboard(scene("a", views: label("text=\"Error\""))),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a text that code calls an error", rule: StatusNotAnnounced(),
      document: status("ErrorLabel"), findings: ["review warning"]),
    FalseAlarm(
      name: "a text that code calls a status", rule: StatusNotAnnounced(),
      document: status("scanStatus"), findings: ["review warning"]),
    FalseAlarm(
      name: "a clock that code calls a progress", rule: StatusNotAnnounced(),
      document: status("progressLabel", text: "00:00"), findings: []),
    FalseAlarm(
      name: "another text of code", rule: StatusNotAnnounced(), document: status("nameLabel"),
      findings: []),
    FalseAlarm(
      name: "the status of a row", rule: StatusNotAnnounced(),
      document: status("statusLabel", in: true), findings: []),
    FalseAlarm(
      name: "six items that fit", rule: HigBarCounts(), document: toolbar(4), findings: []),
    FalseAlarm(
      name: "six items that do not fit", rule: HigBarCounts(), document: toolbar(8),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "the word as the text of a field", rule: PasswordShown(),
      document: entry("text=\"password\""), findings: ["review warning"]),
    FalseAlarm(
      name: "the word in a language that the file does not state", rule: PasswordShown(),
      document: entry("placeholder=\"Contraseña\""), findings: ["review warning"]),
    FalseAlarm(
      name: "another text of a field", rule: PasswordShown(), document: entry("text=\"name\""),
      findings: []),
    FalseAlarm(
      name: "a first scene with a way back", rule: HigSetupAtFirstLaunch(),
      document: setup("goBack"), findings: []),
    FalseAlarm(
      name: "a first scene without one", rule: HigSetupAtFirstLaunch(), document: setup("goOn"),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a form to sign in with", rule: HigSetupAtFirstLaunch(),
      document: navigationStack("", inside: object("textField", "placeholder=\"Name\"")),
      findings: []),
  ]

  private static func status(_ outlet: String, text: String = "Label", in row: Bool = false)
    -> String
  {
    let label = object("label", "text=\"\(text)\"", id: "e")
    let cell = object(
      "tableViewCell", id: "c",
      "<tableViewCellContentView key=\"contentView\" id=\"v\"><subviews>\(label)</subviews>"
        + "</tableViewCellContentView>")
    return xib(
      row ? cell : label, outlets: "<outlet property=\"\(outlet)\" destination=\"e\" id=\"o\"/>")
  }

  /// A toolbar of six items with titles of this many letters.
  private static func toolbar(_ letters: Int) -> String {
    let items = (0..<6).map {
      "<barButtonItem title=\"\(String(repeating: "a", count: letters))\" id=\"i\($0)\"/>"
    }
    return xib(
      object("toolbar", frame: (0, 800, 390, 44), "<items>\(items.joined())</items>"))
  }

  private static func entry(_ attributes: String) -> String {
    xib(object("textField", attributes, id: "f", "<textInputTraits key=\"textInputTraits\"/>"))
  }

  /// A first screen that asks to be filled in, with a button for this action.
  private static func setup(_ action: String) -> String {
    storyboard(
      scene(
        "A",
        views: object("label", "text=\"Set up your account\"", id: "t", frame: (20, 100, 350, 24))
          + object("textField", "placeholder=\"Name\"", id: "f", frame: (20, 150, 350, 44))
          + object(
            "button", id: "b", frame: (20, 40, 80, 44),
            state("title=\"Go\"") + """
              <connections><action selector="\(action):" destination="A" id="a"/></connections>
              """)), initial: "A")
  }
}
