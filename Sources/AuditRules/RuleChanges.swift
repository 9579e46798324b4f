public import Auditing

extension BuiltInRules {
  /// The changes of each rule set to earlier rules, for configurations that pin an older set.
  ///
  /// Empty while there is only one set. A later rule states its set in `RuleDescription.ruleset`; a
  /// later phrase has a line of its own (`key@2 = …`) in `Voices/Phrases`. A test compares set 1
  /// with its stored form.
  public static let changes: [RuleChange] = []
}
