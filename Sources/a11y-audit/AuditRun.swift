internal import AccessibilityModel
internal import AuditRules
internal import Auditing
internal import CommandSupport
internal import Configuration
internal import HierarchyReading
internal import HostSystem
internal import Parallelism

/// One run over everything that the command was given.
struct AuditRun {
  private let loader: InputLoader
  private let choice: AuditPlan.Choice
  private let options: PolicyOptions
  private var finder: PolicyFinder
  private var baselines = BaselineStore(knownRules: [])
  /// The ids of the rules that the configurations declare.
  private var declaredRules: Set<String> = []
  /// Whether all baselines were written that were to be.
  private(set) var isWritten = true

  /// Whether a form of the report draws the screens.
  private let draws: Bool
  /// The only file in the other orientation.
  private let rotated: String?
  private let devices: DeviceAudits
  /// What files are taken to hold, by their absolute paths.
  var contents: [String: [UInt8]] = [:]
  /// The absolute paths of what was read, by what reports call it.
  private(set) var files: [String: String] = [:]
  /// Takes how long everything lasts, where anybody wants to know.
  var timings: AuditTimings?
  /// Whether it has been told before what there is to complain about.
  var isRepeated = false

  init(
    loader: InputLoader, choice: AuditPlan.Choice, options: PolicyOptions, draws: Bool,
    rotated: String?, devices: DeviceAudits
  ) {
    self.loader = loader
    self.choice = choice
    self.options = options
    self.draws = draws
    self.rotated = rotated
    self.devices = devices
    finder = PolicyFinder(explicit: options.config)
  }

  /// A file with what holds for it.
  fileprivate struct Job: Sendable {
    var candidate: InputLoader.Candidate
    /// Absolute, or `-`.
    var path: String
    var policy: AuditPolicy
    /// Where the policy stands; nil for none.
    var configuration: String?
    var baseline: String?
  }

  mutating func report(on paths: [String]) throws(RunError) -> AuditReport {
    let candidates = loader.files(for: paths)
    if candidates.isEmpty {
      Console.complain("a11y-audit: error: found no UI hierarchy, expected at least one file")
    }
    let named = NamedPairs.groups(of: candidates, rotated: rotated)
    var groups: [[Job]] = []
    for group in named { groups.append(try jobs(for: group)) }
    try open(groups.flatMap { $0 })
    var report = AuditReport(
      profile: choice.profile ?? groups.first?.first?.policy.profile ?? .recommended)
    var found = audits(of: groups, total: candidates.count, &report)
    devices.add(to: &found, isQuiet: isRepeated)
    var uses = PolicyUses(knownRules: knownRules)
    report.screens = measure("policy and baselines") { run in run.reports(on: found, &uses) }
    if !isRepeated { for warning in uses.all { Console.complain(warning.description) } }
    if let path = options.writeBaseline {
      let finder = finder
      isWritten = try baselines.write(&report.screens, to: finder.absolute(path)) {
        finder.absolute($0)
      }
    } else {
      isWritten = isRepeated || baselines.finish(prunes: options.prune)
    }
    return report
  }

  /// Reads the configurations that hold for files, before anything is audited.
  private mutating func jobs(
    for candidates: [InputLoader.Candidate]
  ) throws(RunError) -> [Job] {
    var jobs: [Job] = []
    for candidate in candidates {
      do throws(ConfigurationError) {
        let path = finder.absolute(candidate.path)
        let policy = try finder.policy(for: path)
        let baseline = options.baseline.map { finder.absolute($0) } ?? policy.baseline
        jobs.append(
          Job(
            candidate: candidate, path: path, policy: policy,
            configuration: finder.configuration(for: path), baseline: baseline))
      } catch {
        throw .configuration(error)
      }
    }
    return jobs
  }

  /// Opens all baselines before anything is audited.
  private mutating func open(_ jobs: [Job]) throws(RunError) {
    declaredRules = Set(jobs.flatMap { $0.policy.customRules.map(\.ownDescription.id) })
    let unknown = choice.only.union(choice.disabled).filter {
      $0.hasPrefix("custom/") && !declaredRules.contains($0)
    }
    guard unknown.isEmpty else { throw .unknownRules(unknown.sorted()) }
    let paths = jobs.compactMap(\.baseline)
    // Who keeps no baseline needs no rule before the files are read.
    guard options.writeBaseline != nil || options.prune || !paths.isEmpty else { return }
    baselines = BaselineStore(knownRules: knownRules)
    if options.writeBaseline == nil {
      for baseline in paths.sorted() { try baselines.open(baseline) }
      if options.prune, baselines.isEmpty { throw .nothingToPrune }
    }
  }

  /// The ids of all rules, those included that the configurations declare.
  private var knownRules: Set<String> { BuiltInRules.ids.union(declaredRules) }
}

// MARK: - Auditing

extension AuditRun {
  /// Reads all files and audits what belongs together.
  private mutating func audits(
    of groups: [[Job]], total: Int, _ report: inout AuditReport
  ) -> [CaptureAudit] {
    var progress = ProgressLines("Read", total: total)
    var pairing = CapturePairing()
    // Several files keep all processors busy by themselves.
    let isAlone = groups.count == 1
    var plans = AuditPlans(
      choice: choice, timings: timings, threads: isAlone ? ParallelMap.width : 1)
    // Files are read on all processors, and then audited on all of them; all that is said and all
    // that is kept has the order of the files.
    for batch in Self.batches(of: groups) {
      var inputs = measure("reading") { run in
        // The rules have to be there next.
        ParallelHelp.run(on: isAlone ? 1 : 0, BuiltInRules.makeReady) {
          run.inputs(batch.flatMap { $0 })
        }
      }[...]
      for group in batch {
        var captures: [Capture] = []
        for job in group {
          guard let input = inputs.popFirst() else { continue }
          if let capture = capture(job, input, &plans, &report) { captures.append(capture) }
          progress.advance()
        }
        if captures.count == 2 {
          pairing.add(captures[0], rotated: captures[1])
        } else if let capture = captures.first {
          pairing.add(capture)
        }
      }
    }
    return pairing.finish()
  }

  private mutating func measure<Result>(
    _ stage: String, _ body: (inout AuditRun) -> Result
  ) -> Result {
    guard let timings else { return body(&self) }
    return timings.measure(stage) { body(&self) }
  }

  /// Groups of files with some four files to each processor.
  private static func batches(of groups: [[Job]]) -> [ArraySlice<[Job]>] {
    let length = 4 * ParallelMap.width
    return stride(from: 0, to: groups.count, by: length).map {
      groups[$0..<min($0 + length, groups.count)]
    }
  }

  private func inputs(_ jobs: [Job]) -> [InputLoader.Input] {
    let (loader, contents) = (loader, contents)
    let threads = jobs.count == 1 ? ParallelMap.width : 1
    return ParallelMap.map(jobs) { job in
      var defaults = job.policy.readingDefaults(job.policy.settings(for: job.path))
      defaults.threads = threads
      return loader.load(job.candidate, defaults: defaults, contents: contents[job.path])
    }
  }

  private mutating func capture(
    _ job: Job, _ input: InputLoader.Input, _ plans: inout AuditPlans, _ report: inout AuditReport
  ) -> Capture? {
    files[input.source] = job.path
    switch input.result {
    case .success(let hierarchy):
      for warning in isRepeated ? [] : hierarchy.warnings {
        Console.complain(
          "\(input.source):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      let plan = plans.plan(for: job.path, under: job.policy, of: job.configuration)
      return Capture(
        source: input.source, hierarchy: hierarchy, plan: plan, path: job.path,
        baseline: job.baseline)
    case .failure(let error):
      if !isRepeated { Console.complain(error.description) }
      report.unreadable.append(
        AuditReport.Unreadable(
          source: error.source, line: error.line, column: error.column, message: error.reason))
      return nil
    }
  }

  /// Compares the screens of the run, and tells of each file what its policy leaves.
  private mutating func reports(
    on found: [CaptureAudit], _ uses: inout PolicyUses
  ) -> [ScreenReport] {
    var audits = found.map { $0.capture.plan.settled($0.audit, app: $0.capture.hierarchy.app) }
    // Some rules compare the screens of a run: nothing is told before all are there.
    found.first?.capture.plan.auditor.compare(&audits)
    var reports: [ScreenReport] = []
    var start = 0
    while start < found.count {
      let capture = found[start].capture
      let end = found[start...].firstIndex { $0.capture.path != capture.path } ?? found.count
      var screens = capture.plan.reports(
        on: Array(audits[start..<end]),
        of: AuditedFile(capture.hierarchy, source: capture.source), draws: draws, uses: &uses)
      if let baseline = capture.baseline {
        for index in screens.indices {
          baselines.apply(baseline, to: &screens[index], of: capture.path)
        }
      }
      reports += screens
      start = end
    }
    return reports
  }
}
