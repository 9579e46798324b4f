internal import ArgumentParser
internal import Auditing
internal import CommandSupport
internal import Platform
internal import Reports

/// The options of the command; `AuditCommand+Run.swift` holds what it does with them.
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
  @OptionGroup var reports: ReportOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var policy: PolicyOptions
  @OptionGroup var sources: SourceOptions

  @Option(
    help: ArgumentHelp(
      "Audit records from standard input one by one, each a path (files) or a screen in JSON "
        + "(ndjson), and print a line of JSON for each.", valueName: "form"))
  var records: RecordForm?

  @OptionGroup var fixes: FixOptions
  @OptionGroup var failure: FailureOptions

  @Flag(help: "Tell on standard error how long each stage and each rule took.")
  var timings = false

  @Flag(help: "List the rules, with --format json or markdown for other forms.")
  var listRules = false

  @Option(
    help: ArgumentHelp("Tell why a rule is there and how to mend it.", valueName: "rule"))
  var explain: String?

  static func main() { runAsProgram() }
}
