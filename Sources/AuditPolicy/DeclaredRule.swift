public import AccessibilityModel
public import Auditing

/// A rule from the configuration, written without Swift.
///
/// Each element that matches `match` and fails one of the `requirements` is one finding.
public struct DeclaredRule: ElementRule {
  public static let description = RuleDescription(
    id: "custom/rule", group: .custom, summary: "Custom rule.", rationale: "",
    remedy: "", severity: .warning)
  public static let examples = RuleExamples(passing: [], failing: [])
  public static let subjects: ElementKinds = .all

  public var ownDescription: RuleDescription
  public var match: Match
  public var requirements: [Requirement]
  /// The message after the name of the element; nil for the unmet requirements.
  public var message: String?

  /// A rule that matches nothing.
  public init() {
    self.init(description: Self.description, match: Match(), requirements: [])
  }

  public init(
    description: RuleDescription, match: Match, requirements: [Requirement], message: String? = nil
  ) {
    ownDescription = description.with(
      needs: match.needs.union(requirements.reduce(into: []) { $0.formUnion($1.needs) }))
    self.match = match
    self.requirements = requirements
    self.message = message
  }

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard match.matches(element) else { return }
    let unmet = requirements.filter { !$0.isMet(by: element) }
    guard !unmet.isEmpty else { return }
    let words = message ?? unmet.map { $0.failure(at: subject) }.joined(separator: "; ")
    findings.report("\(subject) \(words)", at: subject)
  }

  /// The elements that a custom rule checks: those that meet every condition.
  public struct Match: Hashable, Sendable {
    /// At least one must match.
    public var classes: [TextPattern] = []
    public var identifiers: [TextPattern] = []
    /// The element must have all of them.
    public var traits: Traits = []

    public init() {}

    var needs: Capabilities {
      var needs: Capabilities = identifiers.isEmpty ? [] : .identifiers
      if !traits.isEmpty { needs.insert(.traits) }
      return needs
    }

    func matches(_ element: Element) -> Bool {
      guard traits.isEmpty || element.traits.isSuperset(of: traits) else { return false }
      guard classes.isEmpty || fits(element.className, classes) else { return false }
      return identifiers.isEmpty || element.identifier.map { fits($0, identifiers) } == true
    }

    private func fits(_ text: String, _ patterns: [TextPattern]) -> Bool {
      patterns.contains { $0.matches(text) }
    }
  }

  /// One condition.
  public enum Requirement: Hashable, Sendable {
    /// The text exists, is not blank, and matches one of the patterns, if there are any.
    case text(TextFact, [TextPattern])
    /// The text does not exist, or matches none of the patterns.
    case not(TextFact, [TextPattern])
    /// The minimum width and height, in points.
    case size(width: Double, height: Double)
    case traits(Traits)
  }

  public enum TextFact: String, CaseIterable, Hashable, Sendable { case label, hint, value }
}

extension DeclaredRule.Requirement {
  var needs: Capabilities {
    switch self {
    case .text(.label, _), .not(.label, _): .labels
    case .text(.hint, _), .not(.hint, _): .hints
    case .text(.value, _), .not(.value, _): .values
    case .size: .frames
    case .traits: .traits
    }
  }

  func isMet(by element: Element) -> Bool {
    switch self {
    case .text(let fact, let patterns):
      guard let text = fact.text(of: element), !text.isBlank else { return false }
      return patterns.isEmpty || patterns.contains { $0.matches(text) }
    case .not(let fact, let patterns):
      guard let text = fact.text(of: element) else { return true }
      return !patterns.contains { $0.matches(text) }
    case .size(let width, let height):
      let frame = element.effectiveFrame
      return !frame.isFinite || frame.width >= width - 0.1 && frame.height >= height - 0.1
    case .traits(let traits): return element.traits.isSuperset(of: traits)
    }
  }

  /// The defect of an element that fails it, after the name of the element.
  fileprivate func failure(at subject: AuditedElement) -> String {
    switch self {
    case .text(let fact, []): "has no \(fact.rawValue)"
    case .text(let fact, let patterns): "has no \(fact.rawValue) like \(Self.list(patterns))"
    case .not(let fact, let patterns): "has a \(fact.rawValue) like \(Self.list(patterns))"
    case .size(let width, let height):
      "is \(subject.effectiveFrame.width.inWords) by \(subject.effectiveFrame.height.inWords) "
        + "\(subject.context.unit); minimum \(width.inWords) by \(height.inWords)"
    case .traits(let traits):
      "lacks the \(traits.names.count == 1 ? "trait" : "traits") \(traits.names.joined(separator: " "))"
    }
  }

  private static func list(_ patterns: [TextPattern]) -> String {
    patterns.map { "\"\($0.text)\"" }.joined(separator: " or ")
  }
}

extension DeclaredRule.TextFact {
  fileprivate func text(of element: Element) -> String? {
    switch self {
    case .label: element.label
    case .hint: element.hint
    case .value: element.value
    }
  }
}
