internal import ArgumentParser
internal import AuditRules
public import Auditing
public import CommandSupport

/// Which rules run.
struct RuleOptions {
  var only: [String]
  var disable: [String]
  var profile: Profile?

  func validate() throws {
    // A configuration declares the rules of its own when it is read.
    for id in choice.only.union(choice.disabled).sorted()
    where !id.hasPrefix("custom/") && RuleCatalogue.rule(id) == nil {
      throw ValidationError(RuleCatalogue.unknown(id))
    }
    if choice.only.subtracting(choice.disabled).isEmpty, !choice.only.isEmpty || !hasRules {
      throw ValidationError("No rule is left to run.")
    }
  }

  /// Rules that are named run whatever the profile and the configuration say.
  var choice: AuditPlan.Choice {
    var choice = AuditPlan.Choice()
    choice.only = Set(Self.ids(only))
    choice.disabled = Set(Self.ids(disable))
    choice.profile = profile
    return choice
  }

  /// Whether the profile has any.
  private var hasRules: Bool {
    let disabled = choice.disabled
    // Every profile has rules. To look at them reads all word lists, which --version needs not.
    guard !disabled.isEmpty else { return true }
    return BuiltInRules.descriptions.contains {
      !disabled.contains($0.id) && (profile ?? .recommended).includes($0)
    }
  }

  private static func ids(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) } }
  }
}

extension Profile: NamedChoice {}
