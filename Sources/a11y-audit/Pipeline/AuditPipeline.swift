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
/// Files, pairs, layouts on devices, records and files under repair all take this way. A stage writes
/// nothing: the runs that call it print warnings, apply baselines and decide the exit status.
struct AuditPipeline {
  let loader: InputLoader
  let choice: AuditPlan.Choice
  /// The devices that screens with constraints are laid out on.
  var devices = DeviceAudits(devices: [], draws: false)
  /// Whether a form of the report draws the screens.
  var draws = false
  var timings: AuditTimings?
  private var plans: [PlanKey: AuditPlan] = [:]

  /// Files with the same key share a plan.
  private struct PlanKey: Hashable {
    var configuration: String?
    var scope: Policy.Scope
  }

  init(loader: InputLoader, choice: AuditPlan.Choice) {
    self.loader = loader
    self.choice = choice
  }

  /// The rules that run on a file, and how much they weigh.
  mutating func plan(for job: AuditJob) -> AuditPlan {
    let key = PlanKey(configuration: job.configuration, scope: job.policy.scope(of: job.path))
    if let known = plans[key] { return known }
    let plan = AuditPlan(
      job.policy, in: key.scope, rules: BuiltInRules.all, changes: BuiltInRules.changes,
      choice: choice, timings: timings)
    plans[key] = plan
    return plan
  }

  // MARK: 1. Load

  /// Reads files, several at a time.
  ///
  /// - Parameter contents: what files are taken to hold instead, by their absolute paths.
  func load(_ jobs: [AuditJob], contents: [String: [UInt8]] = [:]) -> [InputLoader.Input] {
    let loader = loader
    let progress = Mutex(ProgressLines("Read", total: jobs.count))
    return measure("reading") {
      ConcurrentMap.map(jobs) { job in
        defer { progress.withLock { $0.advance() } }
        return loader.load(
          job.candidate, defaults: job.readingDefaults, contents: contents[job.path])
      }
    }
  }

  private func measure<Result>(_ stage: String, _ body: () -> Result) -> Result {
    timings.map { $0.measure(stage, body) } ?? body()
  }

  // MARK: 2. Pair

  /// Brings together captures that show one screen in two orientations.
  ///
  /// - Parameter groups: what was read; files that are said to belong together stand together.
  func pair(_ groups: [[Capture]]) -> [CaptureGroup] {
    var pairing = CapturePairing()
    for group in groups {
      if group.count == 2 {
        pairing.add(group[0], rotated: group[1])
      } else if let capture = group.first {
        pairing.add(capture)
      }
    }
    return pairing.groups
  }

  // MARK: 3. Audit

  /// Audits groups of captures, several at a time, and screens with constraints on the devices too.
  ///
  /// - Returns: the audits in the order of the files, and how many screens no device could show.
  func audit(_ groups: [CaptureGroup]) -> (audits: [CaptureAudit], gaps: DeviceAudits.Gaps) {
    // The largest first, so that no thread is left alone with one at the end.
    let groups = groups.sorted { ($1.weight, $0.positions[0]) < ($0.weight, $1.positions[0]) }
    let count = groups.reduce(0) { $0 + $1.positions.count }
    var audits = [[CaptureAudit]](repeating: [], count: count)
    for (group, found) in zip(groups, ConcurrentMap.map(groups) { $0.audits() }) {
      for (position, found) in zip(group.positions, found) { audits[position] = found }
    }
    var all = audits.flatMap(\.self)
    let gaps = devices.add(to: &all)
    return (all, gaps)
  }

  // MARK: 4. Settle

  /// Runs the rules that compare the screens of a run, and applies the policies, file by file.
  ///
  /// - Parameter uses: records which parts of the policies applied.
  func settle(_ audits: [CaptureAudit], uses: inout PolicyUses) -> [SettledFile] {
    measure("policy and baselines") {
      var resolved = audits.map {
        $0.capture.plan.resolved($0.audit, app: $0.capture.hierarchy.app)
      }
      audits.first?.capture.plan.auditor.compare(&resolved)
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
            Array(own), of: AuditedFile(capture.hierarchy, source: capture.source), uses: &uses)))
      start += own.count
    }
    return files
  }

  // MARK: 5. Report

  /// The reports of all screens, once the baselines are applied.
  func report(_ files: [SettledFile]) -> [ScreenReport] {
    files.flatMap(\.screens).map {
      ScreenReport($0.audit, source: $0.file.source, format: $0.file.format, draws: draws)
    }
  }
}

/// The screens of one file with the findings that its policy leaves.
struct SettledFile {
  var job: AuditJob
  var screens: [JudgedScreen]
}
