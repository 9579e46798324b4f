extension Remedies {
  /// The advice of the rules in this group, applied to their failing examples.
  static let actions: [String: [ExampleChange]] = [
    "activation-point-outside": [.remove("activationPoint")],
    "activation-point-outside#2": [.set("activationPoint", "40 120")],
    "activation-point-outside#3": [.remove("accessibilityFrame")],
    "adjustable-no-step": [.set("maximumValue", "10")],
    "decorative-exposed#3": [
      .replaceText(#"isElement="true" label="Chevron""#, #"isElement="false" label="Chevron""#)
    ],
    "drag-only": [.insert(#"<action name="Archive"/>"#)],
    "modal-no-way-out": [.insert(#"<UIButton title="Close" frame="60 700 270 44"/>"#)],
    "modal-not-modal#0": [.set("viewIsModal", "true")],
    "modal-not-modal#1": [.replaceText("<CardView ", #"<CardView viewIsModal="true" "#)],
    "modal-not-modal#2": [.replaceText("<CardView ", #"<CardView viewIsModal="true" "#)],
    "modal-not-modal#3": [.set("viewIsModal", "true")],
    "modal-not-modal#4": [
      .set("viewIsModal", "true"),
      .insert(
        #"<UILabel text="Message" traits="header" frame="60 390 270 40"/>"#
          + #"<UIButton title="Cancel" frame="60 440 100 44"/>"#
          + #"<UIButton title="Done" frame="230 440 100 44"/>"#),
    ],
    "modal-not-modal#5": [
      .set("viewIsModal", "true"),
      .insert(#"<UILabel text="Filters" traits="header" frame="20 100 350 40"/>"#),
    ],
    "modal-not-modal#6": [
      .set("viewIsModal", "true"),
      .insert(#"<UILabel text="Tips" traits="header" frame="20 100 350 40"/>"#),
      .replaceText(#"title="Got it""#, #"title="Done""#),
    ],
    "modal-not-modal#7": [.replaceText("16 640 358 50", "16 340 358 50")],
    "modal-not-modal#8": [
      .replaceText(
        #"<node class="android.widget.Button" text="Search" clickable="true" focusable="true" enabled="true" bounds="[20,100][220,250]"/>"#,
        "")
    ],
    "row-hides-control": [.insert(#"<action name="Flag"/><action name="Archive"/>"#)],
    "row-hides-control#1": [.insert(#"<action name="Archive"/>"#)],
    "row-label-misses-text": [.set("value", "on sale")],
    "row-label-misses-text#1": [.set("label", "Weekly, Billed every week")],
    "row-label-misses-text#2": [.set("value", "4,50 €")],
    "same-action-different-label": [.replaceText(#"title="Find""#, #"title="Search""#)],
    "same-action-different-label#0": [
      .replaceText(#"title="Find" action="search""#, #"title="Find a friend" action="find""#)
    ],
    "same-label-different-action#0": [.set("title", "Edit address")],
    "same-label-different-action#1": [.set("title", "Edit address")],
    "scroll-area-anonymous": [.set("label", "Results")],
    "scroll-area-anonymous#1": [
      .insert(#"<UIPageControl numberOfPages="3" frame="0 270 390 30"/>"#)
    ],
    "scroll-content-unexposed": [.replaceText(#"isElement="false""#, #"isElement="true""#)],
    "swipe-actions-hidden#0": [.insert(#"<action name="Archive"/>"#)],
    "swipe-actions-hidden#1": [.insert(#"<action name="Flag"/>"#)],
    "toast-too-short": [.set("autoDismiss", "12")],
    "updates-frequently-misused": [.set("traits", "button")],
  ]
}
