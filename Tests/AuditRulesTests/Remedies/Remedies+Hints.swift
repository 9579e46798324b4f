extension Remedies {
  /// The advice of the rules in this group, applied to their failing examples.
  static let hints: [String: [ExampleChange]] = [
    "hint-grammar": [.set("hint", "Plays the song.")],
    "hint-has-essential-info#4": [
      .set("hint", "Meldet Sie an."), .set("label", "Passwort, mindestens acht Zeichen"),
    ],
    "hint-has-essential-info#5": [
      .set("hint", "ログインします。"), .set("label", "パスワード、必須"),
    ],
    "hint-has-essential-info#0": [
      .set("hint", "Signs you in."), .set("label", "Password, required"),
    ],
    "hint-has-essential-info#1": [
      .set("hint", "Signs you in."), .set("label", "Password, at least eight letters"),
    ],
    "hint-has-essential-info#2": [
      .set("hint", "Opens the payment."), .set("label", "Buy for 5 euros a month"),
    ],
    "hint-has-essential-info#3": [
      .set("hint", "Opens the payment."), .set("label", "Buy for 5 euros"),
    ],
    "hint-on-static": [.remove("hint")],
    "hint-repeats-label": [.remove("hint")],
    "required-as-star": [.set("label", "Name, required")],
    "required-as-star#1": [.set("label", "Name, required"), .set("placeholder", "Name")],
    "required-as-star#3": [.set("label", "Ich bin volljährig, Pflichtfeld")],
    "selection-state-missing#0": [
      .replaceText(
        #"text="Yes" checkable="true" checked="false""#,
        #"text="Yes" checkable="true" checked="true""#)
    ],
    "selection-state-missing#1": [.replaceText(#"title="Home""#, #"title="Home" selected="true""#)],
    "selection-state-missing#2": [
      .replaceText(#"title="Files" selected="true""#, #"title="Files""#)
    ],
    "selection-state-missing#3": [.set("selectedSegmentIndex", "0")],
    "selection-state-missing#4": [
      .replaceText(
        #"content-desc="Home" selected="false""#, #"content-desc="Home" selected="true""#)
    ],
    "selection-state-missing#5": [
      .replaceText(#"title="Day" back"#, #"title="Day" traits="button selected" back"#)
    ],
    "selection-state-missing#6": [
      .replaceText(#"title="Day" font"#, #"title="Day" traits="button selected" font"#)
    ],
    "selection-state-missing#7": [
      .replaceText(#"title="Matches""#, #"title="Matches" traits="button selected""#)
    ],
    "selection-state-missing#8": [
      .replaceText(#"label="Home""#, #"label="Home" traits="button selected""#)
    ],
    "selection-state-missing#9": [.set("selected", "true")],
    "selection-state-missing#10": [
      .replaceText(#"text="Follow" selected="true""#, #"text="Follow" selected="false""#)
    ],
    "toggle-label-changes-with-state": [.set("label", "Mute")],
    "value-raw#0": [.set("value", "33%")],
    "value-raw#1": [.set("value", "4 kilograms")],
    "value-raw#2": [.set("value", "40%")],
    "value-raw#3": [.set("value", "On")],
    "value-raw#4": [.remove("value")],
    "value-raw#5": [.set("value", "On")],
  ]
}
