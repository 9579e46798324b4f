internal import ArgumentParser
internal import Auditing
internal import Platform
internal import Reports

/// The forms of the report, and its content besides the findings.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Report format.", valueName: "form"))
  var format: FormChoice = .text

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write an additional report to a file; html=folder/ writes a page for each file. May be "
        + "repeated.", valueName: "form=file"))
  var files: [ReportTarget] = []

  @Option(
    help: ArgumentHelp(
      "List new and fixed findings since an earlier JSON report. May be repeated, the latest last, "
        + "for a trend.", valueName: "report.json"), completion: .file())
  var compare: [String] = []

  @Option(
    help: ArgumentHelp("Write the number of findings to an SVG badge.", valueName: "file.svg"),
    completion: .file())
  var badge: String?

  @Option(
    name: .customLong("audio"),
    help: ArgumentHelp(
      "Add the speech that a11y-read --clips wrote to this folder to the HTML report. "
        + "May be repeated.", valueName: "folder"), completion: .directory)
  var audioFolders: [String] = []

  @Flag(help: "Print every finding with its fix, and every skipped rule with the reason.")
  var verbose = false

  @Flag(help: "Print only findings that fail the run, and unreadable files.")
  var quiet = false

  @Flag(help: "List all custom controls with their accessibility.")
  var customControls = false

  var audio: AudioOption { AudioOption(folders: audioFolders) }

  /// All forms that are written.
  var forms: [any Reporter.Type] { [format.report].compactMap(\.self) + files.map(\.form) }

  /// Whether a form of the report can hold speech.
  var playsSound: Bool { forms.contains { $0.features.contains(.sound) } }

  /// Whether a form of the report draws the screens.
  var draws: Bool { forms.contains { $0.features.contains(.drawings) } }
}

extension ReportOptions {
  /// Whether standard output is the text report.
  var isText: Bool { format.name == TextReport.identifier }

  func validate() throws {
    if verbose, quiet { throw ValidationError("--verbose does not go with --quiet.") }
    let flags = [("--verbose", verbose), ("--quiet", quiet), ("--custom-controls", customControls)]
    if !isText, let flag = flags.first(where: \.1) {
      throw ValidationError("\(flag.0) is for --format text.")
    }
  }

  /// The style of the text report on standard output.
  var textStyle: TextStyle {
    var style = TextStyle()
    style.detail = verbose ? .everything : quiet ? .failures : .standard
    style.listsCustomControls = customControls
    style.width = Console.outputWidth
    style.hasColors = Console.hasColors
    return style
  }
}
