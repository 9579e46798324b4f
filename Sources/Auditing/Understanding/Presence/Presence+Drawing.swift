internal import AccessibilityModel

// Whether an element is drawn at all, and what is drawn over it.

extension Presence {
  /// Why it is not drawn, or a view around it is not; nil if it is.
  var invisibility: Reason? {
    if let ownInvisibility { return ownInvisibility }
    for outer in subject.ancestors {
      if let reason = outer.presence.hiding { return "\(outer): \(reason.text)" }
    }
    return nil
  }

  /// The same without the views around it. A capture states of each element whether it is visible: one in an invisible
  /// view may well be.
  var ownInvisibility: Reason? {
    hiding
      ?? .when(subject.flags.contains(.notVisible), "the capture says that it is not visible")
  }

  /// Why neither it nor anything in it is drawn.
  var hiding: Reason? {
    if subject.flags.contains(.closedTab) {
      return screen.isSwiftUI ? Self.isAlternative : "in a tab that is not open"
    }
    if subject.flags.contains(.hidden) { return "hidden" }
    return .when(subject.element.alpha.map { $0 <= 0 } ?? false, "transparent")
  }

  /// A view of SwiftUI that is not shown: another branch of an `if` or `switch`, another tab or page is.
  private static let isAlternative: Reason =
    "in a branch or tab of the code that is not shown first"

  /// The conditions of the source on which it is shown, in words; nil for none.
  var condition: String? { Self.inWords(subject.details.conditions) }

  /// The same of those that another element, which is shown, does not have.
  func condition(beside other: AuditedElement) -> String? {
    Self.inWords(subject.details.conditions.subtracting(other.details.conditions))
  }

  private static func inWords(_ conditions: Set<String>) -> String? {
    var words: [String] = []
    for condition in conditions.sorted() {
      let text = withoutInstances(condition).replacing(" . ", with: ".")
      let quoted = "“\(text.line(upTo: 60))”"
      if !words.contains(quoted) { words.append(quoted) }
    }
    return words.isEmpty ? nil : words.prefix(mostConditions).joined(separator: " and ")
  }

  /// A condition as the code has it: `isOpen@2` is the property of one of several views of a type.
  private static func withoutInstances(_ condition: String) -> String {
    let parts = condition.split(separator: "@", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      text += part.drop { $0.isNumber }
    }
  }

  private static let mostConditions = 3

  /// The control over all of it that gets its touches, although no colour shows that this one hides it; nil for none.
  var controlAbove: AuditedElement? {
    guard case .target(let upper)? = context.geometry.cover(of: subject.index) else { return nil }
    return context.subject(upper)
  }

  /// Whether a control of a design draws nothing: it is clear, and has neither a text nor an image.
  public var drawsNothing: Bool {
    let element = subject.element
    return screen.framesAreDesignTime && screen.platform == .iOS && !subject.isCustomClass
      && !subject.hasChildren && element.image == nil && element.title?.isBlank != false
      && element.text?.isBlank != false && (element.backgroundColor?.alpha ?? 0) <= 0
      && subject.details.unknownColors.isEmpty && !subject.isTextEntry
      && (subject.role == .button || subject.role == .other)
  }
}
