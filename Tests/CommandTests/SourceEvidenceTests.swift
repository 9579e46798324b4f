import TestSupport
import Testing

/// Code that sets one fact, and the location of it in the reports.
struct OriginCase: CustomTestStringConvertible, Sendable {
  let fact: String
  /// In the controller with the outlet `play`.
  var player = ""
  /// In the class of the button.
  var button = ""
  /// The text in the JSON report; nil for none.
  var text: String?

  var testDescription: String { fact }
  /// The line of the code in `Player.swift`.
  var line: Int { player.isEmpty ? 6 : 3 }

  static let all = [
    OriginCase(fact: "label", player: #"func a() { play.accessibilityLabel = "Go" }"#, text: "Go"),
    OriginCase(
      fact: "value", button: #"override var accessibilityValue: String? { get { "On" } set {} }"#,
      text: "On"),
    OriginCase(fact: "hint", player: "func a() { play.accessibilityHint = hint }"),
    OriginCase(
      fact: "traits", player: "func a() { play.accessibilityTraits = [.button, .selected] }"),
    OriginCase(fact: "isElement", player: "func a() { play.isAccessibilityElement = true }"),
    OriginCase(
      fact: "elementsHidden", player: "func a() { play.accessibilityElementsHidden = false }"),
    OriginCase(
      fact: "elements",
      button: "override var accessibilityElements: [Any]? { get { parts } set {} }"),
    OriginCase(
      fact: "text", player: #"func a() { play.setTitle("Play", for: .normal) }"#, text: "Play"),
    OriginCase(
      fact: "image", player: #"func a() { play.setImage(UIImage(named: "play"), for: .normal) }"#),
    OriginCase(
      fact: "font", player: "func a() { play.titleLabel?.font = .systemFont(ofSize: 12) }"),
    OriginCase(
      fact: "adjustsFont",
      player: "func a() { play.titleLabel?.adjustsFontForContentSizeCategory = true }"),
    OriginCase(fact: "gesture", player: "func a() { play.addGestureRecognizer(tap) }"),
    OriginCase(
      fact: "target",
      player: "func a() { play.addTarget(self, action: #selector(b), for: .touchUpInside) }"),
    OriginCase(
      fact: "activation", button: "override func accessibilityActivate() -> Bool { true }"),
    OriginCase(fact: "adjustment", button: "override func accessibilityIncrement() {}"),
    OriginCase(
      fact: "customActions", player: "func a() { play.accessibilityCustomActions = [undo] }"),
    OriginCase(
      fact: "identifier", player: #"func a() { play.accessibilityIdentifier = "go" }"#, text: "go"),
    OriginCase(fact: "hidden", player: "func a() { play.isHidden = isEmpty }"),
    OriginCase(
      fact: "hitArea",
      button: "override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true }"),
    OriginCase(fact: "contentSize", player: "func a() { play.contentEdgeInsets = .zero }"),
    OriginCase(fact: "textColor", player: "func a() { play.setTitleColor(.red, for: .normal) }"),
    OriginCase(
      fact: "placeholder", player: #"func a() { play.placeholder = "Find" }"#, text: "Find"),
    OriginCase(fact: "isEditable", player: "func a() { play.isEditable = false }"),
    OriginCase(fact: "range", player: "func a() { play.maximumValue = 5 }"),
    OriginCase(fact: "backgroundColor", player: "func a() { play.backgroundColor = .red }"),
    OriginCase(fact: "tintColor", player: "func a() { play.tintColor = .red }"),
  ]
}

/// The JSON report, the list of custom controls and `--explain` show where a fact comes from.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct SourceEvidenceTests {
  private let xib = InterfaceBuilderDocument.xib(
    owner: "Player", outlets: ["play": "b1"],
    subviews: #"""
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b1" customClass="PlayButton">
        <rect key="frame" x="20" y="100" width="30" height="30"/>
        <constraints>
          <constraint firstAttribute="width" constant="30" id="c1"/>
          <constraint firstAttribute="height" constant="30" id="c2"/>
        </constraints>
        <state key="normal" image="play"/>
      </button>
      """#)

  private func run(_ arguments: [String], player: String = "", button: String = "") throws -> String
  {
    let folder = try ScratchFolder()
    _ = try folder.write(xib, to: "App/Player.xib")
    _ = try folder.write(
      """
      class Player: UIViewController {
        @IBOutlet var play: PlayButton!
        \(player)
      }
      class PlayButton: UIButton {
        \(button)
      }
      """, to: "App/Player.swift")
    return try CommandRun("a11y-audit", arguments + ["App"], in: folder.path).output
  }

  /// The lines of a text that contain another text.
  private func lines(_ text: String, with part: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop(while: \.isWhitespace)) }
      .filter { $0.contains(part) }
  }

  @Test(arguments: OriginCase.all)
  func `the JSON report has the origin of every fact`(_ example: OriginCase) throws {
    let output = try run(["--format", "json"], player: example.player, button: example.button)
    let text = example.text.map { "\"\($0)\"" } ?? "null"
    let found = lines(output, with: "{\"fact\": \"\(example.fact)\"")
    #expect(
      Set(found.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }) == [
        "{\"fact\": \"\(example.fact)\", \"state\": \"set\", \"text\": \(text), "
          + "\"file\": \"App/Player.swift\", \"line\": \(example.line), \"reason\": null}"
      ])
  }

  @Test(arguments: OriginCase.all)
  func `the list of custom controls has the origin of every fact`(_ example: OriginCase) throws {
    let output = try run(
      ["--custom-controls", "--only", "missing-label"], player: example.player,
      button: example.button)
    let place = "App/Player.swift:\(example.line)"
    if ["label", "value", "hint", "traits"].contains(example.fact) {
      #expect(lines(output, with: "\(example.fact) given by code").count == 1)
      #expect(output.contains("(\(place))"))
    } else {
      #expect(
        lines(output, with: "set by code: ").contains("set by code: \(example.fact) at \(place)"))
    }
  }

  @Test func `the list of custom controls says what was looked at`() throws {
    let output = try run(["--custom-controls", "--only", "missing-label"])
    #expect(
      lines(output, with: "not set by code") == [
        "not set by code: label, value, hint (the sources use Player.play, PlayButton and never set it)"
      ])
  }

  @Test func `a hit area that nothing sets is the evidence for a size`() throws {
    let output = try run(["--format", "json", "--only", "target-size-platform"])
    #expect(
      lines(output, with: "\"hitArea\"") == [
        "{\"fact\": \"hitArea\", \"state\": \"not-set\", \"text\": null, \"file\": null, "
          + "\"line\": null, \"reason\": \"the sources use Player.play, PlayButton and never set it\"},"
      ])
  }

  @Test(arguments: [
    ("target-size-platform", "contentSize, hitArea"), ("missing-label", "label, text"),
    ("dynamic-type-unsupported", "adjustsFont, font"),
    ("text-contrast", "backgroundColor, textColor, tintColor"),
    ("duplicate-clickable-bounds", "hidden"),
  ])
  func `a rule names the facts that answer it`(_ rule: String, _ facts: String) throws {
    let output = try CommandRun("a11y-audit", ["--explain", rule]).output
    #expect(
      lines(output, with: "Source code can settle").contains { $0.contains(facts) })
  }

  @Test(arguments: [
    ("image = item.image", "review"), ("image = NSImage(named: \"folder\")", "fail"),
    ("image = NSImage(systemSymbolName: \"gear\", accessibilityDescription: text)", "review"),
    ("image = nil", "fail"), ("isHidden = true", "fail"),
  ])
  func `an image of AppKit that code sets may have a description`(_ code: String, _ outcome: String)
    throws
  {
    let folder = try ScratchFolder()
    let image = #"""
      <imageView id="i1"><rect key="frame" x="20" y="20" width="32" height="32"/>
        <imageCell key="cell" refusesFirstResponder="YES" id="i2"/></imageView>
      """#
    _ = try folder.write(
      InterfaceBuilderDocument.xib(
        InterfaceBuilderDocument.owner("Info", outlets: ["icon": "i1"]) + #"""
          <customView id="v1"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews>\#(image)</subviews></customView>
          """#, for: .macOS), to: "App/Info.xib")
    _ = try folder.write(
      """
      class Info: NSViewController {
        @IBOutlet var icon: NSImageView!
        func show(_ item: Item) { icon.\(code) }
      }
      """, to: "App/Info.swift")
    let output = try CommandRun(
      "a11y-audit", ["--format", "json", "--only", "image-missing-label", "App"], in: folder.path
    ).output
    #expect(
      lines(output, with: "\"outcome\"").map { $0.prefix { $0 != "," } } == [
        "\"outcome\": \"\(outcome)\""
      ])
  }
}

/// Code that sets something on a view, and the findings about it.
struct CodeFindingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let code: String
  let rule: String
  let findings: [String]

  static let all = [
    CodeFindingCase(
      testDescription: "a font that the sources do not show", code: "note.font = fonts.small",
      rule: "dynamic-type-unsupported",
      findings: [#"review,dynamic-type-unsupported,"UILabel ""Note"" may use a fixed font size""#]),
    CodeFindingCase(
      testDescription: "a background in one case",
      code: "if isDark { note.backgroundColor = .gray }",
      rule: "text-contrast",
      findings: [#"review,text-contrast,"UILabel ""Note"" may have a text contrast of 1.60:1"#]),
    CodeFindingCase(
      testDescription: "a background in all cases", code: "note.backgroundColor = shade()",
      rule: "text-contrast", findings: []),
    CodeFindingCase(
      testDescription: "a tap on a picture that gets no touches",
      code: "photo.addGestureRecognizer(UITapGestureRecognizer())", rule: "control-not-exposed",
      findings: []),
    CodeFindingCase(
      testDescription: "a tap on a picture that code lets have touches",
      code: "photo.isUserInteractionEnabled = true\n"
        + "photo.addGestureRecognizer(UITapGestureRecognizer())",
      rule: "control-not-exposed",
      findings: [#"error,control-not-exposed,"UIImageView is unreachable with VoiceOver"#]),
  ]
}

extension SourceEvidenceTests {
  private static let views = InterfaceBuilderDocument.xib(
    owner: "Notes", outlets: ["note": "l1", "photo": "i1"],
    subviews: #"""
      <label userInteractionEnabled="NO" text="Note" id="l1">
        <rect key="frame" x="20" y="100" width="200" height="24"/>
        <fontDescription key="fontDescription" type="system" pointSize="13"/>
        <color key="backgroundColor" white="1" alpha="1"/>
        <color key="textColor" white="0.8" alpha="1"/>
      </label>
      <imageView userInteractionEnabled="NO" image="photo" id="i1">
        <rect key="frame" x="20" y="200" width="100" height="100"/>
      </imageView>
      """#)

  @Test(arguments: CodeFindingCase.all)
  func `code decides between a failure, a question and silence`(
    _ example: CodeFindingCase
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.views, to: "App/Notes.xib")
    _ = try folder.write(
      """
      class Notes: UIViewController {
        @IBOutlet var note: UILabel!
        @IBOutlet var photo: UIImageView!
        func a() {
          \(example.code)
        }
      }
      """, to: "App/Notes.swift")
    let output = try CommandRun(
      "a11y-audit", ["--only", example.rule, "--format", "csv", "App"], in: folder.path
    ).output
    let lines = output.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
    #expect(
      lines.map { line in example.findings.first { line.hasPrefix($0) } ?? line }
        == example.findings)
  }
}
