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
    let jobs = groups.flatMap(\.self)
    try openBaselines(of: jobs)
    var report = AuditReport(
      profile: pipeline.choice.profile ?? jobs.first?.policy.profile ?? .recommended)
    report.hasBaseline =
      options.writeBaseline != nil || !jobs.isEmpty && jobs.allSatisfy { $0.baseline != nil }
    var (batches, comparisons) = batches(of: groups, unreadable: &report.unreadable)
    report.excluded = excluded
    var uses = PolicyUses(knownRules: knownRules)
    // The entries of a baseline are known only at the end.
    var files: [SettledFile] = []
    while let batch = pipeline.audit(&batches) {
      for error in batch.unreadable { complain(of: error) }
      report.unreadable += batch.unreadable.map(AuditReport.Unreadable.init)
      var settled = pipeline.settle(batch.audits, comparisons: &comparisons, uses: &uses)
      applyBaselines(to: &settled)
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
    if let written { Console.complain(written.line(for: report)) }
    return report
  }

  /// Reads the files and pairs them; only the batches keep the captures.
  private mutating func batches(
    of groups: [[AuditJob]], unreadable: inout [AuditReport.Unreadable]
  ) -> (AuditBatches, ScreenComparisons) {
    let captures = captures(of: groups, unreadable: &unreadable)
    return (
      AuditBatches(
        pipeline.pair(captures), loader: pipeline.loader, progress: pipeline.progress),
      pipeline.comparisons(of: captures.flatMap(\.self))
    )
  }

  /// Finds the files, and reads their configurations before any audit.
  private mutating func jobs(for paths: [String]) throws(RunError) -> [[AuditJob]] {
    let searching = pipeline.progress.searching(paths.joined(separator: ", "))
    let found = pipeline.loader.files(for: paths)
    searching.end()
    for warning in isRepeated ? [] : found.warnings { Console.complain(warning) }
    evidence.take(found.listings)
    finder.facts.resources = ResourceFacts(
      found.listings.map { listing in
        let files = listing.files.filter { $0.hasSuffix(".plist") }.map { finder.absolute($0) }
        return (path: finder.absolute(listing.root), files: files)
      })
    var groups: [[AuditJob]] = []
    do throws(ConfigurationError) {
      let candidates = try included(found)
      if candidates.isEmpty {
        if !isRepeated { complainOfNothing(in: paths) }
      } else if !isRepeated, !reportsUnreadable, let words = ExclusionText(excluded).words {
        Console.complain("a11y-audit: note: \(words)")
      }
      for group in NamedPairs.groups(of: candidates, rotated: rotated) {
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

  /// The files that no configuration excludes.
  private mutating func included(
    _ found: FoundFiles
  ) throws(ConfigurationError) -> [InputLoader.Candidate] {
    excluded = AuditReport.ExcludedFiles()
    excluded.vendoredFolders = found.vendoredFolders
    var candidates: [InputLoader.Candidate] = []
    for candidate in found.candidates {
      if try finder.excludes(candidate) {
        excluded.files.append(Folder.relativePath(candidate.path))
      } else {
        candidates.append(candidate)
      }
    }
    return candidates
  }

  private func complainOfNothing(in paths: [String]) {
    let places = paths.map { "\"\($0)\"" }.joined(separator: ", ")
    let excluded = ExclusionText(excluded).words.map { " (\($0))" } ?? ""
    Console.complain(
      "a11y-audit: error: no supported files in \(places)\(excluded); see --help for formats")
  }

  private mutating func addEvidence(to groups: inout [[AuditJob]]) throws(RunError) {
    for group in groups.indices {
      for job in groups[group].indices {
        groups[group][job].evidence = try evidence.evidence(
          for: groups[group][job].candidate, policy: groups[group][job].policy)
      }
    }
    for warning in evidence.consumeWarnings() { Console.complain(warning) }
    for screen in UnreachedScreens.remove(from: &groups) { leaveOut(screen) }
  }

  private mutating func leaveOut(_ screen: AuditReport.Unreached, column: Int = 1) {
    excluded.unreached.append(screen)
    warnings.add("\(screen.reason); not audited", at: "\(screen.source):\(screen.line):\(column)")
  }

  /// Reads the files, and records those that cannot be read.
  private mutating func captures(
    of groups: [[AuditJob]], unreadable: inout [AuditReport.Unreadable]
  ) -> [[Capture]] {
    let inputs = pipeline.load(groups.flatMap(\.self), contents: contents)
    defer { printWarnings() }
    let holdsAny = inputs.contains { (try? $0.result.get()) != nil }
    var rest = inputs[...]
    return groups.map { group in
      group.compactMap { job in
        rest.popFirst().flatMap { input in
          if holdsAny, let error = input.emptyFile {
            warnings.add(
              HierarchyReadingError.emptyFileWarning,
              at: "\(error.source):\(error.line):\(error.column)")
            return nil
          }
          return capture(job, input, &unreadable)
        }
      }
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
      for scene in capture.hierarchy.unreached {
        let screen = AuditReport.Unreached(
          source: file.source, line: scene.line, reason: scene.message)
        leaveOut(screen, column: scene.column)
      }
      return capture
    case .failure(let error):
      complain(of: error)
      unreadable.append(AuditReport.Unreadable(error))
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
  private mutating func openBaselines(of jobs: [AuditJob]) throws(RunError) {
    declaredRules = Set(jobs.flatMap { $0.policy.customRules.map(\.ownDescription.id) })
    let unknown = pipeline.choice.unknownRules(declared: declaredRules)
    guard unknown.isEmpty else { throw .unknownRules(unknown) }
    baselines = BaselineStore(knownRules: knownRules)
    guard options.writeBaseline == nil else { return }
    let settings = jobs.map {
      (job: $0, failure: pipeline.failure.filledIn(from: $0.policy.failure))
    }
    if settings.contains(where: { $0.failure.failsOnNewReview == true && $0.job.baseline == nil }) {
      throw .noBaselineForReviews
    }
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
