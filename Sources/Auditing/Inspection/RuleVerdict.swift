/// The result of a rule at an element.
public enum RuleVerdict: Sendable {
  /// Findings at the element, whether they count or not.
  case reported([Finding])
  /// Findings at other elements that name this one.
  case reportedElsewhere([Finding])
  /// Why there is nothing to report, although the rule would otherwise report it.
  case silent([Reason])
  /// Why the rule does not check the element; a clause without a full stop.
  case notApplicable(String)
  /// The facts that the rule needs and the file does not show.
  case undecided([Reason])
  /// The rule checked the element and found nothing.
  case nothing
}

/// A rule with its verdict on an element.
public struct RuleInspection: Sendable {
  public let rule: RuleDescription
  public let verdict: RuleVerdict
}

/// The facts about an element, and the verdict of each rule on it.
public struct ElementInspection {
  public let facts: [ElementFact]
  /// Sorted by the ids of the rules.
  public let rules: [RuleInspection]
}
