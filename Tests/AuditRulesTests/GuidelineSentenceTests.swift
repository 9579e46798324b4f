import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport
import Testing

/// A sentence, and whether a rule about words finds it on a screen that holds little else.
struct SentenceCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let language: String
  let isFound: Bool
  let text: String

  var testDescription: String { "\(rule), \(language): \(text)" }

  /// A line of `Tests/Vectors/guideline-sentences.tsv`; nil for a comment.
  init?(_ line: Substring) {
    let cells = line.split(separator: "\t").map(String.init)
    guard cells.count == 5, !line.hasPrefix("#") else { return nil }
    (rule, language, isFound, text) = (cells[0], cells[2], cells[3] == "found", cells[4])
  }

  static func all() throws -> [SentenceCase] {
    let path = "\(PackageFiles.root)/Tests/Vectors/guideline-sentences.tsv"
    return String(decoding: try InputFile.read(path), as: UTF8.self).split(separator: "\n")
      .compactMap(SentenceCase.init)
  }

  /// The position of the text: on a control, in an alert, as a text of the first screen.
  var document: String {
    let quoted = text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let views =
      switch rule {
      case "hig-quit-button", "hig-open-settings-control":
        #"<UIButton label="\#(quoted)" frame="20 100 350 44"/>"#
      case "hig-location-switch", "hig-push-one-switch":
        #"<UISwitch label="\#(quoted)" frame="20 100 51 31"/>"#
      case "hig-custom-volume":
        #"<UISlider label="\#(quoted)" frame="20 100 350 44"/>"#
      case "hig-problem-without-remedy", "hig-ask-soundtrack":
        #"<UIAlertController title="\#(quoted)" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>"#
      default:
        #"<UILabel text="\#(quoted)" frame="20 100 350 44"/><UIButton title="OK" frame="20 200 350 44"/>"#
      }
    return
      #"<screen title="x" size="390 844" firstLaunch="true" language="\#(language)">\#(views)</screen>"#
  }
}

@Suite struct GuidelineSentenceTests {
  @Test func `each sentence is found by its rule, or is not its matter`() throws {
    let cases = try SentenceCase.all()
    #expect(cases.count > 600)
    let wrong = try cases.filter { test in
      let hierarchy = try HierarchyFormats.read(Array(test.document.utf8), named: "x.xml")
      let rules = BuiltInRules.all.filter { $0.ownDescription.id == test.rule }
      let findings = Auditor(rules: rules).audit(hierarchy).flatMap(\.findings)
      return findings.isEmpty == test.isFound
    }
    #expect(wrong.map(\.testDescription) == [])
  }

  @Test func `the app's name is read as “app”`() throws {
    let document = #"""
      <app name="Pocket Ledger"><screen title="x" size="390 844">
      <UILabel text="Restart Pocket Ledger to finish." frame="20 100 350 24"/>
      <UIButton title="Quit Pocket Ledger" frame="20 200 350 44"/>
      <UILabel text="Pocket Ledger will now close." frame="20 300 350 24"/>
      </screen></app>
      """#
    let hierarchy = try HierarchyFormats.read(Array(document.utf8), named: "x.xml")
    let wanted = ["hig-relaunch-app", "hig-quit-button", "hig-quits-itself"]
    let rules = BuiltInRules.all.filter { wanted.contains($0.ownDescription.id) }
    let findings = Auditor(rules: rules).audit(hierarchy).flatMap(\.findings)
    #expect(findings.map(\.rule.id) == wanted)
  }
}
