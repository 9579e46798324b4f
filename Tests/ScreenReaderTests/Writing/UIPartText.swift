import AccessibilityModel

/// A child of a view that is not a view, in its written form.
enum UIPartText {
  case action(String)
  case content(CustomContent)
  case rotor(CustomRotor)

  func write(to writer: inout XMLTextWriter) {
    switch self {
    case .action(let name): writer.open("action", attributes: [("name", name)], isEmpty: true)
    case .content(let content):
      writer.open(
        "content",
        attributes: [
          ("label", content.label), ("value", content.value),
          ("importance", content.importance.rawValue),
        ], isEmpty: true)
    case .rotor(let rotor):
      writer.open("rotor", attributes: [("name", rotor.name)], isEmpty: rotor.items.isEmpty)
      for item in rotor.items {
        writer.open("item", attributes: [("identifier", item)], isEmpty: true)
      }
      if !rotor.items.isEmpty { writer.close("rotor") }
    }
  }
}
