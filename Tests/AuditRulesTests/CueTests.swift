import AccessibilityModel
import AuditRules
import HierarchyReading
import HostSystem
import TestSupport
import Testing

@testable import Auditing

/// A rule that names its cues promises that it finds nothing where none of them is: it is called at
/// every element here and must find the same.
@Suite struct CueTests {
  private static let rules = BuiltInRules.all.compactMap { $0 as? any ElementRule }

  private struct Found: Hashable {
    var rule: String
    var element: Int
    var message: String

    init(_ finding: Finding) {
      rule = finding.rule.id
      element = finding.element
      message = finding.message.description
    }
  }

  private func expectSameFindings(in hierarchy: Hierarchy, _ name: String) {
    for screen in hierarchy.screens {
      let inspection = ScreenInspection(screen, app: hierarchy.app)
      let heeding = ElementWalk(rules: Self.rules).findings(in: inspection, timings: nil)
      let calling = ElementWalk(rules: Self.rules, heedsCues: false)
        .findings(in: inspection, timings: nil)
      #expect(heeding.joined().map(Found.init) == calling.joined().map(Found.init), "\(name)")
    }
  }

  @Test func `no cue keeps a rule from what it finds in any example`() throws {
    for rule in BuiltInRules.all {
      let examples = type(of: rule).examples
      for example in examples.passing + examples.failing {
        let hierarchy = try HierarchyFormats.read(
          Array(example.document.utf8), named: "example",
          options: ReadingOptions(density: 160))
        expectSameFindings(in: hierarchy, rule.ownDescription.id)
      }
    }
  }

  /// Texts that are in no example: scripts, signs, lists of words in other languages, blanks.
  private static let labels = [
    "", " ", "\u{200B}", " Save", "Save ", "a  b", "SAVE ALL", "SAVE", "save", "s", "S", "§", "+",
    "\u{E001}", "★★★", "★ Save", "***", "Save…", "Save.", "Save...", "ic_save", "save.png",
    "saveButton", "save-button@2x", "Label", "label", "Button", "Image", "TODO: text", "todo",
    "FIXME", "Lorem ipsum", "Save button", "Button Save", "Enregistrer le bouton", "Schaltfläche",
    "Icône", "l'image", "L’image", "dell'immagine", "Tap to save", "Double-tap to open",
    "12/11/2026",
    "1234567890", "1234 5678 9012 3456", "١٢٣٤٥٦٧", "A1B2C3D4E5", "ab12-cd34-ef56",
    "www.example.com",
    "https://example.com/a", "ann@example.com", "Strngthpwr", "Krzysztof", "e\u{301}tat",
    "ÉTAT CIVIL",
    "ΟΔΟΣ", "ǅungla", "İstanbul", "½ price", "Ⓢave", "𝒮𝒶𝓋𝑒", "Ｓａｖｅ", "👍", "👍👍", "👍 Like",
    "保存", "設定を開く", "Quit", "Exit Demo", "Restart your phone", "Please restart the app now",
    "Click here", "Here", "More", "Read more", "approx. 5 min.", "St. John", "Item, on", "Selected",
    "Checked", "Expanded", "A label that goes on for more than forty characters in all",
    "one two three four five six seven eight", "one-two-three four/five six-seven", "\u{7F}",
    "Rotate your device", "Swipe up to close the app",
  ]

  private static let shapes = [
    #"<UIButton label="%" frame="20 100 200 44"/>"#,
    #"<UIButton title="Go" label="%" frame="20 100 10 10"/>"#,
    #"<UIButton title="%" frame="20 100 44 44" traits="selected notEnabled"/>"#,
    #"<UILabel text="%" frame="20 100 200 20"/>"#,
    #"<UILabel text="%" hint="%" label="Other" frame="20 100 200 20"/>"#,
    #"<UIImageView isElement="true" label="%" image="%" frame="20 100 200 20"/>"#,
    #"<UISwitch label="%" value="1" frame="20 100 51 31"/>"#,
    #"<UISlider label="%" value="%" hint="%" frame="-20 100 400 31"/>"#,
    #"<UITextField label="%" placeholder="%" value="%" frame="20 100 200 34"/>"#,
    #"<RatingView isElement="true" label="%" frame="20 100 0 0"/>"#,
    #"<UITableViewCell label="%" frame="0 100 390 44"><UILabel text="%" frame="9 100 90 20"/></UITableViewCell>"#,
    #"<UITabBarItem label="%" traits="selected" frame="0 800 78 49"/>"#,
    #"<UIView isElement="true" traits="link" label="%" frame="900 100 80 20"/>"#,
  ]

  @Test(arguments: ["en", "de", "fr", "it", "ja"])
  func `no cue keeps a rule from what it finds under any name`(_ language: String) throws {
    for label in Self.labels {
      let escaped = label.replacing("&", with: "&amp;")
      let views = Self.shapes.map { $0.replacing("%", with: escaped) }.joined(separator: "\n")
      let document =
        "<app language=\"\(language)\"><screen size=\"390 844\">\(views)</screen></app>"
      let hierarchy = try HierarchyFormats.read(Array(document.utf8), named: label)
      expectSameFindings(in: hierarchy, "\(language): “\(label)”")
    }
  }

  @Test(
    .enabled(
      if: CorpusFiles.areThere, "skips: the shared corpus is not beside the package"),
    arguments: ["ib", "uiautomator", "xcuitest"])
  func `no cue keeps a rule from what it finds in real files`(_ kind: String) throws {
    for file in CorpusFiles.paths(of: kind) {
      guard
        let hierarchy = try? HierarchyFormats.read(
          InputFile.read("\(CorpusFiles.folder)/\(file)"), named: file)
      else { continue }
      expectSameFindings(in: hierarchy, file)
    }
  }
}
