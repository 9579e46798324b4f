extension Remedies {
  /// The advice of the rules in this group, applied to their failing examples.
  static let roles: [String: [ExampleChange]] = [
    "clickable-span": [.insert(#"<action name="Terms"/><action name="Policy"/>"#)],
    "control-not-exposed": [
      .set("isElement", "true"), .set("label", "Rating"), .set("traits", "adjustable"),
      .set("value", "3 of 5"),
    ],
    "control-not-exposed#0": [
      .set("identifier", "sell"), .set("title", "Sell"),
      .replaceText(#"elements="buy""#, #"elements="buy sell""#),
    ],
    "control-not-exposed#1": [
      .set("isElement", "true"), .set("label", "Shoe"), .set("traits", "button"),
    ],
    "control-not-exposed#7": [.remove("elementsHidden")],
    "control-not-exposed#9": [
      .set("isElement", "true"), .set("label", "A cat"), .set("traits", "image button"),
    ],
    "control-not-exposed#10": [.set("isElement", "true")],
    "control-not-exposed#11": [
      .set("identifier", "skip"), .replaceText(#"elements="scan""#, #"elements="scan skip""#),
    ],
    "disabled-control": [.set("hint", "Becomes available once a payee is chosen.")],
    "disabled-control#0": [.remove("enabled")],
    "hint-missing": [.set("hint", "Changes what is heard.")],
    "nested-controls": [.insert(#"<action name="Delete"/><action name="Share"/>"#)],
    "nested-controls#1": [.insert(#"<action name="Share"/>"#)],
    "role-missing": [.set("traits", "adjustable")],
    "tappable-without-role": [
      .set("traits", "button"), .set("isElement", "true"), .set("label", "Kitchen light"),
    ],
    "tappable-without-role#0": [.set("class", "android.widget.Button")],
    "tappable-without-role#4": [
      .replaceText(#"<UILabel text="Card""#, #"<UILabel traits="button" text="Card""#)
    ],
    "tappable-without-role#5": [
      .replaceText(#"<UILabel text="Card""#, #"<UILabel traits="button" text="Card""#)
    ],
    "tappable-without-role#7": [.set("class", "android.widget.Button")],
    "tappable-without-role#6": [
      .replaceText(#"<UILabel text="Newest""#, #"<UILabel traits="button" text="Newest""#)
    ],
    "trait-conflict": [.set("traits", "button")],
    "trait-conflict#7": [.set("traits", "staticText")],
    "trait-conflict#6": [.set("traits", "selected button")],
    "trait-conflict#5": [.set("traits", "selected button")],
    "trait-conflict#1": [.set("traits", "adjustable"), .set("value", "3 of 5")],
    "trait-conflict#2": [.set("traits", "keyboardKey")],
    "trait-conflict#3": [.set("traits", "link")],
    "trait-conflict#4": [.set("clickable", "true")],
    "unexposed-text": [.set("isElement", "true")],
    "unexposed-text#4": [.set("value", "3 new")],
    "unsupported-class-name": [.set("class", "android.widget.Button")],
    "value-missing": [.set("value", "3 of 5")],
    "value-out-of-range": [.set("value", "40"), .set("maximumValue", "100")],
    "value-out-of-range#3": [.set("progress", "0.5")],
    "value-out-of-range#4": [.set("currentPage", "2")],
  ]
}
