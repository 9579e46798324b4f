public import AccessibilityModel
public import Auditing

/// A rule that a team declares in its configuration, without Swift.
///
/// Elements that `match` must be as `requirements` say; each that is not is one finding.
public struct DeclaredRule: ElementRule {
  public static let description = RuleDescription(
    id: "custom/rule", group: .custom, summary: "A rule of the project.", rationale: "",
    remedy: "", severity: .warning)
  public static let examples = RuleExamples(passing: [], failing: [])
  public static let subjects: ElementKinds = .all

  public var ownDescription: RuleDescription
  public var match: Match
  public var requirements: [Requirement]
  /// The message after the name of the element; nil for the requirements that are not met.
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
    let words = message ?? unmet.map(\.failure).joined(separator: " and ")
    findings.report("\(subject) \(words)", at: subject)
  }

  /// Which elements a declared rule is about: those that fit everything that is said.
  public struct Match: Hashable, Sendable {
    /// Any one of them fits.
    public var classes: [TextPattern] = []
    public var identifiers: [TextPattern] = []
    /// All of them are there.
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

  /// One thing that must hold.
  public enum Requirement: Hashable, Sendable {
    /// The text is there, is not blank, and fits one of the patterns, where there are any.
    case text(TextFact, [TextPattern])
    /// The text is not there, or fits none of the patterns.
    case not(TextFact, [TextPattern])
    /// At least so wide and so high, in points.
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

  /// The defect where it is not met, after the name of the element.
  var failure: String {
    switch self {
    case .text(let fact, []): "has no \(fact.rawValue)"
    case .text(let fact, let patterns): "has no \(fact.rawValue) like \(Self.list(patterns))"
    case .not(let fact, let patterns): "has a \(fact.rawValue) like \(Self.list(patterns))"
    case .size(let width, let height):
      "is smaller than \(width.formattedPoints) by \(height.formattedPoints)"
    case .traits(let traits): "lacks the traits \(traits.names.joined(separator: " "))"
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

extension Double {
  fileprivate var formattedPoints: String { Int(exactly: self).map(String.init) ?? String(self) }
}
