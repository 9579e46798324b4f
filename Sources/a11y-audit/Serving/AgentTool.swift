internal import AccessibilityModel
internal import Auditing
internal import Reports
internal import Serving
internal import Utterances

/// The tools, with their parameters.
enum AgentTool: String, CaseIterable {
  case audit, explain, inspect, transcript, compare

  var tool: Tool {
    switch self {
    case .audit:
      Tool(
        rawValue, title: "Audit screens",
        "Find accessibility defects in storyboards, xibs, page sources, dumps and captures.",
        Self.auditing)
    case .compare:
      Tool(
        rawValue, title: "Compare with earlier reports",
        "Audit screens and list new and fixed findings since earlier JSON reports.",
        Self.auditing + [
          Tool.Parameter(
            "earlier", .texts, "JSON reports of earlier runs, the latest last.", isRequired: true)
        ])
    case .explain:
      Tool(
        rawValue, title: "Explain a rule",
        "Why a rule exists, how to fix what it finds, and examples.",
        [Tool.Parameter("rule", .text, "The id of the rule.", isRequired: true)])
    case .inspect:
      Tool(
        rawValue, title: "Explain an element",
        "What is understood of one element of a file, and what each rule reports there or why it is silent.",
        Self.inspecting)
    case .transcript:
      Tool(
        rawValue, title: "Transcribe a screen",
        "What VoiceOver or TalkBack says at each stop of a screen, in reading order.",
        Self.transcribing)
    }
  }

  private static let auditing = [
    Tool.Parameter("paths", .texts, "Files and folders to audit.", isRequired: true),
    Tool.Parameter("only", .texts, "Ids of the only rules to run."),
    Tool.Parameter(
      "profile", .choice(Profile.allCases.map(\.rawValue)),
      "Rule profile. Default: the configuration's, or recommended."),
    Tool.Parameter(
      "sources", .texts,
      "Folders with the app's sources, read as evidence. Default: the configuration's, or the files' project."
    ),
    Tool.Parameter(
      "format", .choice(["text", "json", "markdown"]), "Report format. Default: text."),
    Tool.Parameter(
      "severity", .choice(ReportFilter.kinds), "List only findings of this severity, or review."),
    Tool.Parameter("rule", .texts, "List only findings of these rules; all run."),
    Tool.Parameter(
      "screen", .text, "List only screens whose title, identifier or file contains this text."),
    Tool.Parameter(
      "page", .text,
      "Which page of the findings, from 1. A page has at most \(ReportPages.size) bytes; the first begins with "
        + "the summary."),
  ]

  private static let inspecting = [
    Tool.Parameter(
      "path", .text, "A file, or a folder that a11y-capture has written.", isRequired: true),
    Tool.Parameter(
      "position", .text,
      "The line of the element, the column if others begin there, and the number of several at one position: 12, 12:5 or 12:5:2.",
      isRequired: true),
    Tool.Parameter("format", .choice(["text", "json"]), "Format. Default: text."),
  ]

  private static let transcribing = [
    Tool.Parameter(
      "path", .text, "A file, or a folder that a11y-capture has written.", isRequired: true),
    Tool.Parameter(
      "screen", .text, "Which screen of a file that has several: a number from 1, or a title."),
    Tool.Parameter(
      "orientation", .choice(Orientation.allCases.map(\.rawValue)),
      "Which layout. Default: the first."),
    Tool.Parameter(
      "wording", .choice(WordingName.allCases.map(\.rawValue)),
      "Phrasing. Default: voiceover, for Android talkback."),
    Tool.Parameter("format", .choice(["text", "json"]), "Transcript format. Default: text."),
  ]
}
