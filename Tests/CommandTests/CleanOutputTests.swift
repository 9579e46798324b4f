import Platform
import TestSupport
import Testing

/// Untrusted texts, in all places from which a command could print them.
struct HostileInput: CustomTestStringConvertible {
  let name: String
  var command = "a11y-audit"
  var arguments: [String]
  /// By their names in the working directory.
  var files: [String: String]

  var testDescription: String { name }

  /// ESC, BEL, C1, bidi controls, line ends and commands of CI systems.
  static let text =
    "a\u{1B}[31m\u{07}\u{9B}2J\u{85}\u{202E}b\u{2066}\u{2028}\r\n::stop-commands::x ##[error]y\n::error::z"
  /// The same, as far as XML and YAML allow it, literally and by references.
  private static let xml =
    "::stop-commands::x&#10;::error::y&#13;&#10;\u{9B}2J&#x85;\u{202E}b\u{2066}&#x2028; ##[error]z"
  private static let yaml = #""\e[31m\a\x9b2J\N\u202eb\u2066\L\r\n::stop-commands::x\n##[error]y""#
  private static let json =
    #"\u001b[31m\u0007\u009b2J\u0085\u202eb\u2066\u2028\r\n::stop-commands::x\n##[error]y"#
  private static let cart = #"<screen title="Cart"><UIButton frame="0 0 44 44"/></screen>"#

  static let all: [HostileInput] = [
    HostileInput(
      name: "an attribute that is no number", arguments: ["a.xml"],
      files: ["a.xml": "<screen><UIButton frame=\"\(xml)\"/></screen>"]),
    HostileInput(
      name: "an attribute with a warning", arguments: ["a.xml"],
      files: [
        "a.xml": "<screen><UIButton traits=\"\(xml)\" \u{202E}x=\"\" label=\"\(xml)\"/></screen>"
      ]),
    HostileInput(
      name: "a file name", arguments: ["."],
      files: [
        "::stop-commands::\u{1B}[31m\u{9B}\u{202E}\n::error::b.xml": "<screen",
        "\n::warning::c.xml": "<screen><UIButton traits=\"q\"/></screen>",
      ]),
    HostileInput(
      name: "a path that is not there", arguments: ["::stop-commands::\n::error::\u{1B}[31m.xml"],
      files: [:]),
    HostileInput(
      name: "an option that is not there", arguments: ["--\u{1B}[31m\n::error::x"], files: [:]),
    HostileInput(
      name: "an argument that no option takes", arguments: ["--format", "\u{9B}\n::error::x"],
      files: [:]),
    HostileInput(
      name: "a key of a configuration", arguments: ["a.xml"],
      files: ["a.xml": cart, ".earshot.yml": "\(yaml): 1\n"]),
    HostileInput(
      name: "a rule of a configuration", arguments: ["a.xml"],
      files: ["a.xml": cart, ".earshot.yml": "rules: {\(yaml): off}\n"]),
    HostileInput(
      name: "a configuration that is extended", arguments: ["a.xml"],
      files: ["a.xml": cart, ".earshot.yml": "extends: \(yaml)\n"]),
    HostileInput(
      name: "a class of a configuration that is stale", arguments: ["a.xml"],
      files: ["a.xml": cart, ".earshot.yml": "classes: {\(yaml): {superclass: UIView}}\n"]),
    HostileInput(
      name: "a comment that suppresses", arguments: ["a.xml"],
      files: [
        "a.xml":
          "<screen><!-- earshot:disable \u{9B}\n::error::x\u{202E} — y --><UIButton/></screen>"
      ]),
    HostileInput(
      name: "the traits and the format of a snapshot", arguments: ["a.json"],
      files: [
        "a.json": """
        [{"element": {"_0": {"label": "\(json)", "traits": ["\(json)"], "shape":
        {"type": "\(json)", "frame": [[0, 0], [1, 1]]}}, "traversalIndex": 0}}]
        """
      ]),
    HostileInput(
      name: "an entry of a baseline that is stale",
      arguments: ["--baseline", "known", "a.xml"],
      files: [
        "a.xml": cart,
        "known":
          #"{"file": "a.xml", "rule": "missing-label", "element": "\#(json)", "count": 2}"# + "\n",
      ]),
    HostileInput(
      name: "an earlier report", arguments: ["--compare", "b.json", "a.xml"],
      files: ["a.xml": cart, "b.json": "{\"\(json)\": \"\(json)\", \"screens\": \"\(json)\"}"]),
    HostileInput(
      name: "a label in the text report", arguments: ["--fail-on", "note", "a.xml"],
      files: ["a.xml": "<screen title=\"\(xml)\"><UIButton label=\"\(xml)\"/></screen>"]),
    HostileInput(
      name: "a label in a transcript", command: "a11y-read", arguments: ["--transcript", "a.xml"],
      files: ["a.xml": "<screen><UILabel text=\"\(xml)\"/></screen>"]),
    HostileInput(
      name: "a label in a session", command: "a11y-read", arguments: ["--commands", "c", "a.xml"],
      files: [
        "a.xml": "<screen title=\"\(xml)\"><UIButton label=\"\(xml)\"/></screen>",
        "c": "next\nitems\nwhere\n\u{1B}[31m::error::x\n",
      ]),
    HostileInput(
      name: "a transcript that differs", command: "a11y-read",
      arguments: ["--check", "kept.txt", "a.xml"],
      files: [
        "a.xml": "<screen><UILabel text=\"\(xml)\"/></screen>",
        "kept.txt": "::error::x\u{1B}[31m\u{202E}\n\u{9B}\n",
      ]),
    HostileInput(
      name: "an element that a visit cannot begin at", command: "a11y-read",
      arguments: ["--transcript", "--start", "\u{1B}[31m\n::error::x", "a.xml"],
      files: ["a.xml": cart]),
  ]
}

@Suite(
  .enabled(
    if: CommandRun.isBuilt("a11y-audit") && CommandRun.isBuilt("a11y-read"),
    "skips: the commands are not built here"))
struct CleanOutputTests {
  @Test(arguments: HostileInput.all)
  func `no text of a stranger commands a terminal or a CI system`(_ hostile: HostileInput) throws {
    let folder = try ScratchFolder()
    for (name, text) in hostile.files { _ = try folder.write(text, to: name) }
    let run = try CommandRun(hostile.command, hostile.arguments, in: folder.path)
    // Every case makes the command print something about the untrusted text.
    #expect(!(run.output + run.errors).isEmpty)
    for text in [run.output, run.errors] {
      #expect(text.unicodeScalars.filter(Self.isUnsafe) == [])
      let lines = text.split { $0.isNewline }
      #expect(lines.filter { $0.drop { $0.isWhitespace }.hasPrefix("::") } == [])
      #expect(!text.contains("##["))
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
