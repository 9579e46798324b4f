import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// Reports each label as its message, for review, or as a failure where it starts with “sure”.
private struct Echo: ElementRule {
  static let description = RuleDescription(
    id: "echo", group: .names, summary: "", rationale: "",
    remedy: Remedy("set it", swiftUI: "add it", appKit: "call it", android: "write it"),
    severity: .warning)
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .labelled

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let label = subject.label ?? ""
    let isSure = label.hasPrefix("sure ")
    findings.report(
      "\(subject) \(isSure ? String(label.dropFirst(5)) : label)", at: subject,
      doubt: .when(!isSure, "it is not sure"),
      suggestion: label.hasSuffix("!") ? Remedy("shout", android: "whisper") : nil)
  }
}

@Suite struct RemedyTextTests {
  private let remedy = Remedy(
    "set label", appKit: "call setLabel(_:)", android: "set description", .compose("c"),
    .uiKit("u"), .views("v"))

  private func findings(
    _ labels: [String], on platform: Platform = .iOS, isSwiftUI: Bool = false
  ) throws -> [Finding] {
    let views = labels.map { #"<UIButton identifier="b" label="\#($0)" frame="0 0 44 44"/>"# }
    let text = #"<screen size="390 844">\#(views.joined())</screen>"#
    var screen = try Screen(reading: text)
    screen.platform = platform
    screen.isSwiftUI = isSwiftUI
    return Auditor(rules: [Echo()]).audit(screen, app: AppFacts()).findings
  }

  @Test func `a remedy has a text for each platform`() {
    #expect(
      Platform.allCases.map { remedy.text(on: $0) }
        == Platform.allCases.map {
          switch $0 {
          case .iOS, .tvOS: "set label"
          case .macOS: "call setLabel(_:)"
          case .android: "set description"
          }
        })
    #expect(Remedy("only").text(on: .android) == "only")
    #expect(
      remedy.description == "set label; macOS: call setLabel(_:); Android: set description")
  }

  @Test func `a remedy for Compose is for a captured screen that Compose draws`() throws {
    let remedy = Remedy("set label", android: "set description", compose: "pass it")
    func text(in root: String) throws -> String {
      let hierarchy = try HierarchyFormats.read(
        Array(UIAutomatorDump.text("<node class=\"\(root)\" bounds=\"[0,0][9,9]\"/>").utf8),
        named: "compose")
      return remedy.text(on: try #require(hierarchy.screens.first))
    }
    #expect(try text(in: "androidx.compose.ui.platform.ComposeView") == "pass it")
    #expect(try text(in: "android.view.ViewGroup") == "set description")
  }

  @Test func `platforms with one text are named together`() {
    let texts = remedy.texts(on: [.iOS, .tvOS, .android])
    #expect(texts.map(\.text) == ["set label", "set description"])
    #expect(texts.map(\.platforms) == [[.iOS, .tvOS], [.android]])
    #expect(Remedy("only").texts(on: .all).map(\.platforms) == [Platform.allCases])
  }

  @Test func `lines of code are in the order of the frameworks`() {
    #expect(remedy.code.map(\.text) == ["u", "v", "c"])
    #expect(remedy.code.map(\.framework.displayName) == ["UIKit", "Android", "Compose"])
    #expect(
      Remedy.Framework.allCases.filter { $0.isUsed(on: .macOS) } == [.swiftUI, .appKit])
    #expect(Remedy.Framework.allCases.filter { $0.isUsed(on: .tvOS) } == [.uiKit, .swiftUI])
    #expect(Remedy.Framework.allCases.filter { $0.isUsed(on: .android) } == [.views, .compose])
  }

  @Test(arguments: [
    (Platform.iOS, "set it"), (.tvOS, "set it"), (.macOS, "call it"), (.android, "write it"),
  ])
  func `a finding has the fix for the platform of its screen`(
    _ platform: Platform, _ fix: String
  ) throws {
    #expect(try findings(["has a"], on: platform).map(\.suggestion) == [fix])
  }

  @Test func `a finding in a view of SwiftUI has the fix for SwiftUI`() throws {
    #expect(try findings(["has a"], isSwiftUI: true).map(\.suggestion) == ["add it"])
    // A fix without a text of its own is the same there, on a Mac, too: AppKit's methods are not SwiftUI's.
    #expect(try findings(["has a!"], isSwiftUI: true).map(\.suggestion) == ["shout"])
    var screen = Screen()
    (screen.isSwiftUI, screen.platform) = (true, .macOS)
    #expect(Remedy("set it", appKit: "call it").text(on: screen) == "set it")
    #expect(
      Remedy("set it", swiftUI: "add it", appKit: "call it").description
        == "set it; SwiftUI: add it; macOS: call it")
  }

  @Test(arguments: [(Platform.iOS, "shout"), (.android, "whisper")])
  func `a more exact fix is chosen by platform too`(_ platform: Platform, _ fix: String) throws {
    #expect(try findings(["has a!"], on: platform).map(\.suggestion) == [fix])
  }

  @Test(arguments: [
    ("has no label", "may have no label"), ("is 3 by 3", "may be 3 by 3"),
    ("is not read", "may not be read"), ("does not read", "may not read"),
    ("hides it", "may hide it"), ("repeats", "may repeat"), ("may be it", "may be it"),
    ("notifies by sound", "may notify by sound"), ("reaches the edge", "may reach the edge"),
    ("probably is it", "probably is it"), ("sure has no label", "has no label"),
  ])
  func `a finding for review names its doubt`(_ phrase: String, _ message: String) throws {
    #expect(
      try findings([phrase]).map(\.message.description) == ["UIButton \"b\" \(message)"])
  }

  @Test(arguments: [
    ("has no label", "Does it really have no label?"),
    ("is 3 by 3 points; minimum 44 by 44", "Is it really 3 by 3 points?"),
    ("has a contrast of 3:1; minimum 4.5:1", "Does it really have a contrast of 3:1?"),
    ("has the label “a; b: c”", "Does it really have the label “a; b: c”?"),
    ("is off screen, as computed from masks", "Is it really off screen?"),
    ("is not read", "Is it really not read?"), ("does not read", "Does it really not read?"),
    ("may not read “x”", "Does it really not read “x”?"),
    ("notifies by sound", "Does it really notify by sound?"),
    ("reaches the edge", "Does it really reach the edge?"),
    (
      "probably takes a name but has no content type",
      "Does it take a name, and does it really have no content type?"
    ),
    (
      "may be a button or a text, but has no trait",
      "Is it a button or a text, and does it really have no trait?"
    ),
    ("may handle taps, but UILabel “x” has no role", "Does it really handle taps?"),
    ("has 9 stops but no heading", "Does it really have 9 stops but no heading?"),
    ("may need a label: 3 of 4 areas have none", "Does it really need a label?"),
  ])
  func `a finding for review has a question whose yes is a defect`(
    _ phrase: String, _ question: String
  ) throws {
    #expect(try findings([phrase]).map(\.question) == [question])
    #expect(try findings(["sure \(phrase)"]).map(\.question) == [nil])
  }
}
