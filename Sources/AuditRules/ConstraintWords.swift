internal import AccessibilityModel
internal import Auditing

/// A constraint in words that its author knows it by.
struct ConstraintWords {
  private let context: AuditContext
  private let names: [String: Int]

  init(_ context: AuditContext) {
    self.context = context
    var names: [String: Int] = [:]
    for (index, element) in context.screen.elements.enumerated() {
      if let id = element.objectID { names[id] = names[id] ?? index }
      if let identifier = element.identifier { names[identifier] = names[identifier] ?? index }
    }
    self.names = names
  }

  /// “UILabel "Name".leading = UIView.leading + 8”.
  func text(of constraint: Constraint, heldBy holder: Int) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let left = "\(item(constraint.item, holder)).\(constraint.attribute)"
    guard let attribute = constraint.toAttribute else {
      return "\(left) \(relation) \(number(constraint.constant))"
    }
    var right = "\(item(constraint.toItem, holder)).\(attribute)"
    if constraint.multiplier != 1 { right = "\(number(constraint.multiplier)) × \(right)" }
    if constraint.constant > 0 { right += " + \(number(constraint.constant))" }
    if constraint.constant < 0 { right += " − \(number(-constraint.constant))" }
    return "\(left) \(relation) \(right)"
  }

  private func item(_ name: String?, _ holder: Int) -> String {
    guard let name else { return view(holder) }
    if let index = names[name] { return view(index) }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let index = names[String(name[..<dot])]
    else {
      return name
    }
    return "\(view(index))\(name[dot...])"
  }

  /// The name of a view, or its line if it has none.
  private func view(_ index: Int) -> String {
    let words = "\(context.subject(index))"
    guard !words.contains("\"") else { return words }
    return "\(words) (line \(context.screen.elements[index].line))"
  }

  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
