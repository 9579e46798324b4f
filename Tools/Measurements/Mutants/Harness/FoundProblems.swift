import AccessibilityModel
import Auditing

/// The findings in a file, in a form that can be compared with those of its mutant.
struct FoundProblems: Sendable {
  /// Line and column of a start tag: an edit inside a tag does not move its beginning.
  struct Place: Hashable, Sendable {
    let line: Int32
    let column: Int32

    init(_ element: Element) { (line, column) = (element.line, element.column) }
  }

  struct Problem: Sendable {
    let rule: RuleDescription
    let isFailure: Bool
    let screen: Int
    /// The element and its related elements.
    let places: [Place]
    let message: String
  }

  var problems: [Problem] = []
  /// The rules that ran on any of its screens.
  var rulesRun: Set<String> = []

  init(_ audits: [ScreenAudit]) {
    for audit in audits {
      rulesRun.formUnion(audit.rulesRun.map(\.id))
      for finding in audit.findings {
        let elements = [finding.element] + finding.related
        problems.append(
          Problem(
            rule: finding.rule, isFailure: finding.outcome == .fail,
            screen: audit.screen.number,
            places: elements.filter(audit.screen.elements.indices.contains).map {
              Place(audit.screen.elements[$0])
            }, message: finding.message.description))
      }
    }
  }

  func problems(of rules: Set<String>, at place: Place) -> [Problem] {
    problems.filter { rules.contains($0.rule.id) && $0.places.contains(place) }
  }

  func problems(of rules: Set<String>) -> [Problem] {
    problems.filter { rules.contains($0.rule.id) }
  }

  /// Whether a rule already has the finding that an operator should cause.
  func alreadyFinds(_ mutation: MutationOperator, at place: Place) -> Bool {
    switch mutation.scope {
    case .element: !problems(of: mutation.rules, at: place).isEmpty
    case .screen: !problems(of: mutation.rules).isEmpty
    }
  }

  /// The number of findings of each rule of the default profile at a position.
  func counts(at place: Place) -> [String: Int] {
    Dictionary(
      problems.lazy.filter { $0.rule.isRecommended && $0.places.contains(place) }
        .map { ($0.rule.id, 1) }, uniquingKeysWith: +)
  }
}
