/// The page about a rule in the documentation, at an address that does not change.
public enum RulePage {
  /// nil for a rule that a configuration declares.
  public static func address(of rule: String) -> String? {
    rule.contains("/") ? nil : "\(Version.site)rules/\(rule).html"
  }
}
