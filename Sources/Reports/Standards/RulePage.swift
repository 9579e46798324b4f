/// The page about a rule in the documentation, at a permanent address.
public enum RulePage {
  /// nil for a custom rule.
  public static func address(of rule: String) -> String? {
    rule.contains("/") ? nil : "\(Version.site)rules/\(rule).html"
  }
}
