internal import AccessibilityModel
internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Reports
internal import Synchronization

/// Turns files into reports in five stages: load, pair, audit, settle, report.
///
/// Files, pairs, layouts on devices, records and files during fixing all use it. A stage writes
/// nothing: the runs that call it print warnings, apply baselines and decide the exit status. The
/// last three stages process one batch of files after the other (``AuditBatches``).
struct AuditPipeline {
  let loader: InputLoader
  let choice: AuditPlan.Choice
  /// The devices on which screens with constraints are laid out.
  var devices = DeviceAudits(devices: [], draws: false)
  /// Whether a form of the report draws the screens.
  var draws = false
  /// The failure settings of the command line; each configuration sets the rest.
  var failure = FailureSetting()
  var timings: AuditTimings?
  var progress = ProgressLines()
  private var plans: [PlanKey: AuditPlan] = [:]
  private var ruleLists = SharedRuleLists()
  private var runCauses = RunCauses()

  /// Files with the same key share a plan.
  private struct PlanKey: Hashable {
    var configuration: String?
    var scope: Policy.Scope
  }

  init(loader: InputLoader, choice: AuditPlan.Choice) {
    self.loader = loader
    self.choice = choice
  }

  /// The rules that run on a file, and their severities.
  mutating func plan(for job: AuditJob) -> AuditPlan {
    let key = PlanKey(configuration: job.configuration, scope: job.policy.scope(of: job.path))
    if let known = plans[key] { return known }
    let plan = AuditPlan(
      job.policy, in: key.scope, rules: BuiltInRules.all, changes: BuiltInRules.changes,
      causes: BuiltInRules.causes, choice: choice, timings: timings,
      turning: devices.turning(for: job))
    plans[key] = plan
    return plan
  }

  // MARK: 1. Load

  /// A file that was read.
  struct LoadedFile: Sendable {
    /// The file's name in reports.
    var source: String
    /// The screenshot taken with the file.
    var screenshot: CapturedScreenshot?
    var result: Result<Capture, HierarchyReadingError>
  }

  /// The number of elements that a run keeps from reading to auditing: those of several hundred
  /// real files. Later files are read a second time for their audit.
  private static let mostElements = 100_000

  /// Reads files, several at a time.
  ///
  /// - Parameter contents: replaces the contents of files, by their names in reports.
  mutating func load(_ jobs: [[AuditJob]], contents: [String: [UInt8]] = [:]) -> [LoadedFile] {
    progress.beginReading(jobs.reduce(0) { $0 + $1.count })
    let filesOfRun = Set(jobs.joined().lazy.map(\.path))
    let held = HeldElements(limit: Self.mostElements)
    var files: [LoadedFile] = []
    var rest = jobs.joined().makeIterator()
    while true {
      var planned: [PlannedJob] = []
      while planned.count < Self.mostPlanned, var job = rest.next() {
        let plan = plan(for: job)
        job.measuring.isWanted = plan.asksForPictures
        job.filesOfRun = filesOfRun
        planned.append(
          PlannedJob(
            job: job, plan: plan, content: contents[Folder.relativePath(job.candidate.path)]))
      }
      guard !planned.isEmpty else { break }
      files += measure("reading") { read(planned, held) }
    }
    SharedDensities(of: files).apply(to: &files, loader: loader)
    return files
  }

  /// The files whose plans are made at once: plans are large, and a run may have 100,000 files.
  private static let mostPlanned = 4_096

  private struct PlannedJob: Sendable {
    let job: AuditJob
    let plan: AuditPlan
    /// Replaces the content of the file.
    let content: [UInt8]?
  }

  /// The number of elements that are kept for the audit.
  private final class HeldElements: Sendable {
    private let count = Mutex(0)
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// The capture, without its elements if there are too many by now.
    func keep(_ capture: Capture) -> Capture {
      let isFull = count.withLock { count in
        defer { count += capture.weight }
        return count >= limit
      }
      return isFull ? capture.released : capture
    }
  }

  private func read(_ planned: [PlannedJob], _ held: HeldElements) -> [LoadedFile] {
    let loader = loader
    let progress = progress
    return ConcurrentMap.map(planned) { planned in
      let job = planned.job
      let work = progress.reading(Folder.relativePath(job.candidate.path))
      defer { work.end() }
      let input = loader.load(job, contents: planned.content)
      return LoadedFile(
        source: input.source, screenshot: job.candidate.screenshot,
        result: input.result.map { hierarchy in
          held.keep(
            Capture(
              job: job, source: input.source, hierarchy: hierarchy, plan: planned.plan,
              content: planned.content))
        })
    }
  }

  private func measure<Result>(_ stage: String, _ body: () -> Result) -> Result {
    timings.map { $0.measure(stage, body) } ?? body()
  }

  // MARK: 2. Pair

  /// Combines captures that show one screen in two orientations.
  ///
  /// - Parameter groups: the captures; files declared as a pair are in one group.
  func pair(_ groups: [[Capture]]) -> [CaptureGroup] {
    var pairing = CapturePairing()
    for group in CapturePairing.withComparableElements(groups, loader: loader) {
      if group.count == 2 {
        pairing.add(group[0], rotated: group[1])
      } else if let capture = group.first {
        pairing.add(capture)
      }
    }
    return pairing.groups
  }

  // MARK: 3. Audit

  /// Audits a batch of groups, several at a time, and screens with constraints also on the devices.
  ///
  /// - Returns: nil after the last batch.
  mutating func audit(_ batches: inout AuditBatches) -> AuditBatches.Batch? {
    guard var batch = batches.next() else { return nil }
    devices.add(to: &batch.audits)
    return batch
  }

  /// Begins to compare the screens of a run.
  func comparisons(of captures: [Capture]) -> ScreenComparisons {
    var comparisons = ScreenComparisons(by: captures.first?.auditor ?? Auditor(rules: []))
    for screen in captures.lazy.flatMap(\.screens) { comparisons.expect(screen) }
    return comparisons
  }

  // MARK: 4. Settle

  /// Runs the rules that compare the screens of a run, and applies the policies, file by file.
  ///
  /// - Parameters:
  ///   - comparisons: includes the screens of earlier batches.
  ///   - uses: records which parts of the policies applied.
  func settle(
    _ audits: [CaptureAudit], comparisons: inout ScreenComparisons, uses: inout PolicyUses
  ) -> [SettledFile] {
    measure("policy and baselines") {
      var resolved = audits.map {
        $0.capture.plan.resolved($0.audit, app: $0.capture.hierarchy.app)
      }
      for index in resolved.indices { comparisons.compare(&resolved[index]) }
      return judge(resolved, of: audits.map(\.capture), uses: &uses)
    }
  }

  private func judge(
    _ audits: [ScreenAudit], of captures: [Capture], uses: inout PolicyUses
  ) -> [SettledFile] {
    var files: [SettledFile] = []
    var start = 0
    while start < captures.count {
      let capture = captures[start]
      let end = captures[start...].firstIndex { $0.job.path != capture.job.path }
      let own = audits[start..<(end ?? captures.count)]
      files.append(
        SettledFile(
          job: capture.job,
          screens: capture.plan.judge(
            Array(own), of: AuditedFile(capture.hierarchy, source: capture.source), uses: &uses),
          rules: capture.auditor.rules))
      start += own.count
    }
    return files
  }

  // MARK: 5. Report

  /// Begins a new report, which reports each cause again.
  mutating func forgetCauses() { runCauses = RunCauses() }

  /// The reports of screens, after the baselines are applied.
  mutating func report(_ files: [SettledFile]) -> [ScreenReport] {
    var reports: [ScreenReport] = []
    for file in files {
      let criteria = criteria(for: file.job)
      for screen in file.screens {
        var report = ScreenReport(
          screen.audit, source: screen.file.source, format: screen.file.format, draws: draws,
          partOf: screen.audit.causes(&runCauses, in: screen.file.source), rules: file.rules)
        for index in report.findings.indices { report.findings[index].criteria = criteria }
        ruleLists.share(&report)
        reports.append(report)
      }
    }
    return reports
  }

  /// The failure criteria of a file.
  private func criteria(for job: AuditJob) -> FailureCriteria {
    FailureCriteria(
      failure.filledIn(from: job.policy.failure), hasBaseline: job.baseline != nil)
  }
}

/// The screens of one file with the findings that its policy leaves.
struct SettledFile {
  var job: AuditJob
  var screens: [JudgedScreen]
  /// All rules of the run for this file.
  var rules: [any Rule]
}
