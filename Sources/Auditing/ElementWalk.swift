internal import AccessibilityModel

/// Calls the rules that look at one element at a time, in a single walk over a screen.
struct ElementWalk {
  private let rules: [any ElementRule]

  init(rules: [any ElementRule]) { self.rules = rules }

  func findings(in inspection: ScreenInspection) -> [Finding] {
    var sinks = rules.map { Findings(rule: $0.ownDescription) }
    // Few combinations of kinds occur: which rules want one is worked out once.
    var interested: [SubjectKinds: [Int]] = [:]
    for index in inspection.kinds.indices {
      let kinds = inspection.kinds[index]
      guard !kinds.isEmpty else { continue }
      let numbers = interested[kinds] ?? self.interested(in: kinds)
      interested[kinds] = numbers
      let subject = inspection.subject(index)
      for number in numbers { rules[number].check(subject, findings: &sinks[number]) }
    }
    return sinks.flatMap(\.all)
  }

  private func interested(in kinds: SubjectKinds) -> [Int] {
    rules.indices.filter { !type(of: rules[$0]).subjects.isDisjoint(with: kinds) }
  }
}
