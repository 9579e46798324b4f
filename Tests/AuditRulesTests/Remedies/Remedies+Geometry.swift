extension Remedies {
  /// The advice of the rules in this group, applied to their failing examples.
  static let geometry: [String: [ExampleChange]] = [
    "controls-overlap#0": [.replaceText(#"frame="42 100 60 44""#, #"frame="90 100 60 44""#)],
    "controls-overlap#1": [.replaceText(#"frame="30 100 100 44""#, #"frame="90 100 100 44""#)],
    "duplicate-clickable-bounds#0": [.replaceText(#""B" frame="20 100"#, #""B" frame="90 100"#)],
    "duplicate-clickable-bounds#1": [
      .insert(#"<action name="Flag"/>"#),
      .replaceText(#"action="flag" frame="0 100 390 60""#, #"action="flag" frame="330 100 60 60""#),
    ],
    "dynamic-type-unsupported": [
      .set("font", "style:body"), .set("adjustsFontForContentSizeCategory", "true"),
    ],
    "element-too-small": [.set("accessibilityFrame", "20 90 60 44")],
    "empty-frame": [.set("frame", "20 100 80 44")],
    "empty-frame#3": [
      .set("frame", "20 100 80 44"), .set("isElement", "true"), .set("label", "Rating"),
      .set("traits", "adjustable"), .set("value", "3 of 5"),
    ],
    "empty-frame#4": [.set("frame", "70 100 50 300")],
    "off-screen-element#0": [.set("frame", "0 0 300 844")],
    "off-screen-element#1": [.set("frame", "20 100 200 200")],
    "off-screen-element#2": [.set("frame", "0 100 390 44")],
    "reflow-overflow#0": [.set("frame", "20 100 350 20")],
    "reflow-overflow#1": [.set("frame", "20 100 200 44")],
    "reflow-overflow#2": [.set("frame", "0 100 390 44")],
    "reflow-overflow#3": [.replaceText(#"width="374""#, #"width="335""#)],
    "target-size-platform": [.set("frame", "20 100 60 60")],
    "target-size-platform#2": [.remove("accessibilityFrame")],
    "target-size-platform#3": [.set("frame", "20 100 64 64")],
    "target-size-platform#4": [.set("frame", "20 100 60 60")],
    "target-size-platform#5": [.set("frame", "340 108 44 44")],
    "target-size-platform#6": [.set("frame", "330 100 60 60")],
    "target-size-platform#7": [.set("frame", "20 440 80 44")],
    "target-size-wcag-enhanced": [.set("frame", "20 100 60 60")],
    "target-size-wcag-minimum#0": [
      .replaceText("20 100 20 20", "20 100 44 44"), .replaceText("42 100 20 20", "72 100 44 44"),
    ],
    "target-size-wcag-minimum#1": [.set("frame", "0 100 40 44")],
    "target-size-wcag-minimum#2": [.replaceText("30 100 60 44", "64 100 60 44")],
    "target-spacing#0": [
      .replaceText("20 100 20 20", "20 100 44 44"), .replaceText("42 100 20 20", "80 100 44 44"),
    ],
    "target-spacing#1": [
      .replaceText("40 100 44 44", "80 100 44 44"), .set("frame", "20 100 44 44"),
    ],
    "target-spacing#2": [
      .set("frame", "20 100 44 44"), .replaceText("43 100 16 16", "80 100 44 44"),
    ],
    "text-clipped": [.set("frame", "20 100 350 42")],
    "text-clipped#2": [.set("text", "Pay when it is here"), .set("frame", "20 100 350 42")],
    "text-too-small": [.set("font", "17")],
  ]
}
