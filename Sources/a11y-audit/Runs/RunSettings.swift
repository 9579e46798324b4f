internal import AuditPolicy
internal import Reports

/// The settings of a whole run: those of the command line, else of the configuration that applies in the
/// working directory.
struct RunSettings {
  /// The reports to write besides that on standard output.
  var targets: [ReportTarget]
  /// The most warnings with which the run does not fail; nil for no limit.
  var mostWarnings: Int?

  /// - Parameter config: the configuration that the command line names.
  init(
    reports: ReportOptions, failure: FailureOptions, config: String?
  ) throws(RunError) {
    var finder = PolicyFinder(explicit: config)
    let policy: Policy
    do throws(ConfigurationError) {
      policy = try finder.policyOfWorkingDirectory()
    } catch {
      throw .configuration(error)
    }
    let configured = policy.reports.compactMap { ReportTarget(argument: "\($0.form)=\($0.path)") }
    targets = reports.files.isEmpty ? configured : reports.files
    mostWarnings = failure.maxWarnings ?? policy.mostWarnings
  }

  /// Whether a form of the reports draws the screens.
  func draws(_ form: (any Reporter.Type)?) -> Bool {
    ([form].compactMap(\.self) + targets.map(\.form)).contains { $0.features.contains(.drawings) }
  }

  /// A line about too many warnings; nil if there are not.
  func excess(in report: AuditReport) -> String? {
    let count = report.summary.counts.warnings
    guard let mostWarnings, count > mostWarnings else { return nil }
    return "a11y-audit: found \(count) warnings; --max-warnings allows \(mostWarnings)"
  }
}
