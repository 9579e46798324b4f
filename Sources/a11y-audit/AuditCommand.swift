internal import ArgumentParser
internal import Auditing
internal import AutoLayout
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

  @OptionGroup var device: DeviceOption

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

  @OptionGroup var audio: AudioOption

  @OptionGroup var selection: RuleOptions

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var many: RecordOptions

  @OptionGroup var fixes: FixOptions

  @Option(
    help: ArgumentHelp("The severity from which findings fail the run.", valueName: "severity"))
  var failOn: FailureThreshold = .error

  @Flag(help: "Let findings fail that a person must decide.")
  var failOnReview = false

  @Flag(help: "Tell on standard error how long each stage and each rule took.")
  var timings = false

  @Flag(help: "List the rules, with --format json or markdown for other forms.")
  var listRules = false

  @Option(help: ArgumentHelp("Tell why a rule is there and how to mend it.", valueName: "rule"))
  var explain: String?

  static func main() { runAsProgram() }

  func validate() throws {
    if let explain, !explain.hasPrefix("custom/"), RuleCatalogue.rule(explain) == nil {
      throw ValidationError(RuleCatalogue.unknown(explain))
    }
    try validateRecords()
    try validateRotation()
    try validateFixes()
    let isUsable = listRules ? format.list != nil : explain != nil || format.report != nil
    if !isUsable {
      let what = listRules ? "The list of rules" : "A report"
      throw ValidationError("\(what) has no form \"\(format.name)\".")
    }
    try audio.validate(drawsPage: forms.contains(.html))
    if paths.isEmpty, !listRules, explain == nil, many.records == nil {
      throw ValidationError("Name at least one file or folder, or - for standard input.")
    }
  }

  private func validateFixes() throws {
    guard fixes.fix else { return }
    if paths.contains(InputFile.standardInput) {
      throw ValidationError("--fix writes files and goes not with -.")
    }
    if policy.writeBaseline != nil || policy.prune {
      throw ValidationError(
        "--fix goes with neither --write-baseline nor --prune: fix first, then write the baseline.")
    }
    if fixes.dryRun, format.name != FormChoice.text.name {
      throw ValidationError(
        "--dry-run prints a diff; --report form=file writes a report beside it.")
    }
  }

  /// All that are written; nil stands for a list of rules.
  private var forms: [ReportForm?] { [format.report] + reports.map(\.form) }

  private func validateRotation() throws {
    guard rotation.rotated != nil else { return }
    guard paths.count == 1, !Folder.isFolder(paths[0]) else {
      throw ValidationError("--rotated goes with one file: the same screen, not turned.")
    }
  }

  func run() throws {
    Console.outliveReaders()
    if listRules { return Console.print(RuleCatalogue.list(as: format.list ?? .text)) }
    if let explain { return try tell(of: explain) }
    if let form = many.records { throw ExitCode(audit(form)) }
    let draws = forms.contains { [.html, .markdown].contains($0) }
    let timings = timings ? AuditTimings() : nil
    var fresh = AuditRun(
      loader: InputLoader(input), choice: selection.choice, options: policy,
      draws: draws, rotated: rotation.rotated,
      devices: DeviceAudits(devices: device.devices, draws: draws))
    fresh.timings = timings
    var audit = fresh
    var report: AuditReport
    var isFixed = true
    do throws(RunError) {
      report = try audit.report(on: paths)
      if fixes.fix {
        let run = FixRun(fresh, on: paths, files: audit.files, report: report)
        isFixed = try write(run, &report)
      }
    } catch {
      Console.complain(error.description)
      throw ExitCode(2)
    }
    let isTold = timings?.measure("reports") { tell(report) } ?? tell(report)
    for line in timings?.lines ?? [] { Console.complain(line) }
    ProcessMemory.leave(report)
    throw ExitCode(exitCode(for: report, isWritten: isTold && isFixed && audit.isWritten))
  }

  private func tell(of rule: String) throws {
    guard rule.hasPrefix("custom/") else {
      return Console.print(RuleCatalogue.explanation(of: rule))
    }
    do throws(RunError) {
      Console.print(
        try DeclaredRuleExplanation(rule, configuration: policy.config).text)
    } catch {
      Console.complain(error.description)
      throw ExitCode(2)
    }
  }

  /// Writes the fixes, or shows them.
  ///
  /// - Returns: whether everything was written that was to be.
  private func write(_ run: FixRun, _ report: inout AuditReport) throws(RunError) -> Bool {
    var run = run
    try run.settle()
    if fixes.dryRun {
      // A terminal must not be steered by a label; a pipe gets what `patch` takes.
      if Console.isOutputTerminal {
        for line in String(decoding: run.diff, as: UTF8.self).split(whereSeparator: \.isNewline) {
          Console.print(TerminalText.safe(String(line)) + "\n")
        }
      } else {
        Console.print(run.diff)
      }
      for line in FixWords(run.record(run.current), isDone: false).lines { Console.complain(line) }
      return true
    }
    let isWritten = run.write()
    report = try run.finalReport()
    report.fixes = run.record(report)
    if format.report != .text {
      for line in FixWords(run.record(report)).lines { Console.complain(line) }
    }
    return isWritten
  }

  /// Prints the report, and writes the others.
  ///
  /// - Returns: whether everything was written.
  private func tell(_ report: AuditReport) -> Bool {
    let earlier = compare.flatMap(ReportOutput.earlierReport)
    let (sound, hasAllSound) = audio.sound(for: report)
    let output = ReportOutput(
      threshold: failOn.severity, reviewFails: failOnReview,
      comparison: earlier.map { Comparison(of: report, with: $0) }, sound: sound)
    let isPrinted = fixes.dryRun || output.print(report, as: format.report ?? .text)
    let isUsed = (compare == nil || earlier != nil) && hasAllSound
    return output.write(report, to: reports) && isUsed && isPrinted
  }

  private func exitCode(for report: AuditReport, isWritten: Bool) -> Int32 {
    if !report.unreadable.isEmpty || report.screens.isEmpty || !isWritten { return 2 }
    return report.fails(at: failOn.severity, reviewFails: failOnReview) ? 1 : 0
  }
}
