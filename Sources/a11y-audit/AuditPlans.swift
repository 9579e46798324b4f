internal import AuditRules
internal import Auditing
internal import HierarchyReading

/// The plans of a run: files for which the same holds share one.
struct AuditPlans {
  private let choice: AuditPlan.Choice
  /// Takes how long everything lasts, where anybody wants to know.
  private let timings: AuditTimings?
  private let threads: Int
  /// Few: most runs have one.
  private var plans: [Entry] = []

  private struct Entry {
    var configuration: String?
    var scope: AuditPolicy.Scope
    var plan: AuditPlan
  }

  /// - Parameter threads: how many look at one large screen.
  init(choice: AuditPlan.Choice, timings: AuditTimings? = nil, threads: Int = 1) {
    self.choice = choice
    self.timings = timings
    self.threads = threads
  }

  /// What holds for a file, with all rules that are built in.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - configuration: the path of the file that the policy is from; nil for none.
  mutating func plan(
    for path: String, under policy: AuditPolicy, of configuration: String?
  ) -> AuditPlan {
    let scope = policy.scope(of: path)
    let known = plans.first { $0.configuration == configuration && $0.scope == scope }
    if let known { return known.plan }
    let plan = AuditPlan(
      policy, in: scope, rules: BuiltInRules.all, changes: BuiltInRules.changes,
      choice: choice, timings: timings, threads: threads)
    plans.append(Entry(configuration: configuration, scope: scope, plan: plan))
    return plan
  }
}

extension AuditPolicy {
  /// What it says of reading, for what the command line leaves open.
  ///
  /// - Parameter settings: what it says of the file.
  func readingDefaults(_ settings: Layer) -> ReadingOptions {
    var defaults = ReadingOptions(
      density: settings.density, idiom: settings.idiom, language: settings.language)
    defaults.superclasses = superclasses
    return defaults
  }
}
