internal import AuditRules
internal import Auditing
internal import HierarchyReading

extension AuditPlan {
  /// What holds for a file, with all rules that are built in.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - threads: how many look at one large screen.
  init(
    _ policy: AuditPolicy, ofFile path: String, choice: Choice, timings: AuditTimings? = nil,
    threads: Int = 1
  ) {
    self.init(
      policy, path: path, rules: BuiltInRules.all, changes: BuiltInRules.changes, choice: choice,
      timings: timings, threads: threads)
  }

  /// What the policy says of reading, for what the command line leaves open.
  func readingDefaults(_ policy: AuditPolicy) -> ReadingOptions {
    var defaults = ReadingOptions(
      density: settings.density, idiom: settings.idiom, language: settings.language)
    defaults.superclasses = policy.superclasses
    return defaults
  }
}
