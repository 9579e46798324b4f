internal import AccessibilityModel
internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Reports
internal import SourceReading

/// One run over the files and folders in the arguments.
struct AuditRun {
  private var pipeline: AuditPipeline
  private let options: PolicyOptions
  private let evidence: EvidenceFinder
  /// The file with the other orientation of the only file.
  private let rotated: String?
  private var finder: PolicyFinder
  private var baselines = BaselineStore(knownRules: [])
  /// The ids of the rules that the configurations declare.
  private var declaredRules: Set<String> = []
  /// Whether all baselines were written as requested.
  private(set) var isWritten = true

  /// Measures screenshots.
  var measuring = ScreenMeasuring()
  /// Replaces the contents of files, by their names in reports.
  var contents: [String: [UInt8]] = [:]
  /// Whether an earlier run has printed the warnings.
  var isRepeated = false
  /// Whether the report on standard output names the unreadable files.
  var reportsUnreadable = false
  private var warnings = InputWarnings()
  private var excluded = AuditReport.ExcludedFiles()
  private var searched = SearchedFiles()
  /// The files with views of SwiftUI that are left out: their bodies were not read, or are not understood.
  private var notUnderstood: [String] = []

  init(
    _ pipeline: AuditPipeline, options: PolicyOptions, evidence: EvidenceFinder, rotated: String?
  ) {
    self.pipeline = pipeline
    self.options = options
    self.evidence = evidence
    self.rotated = rotated
    finder = PolicyFinder(
      explicit: options.config, facts: AppFactSources(isFirstLaunch: options.firstLaunch))
  }

  mutating func report(on paths: [String]) throws(RunError) -> AuditReport {
    let groups = try jobs(for: paths)
    // Not as one array: a job has the settings of its file, and a run may have 100,000.
    let jobs = groups.joined()
    try openBaselines(of: jobs)
    var report = AuditReport(
      profile: pipeline.choice.profile ?? groups.first?.first?.policy.profile ?? .recommended)
    report.hasBaseline =
      options.writeBaseline != nil || !groups.isEmpty && jobs.allSatisfy { $0.baseline != nil }
    var batches = batches(of: groups, unreadable: &report.unreadable)
    report.excluded = excluded
    report.notAudited =
      searched.notAudited
      + (notUnderstood.isEmpty ? [] : [AuditReport.NotAudited(notUnderstood: notUnderstood)])
    report.otherFiles = searched.otherFiles
    var uses = PolicyUses(knownRules: knownRules)
    // The entries of a baseline are known only at the end.
    var files: [SettledFile] = []
    while let settled = nextFiles(of: &batches, uses: &uses, unreadable: &report.unreadable) {
      if options.writeBaseline == nil {
        report.screens += pipeline.report(settled)
      } else {
        files += settled
      }
    }
    if !isRepeated {
      pipeline.devices.complain()
      for warning in uses.all { Console.complain(warning.description) }
    }
    let written = try writeBaseline(of: &files)
    report.screens += pipeline.report(files)
    report.moveUnmentionedToEnd()
    if let written { Console.complain(written.line(for: report)) }
    return report
  }

  /// Audits files like a run, and keeps the elements of all: for one screen, not for folders.
  ///
  /// - Returns: the files with their findings, and the plan of each.
  mutating func inspectedFiles(on paths: [String]) throws(RunError) -> [InspectedFile] {
    let groups = try jobs(for: paths)
    try openBaselines(of: groups.joined())
    var unreadable: [AuditReport.Unreadable] = []
    var batches = batches(of: groups, unreadable: &unreadable)
    var uses = PolicyUses(knownRules: knownRules)
    var files: [InspectedFile] = []
    while let settled = nextFiles(of: &batches, uses: &uses, unreadable: &unreadable) {
      files += settled.map { InspectedFile(file: $0, plan: pipeline.plan(for: $0.job)) }
    }
    return files
  }

  /// The groups to be audited, with the comparison of their screens.
  private struct Batches {
    var audits: AuditBatches
    var comparisons: ScreenComparisons
  }

  /// Audits the next files, and applies policies and baselines; nil after the last.
  private mutating func nextFiles(
    of batches: inout Batches, uses: inout PolicyUses, unreadable: inout [AuditReport.Unreadable]
  ) -> [SettledFile]? {
    guard let batch = pipeline.audit(&batches.audits) else { return nil }
    for error in batch.unreadable { complain(of: error) }
    unreadable += batch.unreadable.map(AuditReport.Unreadable.init)
    var settled = pipeline.settle(
      batch.audits, comparisons: &batches.comparisons, uses: &uses)
    applyBaselines(to: &settled)
    return settled
  }

  /// Reads the files and pairs them; only the batches keep the captures.
  private mutating func batches(
    of groups: [[AuditJob]], unreadable: inout [AuditReport.Unreadable]
  ) -> Batches {
    let captures = captures(of: groups, unreadable: &unreadable)
    return Batches(
      audits: AuditBatches(
        pipeline.pair(captures), loader: pipeline.loader, progress: pipeline.progress),
      comparisons: pipeline.comparisons(of: captures.flatMap(\.self)))
  }

  /// Finds the files, and reads their configurations before any audit.
  private mutating func jobs(for paths: [String]) throws(RunError) -> [[AuditJob]] {
    let searching = pipeline.progress.searching(paths.joined(separator: ", "))
    let found = pipeline.loader.files(for: paths)
    searching.end()
    for warning in isRepeated ? [] : found.warnings { Console.complain(warning) }
    evidence.take(found.listings)
    var groups: [[AuditJob]] = []
    do throws(ConfigurationError) {
      searched = try SearchedFiles(found, &finder)
      excluded = searched.excluded
      let messages = searched.messages(for: paths, isReported: reportsUnreadable)
      for message in isRepeated ? [] : messages { Console.complain(message) }
      for group in NamedPairs.groups(of: searched.candidates, rotated: rotated) {
        var jobs: [AuditJob] = []
        for candidate in group {
          var job = try finder.job(for: candidate, baseline: options.baseline)
          job.measuring = measuring
          jobs.append(job)
        }
        groups.append(jobs)
      }
      let warnings = finder.consumeWarnings()
      for warning in isRepeated ? [] : warnings { Console.complain(warning.description) }
    } catch {
      throw .configuration(error)
    }
    try addEvidence(to: &groups)
    return groups
  }

  private mutating func addEvidence(to groups: inout [[AuditJob]]) throws(RunError) {
    for group in groups.indices {
      for job in groups[group].indices {
        groups[group][job].evidence = try evidence.evidence(
          for: groups[group][job].candidate, policy: groups[group][job].policy)
        groups[group][job].facts.resources = evidence.resources(for: groups[group][job].candidate)
      }
    }
    for warning in evidence.consumeWarnings() { Console.complain(warning) }
  }

  /// Reads the files, and records those that cannot be read.
  private mutating func captures(
    of groups: [[AuditJob]], unreadable: inout [AuditReport.Unreadable]
  ) -> [[Capture]] {
    let inputs = pipeline.load(groups, contents: contents)
    defer { printWarnings() }
    let holdsAny = inputs.contains { (try? $0.result.get()) != nil }
    var rest = inputs[...]
    return groups.map { group in
      group.compactMap { job in
        rest.popFirst().flatMap { input in
          if holdsAny, let error = input.emptyFile {
            leaveOut(error, isNamed: job.candidate.isNamed)
            return nil
          }
          return capture(job, input, &unreadable)
        }
      }
    }
  }

  /// Records a file without anything to audit.
  private mutating func leaveOut(_ error: HierarchyReadingError, isNamed: Bool) {
    let place = "\(error.source):\(error.line):\(error.column)"
    switch error.emptiness {
    case .shownElsewhere where !isNamed: break
    case .leftOut:
      notUnderstood.append(error.source)
      warnings.add(error.reason, at: place)
    default:
      excluded.empty.append(error.source)
      warnings.add(HierarchyReadingError.emptyFileWarning, at: place)
    }
  }

  private mutating func capture(
    _ job: AuditJob, _ file: AuditPipeline.LoadedFile,
    _ unreadable: inout [AuditReport.Unreadable]
  ) -> Capture? {
    switch file.result {
    case .success(let capture):
      for warning in capture.hierarchy.warnings {
        warnings.add(warning.message, at: "\(file.source):\(warning.line):\(warning.column)")
      }
      if capture.hierarchy.warnings.contains(where: \.leavesScreenOut) {
        notUnderstood.append(file.source)
      }
      return capture
    case .failure(let error):
      complain(of: error)
      var entry = AuditReport.Unreadable(error)
      entry.isFound = !job.candidate.isNamed
      unreadable.append(entry)
      return nil
    }
  }
}

// MARK: - Messages

extension AuditRun {
  /// Names an unreadable file, once: the text report does so itself.
  private func complain(of error: HierarchyReadingError) {
    if !isRepeated, !reportsUnreadable { Console.complain(error.description) }
  }

  private mutating func printWarnings() {
    for line in isRepeated ? [] : warnings.lines { Console.complain(line) }
    warnings = InputWarnings()
  }
}

// MARK: - Baselines

extension AuditRun {
  /// The ids of all rules, including those that the configurations declare.
  private var knownRules: Set<String> { BuiltInRules.ids.union(declaredRules) }

  /// Opens all baselines before any audit.
  private mutating func openBaselines(of jobs: some Sequence<AuditJob>) throws(RunError) {
    declaredRules = Set(jobs.lazy.flatMap { $0.policy.customRules.map(\.ownDescription.id) })
    let unknown = pipeline.choice.unknownRules(declared: declaredRules)
    guard unknown.isEmpty else { throw .unknownRules(unknown) }
    baselines = BaselineStore(knownRules: knownRules)
    guard options.writeBaseline == nil else { return }
    let failure = pipeline.failure
    let lacksBaseline = jobs.contains { job in
      job.baseline == nil && failure.filledIn(from: job.policy.failure).failsOnNewReview == true
    }
    if lacksBaseline { throw .noBaselineForReviews }
    for baseline in jobs.compactMap(\.baseline).sorted() {
      try baselines.open(baseline, isNamed: options.baseline != nil)
    }
    if options.prune, baselines.isEmpty { throw .nothingToPrune }
  }

  private mutating func applyBaselines(to files: inout [SettledFile]) {
    for file in files.indices {
      guard let baseline = files[file].job.baseline else { continue }
      for screen in files[file].screens.indices {
        baselines.apply(baseline, to: &files[file].screens[screen], of: files[file].job.path)
      }
    }
  }

  /// Writes, prunes or checks the baselines after all audits.
  ///
  /// - Returns: the written baseline; nil if there is none.
  private mutating func writeBaseline(
    of files: inout [SettledFile]
  ) throws(RunError) -> WrittenBaseline? {
    guard let path = options.writeBaseline else {
      isWritten = isRepeated || baselines.finish(prunes: options.prune)
      return nil
    }
    let written = try baselines.write(&files, to: finder.absolute(path))
    isWritten = written != nil
    return written
  }
}

extension AuditPlan.Choice {
  /// The custom rules that the command line names and no configuration declares.
  func unknownRules(declared: Set<String>) -> [String] {
    only.union(disabled).filter { $0.hasPrefix("custom/") && !declared.contains($0) }.sorted()
  }
}
