extension Remedies {
  /// The advice of rules whose examples are made by functions, applied to their failing examples.
  static let made: [String: [ExampleChange]] = [
    "close-last": [
      .replaceElement(""),
      .replaceText(
        #"frame="0 0 390 844">"#,
        #"frame="0 0 390 844"><UIButton title="Close" frame="0 0 60 44"/>"#),
    ],
    "custom-action-bad#0": [.replaceText(#"name=" ""#, #"name="Flag""#)],
    "custom-action-bad#1": [.replaceText(#"name="archive""#, #"name="Flag""#)],
    "custom-action-bad#2": [.replaceText(#"name="Mail""#, #"name="Archive""#)],
    "custom-action-bad#3": [.replaceText(#"<action name="I"/>"#, "")],
    "content-type-mismatch#0": [.set("textContentType", "password"), .set("secure", "true")],
    "content-type-mismatch#1": [.set("textContentType", "emailAddress")],
    "content-type-mismatch#2": [
      .replaceText(#"keyboardType="decimalPad""#, #"keyboardType="emailAddress""#)
    ],
    "error-text-far": [.replaceText(#"elements="f a b c x""#, #"elements="f x a b c""#)],
    "group-missing-label#0": [
      .replaceText(#"id="a">"#, #"id="a"><accessibility description="Feeds"/>"#),
      .replaceText(#"id="b">"#, #"id="b"><accessibility description="Articles"/>"#),
    ],
    "group-missing-label#1": [.insert(#"<accessibility description="Order"/>"#)],
    "key-view-loop": [
      .replaceText(#"autorecalculatesKeyViewLoop="NO""#, #"autorecalculatesKeyViewLoop="YES""#)
    ],
    "keyboard-focus-refused": [
      .replaceText(#"refusesFirstResponder="YES""#, #"refusesFirstResponder="NO""#)
    ],
    "keyboard-focus-refused#1": [
      .replaceText(#"focusRingType="none""#, #"focusRingType="default""#)
    ],
    "non-text-contrast": [.set("tintColor", "#005599")],
    "password-shown": [.set("secure", "true")],
    "status-not-announced": [.set("android:accessibilityLiveRegion", "polite")],
    "row-height-fixed": [.replaceText(#"rowHeight="44""#, #"rowHeight="-1""#)],
    "row-not-grouped": [.replaceText(#"isElement="false""#, #"isElement="true""#)],
    "screen-without-heading": [.set("traits", "staticText header")],
    "shortcut-conflict#0": [
      .replaceText(
        #"id="Close-cell"><string key="keyEquivalent" base64-UTF8="YES">Gw"#,
        #"id="Close-cell"><string key="keyEquivalent" base64-UTF8="YES">DQ"#)
    ],
    "shortcut-conflict#1": [
      .replaceText(
        #"id="Cancel-cell">"#,
        #"id="Cancel-cell"><string key="keyEquivalent" base64-UTF8="YES">Gw</string>"#)
    ],
    "steps-to-primary": [
      .before(#"<UILabel text="Payment" traits="header" frame="0 650 200 20"/>"#)
    ],
    "text-contrast": [.set("textColor", "#000000"), .remove("alpha")],
    "text-contrast#1": [.set("textColor", "#FFFFFF")],
    "text-contrast#4": [.set("textColor", "#FFFFFF")],
    "text-contrast#5": [.set("backgroundColor", "#000000")],
    "text-contrast#6": [.set("tintColor", "#005599")],
    "touch-down-action": [.replaceText(#""touchDown""#, #""touchUpInside""#)],
    "too-many-stops-without-heading": [
      .before(#"<UILabel text="Numbers" traits="header" frame="100 0 200 20"/>"#)
    ],
  ]
}
