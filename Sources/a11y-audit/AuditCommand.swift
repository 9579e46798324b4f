internal import ArgumentParser
internal import Auditing
internal import CommandSupport
internal import HostSystem
internal import Reports

@main
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11y-audit",
    abstract: "Finds what keeps people who cannot see a screen from using it.",
    discussion: """
      Reads UI hierarchies in XML (our own format, Appium and WebDriverAgent page sources …) and \
      reports controls that lack what VoiceOver needs. A folder is searched for files of those \
      kinds; - is standard input.

      What a team has settled stands in .earshot.yml, looked for upwards from each file.

      Exit status: 0 nothing at or above the threshold, 1 findings, 2 an input could not be read \
      or used, 64 wrong usage.
      """,
    version: Version.current)

  @Argument(help: ArgumentHelp("Files and folders, or - for standard input.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var input: InputOptions

  @OptionGroup var rotation: RotationOption

  @Option(help: ArgumentHelp("The form of the report.", valueName: "form"))
  var format: FormChoice = .text

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp("A further report to a file; repeatable.", valueName: "form=file"))
  var reports: [ReportTarget] = []

  @Option(
    help: ArgumentHelp(
      "Tell what is new, fixed and unchanged since an earlier JSON report.",
      valueName: "report.json"))
  var compare: String?

  @OptionGroup var selection: RuleOptions

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var many: RecordOptions

  @Option(
    help: ArgumentHelp("The severity from which findings fail the run.", valueName: "severity"))
  var failOn: FailureThreshold = .error

  @Flag(help: "Let findings fail that a person must decide.")
  var failOnReview = false

  @Flag(help: "List the rules, with --format json or markdown for other forms.")
  var listRules = false

  @Option(help: ArgumentHelp("Tell why a rule is there and how to mend it.", valueName: "rule"))
  var explain: String?

  func validate() throws {
    if let explain, RuleCatalogue.rule(explain) == nil {
      throw ValidationError(RuleCatalogue.unknown(explain))
    }
    try validateRecords()
    try validateRotation()
    let isUsable = listRules ? format.list != nil : explain != nil || format.report != nil
    if !isUsable {
      let what = listRules ? "The list of rules" : "A report"
      throw ValidationError("\(what) has no form \"\(format.name)\".")
    }
    if paths.isEmpty, !listRules, explain == nil, many.records == nil {
      throw ValidationError("Name at least one file or folder, or - for standard input.")
    }
  }

  private func validateRotation() throws {
    guard rotation.rotated != nil else { return }
    guard paths.count == 1, !Folder.isFolder(paths[0]) else {
      throw ValidationError("--rotated goes with one file: the same screen, not turned.")
    }
  }

  func run() throws {
    Console.outliveReaders()
    if listRules { return Console.print(RuleCatalogue.list(as: format.list ?? .text)) }
    if let explain { return Console.print(RuleCatalogue.explanation(of: explain)) }
    if let form = many.records { throw ExitCode(audit(form)) }
    let draws = ([format.report] + reports.map(\.form)).contains(.html)
    var audit = AuditRun(
      loader: InputLoader(input), choice: selection.choice, options: policy, draws: draws,
      rotated: rotation.rotated)
    let report: AuditReport
    do throws(RunError) {
      report = try audit.report(on: paths)
    } catch {
      Console.complain(error.description)
      throw ExitCode(2)
    }
    let earlier = compare.flatMap(ReportOutput.earlierReport)
    let output = ReportOutput(
      threshold: failOn.severity, reviewFails: failOnReview,
      comparison: earlier.map { Comparison(of: report, with: $0) })
    let isPrinted = Console.deliver(output.bytes(of: report, as: format.report ?? .text))
    let isCompared = compare == nil || earlier != nil
    let isWritten = output.write(report, to: reports) && isCompared && isPrinted
    throw ExitCode(exitCode(for: report, isWritten: isWritten && audit.isWritten))
  }

  private func exitCode(for report: AuditReport, isWritten: Bool) -> Int32 {
    if !report.unreadable.isEmpty || report.screens.isEmpty || !isWritten { return 2 }
    return report.fails(at: failOn.severity, reviewFails: failOnReview) ? 1 : 0
  }
}
