import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// Finds stops with the label “Bad”, and excuses those of one class.
private struct BadLabel: ElementRule {
  static let description = RuleDescription(
    id: "bad-label", group: .names, summary: "", rationale: "", remedy: "fix it", severity: .error)
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = [.controls, .images]

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.label == "Unknown" { findings.leaveOpen(subject, because: "its word is unknown") }
    guard subject.label == "Bad" else { return }
    if subject.className == "UIImageView" {
      return findings.excuse(subject, because: "an image may be bad")
    }
    findings.report("\(subject) is bad", at: subject, on: [.name], related: subject.children)
  }
}

/// Excuses the root of each screen.
private struct RootRule: ScreenRule {
  static let description = RuleDescription(
    id: "root-rule", group: .screen, summary: "", rationale: "", remedy: "fix it", severity: .note)
  static let examples = RuleExamples(passing: [], failing: [])

  func check(_ context: AuditContext, findings: inout Findings) {
    if let root = context.root { findings.excuse(root, because: "it is the root") }
  }
}

/// For Android only.
private struct AndroidRule: ElementRule {
  static let description = RuleDescription(
    id: "android-rule", group: .names, summary: "", rationale: "", remedy: "fix it",
    severity: .error, platforms: .android)
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .all

  func check(_ subject: AuditedElement, findings: inout Findings) {}
}

/// The verdict of a rule at an element of the screen below.
private struct VerdictCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Of the element.
  let line: Int
  let rule: String
  /// In words.
  let verdict: String

  static let all = [
    VerdictCase(
      testDescription: "a failure", line: 2, rule: "bad-label",
      verdict: "reported: UIButton \"Bad\" is bad"),
    VerdictCase(
      testDescription: "an element that a finding names", line: 3, rule: "bad-label",
      verdict: "elsewhere: UIButton \"Bad\" is bad"),
    VerdictCase(
      testDescription: "an excuse", line: 5, rule: "bad-label",
      verdict: "silent: an image may be bad"),
    VerdictCase(
      testDescription: "another kind of element", line: 6, rule: "bad-label",
      verdict: "not applicable: it checks controls and images only"),
    VerdictCase(
      testDescription: "a hidden element", line: 7, rule: "bad-label",
      verdict: "not applicable: the element is hidden or drawn by the system"),
    VerdictCase(
      testDescription: "nothing wrong", line: 8, rule: "bad-label", verdict: "nothing"),
    VerdictCase(
      testDescription: "an unknown fact", line: 9, rule: "bad-label",
      verdict: "undecided: its word is unknown"),
    VerdictCase(
      testDescription: "another platform", line: 2, rule: "android-rule",
      verdict: "not applicable: it checks Android only"),
    VerdictCase(
      testDescription: "an excuse of a rule about screens", line: 2, rule: "root-rule",
      verdict: "silent: it is the root"),
    VerdictCase(
      testDescription: "a rule about screens with another subject", line: 5, rule: "root-rule",
      verdict: "nothing"),
  ]
}

@Suite struct InspectionTests {
  private static let source = """
    <screen title="Cart" size="390 844" language="en">
      <UIButton label="Bad" frame="10 100 60 60">
        <UIView frame="10 100 20 20"/>
      </UIButton>
      <UIImageView label="Bad" isElement="true" frame="10 200 60 60"/>
      <UILabel text="Bad" frame="10 300 60 60"/>
      <UIButton label="Bad" hidden="true" frame="10 400 60 60"/>
      <UIButton identifier="buy" label="Buy" hint="Pays" frame="10 500 60 60"/>
      <UIButton label="Unknown" frame="10 600 60 60"/>
    </screen>
    """

  private func audit() throws -> ScreenAudit {
    auditor.audit(try HierarchyFormats.read(Array(Self.source.utf8), named: "cart.xml"))[0]
  }

  private let auditor = Auditor(rules: [BadLabel(), RootRule(), AndroidRule()])

  private func inspection(ofLine line: Int) throws -> ElementInspection {
    let audit = try audit()
    let index = try #require(audit.screen.elements.firstIndex { Int($0.line) == line })
    return auditor.inspect(index, in: audit)
  }

  @Test(arguments: VerdictCase.all)
  fileprivate func `each rule says what became of it`(_ verdict: VerdictCase) throws {
    let rules = try inspection(ofLine: verdict.line).rules
    #expect(rules.map(\.rule.id) == ["android-rule", "bad-label", "root-rule"])
    let rule = try #require(rules.first { $0.rule.id == verdict.rule })
    #expect(rule.verdict.words == verdict.verdict)
  }

  @Test func `facts of a stop`() throws {
    #expect(
      try inspection(ofLine: 8).facts.map(\.words) == [
        "label: “Buy” (stated in the file)", "name source: its label", "written by: the developers",
        "value: none", "hint: “Pays” (stated in the file)",
        "role: button", "traits: button (the default of its class)", "stop: 4 of 5",
        "spoken: “Buy, Button. Pays” (label “Buy”, role “Button”)",
        "frame: 60 by 60 points at 10, 500 (stated in the file)", "presence: on the screen",
        "touch target: 60 by 60 points at 10, 500", "previous stop: UILabel \"Bad\" (line 6)",
        "next stop: UIButton \"Unknown\" (line 9)", "platform: iOS",
      ])
  }

  @Test func `facts with one answer of the sources share a line`() throws {
    var screen = try HierarchyFormats.read(Array(Self.source.utf8), named: "cart.xml").screens[0]
    screen.framesAreDesignTime = true
    screen.update(0) {
      $0.codeEvidence = CodeEvidence([
        .label: .set(.text("Pay"), at: .init(file: "Cart.swift", line: 7)),
        .value: .notSet("no outlet leads to it"), .hint: .notSet("no outlet leads to it"),
        .traits: .unknown("its class is in a library"),
      ])
    }
    let facts = auditor.inspect(0, in: auditor.audit(screen)).facts
    #expect(
      facts.filter { $0.name == "code" }.map(\.words) == [
        "code: label: set to “Pay” (Cart.swift:7)",
        "code: does not set value and hint (no outlet leads to it)",
        "code: may set traits (its class is in a library)",
      ])
  }

  @Test func `a text of a design is shown until code sets it`() throws {
    var screen = try HierarchyFormats.read(Array(Self.source.utf8), named: "cart.xml").screens[0]
    screen.framesAreDesignTime = true
    let index = try #require(screen.elements.firstIndex { $0.text == "Bad" })
    screen.update(index) {
      $0.codeEvidence = CodeEvidence([
        .text: .set(.unknown, at: .init(file: "Sources/Cart.swift", line: 7))
      ])
    }
    let facts = auditor.inspect(index, in: auditor.audit(screen)).facts
    #expect(
      facts.first?.words == "label: “Bad” (from its text; until code sets it, Cart.swift:7)")
  }

  @Test func `facts of an element that is not a stop`() throws {
    let facts = try inspection(ofLine: 7).facts.map(\.words)
    #expect(facts.contains("stop: none (hidden)"))
    #expect(facts.contains("presence: not on the screen (hidden)"))
    let inside = try inspection(ofLine: 3).facts.map(\.words)
    #expect(inside.contains("stop: none (UIButton \"Bad\" around it is one element)"))
  }
}

/// A fact about one element of a capture, where the file says it by other elements or flags.
private struct CaptureFactCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let file: String
  /// Of the element, from 0.
  let element: Int
  /// In words.
  let fact: String

  static let all = [
    CaptureFactCase(
      testDescription: "a view that is not visible", file: page(isVisible: false), element: 2,
      fact: "presence: not on the screen (the capture says that it is not visible)"),
    CaptureFactCase(
      testDescription: "a visible view", file: page(isVisible: true), element: 2,
      fact: "presence: on the screen"),
    CaptureFactCase(
      testDescription: "a view in one that is not visible", file: page(isVisible: false),
      element: 3,
      fact: "presence: on the screen"),
    CaptureFactCase(
      testDescription: "a cell whose content is the stop", file: cell, element: 3,
      fact: "stop: none (its content is the stop: Button \"Pay\", line 5)"),
    CaptureFactCase(
      testDescription: "the name of a cell whose content is the stop", file: cell, element: 3,
      fact: "name source: its content (its content names it, line 5)"),
    CaptureFactCase(
      testDescription: "a selected tab whose value is its state", file: cell, element: 5,
      fact: "value: none (a “1” in the file is its selected state)"),
    CaptureFactCase(
      testDescription: "traits that a page source states", file: cell, element: 6,
      fact: "traits: adjustable, pickerElement (stated in the file; pickerElement from its class)"),
    CaptureFactCase(
      testDescription: "a state of an Android dump", file: checkBox, element: 1,
      fact: "value: “0” (from checked=\"false\")"),
    CaptureFactCase(
      testDescription: "the platform of a dump", file: checkBox, element: 1,
      fact: "platform: Android"),
    CaptureFactCase(
      testDescription: "the texts of a row", file: row, element: 1,
      fact: "written by: a user, or the app (it is content of the running app)"),
  ]

  private static func page(isVisible: Bool) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="To do" label="To do" enabled="true" visible="true" x="0" y="0" width="390" height="844">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="Add" label="Add" enabled="true" visible="\(isVisible)" accessible="true" x="136" y="759" width="121" height="44">
          <XCUIElementTypeImage type="XCUIElementTypeImage" enabled="true" visible="true" accessible="false" x="140" y="765" width="20" height="20"/>
        </XCUIElementTypeButton>
      </XCUIElementTypeWindow>
    </XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private static let cell = """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844" traits="">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844" traits="">
        <XCUIElementTypeCollectionView type="XCUIElementTypeCollectionView" enabled="true" visible="false" x="0" y="0" width="390" height="700" traits="">
          <XCUIElementTypeCell type="XCUIElementTypeCell" enabled="true" visible="true" x="0" y="100" width="390" height="60" traits="">
            <XCUIElementTypeButton type="XCUIElementTypeButton" label="Pay" enabled="true" visible="true" x="0" y="100" width="390" height="60" traits="Button"/>
          </XCUIElementTypeCell>
        </XCUIElementTypeCollectionView>
        <XCUIElementTypeButton type="XCUIElementTypeButton" value="1" label="Week" enabled="true" visible="true" x="0" y="710" width="94" height="54" traits="Button, Selected"/>
        <XCUIElementTypePickerWheel type="XCUIElementTypePickerWheel" value="May" enabled="true" visible="true" x="200" y="710" width="94" height="54" traits="Adjustable"/>
      </XCUIElementTypeWindow>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  private static let checkBox = UIAutomatorDump.windows(
    """
    <node class="android.widget.FrameLayout" package="app" enabled="true" bounds="[0,0][1080,1920]">
      <node class="android.widget.CheckBox" package="app" text="Gift" checkable="true" checked="false" clickable="true" focusable="true" enabled="true" bounds="[0,0][1080,200]"/>
    </node>
    """)

  private static let row = UIAutomatorDump.windows(
    """

      <node class="androidx.recyclerview.widget.RecyclerView" package="app" enabled="true" scrollable="true" bounds="[0,0][1080,1920]">
        <node class="android.widget.LinearLayout" package="app" clickable="true" focusable="true" enabled="true" bounds="[0,0][1080,200]">
          <node class="android.widget.TextView" package="app" text="USB" enabled="true" bounds="[0,0][1080,90]"/>
          <node class="android.widget.TextView" package="app" text="Charging" enabled="true" bounds="[0,90][1080,200]"/>
        </node>
      </node>

    """)
}

extension InspectionTests {
  @Test(arguments: CaptureFactCase.all)
  fileprivate func `facts of a capture`(_ example: CaptureFactCase) throws {
    let hierarchy = try HierarchyFormats.read(Array(example.file.utf8), named: "screen.xml")
    let facts = auditor.inspect(example.element, in: auditor.audit(hierarchy)[0]).facts
    let name = example.fact.prefix { $0 != ":" }
    #expect(facts.filter { $0.name == name }.map(\.words) == [example.fact])
  }
}

extension ElementFact {
  fileprivate var words: String { "\(name): \(value)\(reason.map { " (\($0))" } ?? "")" }
}

extension RuleVerdict {
  fileprivate var words: String {
    switch self {
    case .reported(let findings): "reported: " + findings.map(\.message.description).joined()
    case .reportedElsewhere(let findings):
      "elsewhere: " + findings.map(\.message.description).joined()
    case .silent(let reasons): "silent: " + reasons.map(\.text).joined()
    case .notApplicable(let reason): "not applicable: \(reason)"
    case .undecided(let reasons): "undecided: " + reasons.map(\.text).joined()
    case .nothing: "nothing"
    }
  }
}
