import Foundation
import TestSupport
import Testing

/// The sources of facts about an app; a rule is skipped without them.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct AppFactCommandTests {
  private struct Report: Decodable {
    struct Skipped: Decodable { var rule, reason: String }
    struct Screen: Decodable {
      struct Finding: Decodable { var rule, outcome: String }
      var findings: [Finding]
      var notRun: [Skipped]
    }
    var screens: [Screen]
    var notRun: [Skipped]
  }

  private let welcome = XCUITestSource.text(
    """
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Set up your account" label="Set up your account" x="20" y="100" width="350" height="24"/>
    <XCUIElementTypeButton type="XCUIElementTypeButton" label="Go on" x="20" y="150" width="350" height="44"/>
    """, app: "Ledger")

  /// - Returns: the rules with findings, and why others did not run.
  private func audit(
    _ rules: String, _ files: [String: String], _ options: [String] = []
  ) throws -> (found: [String], skipped: [String: String]) {
    let folder = try ScratchFolder()
    for (name, text) in files { _ = try folder.write(text, to: "app/" + name) }
    let run = try CommandRun(
      "a11y-audit", ["--only", rules, "--format", "json"] + options + ["app"], in: folder.path)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    let skipped = (report.notRun + report.screens.flatMap(\.notRun)).map { ($0.rule, $0.reason) }
    return (
      report.screens.flatMap(\.findings).map { "\($0.rule) \($0.outcome)" },
      Dictionary(skipped, uniquingKeysWith: { first, _ in first })
    )
  }

  @Test func `a screen that is not stated to be the first is not checked as the first`() throws {
    let rule = "hig-setup-at-first-launch"
    let unsaid = try audit(rule, ["welcome.xml": welcome])
    #expect(unsaid.found == [])
    #expect(unsaid.skipped[rule]?.contains("--first-launch") == true)
    #expect(try audit(rule, ["welcome.xml": welcome], ["--first-launch"]).found == ["\(rule) fail"])
    let named = ["welcome.xml": welcome, ".earshot.yml": "app: {firstLaunch: welcome.xml}\n"]
    #expect(try audit(rule, named).found == ["\(rule) fail"])
    let other = try audit(
      rule, ["welcome.xml": welcome, ".earshot.yml": "app: {firstLaunch: other.xml}\n"])
    #expect(other.found == [])
    #expect(other.skipped[rule] == nil)
  }

  @Test func `a message is not judged where no format says how long it stays`() throws {
    let skipped = try audit("toast-too-short", ["welcome.xml": welcome]).skipped
    #expect(
      skipped["toast-too-short"]
        == "only a screen in the ui format includes display times; write the screen in the ui format"
    )
  }

  private func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>\(entries)</dict></plist>
    """
  }

  @Test func `the app's Info.plist in the audited folder states facts`() throws {
    let plist = plist(
      """
      <key>UIApplicationExitsOnSuspend</key><true/>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      """)
    let rules = "hig-exits-on-suspend,orientation-locked"
    let found = try audit(rules, ["welcome.xml": welcome, "Support/Info.plist": plist]).found
    #expect(found.sorted() == ["hig-exits-on-suspend fail", "orientation-locked fail"])
    let configured = [
      "welcome.xml": welcome, "Info.plist": plist,
      ".earshot.yml": "app: {exitsOnSuspend: false, orientations: [portrait, landscape]}\n",
    ]
    #expect(try audit(rules, configured).found == [])
    #expect(try audit(rules, ["welcome.xml": welcome]).skipped.count == 2)
  }

  @Test func `an app that turns on an iPad only is locked on an iPhone`() throws {
    let folder = try ScratchFolder()
    let entries = """
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string>\
      <string>UIInterfaceOrientationLandscapeLeft</string></array>
      """
    _ = try folder.write(welcome, to: "welcome.xml")
    _ = try folder.write(plist(entries), to: "Info.plist")
    let run = try CommandRun("a11y-audit", ["--only", "orientation-locked", "."], in: folder.path)
    #expect(run.output.contains("error: the app supports portrait only on an iPhone ["))
  }

  @Test func `an app extension has an Info.plist of its own`() throws {
    let portrait = """
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      """
    let share = "<key>NSExtension</key><dict/>"
    let rule = "orientation-locked"
    let files = ["Share/share.xml": welcome, "App/Info.plist": plist(portrait)]
    #expect(try audit(rule, files).found == ["\(rule) fail"])
    let own = files.merging(["Share/Info.plist": plist(share)]) { $1 }
    #expect(try audit(rule, own).found == [])
    #expect(try audit(rule, own).skipped.keys.sorted() == [rule])
    let locked = files.merging(["Share/Info.plist": plist(share + portrait)]) { $1 }
    #expect(try audit(rule, locked).found == ["\(rule) fail"])
    // The app's own files are below that of the extension.
    let around = [
      "App/app.xml": welcome, "App/Info.plist": plist(portrait), "Share-Info.plist": plist(share),
    ]
    #expect(try audit(rule, around).found == ["\(rule) fail"])
  }

  @Test func `variants of an app have the style of all of them`() throws {
    let view = InterfaceBuilderDocument.view(
      "w",
      """
      <label text="Bluetooth" id="l">
        <rect key="frame" x="20" y="100" width="350" height="24"/>
        <color key="textColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/>
      </label>
      """, after: "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
    let light = plist("<key>UIUserInterfaceStyle</key><string>Light</string>")
    let rule = "text-contrast"
    let files = ["card.xib": InterfaceBuilderDocument.xib(view), "A/Info.plist": light]
    #expect(
      try audit(rule, files.merging(["B/Info.plist": plist("")]) { $1 }).found
        == ["\(rule) review"])
    #expect(try audit(rule, files.merging(["B/Info.plist": light]) { $1 }).found == [])
  }

  @Test func `a settings bundle in the audited folder duplicates settings`() throws {
    let settings = """
      <app><screen title="Settings" size="390 844"><UISwitch label="A" frame="0 0 51 31"/><UISwitch label="B" frame="0 50 51 31"/></screen></app>
      """
    let root = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array/></dict></plist>
      """
    let rule = "hig-settings-and-configuration"
    #expect(try audit(rule, ["settings.xml": settings, "Info.plist": plist("")]).found == [])
    let files = [
      "settings.xml": settings, "Info.plist": plist(""), "Settings.bundle/Root.plist": root,
    ]
    #expect(try audit(rule, files).found == ["\(rule) fail"])
  }

  @Test func `only the main storyboard's initial controller shows the first screen`() throws {
    let view = InterfaceBuilderDocument.view(
      "w",
      """
      <label text="Set up your account" id="l">
        <rect key="frame" x="20" y="100" width="350" height="24"/>
      </label>
      """, attributes: "key=\"view\"")
    let storyboard = InterfaceBuilderDocument.storyboard(
      InterfaceBuilderDocument.scene("<viewController id=\"v\">\(view)</viewController>"),
      initial: "v")
    let rule = "hig-setup-at-first-launch"
    let main = plist("<key>UIMainStoryboardFile</key><string>Main</string>")
    #expect(try audit(rule, ["Main.storyboard": storyboard]).found == ["\(rule) review"])
    #expect(
      try audit(rule, ["Main.storyboard": storyboard, "Info.plist": main]).found
        == ["\(rule) review"])
    #expect(try audit(rule, ["Account.storyboard": storyboard, "Info.plist": main]).found == [])
  }

  /// The project of an app, and the findings of the rule for English hints in a view whose texts are the keys of a French
  /// table.
  @Test(arguments: [([:], [String]()), (Self.english, ["hint-grammar fail"])])
  func `a view is in the language in which the app is developed`(
    _ project: [String: String], _ found: [String]
  ) throws {
    let files = project.merging([
      "fr.lproj/Localizable.strings": "\"Play it\" = \"Lire\";",
      "Player.swift": """
      import SwiftUI
      struct Player: View {
        var body: some View { Button("Play it") { play() }.accessibilityHint("Lancement du morceau.") }
      }
      """,
    ]) { own, _ in own }
    #expect(try audit("hint-grammar", files).found == found)
  }

  private static let english = [
    "Shop.xcodeproj/project.pbxproj":
      "{ objects = { P = { isa = PBXProject; developmentRegion = en; targets = (); }; }; rootObject = P; }"
  ]

  /// The tables of an app, and the findings of the rules for English hints in its French xib.
  @Test(arguments: [
    (["fr.lproj/Localizable.strings": "play = \"Lire\";"], [String]()),
    (["en.lproj/Localizable.strings": "play = \"Play\";"], ["hint-grammar fail"]),
    ([:], ["hint-grammar fail"]),
    // A translation of some part.
    (
      Self.english.merging(["Watch/fr.lproj/Localizable.strings": "play = \"Lire\";"]) { $1 },
      ["hint-grammar fail"]
    ),
  ])
  func `a xib is in the language of the app`(
    _ tables: [String: String], _ found: [String]
  ) throws {
    let view = InterfaceBuilderDocument.view(
      "v1",
      #"""
      <button id="b1"><rect key="frame" x="20" y="100" width="80" height="44"/>
        <accessibility key="accessibilityConfiguration" hint="Lancement du morceau."/>
        <state key="normal" title="Lire"/></button>
      """#)
    let files = tables.merging([
      "Player.xib": InterfaceBuilderDocument.xib(view),
      "Player.swift": "class Player { func a() { play.accessibilityLabel = name } }",
    ]) { own, _ in
      own
    }
    #expect(try audit("hint-grammar", files).found == found)
  }
}
