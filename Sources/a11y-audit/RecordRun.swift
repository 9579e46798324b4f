internal import AccessibilityModel
internal import AuditRules
internal import Auditing
internal import CommandSupport
internal import Configuration
internal import HierarchyReading
internal import HostSystem
internal import Reports

/// Audits records as they come, each as if it were a run of its own: nothing of one is kept for the
/// next, so that a million take the memory of one, and one that is broken harms no other.
struct RecordRun {
  private let form: RecordForm
  private let loader: InputLoader
  private let choice: AuditPlan.Choice
  private let options: PolicyOptions
  private let fails: (AuditReport) -> Bool
  private var finder: PolicyFinder
  private var plans: AuditPlans
  private var baselines = BaselineStore(knownRules: [])

  private var count = 0
  private var hasFailed = false
  private var hasUnreadable = false

  private static let builtIn = BuiltInRules.ids
  /// A finder remembers the folders that it has been in; after so many records it forgets them.
  private static let recordsOfFinder = 10_000

  init(
    form: RecordForm, input: InputOptions, choice: AuditPlan.Choice, options: PolicyOptions,
    fails: @escaping (AuditReport) -> Bool
  ) {
    self.form = form
    loader = InputLoader(input)
    self.choice = choice
    self.options = options
    self.fails = fails
    finder = PolicyFinder(explicit: options.config)
    plans = AuditPlans(choice: choice)
  }

  /// As for a run over files; never 0 where there was no record.
  var exitStatus: Int32 { hasUnreadable || count == 0 ? 2 : hasFailed ? 1 : 0 }

  /// Reads to the end of standard input, or until nobody reads the results.
  mutating func run() throws(RunError) {
    try checkPolicy()
    var lines = InputLines(limit: InputRecord.longest)
    var number = 0
    while true {
      let line: InputLines.Line?
      do throws(SystemError) {
        line = try lines.next()
      } catch {
        throw .input(error.description)
      }
      guard let line else { break }
      number += 1
      if case .text(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      guard deliver(result(of: line, number: number)) else { return }
    }
    if count == 0 { Console.complain("a11y-audit: error: found no record, expected one a line") }
  }

  /// What the command line names is of use to all records or to none.
  private mutating func checkPolicy() throws(RunError) {
    do throws(ConfigurationError) {
      if options.config != nil { _ = try finder.policy(for: InputFile.standardInput) }
    } catch {
      throw .configuration(error)
    }
    if let baseline = options.baseline { try baselines.open(finder.absolute(baseline)) }
  }

  private mutating func deliver(_ record: JSONRecord) -> Bool {
    count += 1
    if count.isMultiple(of: Self.recordsOfFinder) {
      finder = PolicyFinder(explicit: options.config)
      plans = AuditPlans(choice: choice)
    }
    hasFailed = hasFailed || fails(record.report)
    hasUnreadable = hasUnreadable || !record.report.unreadable.isEmpty
    switch Console.deliver(record.line) {
    case true: return true
    case false:
      hasUnreadable = true
      return false
    }
  }
}

// MARK: - One record

extension RecordRun {
  private mutating func result(of line: InputLines.Line, number: Int) -> JSONRecord {
    var record = JSONRecord(
      number: number, source: "<stdin>", warnings: [],
      report: AuditReport(profile: choice.profile ?? .recommended))
    do throws(HierarchyReadingError) {
      switch (line, form) {
      case (.tooLong, _):
        throw HierarchyReadingError(
          source: record.source, line: number, column: 1,
          reason: "a record of more than \(InputRecord.longest) bytes, expected fewer")
      case (.text(let bytes), .files):
        let path = String(decoding: bytes, as: UTF8.self)
        guard path != InputFile.standardInput else {
          throw HierarchyReadingError(
            source: record.source, line: number, column: 1,
            reason: "found -, expected the path of a file: standard input holds the records")
        }
        record.source = Folder.relativePath(path)
        try audit(at: finder.absolute(path), into: &record) { loader, defaults in
          loader.load(InputLoader.Candidate(path: path), defaults: defaults)
        }
      case (.text(let bytes), .ndjson):
        let input = try InputRecord(bytes, named: record.source, number: number)
        record.source = input.source
        try audit(at: finder.absolute(input.source), into: &record) { loader, defaults in
          loader.load(input, defaults: defaults)
        }
      }
    } catch {
      record.report.unreadable = [
        AuditReport.Unreadable(
          source: error.source, line: error.line, column: error.column, message: error.reason)
      ]
    }
    return record
  }

  /// - Parameter path: of the file, absolute; of a record that is none, what its name would be.
  private mutating func audit(
    at path: String, into record: inout JSONRecord,
    load: (InputLoader, ReadingOptions) -> InputLoader.Input
  ) throws(HierarchyReadingError) {
    let policy = try policy(at: path, source: record.source)
    record.report.profile = choice.profile ?? policy.profile ?? .recommended
    let plan = plans.plan(for: path, under: policy, of: finder.configuration(for: placed(path)))
    let hierarchy = try load(loader, policy.readingDefaults(plan.settings)).result.get()
    record.warnings = hierarchy.warnings
    var audits = plan.audits(of: hierarchy)
    plan.auditor.compare(&audits)
    var uses = PolicyUses(
      knownRules: Self.builtIn.union(policy.customRules.map(\.ownDescription.id)))
    record.report.screens = plan.reports(
      on: audits, of: AuditedFile(hierarchy, source: record.source), uses: &uses)
    try apply(policy, at: path, to: &record)
    // What of a configuration is of no use is only known of all records together.
    record.warnings += uses.all.filter { $0.place.file == record.source }.map {
      Hierarchy.Warning(line: $0.place.line, column: $0.place.column, message: $0.message)
    }
  }

  /// The path by which a configuration is looked for.
  private func placed(_ path: String) -> String {
    form == .files ? path : InputFile.standardInput
  }

  private mutating func policy(
    at path: String, source: String
  ) throws(HierarchyReadingError) -> AuditPolicy {
    let policy: AuditPolicy
    do throws(ConfigurationError) {
      policy = try finder.policy(for: placed(path))
    } catch {
      throw Self.refusal(of: source, because: error.description)
    }
    let declared = Set(policy.customRules.map(\.ownDescription.id))
    let unknown = choice.only.union(choice.disabled).filter {
      $0.hasPrefix("custom/") && !declared.contains($0)
    }
    guard unknown.isEmpty else {
      throw Self.refusal(
        of: source, because: RunError.unknownRules(unknown.sorted()).description)
    }
    return policy
  }

  private mutating func apply(
    _ policy: AuditPolicy, at path: String, to record: inout JSONRecord
  ) throws(HierarchyReadingError) {
    guard let baseline = options.baseline.map({ finder.absolute($0) }) ?? policy.baseline else {
      return
    }
    do throws(RunError) {
      try baselines.open(baseline)
    } catch {
      record.report.screens = []
      throw Self.refusal(of: record.source, because: error.description)
    }
    for index in record.report.screens.indices {
      baselines.apply(baseline, to: &record.report.screens[index], of: path)
    }
  }

  private static func refusal(
    of source: String, because reason: String
  ) -> HierarchyReadingError {
    HierarchyReadingError(source: source, line: 1, column: 1, reason: reason)
  }
}
