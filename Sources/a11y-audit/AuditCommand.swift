internal import ArgumentParser
internal import Auditing
internal import CommandSupport
internal import Platform
internal import Reports

/// The options of the command; `AuditCommand+Run.swift` runs it.
@main
struct AuditCommand: PathListCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11y-audit",
    abstract: "Find accessibility defects in app screens.",
    discussion: """
      Reads Appium and WebDriverAgent page sources, uiautomator dumps, storyboards and xibs, \
      AccessibilitySnapshot hierarchies and ui files. A folder is searched for all of them, except \
      for vendored folders such as Pods; - is standard input.

      Project settings are in .earshot.yml, in the folder of each file or above it. An option takes \
      precedence over the file.

      Exit status: 0 no findings at or above --fail-on, 1 findings, 2 an input could not be read or \
      used, 64 wrong usage.
      """,
    version: Version.current)

  @Argument(
    help: ArgumentHelp("Files and folders to audit, or - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var input: InputOptions
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var policy: PolicyOptions
  @OptionGroup var sources: SourceOptions

  @Option(
    help: ArgumentHelp(
      "Audit records from standard input, each a path (files) or a screen in JSON (ndjson); print "
        + "a line of JSON for each.", valueName: "form"))
  var records: RecordForm?

  @OptionGroup var fixes: FixOptions
  @OptionGroup var failure: FailureOptions
  @OptionGroup var initialization: InitializationOptions

  @OptionGroup var serving: ServeOptions

  @Flag(help: "Print the time of each stage and rule to standard error.")
  var timings = false

  @Flag(help: "List the rules, as text or with --format json or markdown.")
  var listRules = false

  @Option(
    help: ArgumentHelp("Explain a rule, with examples and fixes.", valueName: "rule"),
    completion: RuleCatalogue.completion)
  var explain: String?

  @Option(
    help: ArgumentHelp(
      "Explain an element of one file: what is understood of it, and what each rule reports or why it "
        + "is silent; as text or with --format json.", valueName: "line[:column[:number]]"))
  var inspect: ElementPosition?

  static func main() { runAsProgram() }
}
