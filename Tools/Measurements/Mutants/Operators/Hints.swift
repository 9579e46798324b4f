import AccessibilityModel
import Auditing

// Defects of hints.

extension MutationOperator {
  static let hints = [
    hinted("hint repeats the label", killedBy: ["hint-repeats-label"]) { target in
      target.element.label
    },
    hinted("hint gives an order", killedBy: ["hint-grammar"]) {
      $0.pick(["Tap to open the order.", "Double-tap to open it.", "Click to continue."])
    },
    hinted("hint in the imperative", killedBy: ["hint-grammar"]) {
      $0.pick(["Open the order.", "Save the address.", "Play the song."])
    },
    hinted("what must be known in a hint", killedBy: ["hint-has-essential-info"]) { _ in
      "This is required."
    },
    hinted("hint that is read for ever", killedBy: ["spoken-too-long"]) { _ in
      "Opens the page where all the orders that you have ever made with us are shown, together with their invoices, their parcels and the days on which they came."
    },
    MutationOperator("hint removed", killedBy: ["hint-missing"], in: [.ui, .interfaceBuilder]) {
      target in
      guard target.isUsable,
        target.element.role == .slider
          || target.element.traits.contains(.adjustable) && target.element.isCustomClass,
        target["hint"]?.isEmpty == false
      else { return nil }
      return [.hint(nil)]
    },
    MutationOperator("hint on a text", killedBy: ["hint-on-static"], in: [.ui, .interfaceBuilder]) {
      target in
      target.isText && target.hasTraits && target["hint"] == nil
        ? [.hint("Shows the total of the order.")] : nil
    },
  ]

  private static func hinted(
    _ name: String, killedBy rules: Set<String>,
    _ hint: @escaping @Sendable (MutationTarget) -> String?
  ) -> MutationOperator {
    MutationOperator(name, killedBy: rules, in: [.ui, .interfaceBuilder, .xcuitest]) { target in
      guard target.isButton, target.isEnglish, target.hasWords, !target.isFilledByCode else {
        return nil
      }
      return hint(target).map { [.hint($0)] }
    } counterpart: { target in
      target.isButton && target.isEnglish && target.hasWords && !target.isFilledByCode
        ? [.hint("Opens the list of orders.")] : nil
    }
  }
}
