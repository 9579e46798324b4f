public import Auditing

extension BuiltInRules {
  /// The changes of each rule set to earlier rules, for configurations that pin an older set.
  ///
  /// Empty as long as there is one set. A rule that comes later says so itself, by its
  /// `RuleDescription.ruleset`; a phrase by a line of its own (`key@2 = …`) in `Voices/Phrases`. A test
  /// compares set 1 with what is stored of it.
  public static let changes: [RuleChange] = []
}
