/// The page about a rule in the documentation, at a permanent address.
public enum RulePage {
  /// nil for a custom rule, and if the documentation is not published.
  public static func address(of rule: String) -> String? {
    rule.contains("/") ? nil : Version.site.map { "\($0)rules/\(rule).html" }
  }
}
