import Platform
import SourceText
import TestSupport
import Testing

/// Storyboards with the app's own sources beside them.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct SourceCommandTests {
  /// A controller with one button, which an outlet leads to.
  private func xib(
    _ button: String = #"<state key="normal" image="play"/>"#,
    outlets: KeyValuePairs<String, String> = ["view": "v1", "play": "b1"]
  ) -> String {
    InterfaceBuilderDocument.xib(
      owner: "Player", outlets: outlets,
      subviews: #"""
        <button id="b1">
          <rect key="frame" x="20" y="100" width="60" height="60"/>
          \#(button)
        </button>
        """#)
  }

  private let only = [
    "--only", "missing-label,label-is-stub,label-is-identifier", "--format", "text",
  ]

  private func folder(_ code: String, _ file: String = "App/Player.swift") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = try folder.write(xib(), to: "App/Player.xib")
    _ = try folder.write(
      "class Player: UIViewController { @IBOutlet var play: UIButton!\n\(code)\n}\n", to: file)
    return folder
  }

  private func findings(_ arguments: [String], in folder: ScratchFolder) throws -> [String] {
    let run = try CommandRun("a11y-audit", only + arguments, in: folder.path)
    return run.output.split(separator: "\n").filter { $0.contains(".xib:") }.map(String.init)
  }

  private let question =
    "App/Player.xib:14:9: review: UIButton may have no label"
    + "; VoiceOver reads its image name “Play” [missing-label]"
  private let failure =
    "App/Player.xib:14:9: error: UIButton has no label"
    + "; VoiceOver reads its image name “Play” [missing-label]"

  @Test func `a fact that no code sets is a failure, and without sources a review`() throws {
    let folder = try folder("")
    #expect(try findings(["App"], in: folder) == [failure])
    #expect(try findings(["App", "--no-sources"], in: folder) == [question])
    #expect(try findings(["App/Player.xib"], in: folder) == [question])
    #expect(try findings(["App/Player.xib", "--sources", "App"], in: folder) == [failure])
  }

  @Test func `a file that nothing refers to is audited last, with the reason`() throws {
    let folder = try folder("")
    _ = try folder.write("@main class AppDelegate: UIResponder {}", to: "App/App.swift")
    _ = try folder.write(
      xib().replacing("Player", with: "Zoo"), to: "App/Zoo.xib")
    _ = try folder.write("let a = load(\"Zoo\")", to: "App/Zoo.swift")
    let run = try CommandRun("a11y-audit", ["--format", "json", "App"], in: folder.path)
    let screens = try JSONDocument(Array(run.output.utf8)).root["screens"]?.array ?? []
    #expect(screens.map { $0["source"]?.string } == ["App/Zoo.xib", "App/Player.xib"])
    #expect(
      screens.map { $0["unmentioned"]?.string } == [
        nil,
        "nothing refers to this file or its class (searched 3 source files, 2 storyboards and xibs)",
      ])
    #expect(run.errors == "")
    let rules = screens.last?["findings"]?.array?.compactMap { $0["rule"]?.string }
    #expect(rules?.contains("missing-label") == true)
  }

  @Test func `a review about a fact that code sets is resolved`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = title }")
    #expect(try findings(["App"], in: folder) == [])
  }

  @Test func `literals in code are checked`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = \"playButton_main\" }")
    #expect(
      try findings(["App"], in: folder) == [
        "App/Player.xib:14:9: error: UIButton \"playButton_main\" has the code identifier "
          + "“playButton_main” as its label [label-is-identifier]"
      ])
  }

  @Test func `the configuration says where the sources are`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = title }", "Sources/Player.swift")
    #expect(try findings(["App"], in: folder) == [question])
    _ = try folder.write("sources: Sources\n", to: ".earshot.yml")
    #expect(try findings(["App"], in: folder) == [])
    #expect(try findings(["App", "--no-sources"], in: folder) == [question])
  }

  @Test func `libraries beside the app are left out`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = title }", "App/Pods/Player.swift")
    #expect(try findings(["App"], in: folder) == [question])
    #expect(try findings(["App", "--sources", "App/Pods"], in: folder) == [])
  }

  @Test func `a source that cannot be parsed is a located warning`() throws {
    let folder = try folder("")
    _ = try folder.write("class Broken: UIView {\n", to: "App/Broken.swift")
    let run = try CommandRun("a11y-audit", only + ["App"], in: folder.path)
    #expect(
      run.errors
        == "App/Broken.swift:2:1: warning: found the end of the file; expected \"}\"\n")
    #expect(run.status == 1)
  }

  // MARK: Records

  @Test func `records take the sources that are named`() throws {
    let folder = try folder("func a() { play.accessibilityLabel = title }")
    func rules(_ arguments: [String]) throws -> Int {
      let run = try CommandRun(
        "a11y-audit", ["--only", "missing-label", "--records", "files"] + arguments,
        input: "App/Player.xib\n", in: folder.path)
      return run.output.count(of: "\"rule\": \"missing-label\"")
    }
    #expect(try rules([]) == 1)
    #expect(try rules(["--sources", "App"]) == 0)
    _ = try folder.write("sources: App\n", to: ".earshot.yml")
    #expect(try rules([]) == 0)
    #expect(try rules(["--no-sources"]) == 1)
  }

  @Test func `records are not begun where the sources are not there`() throws {
    let folder = try folder("")
    let run = try CommandRun(
      "a11y-audit", ["--records", "files", "--sources", "Nowhere"], input: "App/Player.xib\n",
      in: folder.path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "Nowhere: error: no such file; expected a folder with the app's sources\n")
  }

  // MARK: Colours

  /// A red text on a named ground, which is red itself where it is dark.
  private func colors(_ code: String = "", plist: String? = nil) throws -> ScratchFolder {
    let folder = try folder(code)
    let button = """
      <color key="backgroundColor" name="Ground"/>
      <state key="normal" title="Play"><color key="titleColor" red="0.8" green="0" blue="0" alpha="1"/></state>
      """
    _ = try folder.write(xib(button), to: "App/Player.xib")
    let red = #"{"red": "0.8", "green": "0.0", "blue": "0.0", "alpha": "1.0"}"#
    let white = #"{"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"}"#
    _ = try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": \(white)}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": \(red)}}]}
      """, to: "App/Assets.xcassets/Ground.colorset/Contents.json")
    if let plist { _ = try folder.write(plist, to: "App/Info.plist") }
    return folder
  }

  private func contrasts(_ folder: ScratchFolder) throws -> [String] {
    let run = try CommandRun("a11y-audit", ["--only", "text-contrast", "App"], in: folder.path)
    return run.output.split(separator: "\n").filter { $0.contains(".xib:") }.map(String.init)
  }

  private let faint =
    "App/Player.xib:14:9: error: UIButton \"Play\" has a text contrast of 1.00:1; minimum "
    + "3:1"

  @Test func `a named colour is judged in each of its appearances`() throws {
    #expect(try contrasts(colors()) == [faint + ", in dark mode [text-contrast]"])
  }

  @Test func `a named colour that refers to a colour of the system is that colour`() throws {
    let folder = try folder("")
    let title =
      #"<state key="normal" title="Play"><color key="titleColor" name="Auxiliary"/></state>"#
    let ground = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
    _ = try folder.write(xib(ground + title), to: "App/Player.xib")
    let asset = "App/Assets.xcassets/Auxiliary.colorset/Contents.json"
    func write(_ color: String) throws {
      _ = try folder.write(#"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#, to: asset)
    }
    try write(#"{"platform": "ios", "reference": "secondaryLabelColor"}"#)
    #expect(try contrasts(folder) == [])
    let grey = #"{"red": "0x3C", "green": "0x3C", "blue": "0x43", "alpha": "0.5"}"#
    try write(#"{"color-space": "srgb", "components": \#(grey)}"#)
    #expect(try contrasts(folder).count == 1)
  }

  @Test func `a named colour is that of the catalogue if no code concerns views`() throws {
    let folder = try colors()
    _ = try folder.write("struct Price {}", to: "App/Player.swift")
    #expect(
      try contrasts(folder) == [
        "App/Player.xib:14:9: review: UIButton \"Play\" may have a text contrast of 1.00:1; minimum "
          + "3:1, in dark mode [text-contrast]"
      ])
  }

  @Test(arguments: [
    "func a() { play.backgroundColor = theme.ground }",
    "func a() { play.backgroundColor = .white }",
    "func a() { play.theme_backgroundColor = [\"#222222\", \"#000000\"] }",
    "func a() { play.setTitleColor(theme.text, for: .normal) }",
    "func a() { overrideUserInterfaceStyle = .light }",
  ])
  func `code that sets a colour answers for it`(_ code: String) throws {
    #expect(try contrasts(colors(code)) == [])
  }

  @Test func `a colour that code plainly sets is judged`() throws {
    let code = "func a() { play.backgroundColor = UIColor(red: 0.8, green: 0, blue: 0, alpha: 1) }"
    #expect(try contrasts(colors(code)) == [faint + " [text-contrast]"])
  }

  @Test func `an app that is always light is not judged in the dark`() throws {
    let plist = """
      <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>
      <key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>
      """
    #expect(try contrasts(colors(plist: plist)) == [])
  }

  // MARK: Languages

  @Test func `a label is judged in every language that the app has`() throws {
    let folder = try folder(
      "func a() { play.accessibilityLabel = NSLocalizedString(\"play\", comment: \"\") }")
    for (language, text) in [("en", "Play"), ("de", "playButton_main"), ("fr", "playButton_main")] {
      _ = try folder.write(
        "\"play\" = \"\(text)\";\n", to: "App/\(language).lproj/Localizable.strings")
    }
    let found = try findings(["App"], in: folder)
    #expect(
      found == [
        "App/Player.xib:14:9: error: UIButton \"playButton_main\" has the code identifier "
          + "“playButton_main” as its label, in the languages de and fr [label-is-identifier]"
      ])
    #expect(try findings(["App", "--no-sources"], in: folder) == [question])
  }

  /// A Cyrillic О in the English text, or a Cyrillic е in the German one.
  @Test(arguments: [("\u{41E}pen", "Zu"), ("Open", "Sich\u{435}rn")])
  func `a letter that looks like another is placed in the table that has it`(
    _ english: String, _ german: String
  ) throws {
    let folder = try folder(
      "func a() { play.accessibilityLabel = NSLocalizedString(\"play\", comment: \"\") }")
    for (language, text) in [("en", english), ("de", german)] {
      _ = try folder.write(
        "\"stop\" = \"x\";\n\"play\" = \"\(text)\";\n",
        to: "App/\(language).lproj/Localizable.strings")
    }
    let isGerman = english == "Open"
    let (text, language) = isGerman ? (german, "de") : (english, "en")
    #expect(
      try mixtures(in: folder) == [
        "App/Player.xib:14:9: error: UIButton \"\(text)\" has letters of another alphabet inside a word in the "
          + "label “\(text)” (App/\(language).lproj/Localizable.strings:2)"
          + (isGerman ? ", in the language de" : "") + " [label-fancy-unicode]"
      ])
  }

  @Test(arguments: ["Player.strings", "Player.xcstrings"])
  func `a letter that looks like another is placed in the table beside the file`(
    _ table: String
  ) throws {
    let folder = try ScratchFolder()
    // Without an outlet, through which code could replace the text.
    let xib = xib(#"<state key="normal" title="Open"/>"#, outlets: ["view": "v1"])
    _ = try folder.write(xib, to: "App/Base.lproj/Player.xib")
    let text = "Sich\u{435}rn"
    if table.hasSuffix(".strings") {
      _ = try folder.write(
        "/* Class */\n\"b1.normalTitle\" = \"\(text)\";\n", to: "App/de.lproj/\(table)")
    } else {
      _ = try folder.write(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"b1.normalTitle": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
        """, to: "App/mul.lproj/\(table)")
      _ = try folder.write("", to: "App/de.lproj/InfoPlist.strings")
    }
    let place = table.hasSuffix(".strings") ? "de.lproj" : "mul.lproj"
    #expect(
      try mixtures(in: folder) == [
        "App/Base.lproj/Player.xib:13:9: error: UIButton \"\(text)\" has letters of another alphabet inside a word "
          + "in the label “\(text)” (App/\(place)/\(table):2), in the language de [label-fancy-unicode]"
      ])
  }

  private func mixtures(in folder: ScratchFolder) throws -> [String] {
    let run = try CommandRun(
      "a11y-audit", ["--only", "label-fancy-unicode", "--format", "text", "App"], in: folder.path)
    return run.output.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
  }

  @Test func `a folder of sources that is not there ends the run`() throws {
    let folder = try folder("")
    let run = try CommandRun("a11y-audit", ["App", "--sources", "Nowhere"], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Nowhere: error: no such file; expected a folder with the app's sources\n")
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
