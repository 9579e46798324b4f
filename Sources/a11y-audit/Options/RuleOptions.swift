public import ArgumentParser
internal import AuditPolicy
internal import AuditRules
public import Auditing

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Run only these rules, comma-separated. May be repeated.", valueName: "ids"),
    completion: RuleCatalogue.completion)
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Skip these rules, comma-separated. May be repeated.", valueName: "ids"),
    completion: RuleCatalogue.completion)
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      "Rule profile. Default: the configuration's, or recommended.",
      valueName: "name"))
  var profile: Profile?

  func validate() throws {
    let choice = choice
    // The rules of a configuration are known only after it has been read.
    for id in choice.only.union(choice.disabled).sorted()
    where !id.hasPrefix("custom/") && RuleCatalogue.rule(id) == nil {
      throw ValidationError(RuleCatalogue.unknown(id))
    }
    let isEmpty =
      choice.only.isEmpty
      ? !hasRules(choice) : choice.only.isSubset(of: choice.disabled)
    if isEmpty { throw ValidationError("All rules are disabled.") }
  }

  /// Named rules run in any profile and configuration.
  var choice: AuditPlan.Choice {
    var choice = AuditPlan.Choice()
    choice.only = Set(Self.ids(only))
    choice.disabled = Set(Self.ids(disable))
    choice.profile = profile
    return choice
  }

  /// Whether the profile has any rule that is not disabled.
  private func hasRules(_ choice: AuditPlan.Choice) -> Bool {
    choice.disabled.isEmpty
      || BuiltInRules.descriptions.contains {
        !choice.disabled.contains($0.id) && (profile ?? .recommended).includes($0)
      }
  }

  private static func ids(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) } }
  }
}

extension Profile: ExpressibleByArgument {}
