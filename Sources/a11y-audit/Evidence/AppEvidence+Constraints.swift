internal import AccessibilityModel
internal import SourceReading

extension AppEvidence {
  /// Marks the constraints that code changes or turns off, so that they do not determine a size.
  func recordConstraints(of screen: inout Screen) {
    for index in screen.elements.indices
    where screen.elements[index].constraints.contains(where: { !$0.outlets.isEmpty }) {
      let changed = screen.elements[index].constraints.map(isSetByCode)
      guard changed.contains(true) else { continue }
      screen.update(index) {
        for (position, isChanged) in changed.enumerated() where isChanged {
          $0.details.constraints[position].isSetByCode = true
        }
      }
    }
  }

  private func isSetByCode(_ constraint: Constraint) -> Bool {
    guard !constraint.outlets.isEmpty else { return false }
    var links = CodeLinks()
    links.outlets = constraint.outlets
    links.baseClassName = "NSObject"
    let answer = sources.answer(
      [.constant, .isActive], of: ViewReference(className: "NSObject", links))
    return switch answer {
    case .notSet: false
    case .unknown: true
    // 0 hides the view.
    case .set(let assignment):
      !assignment.values.allSatisfy { value in
        guard case .number(let length) = sources.resolved(value) else { return false }
        return length == 0 || length == constraint.constant
      }
    }
  }
}
