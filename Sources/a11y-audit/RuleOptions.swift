public import ArgumentParser
internal import AuditRules
public import Auditing

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Run these rules alone, separated by commas; repeatable.", valueName: "ids"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Leave these rules out, separated by commas; repeatable.", valueName: "ids"))
  var disable: [String] = []

  @Option(help: ArgumentHelp("Which rules run.", valueName: "name"))
  var profile: Profile = .recommended

  func validate() throws {
    for id in Self.ids(only) + Self.ids(disable) where RuleCatalogue.rule(id) == nil {
      throw ValidationError(RuleCatalogue.unknown(id))
    }
    if rules.isEmpty { throw ValidationError("No rule is left to run.") }
  }

  /// Rules that are named run whatever the profile says.
  private var rules: [any Rule] {
    let only = Set(Self.ids(only))
    let disabled = Set(Self.ids(disable))
    return BuiltInRules.all.filter {
      let rule = type(of: $0).description
      guard !disabled.contains(rule.id) else { return false }
      return only.isEmpty ? profile.includes(rule) : only.contains(rule.id)
    }
  }

  var auditor: Auditor { Auditor(rules: rules) }

  private static func ids(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) } }
  }
}

extension Profile: ExpressibleByArgument {}
