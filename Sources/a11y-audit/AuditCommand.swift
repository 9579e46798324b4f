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
    abstract: "Find accessibility defects in app screens.",
    discussion: """
      Reads UI hierarchies in XML (our own format, Appium and WebDriverAgent page sources …) and \
      reports controls that lack what VoiceOver needs. A folder is searched for files of those \
      kinds; - is standard input.

      Project settings are in .earshot.yml, in the folder of each file or above it.

      Exit status: 0 nothing at or above the threshold, 1 findings, 2 an input could not be read \
      or used, 64 wrong usage.
      """,
    version: Version.current)

  @Argument(
    help: ArgumentHelp("Files and folders to audit, or - for standard input.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var input: InputOptions
  @OptionGroup var pictures: PictureOptions
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

  @Flag(help: "Print the time of each stage and each rule to standard error.")
  var timings = false

  @Flag(help: "List the rules; --format json or markdown for other forms.")
  var listRules = false

  @Option(
    help: ArgumentHelp("Explain a rule, with examples and fixes.", valueName: "rule"))
  var explain: String?

  static func main() { runAsProgram() }
}
