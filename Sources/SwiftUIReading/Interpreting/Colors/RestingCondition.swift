/// A condition on a state in which a control is for a moment only: `configuration.isPressed`.
enum RestingCondition {
  /// Whether it holds while the control is not touched; nil for another condition.
  static func isTrue(_ condition: String) -> Bool? {
    let isNegated = condition.hasPrefix("!")
    let name = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard name.count <= 2, let last = name.last, passing.contains(last) else { return nil }
    return isNegated
  }

  private static let passing: Set<Substring> = ["isPressed", "isHovered", "isHovering", "pressed"]
}
