internal import AccessibilityModel
internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Reports

/// Audits records as they arrive, each like a separate run: nothing of one is kept for the next, so
/// that a million need the memory of one, and a broken one affects no other.
struct RecordRun {
  private let form: RecordForm
  private let options: PolicyOptions
  /// Reads the sources once, not for each record.
  private let evidence: EvidenceFinder
  private let fresh: AuditPipeline
  private var pipeline: AuditPipeline
  private var finder: PolicyFinder
  private var baselines = BaselineStore(knownRules: [])

  /// The warnings about configurations printed so far: each is read again after a number of
  /// records.
  private var printedWarnings: Set<PolicyWarning> = []
  private var count = 0
  private var hasFailed = false
  private var hasUnreadable = false

  /// The name of a record whose own name cannot be read.
  private static let standardInput = "<stdin>"
  private static let builtIn = BuiltInRules.ids
  /// The finder caches each folder and the pipeline each plan; after this many records both are
  /// recreated.
  private static let recordsBeforeReset = 10_000

  init(
    _ pipeline: AuditPipeline, form: RecordForm, options: PolicyOptions,
    evidence: EvidenceFinder
  ) {
    self.form = form
    self.options = options
    self.evidence = evidence
    fresh = pipeline
    self.pipeline = pipeline
    finder = Self.finder(options)
  }

  private static func finder(_ options: PolicyOptions) -> PolicyFinder {
    PolicyFinder(
      explicit: options.config, facts: AppFactSources(isFirstLaunch: options.firstLaunch))
  }

  /// As in a run over files; never 0 without a record.
  var exitStatus: Int32 { hasUnreadable || count == 0 ? 2 : hasFailed ? 1 : 0 }

  /// Reads to the end of standard input, or until the receiver of the results closes the pipe.
  mutating func run() throws(RunError) {
    try checkPolicy()
    var lines = InputLines(limit: InputRecord.longest)
    var number = 0
    while let line = try next(&lines) {
      number += 1
      if case .text(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      guard deliver(result(of: line, number: number)) else { return }
    }
    if count == 0 { Console.complain("a11y-audit: error: found no record; expected one a line") }
  }

  private func next(_ lines: inout InputLines) throws(RunError) -> InputLines.Line? {
    do throws(SystemError) {
      return try lines.next()
    } catch {
      throw .input(error.description)
    }
  }

  /// Reads the files named on the command line, before the first record.
  private mutating func checkPolicy() throws(RunError) {
    do throws(ConfigurationError) {
      if options.config != nil { _ = try finder.policy(for: InputFile.standardInput) }
    } catch {
      throw .configuration(error)
    }
    _ = try evidence.evidence(
      for: InputLoader.Candidate(path: InputFile.standardInput), policy: Policy())
    for warning in evidence.consumeWarnings() { Console.complain(warning) }
    if let baseline = options.baseline { try baselines.open(finder.absolute(baseline)) }
  }

  /// - Returns: whether to continue.
  private mutating func deliver(_ record: JSONRecord) -> Bool {
    count += 1
    if count.isMultiple(of: Self.recordsBeforeReset) {
      finder = Self.finder(options)
      pipeline = fresh
    }
    hasFailed = hasFailed || record.report.fails
    hasUnreadable = hasUnreadable || !record.report.unreadable.isEmpty
    let isDelivered = Console.deliver(record.line)
    hasUnreadable = hasUnreadable || !isDelivered
    return isDelivered
  }
}

// MARK: - One record

extension RecordRun {
  private mutating func result(of line: InputLines.Line, number: Int) -> JSONRecord {
    var record = JSONRecord(
      number: number, source: Self.standardInput, warnings: [],
      report: AuditReport(profile: pipeline.choice.profile ?? .recommended))
    do throws(HierarchyReadingError) {
      try audit(try content(of: line, number: number), into: &record)
    } catch {
      if record.source == Self.standardInput { record.source = error.source }
      record.report.unreadable = [AuditReport.Unreadable(error)]
    }
    return record
  }

  /// The content of a line: the path of a file, or a screen.
  private enum Content {
    case file(String)
    case screen(InputRecord)
  }

  private func content(
    of line: InputLines.Line, number: Int
  ) throws(HierarchyReadingError) -> Content {
    switch (line, form) {
    case (.tooLong, _):
      throw HierarchyReadingError(
        source: "<stdin>", line: number, column: 1,
        reason: "a record of more than \(InputRecord.longest) bytes; expected fewer")
    case (.text(let bytes), .files):
      let path = String(decoding: bytes, as: UTF8.self)
      guard path != InputFile.standardInput else {
        throw HierarchyReadingError(
          source: "<stdin>", line: number, column: 1,
          reason: "found -; expected the path of a file: standard input holds the records")
      }
      return .file(path)
    case (.text(let bytes), .ndjson):
      return .screen(try InputRecord(bytes, named: "<stdin>", number: number))
    }
  }

  private mutating func audit(
    _ content: Content, into record: inout JSONRecord
  ) throws(HierarchyReadingError) {
    let job: AuditJob
    let input: InputLoader.Input
    switch content {
    case .file(let named):
      let path = Folder.canonicalName(of: named)
      record.source = Folder.relativePath(path)
      job = try self.job(for: path, placedAt: path, source: record.source)
      record.report.profile = pipeline.choice.profile ?? job.policy.profile ?? .recommended
      input = pipeline.loader.load(job)
    case .screen(let screen):
      record.source = screen.source
      // No file is read; the configuration is that of the working directory.
      job = try self.job(
        for: screen.source, placedAt: InputFile.standardInput, source: record.source)
      record.report.profile = pipeline.choice.profile ?? job.policy.profile ?? .recommended
      input = pipeline.loader.load(screen, for: job)
    }
    let hierarchy = try input.result.get()
    record.warnings = hierarchy.warnings
    let capture = Capture(
      job: job, source: record.source, hierarchy: hierarchy, plan: pipeline.plan(for: job))
    try report(capture, into: &record)
  }

  private mutating func report(
    _ capture: Capture, into record: inout JSONRecord
  ) throws(HierarchyReadingError) {
    var uses = PolicyUses(
      knownRules: Self.builtIn.union(capture.job.policy.customRules.map(\.ownDescription.id)))
    let outcome = CaptureGroup(.alone(capture), at: [0]).outcome(by: pipeline.loader)
    var comparisons = pipeline.comparisons(of: [capture])
    var settled = pipeline.settle(
      outcome.audits.flatMap(\.self), comparisons: &comparisons, uses: &uses)
    try applyBaseline(of: capture.job, to: &settled, source: record.source)
    pipeline.forgetCauses()
    record.report.screens = pipeline.report(settled)
    record.report.moveUnmentionedToEnd()
    // Stale parts of a configuration are known only after all records.
    record.warnings += uses.all.filter { $0.place.file == record.source }.map {
      Hierarchy.Warning(line: $0.place.line, column: $0.place.column, message: $0.message)
    }
  }

  /// - Parameter placement: the path whose configuration applies.
  private mutating func job(
    for path: String, placedAt placement: String, source: String
  ) throws(HierarchyReadingError) -> AuditJob {
    var job: AuditJob
    do throws(ConfigurationError) {
      job = try finder.job(
        for: InputLoader.Candidate(path: placement), baseline: options.baseline)
    } catch {
      throw Self.refusal(of: source, because: error.description)
    }
    for warning in finder.consumeWarnings() where printedWarnings.insert(warning).inserted {
      Console.complain(warning.description)
    }
    job.path = finder.absolute(path)
    do throws(RunError) {
      job.evidence = try evidence.evidence(for: job.candidate, policy: job.policy)
    } catch {
      throw Self.refusal(of: source, because: error.description)
    }
    job.facts.resources = evidence.resources(for: job.candidate)
    for warning in evidence.consumeWarnings() { Console.complain(warning) }
    let declared = Set(job.policy.customRules.map(\.ownDescription.id))
    let unknown = pipeline.choice.unknownRules(declared: declared)
    guard unknown.isEmpty else {
      throw Self.refusal(of: source, because: RunError.unknownRules(unknown).description)
    }
    return job
  }

  private mutating func applyBaseline(
    of job: AuditJob, to files: inout [SettledFile], source: String
  ) throws(HierarchyReadingError) {
    guard let baseline = job.baseline else { return }
    do throws(RunError) {
      try baselines.open(baseline, isNamed: options.baseline != nil)
    } catch {
      throw Self.refusal(of: source, because: error.description)
    }
    for file in files.indices {
      for screen in files[file].screens.indices {
        baselines.apply(baseline, to: &files[file].screens[screen], of: job.path)
      }
    }
  }

  private static func refusal(
    of source: String, because reason: String
  ) -> HierarchyReadingError {
    HierarchyReadingError(source: source, line: 1, column: 1, reason: reason)
  }
}
