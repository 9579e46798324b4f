extension Remedies {
  /// The advice of the rules in this group, applied to their failing examples.
  static let screens: [String: [ExampleChange]] = [
    "adjacent-repeat#0": [
      .replaceText(#" label="Harbour at night""#, #" label="Boats between two lights""#)
    ],
    "adjacent-repeat#1": [.replaceText("Photo: harbour at night", "Boats between two lights")],
    "adjacent-repeat#2": [.set("title", "Open the photo")],
    "adjacent-repeat#3": [.replaceElement("")],
    "adjacent-repeat#4": [.set("label", "Harbour walk")],
    "adjacent-repeat#5": [.replaceText(#"content-desc="Delete""#, #"content-desc="""#)],
    "adjacent-repeat#6": [.set("content-desc", "")],
    "adjacent-repeat#7": [.set("content-desc", "Explore the catalogue")],
    "distinguishing-word-late#0": [
      .replaceText("Add to favourites, bread", "Bread: add to favourites"),
      .replaceText("Add to favourites, milk", "Milk: add to favourites"),
      .replaceText("Add to favourites, salt", "Salt: add to favourites"),
    ],
    "distinguishing-word-late#1": [
      .replaceText("Remove from basket bread", "Bread, remove"),
      .replaceText("Remove from basket milk", "Milk, remove"),
      .replaceText("Remove from basket salt", "Salt, remove"),
    ],
    "distinguishing-word-late#2": [
      .replaceText("Telecommunications department bread", "Bread"),
      .replaceText("Telecommunications department milk", "Milk"),
      .replaceText("Telecommunications department salt", "Salt"),
    ],
    "duplicate-identifier#0": [.set("resource-id", "app:id/start")],
    "duplicate-identifier#1": [.set("identifier", "first")],
    "heading-order": [.set("headingLevel", "2")],
    "label-field-separated": [.replaceText(#"elements="n e f g""#, #"elements="n f e g""#)],
    "language-missing#0": [.replaceText("<screen size", #"<screen language="en" size"#)],
    "language-missing#1": [.set("language", "ru")],
    "modal-not-first": [
      .replaceText(
        #"<UIButton title="Buy" frame="20 100 80 44"/>"#,
        #"<UIView elementsHidden="true" frame="0 0 390 300"><UIButton title="Buy" frame="20 100 80 44"/></UIView>"#
      )
    ],
    "orientation-locked#0": [
      .replaceText("portrait portraitUpsideDown", "portrait landscapeLeft landscapeRight")
    ],
    "orientation-locked#1": [
      .replaceText(#""landscapeLeft""#, #""portrait landscapeLeft landscapeRight""#)
    ],
    "reading-order-column-hop#1": [
      .replaceText(
        #"<UILabel text="2.50" frame="20 210 100 20"/><UILabel text="1.10" frame="220 210 100 20"/>"#,
        ""),
      .replaceText(#"label="Bread""#, #"label="Bread, 2.50""#),
      .replaceText(#"label="Milk""#, #"label="Milk, 1.10""#),
    ],
    "reading-order-column-hop": [
      .replaceText(
        #"<UILabel text="34" frame="16 142 110 28"/><UILabel text="12" frame="140 142 110 28"/>"#,
        ""),
      .replaceText(#"text="Visitors""#, #"text="Visitors: 34""#),
      .replaceText(#"text="Orders""#, #"text="Orders: 12""#),
    ],
    "reading-order-fragile#0": [
      .replaceText("130 106", "130 100"), .replaceText("240 112", "240 100"),
    ],
    "reading-order-fragile#1": [.replaceText("130 107", "130 100")],
    "reading-order-visual-mismatch#0": [.replaceText(#"elements="c a b""#, #"elements="a b c""#)],
    "reading-order-visual-mismatch#1": [.replaceText(#"elements="b a""#, #"elements="a b""#)],
    "reading-order-visual-mismatch#2": [.replaceText("250 740 124 64", "250 762 124 64")],
    "screen-without-stops#0": [.insert(#"<UIButton title="Close" frame="60 240 100 44"/>"#)],
    "screen-without-stops#1": [.set("isElement", "true"), .set("label", "Board")],
    "screen-without-stops#2": [.replaceText(#" isElement="false""#, "")],
    "screen-without-stops#3": [
      .replaceText(
        #"accessible="false" visible="true""#, #"accessible="true" visible="true" label="Board""#)
    ],
    "screen-without-stops#4": [
      .replaceText(#""android.view.View""#, #""android.view.View" content-desc="Board""#)
    ],
    "screen-without-title#0": [
      .insert(#"<UILabel text="Payees" traits="header" frame="150 56 90 26"/>"#)
    ],
    "screen-without-title#1": [.replaceText(#"text="  ""#, #"text="Payees""#)],
    "spoken-too-long#0": [.set("title", "Read later")],
    "spoken-too-long#1": [.set("hint", "Adds the article to the list.")],
    "spoken-too-long#2": [.set("label", "Transfer of 1,250.00 euros to Maria Steiner")],
    "text-in-image#0": [.set("label", "A loaf of bread")],
    "text-in-image#1": [.set("image", "loaf"), .set("label", "A loaf of bread")],
  ]
}
