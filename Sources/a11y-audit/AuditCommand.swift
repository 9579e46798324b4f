internal import ArgumentParser
internal import Auditing
internal import CommandSupport
internal import HostSystem
internal import Reports

/// What the command takes; what it then does stands in the files beside this one.
///
/// Its options stand here one by one, in the order of the help: for each group of them the parser asks
/// the runtime four times for a conformance, which then goes through all that there are. They have names
/// because the parser works one out of a property letter by letter, by the tables of Unicode.
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

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("The form of the report.", valueName: "form"))
  var format: FormChoice = .text

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp("A further report to a file; repeatable.", valueName: "form=file"))
  var reports: [ReportTarget] = []

  @Option(
    name: .customLong("compare"),
    help: ArgumentHelp(
      "Tell what is new, fixed and unchanged since an earlier JSON report.",
      valueName: "report.json"))
  var compare: String?

  @Option(
    name: .customLong("audio"),
    help: ArgumentHelp(
      "Put the speech that a11y-read --clips wrote here, or in folders below, into the HTML report; "
        + "repeatable.", valueName: "folder"))
  var audioFolders: [String] = []

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Run these rules alone, separated by commas; repeatable.", valueName: "ids"))
  var only: [String] = []

  @Option(
    name: .customLong("disable"),
    help: ArgumentHelp("Leave these rules out, separated by commas; repeatable.", valueName: "ids"))
  var disable: [String] = []

  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp(
      "Which rules run; else the configuration, else recommended.",
      valueName: "name"))
  var profile: Profile?

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration; else .earshot.yml upwards from each file.", valueName: "file"))
  var config: String?

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "Findings that are known: counted, not failed; else the configuration's.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp(
      "Write what is open to a baseline; entries of what is not looked at stay.",
      valueName: "file"))
  var writeBaseline: String?

  @Flag(
    name: .customLong("prune"),
    help: "Take out of the baseline what is no longer found.")
  var prune = false

  @Option(
    name: .customLong("records"),
    help: ArgumentHelp(
      "Audit records from standard input one by one, each a path (files) or a screen in JSON "
        + "(ndjson), and print a line of JSON for each.", valueName: "form"))
  var records: RecordForm?

  @Flag(
    name: .customLong("fix"),
    help: ArgumentHelp(
      "Write the fixes that are certain into files of our own format and of Interface Builder."))
  var fix = false

  @Flag(
    name: .customLong("dry-run"),
    help: "With --fix, print what would change as a diff, and write nothing.")
  var dryRun = false

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp("The severity from which findings fail the run.", valueName: "severity"))
  var failOn: FailureThreshold = .error

  @Flag(
    name: .customLong("fail-on-review"),
    help: "Let findings fail that a person must decide.")
  var failOnReview = false

  @Flag(
    name: .customLong("timings"),
    help: "Tell on standard error how long each stage and each rule took.")
  var timings = false

  @Flag(
    name: .customLong("list-rules"),
    help: "List the rules, with --format json or markdown for other forms.")
  var listRules = false

  @Option(
    name: .customLong("explain"),
    help: ArgumentHelp("Tell why a rule is there and how to mend it.", valueName: "rule"))
  var explain: String?

  static func main() {
    ProcessMemory.useAgain()
    runAsProgram()
  }
}

// Options that go together, as those take them who act on them.
extension AuditCommand {
  var audio: AudioOption { AudioOption(folders: audioFolders) }
  var selection: RuleOptions { RuleOptions(only: only, disable: disable, profile: profile) }
  var policy: PolicyOptions {
    PolicyOptions(
      config: config, baseline: baseline, writeBaseline: writeBaseline, prune: prune)
  }
  var fixes: FixOptions { FixOptions(fix: fix, dryRun: dryRun) }
}
