internal import AccessibilityModel
internal import Auditing

/// Suppressions in order, found by the facts of a finding.
///
/// A file may have a suppression for each of its findings: testing each against each takes hours.
/// Only identifiers with `*` or `?` are tested one after the other.
final class SuppressionIndex: Sendable {
  let suppressions: [Suppression]
  /// The first suppression with each key, except those with a pattern.
  private let exact: [Key: Int]
  private let patterns: [Key: [Int]]
  /// The combinations of facts in the keys.
  private let shapes: Set<Shape>

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    var exact: [Key: Int] = [:]
    var patterns: [Key: [Int]] = [:]
    var shapes: Set<Shape> = []
    for (number, suppression) in suppressions.enumerated() {
      shapes.insert(Shape(suppression))
      for rule in suppression.rules {
        let key = Key(suppression, rule: rule)
        if suppression.hasPattern {
          patterns[key, default: []].append(number)
        } else if exact[key] == nil {
          exact[key] = number
        }
      }
    }
    self.exact = exact
    self.patterns = patterns
    self.shapes = shapes
  }

  /// The first suppression that covers a finding.
  func first(covering finding: Finding, in context: AuditContext) -> Suppression? {
    var first = Int.max
    for shape in shapes {
      guard let key = Key(finding, in: context, shape: shape) else { continue }
      if let number = exact[key] { first = min(first, number) }
      let pattern = patterns[key]?.first {
        $0 > first || suppressions[$0].covers(finding, in: context)
      }
      if let pattern { first = min(first, pattern) }
    }
    return first == .max ? nil : suppressions[first]
  }

  /// The facts of an element that suppressions name.
  private struct Shape: Hashable {
    var position: Bool
    var path: Bool
    var identifier: Bool

    init(_ suppression: Suppression) {
      position = suppression.position != nil
      path = suppression.element != nil
      identifier = suppression.identifier != nil && !suppression.hasPattern
    }
  }

  /// A rule, and the facts of an element that a suppression names; nil for the others.
  private struct Key: Hashable {
    var rule: String
    var position: Suppression.Position?
    var path: String?
    var identifier: String?

    init(_ suppression: Suppression, rule: String) {
      self.rule = rule
      position = suppression.position
      path = suppression.element
      identifier = suppression.hasPattern ? nil : suppression.identifier?.text
    }

    /// - Returns: nil for an element that lacks such a fact.
    init?(_ finding: Finding, in context: AuditContext, shape: Shape) {
      let element = context.screen.elements[finding.element]
      rule = finding.rule.id
      if shape.position {
        position = Suppression.Position(line: Int(element.line), column: Int(element.column))
      }
      if shape.path { path = context.screen.path(of: finding.element) }
      if shape.identifier {
        guard let known = element.identifier else { return nil }
        identifier = known
      }
    }
  }
}

extension Suppression {
  /// Whether its identifier matches several elements.
  fileprivate var hasPattern: Bool { identifier?.isPattern ?? false }
}
