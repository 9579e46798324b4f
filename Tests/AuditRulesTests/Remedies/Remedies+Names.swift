extension Remedies {
  /// The advice of the rules in this group, applied to their failing examples.
  static let names: [String: [ExampleChange]] = [
    "duplicate-label#0": [
      .set("label", "Edit the name"), .replaceText(#"label="edit ""#, #"label="Edit the address""#),
    ],
    "duplicate-label#1": [.set("label", "Edit home")],
    "field-label-association#0": [
      .set("labelledBy", "name"),
      .before(#"<UILabel identifier="name" text="Name" frame="20 60 200 20"/>"#),
    ],
    "field-label-association#1": [.replaceText(#"text="""#, #"text="Name""#)],
    "field-label-association#2": [.set("label", "Wi-Fi")],
    "field-label-association#3": [.set("title", "Wi-Fi")],
    "field-name-masks-value#1": [.remove("content-desc")],
    "field-name-masks-value#2": [.remove("content-desc")],
    "generic-label": [.set("label", "Show the invoice")],
    "generic-label#1": [.set("title", "Show the invoice")],
    "generic-label#4": [.set("label", "Rechnung zeigen")],
    "image-missing-label": [.set("label", "A beach at dusk")],
    "image-missing-label#1": [.set("label", "A beach at dusk"), .set("traits", "image button")],
    "inconsistent-identification": [.set("title", "Photos")],
    "label-in-name#2": [.set("label", "Send the order")],
    "label-not-at-front": [.set("label", "Send now, please")],
    "label-repeats-gesture#0": [.set("label", "Buy")],
    "label-repeats-gesture#1": [.set("label", "Details")],
    "label-repeats-gesture#2": [.set("label", "Like")],
    "label-repeats-gesture#3": [.set("label", "Story")],
    "label-repeats-gesture#4": [.set("label", "Kopen")],
    "label-repeats-state#5": [.set("label", "Favourite"), .set("traits", "button selected")],
    "label-repeats-state#6": [.set("label", "Wi-Fi"), .set("value", "off")],
    "label-repeats-state#7": [.set("label", "Favoriet"), .set("traits", "button selected")],
    "label-repeats-state#8": [
      .set("selected", "true"), .replaceText(#"content-desc="Selected""#, #"content-desc="""#),
    ],
    "label-repeats-state#9": [.set("label", "Show hidden items")],
    "link-purpose-unclear": [.set("label", "Terms of the loan")],
    "link-purpose-unclear#2": [.set("title", "Terms of the loan")],
    "missing-label": [.set("label", "Add to favourites")],
    "missing-label#4": [
      .set("label", "Rating"), .set("traits", "adjustable"), .set("value", "3 of 5"),
    ],
    "missing-label#5": [.set("label", "Sea green"), .set("traits", "button")],
  ]
}
