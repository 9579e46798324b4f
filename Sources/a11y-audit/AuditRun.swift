internal import AccessibilityModel
internal import AuditRules
internal import Auditing
internal import CommandSupport
internal import Configuration
internal import HierarchyReading
internal import HostSystem

/// One run over everything that the command was given.
struct AuditRun {
  private let loader: InputLoader
  private let choice: AuditPlan.Choice
  private let options: PolicyOptions
  private var finder: PolicyFinder
  private var baselines = BaselineStore(knownRules: [])
  private var uses = PolicyUses(knownRules: [])
  /// Whether all baselines were written that were to be.
  private(set) var isWritten = true

  init(loader: InputLoader, choice: AuditPlan.Choice, options: PolicyOptions) {
    self.loader = loader
    self.choice = choice
    self.options = options
    finder = PolicyFinder(explicit: options.config)
  }

  /// A file with what holds for it.
  private struct Job {
    var candidate: InputLoader.Candidate
    /// Absolute, or `-`.
    var path: String
    var policy: AuditPolicy
    var baseline: String?
  }

  mutating func report(on paths: [String]) throws(RunError) -> AuditReport {
    let candidates = loader.files(for: paths)
    if candidates.isEmpty {
      Console.complain("a11y-audit: error: found no UI hierarchy, expected at least one file")
    }
    let jobs = try jobs(for: candidates)
    var report = AuditReport(
      profile: choice.profile ?? jobs.first?.policy.profile ?? .recommended)
    for job in jobs { add(job, to: &report) }
    for warning in uses.all { Console.complain(warning.description) }
    if let path = options.writeBaseline {
      let finder = finder
      isWritten = try baselines.write(&report.screens, to: finder.absolute(path)) {
        finder.absolute($0)
      }
    } else {
      isWritten = baselines.finish(prunes: options.prune)
    }
    return report
  }

  /// Reads all configurations and baselines before anything is audited.
  private mutating func jobs(
    for candidates: [InputLoader.Candidate]
  ) throws(RunError) -> [Job] {
    var jobs: [Job] = []
    for candidate in candidates {
      do throws(ConfigurationError) {
        let path = finder.absolute(candidate.path)
        let policy = try finder.policy(for: path)
        let baseline = options.baseline.map { finder.absolute($0) } ?? policy.baseline
        jobs.append(Job(candidate: candidate, path: path, policy: policy, baseline: baseline))
      } catch {
        throw .configuration(error)
      }
    }
    let rules = try knownRules(of: jobs)
    uses = PolicyUses(knownRules: rules)
    baselines = BaselineStore(knownRules: rules)
    if options.writeBaseline == nil {
      for baseline in Set(jobs.compactMap(\.baseline)).sorted() { try baselines.open(baseline) }
      if options.prune, baselines.isEmpty { throw .nothingToPrune }
    }
    return jobs
  }

  /// The ids of all rules, those included that the configurations declare.
  private func knownRules(of jobs: [Job]) throws(RunError) -> Set<String> {
    let declared = Set(jobs.flatMap { $0.policy.customRules.map(\.ownDescription.id) })
    let unknown = choice.only.union(choice.disabled).filter {
      $0.hasPrefix("custom/") && !declared.contains($0)
    }
    guard unknown.isEmpty else { throw .unknownRules(unknown.sorted()) }
    return declared.union(BuiltInRules.descriptions.map(\.id))
  }

  private mutating func add(_ job: Job, to report: inout AuditReport) {
    let plan = AuditPlan(
      job.policy, path: job.path, rules: BuiltInRules.all, choice: choice)
    var defaults = ReadingOptions(
      density: plan.settings.density, idiom: plan.settings.idiom,
      language: plan.settings.language)
    defaults.superclasses = job.policy.superclasses
    let input = loader.load(job.candidate, defaults: defaults)
    switch input.result {
    case .success(let hierarchy):
      for warning in hierarchy.warnings {
        Console.complain(
          "\(input.source):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      var screens = plan.reports(
        on: plan.audits(of: hierarchy), of: AuditedFile(hierarchy, source: input.source),
        uses: &uses)
      if let baseline = job.baseline {
        for index in screens.indices {
          baselines.apply(baseline, to: &screens[index], of: job.path)
        }
      }
      report.screens += screens
    case .failure(let error):
      Console.complain(error.description)
      report.unreadable.append(
        AuditReport.Unreadable(
          source: error.source, line: error.line, column: error.column, message: error.reason))
    }
  }
}
