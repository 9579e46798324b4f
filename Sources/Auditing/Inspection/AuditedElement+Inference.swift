internal import AccessibilityModel

// The sources of facts that no file states in so many words.

extension AuditedElement {
  /// “from its text”, “from its class and state”.
  func sourceOfInference(of fact: Fact) -> String {
    if context.screen.isSwiftUI { return "from the texts and labels in the view" }
    return switch fact {
    case .label: "from \(sourceOfLabel)"
    case .value: isTextEntry ? "from its text" : "from its state"
    case .traits: "from \(sourceOfTraits)"
    case .hint, .isElement, .frame, .identifier, .headingLevel: "from its class"
    }
  }

  private var sourceOfLabel: String {
    if label == element.text || label == element.title || flags.contains(.labelIsText) {
      return "its text"
    }
    if labelAuthor == .system { return "its class" }
    if label == element.placeholder { return "its placeholder" }
    if hasChildren { return "the texts and labels in it" }
    return element.image == nil ? "its content" : "its image"
  }

  private var sourceOfTraits: String {
    let isClass = !traits.subtracting(Self.traitsOfState).isEmpty
    let isState = !traits.isDisjoint(with: Self.traitsOfState)
    return isState ? isClass ? "its class and state" : "its state" : "its class"
  }

  private static let traitsOfState: Traits = [.selected, .notEnabled]
}
