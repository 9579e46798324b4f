import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// An element of a small document, and all facts about it in words.
private struct InspectedElementCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  /// The part of the start tag by which the element is found.
  let tag: String
  let facts: [String]
}

extension InspectedElementCase {
  static let designs = [
    InspectedElementCase(
      testDescription: "a text under a clear button", document: design,
      tag: "text=\"Order\"",
      facts: [
        "label: “Order” (from its text)", "name source: its visible text",
        "written by: the developers", "value: none", "hint: none", "role: staticText",
        "traits: staticText (the default of its class)", "stop: 2 of 5",
        "spoken: “Order” (label “Order”)",
        "frame: 200 by 21 points at 20, 100 (on the canvas of the file)",
        "presence: on the screen (UIButton, which is over it, is clear)",
        "touches: reach UIButton (it is over the element)", "inside: UIView (line 13)",
        "previous stop: UIButton (line 17)", "next stop: UITextField (line 18)",
        "code: probably leaves it as it is (it has no outlet, tag or class of its own)",
        "platform: iOS",
      ]),
    InspectedElementCase(
      testDescription:
        "a field whose height a constraint sets, and an outlet to another constraint",
      document: design, tag: "<textField",
      facts: [
        "label: none", "name source: its placeholder (the screen reader reads the placeholder)",
        "placeholder: “Name”", "value: none", "hint: none", "role: textField",
        "traits: textEntry (the default of its class)", "stop: 3 of 5",
        "spoken: “Name, Text Field. Double tap to edit.” (value “Name”, role “Text Field”)",
        "frame: 300 by 34 points at 20, 200 (on the canvas of the file)",
        "position: may differ from the file (code may move it)", "presence: on the screen",
        "touch target: 300 by 34 points at 20, 200",
        "minimum size: not checked (it is no smaller than the system's own controls)",
        "inside: UIView (line 13)", "previous stop: UILabel \"Order\" (line 16)",
        "next stop: UIButton (line 23)",
        "code: probably leaves it as it is (it has no outlet, tag or class of its own)",
        "platform: iOS",
      ]),
    InspectedElementCase(
      testDescription: "a hidden view below the screen", document: design, tag: "id=\"below\"",
      facts: [
        "label: none", "name source: missing", "value: none", "hint: none", "role: other",
        "traits: none", "stop: none (hidden)",
        "frame: 390 by 100 points at 0, 900 (on the canvas of the file)",
        "presence: not on the screen (hidden)", "inside: UIView (line 13)",
        "code: probably leaves it as it is (it has no outlet, tag or class of its own)",
        "platform: iOS",
      ]),
    InspectedElementCase(
      testDescription: "a view that is hidden until code shows it", document: design,
      tag: "id=\"panel\"",
      facts: [
        "label: none", "name source: not in the file (code may set its label)", "value: none",
        "hint: none", "role: other", "traits: none", "stop: none (not an accessibility element)",
        "frame: 390 by 100 points at 0, 300 (on the canvas of the file)",
        "presence: not on the screen (hidden; it may be shown later)", "inside: UIView (line 13)",
        "outlet: panel of Cart",
        "code: may change it (no sources of the app were read)", "platform: iOS",
      ]),
    InspectedElementCase(
      testDescription: "an empty button with an outlet", document: design, tag: "id=\"buy\"",
      facts: [
        "label: none", "name source: not in the file (code may set its label)", "value: none",
        "hint: none", "role: button", "traits: button (the default of its class)", "stop: 4 of 5",
        "spoken: “Button” (role “Button”)",
        "frame: 200 by 44 points at 20, 500 (on the canvas of the file)",
        "presence: on the screen", "touch target: 200 by 44 points at 20, 500",
        "inside: UIView (line 13)",
        "previous stop: UITextField (line 18)", "next stop: UIButton \"Close\" (line 27)",
        "outlet: buyButton of Cart",
        "code: may change it (no sources of the app were read)", "platform: iOS",
      ]),
    InspectedElementCase(
      testDescription: "a button that UIKit labels", document: design,
      tag: "buttonType=\"close\"",
      facts: [
        "label: “Close” (from its class)", "name source: the system",
        "written by: the system", "value: none", "hint: none", "role: button",
        "traits: button (the default of its class)", "stop: 5 of 5",
        "spoken: “Close, Button” (label “Close”, role “Button”)",
        "frame: 44 by 44 points at 300, 600 (on the canvas of the file)",
        "presence: on the screen", "touch target: 44 by 44 points at 300, 600",
        "inside: UIView (line 13)", "previous stop: UIButton (line 23)",
        "code: probably leaves it as it is (it has no outlet, tag or class of its own)",
        "platform: iOS",
      ]),
  ]

  static let captures = [
    InspectedElementCase(
      testDescription: "a text under a button of a capture without colours", document: capture,
      tag: "name=\"Order\"",
      facts: [
        "label: “Order” (stated in the file)", "name source: its label",
        "written by: a user, or the app (it is content of the running app)", "value: none",
        "hint: none", "role: staticText",
        "traits: staticText (from its class)", "stop: 2 of 3",
        "spoken: “Order” (label “Order”)",
        "frame: 100 by 20 points at 20, 200 (stated in the file)",
        "presence: uncertain (Button \"Add\" is over it, and may hide it)",
        "touches: reach Button \"Add\" (it is over the element)",
        "inside: Application \"Shop\" (line 1)",
        "previous stop: Button \"Add\" (line 3)", "next stop: Key \"q\" (line 4)",
        "platform: iOS",
      ]),
    InspectedElementCase(
      testDescription: "a key", document: capture, tag: "name=\"q\"",
      facts: [
        "label: “q” (stated in the file)", "name source: the system", "written by: the system",
        "value: none", "hint: none", "role: key",
        "traits: keyboardKey (from its class)", "stop: 3 of 3",
        "spoken: “q” (label “q”)", "frame: 30 by 40 points at 0, 700 (stated in the file)",
        "presence: on the screen",
        "touch target: 30 by 40 points at 0, 700 (no target of its own)",
        "inside: Application \"Shop\" (line 1)", "previous stop: StaticText \"Order\" (line 2)",
        "platform: iOS",
      ]),
    InspectedElementCase(
      testDescription: "a disabled button of a dump in pixels", document: dump, tag: "text=\"Pay\"",
      facts: [
        "label: “Pay” (stated in the file)", "name source: its visible text",
        "written by: the developers", "value: none", "hint: none", "role: button",
        "traits: button, notEnabled (from its class and state)", "enabled: no",
        "stop: 1 of 1",
        "spoken: “Pay, Button, Disabled” (label “Pay”, role “Button”, state “Disabled”)",
        "frame: 100 by 50 dp at 0, 100 (from its pixels, 2.0 to a dp)", "presence: on the screen",
        "touch target: 100 by 50 dp at 0, 100",
        "minimum size: not checked (it is disabled)",
        "inside: FrameLayout (line 1)", "platform: Android",
      ]),
  ]

  private static let design = InterfaceBuilderDocument.xib(
    owner: "Cart",
    outlets: ["view": "v1", "buyButton": "buy", "nameTop": "k2", "panel": "panel"],
    subviews: """
      <label opaque="NO" text="Order" id="l1"><rect key="frame" x="20" y="100" width="200" height="21"/></label>
      <button opaque="NO" id="b1"><rect key="frame" x="0.0" y="90" width="390" height="60"/></button>
      <textField opaque="NO" borderStyle="roundedRect" placeholder="Name" id="t1">
        <rect key="frame" x="20" y="200" width="300" height="34"/>
        <constraints><constraint firstAttribute="height" constant="34" id="k1"/></constraints>
      </textField>
      <view hidden="YES" id="panel"><rect key="frame" x="0.0" y="300" width="390" height="100"/></view>
      <button opaque="NO" id="buy">
        <rect key="frame" x="20" y="500" width="200" height="44"/>
        <color key="backgroundColor" red="0.1" green="0.1" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </button>
      <button opaque="NO" buttonType="close" id="b2"><rect key="frame" x="300" y="600" width="44" height="44"/></button>
      <view hidden="YES" id="below"><rect key="frame" x="0.0" y="900" width="390" height="100"/></view>
      """,
    after: """
      <constraints>
        <constraint firstItem="t1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="200" id="k2"/>
      </constraints>
      """)

  private static let capture = XCUITestSource.text(
    """
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Order" label="Order" enabled="true" visible="true" accessible="true" x="20" y="200" width="100" height="20"/>
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="Add" label="Add" enabled="true" visible="true" accessible="true" x="0" y="190" width="390" height="44"/>
    <XCUIElementTypeKey type="XCUIElementTypeKey" name="q" label="q" enabled="true" visible="true" accessible="true" x="0" y="700" width="30" height="40"/>
    """)

  static let dump = UIAutomatorDump.windows(
    """
    <node class="android.widget.FrameLayout" package="app" enabled="true" bounds="[0,0][720,1280]">
    <node class="android.widget.Button" package="app" text="Pay" clickable="true" focusable="true" enabled="false" bounds="[0,200][200,300]"/>
    </node>
    """)
}

@Suite struct InspectedDocumentTests {
  private func inspection(
    of tag: String, in document: String, named name: String = "cart.xml", by rules: [any Rule]
  ) throws -> ElementInspection {
    let hierarchy = try HierarchyFormats.read(
      Array(document.utf8), named: name, options: ReadingOptions(density: 320))
    let auditor = Auditor(rules: rules)
    let audit = try #require(auditor.audit(hierarchy).first)
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(tag) }) + 1
    let index = try #require(audit.screen.elements.firstIndex { Int($0.line) == line })
    return auditor.inspect(index, in: audit)
  }

  @Test(arguments: InspectedElementCase.designs + InspectedElementCase.captures)
  fileprivate func `an element has only facts that the file shows`(
    _ example: InspectedElementCase
  ) throws {
    let facts = try inspection(of: example.tag, in: example.document, by: []).facts
    #expect(facts.map(\.words) == example.facts)
  }

  @Test(arguments: [
    ("orientation-locked", "the app's settings are unknown; set app in .earshot.yml"),
    ("status-not-announced", "Android dumps do not include the app's own class names"),
  ])
  func `a rule that lacks data of a dump names advice for Android`(
    _ id: String, _ reason: String
  ) throws {
    let rules = BuiltInRules.all.filter { $0.ownDescription.id == id }
    let inspection = try inspection(
      of: "text=\"Pay\"", in: InspectedElementCase.dump, by: rules)
    guard case .notApplicable(let found) = try #require(inspection.rules.first).verdict else {
      Issue.record("the rule runs")
      return
    }
    #expect(found == reason)
  }

  @Test func `a text whose resource was not found is called unknown`() throws {
    let layout = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="match_parent">
        <ImageButton android:layout_width="48dp" android:layout_height="48dp"
          android:src="@drawable/cart" android:contentDescription="@string/cart"/>
        <ImageButton android:layout_width="48dp" android:layout_height="48dp"
          android:src="@drawable/pay"/>
      </LinearLayout>
      """
    func labels(_ tag: String) throws -> [String] {
      try inspection(of: tag, in: layout, by: []).facts.prefix(2).map {
        "\($0.name): \($0.value)\($0.reason.map { " (\($0))" } ?? "")"
      }
    }
    #expect(
      try labels("<ImageButton") == [
        "label: none known (it is a resource or an expression that was not found in the files read)",
        "name source: not in the files that were read",
      ])
  }

  @Test func `an element names its outlets, its actions and its tag`() throws {
    let document = InterfaceBuilderDocument.xib(
      owner: "Cart", outlets: ["view": "v1", "buyButton": "buy"],
      subviews: """
        <button opaque="NO" tag="7" id="buy">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <state key="normal" title="Buy"/>
          <connections>
            <action selector="buy:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="log:" destination="-2" eventType="touchUpInside" id="a2"/>
          </connections>
        </button>
        """)
    let facts = try inspection(of: "id=\"buy\"", in: document, by: []).facts
    #expect(
      facts.filter { ["outlet", "action", "tag"].contains($0.name) }.map(\.words) == [
        "outlet: buyButton of Cart", "action: buy: of Cart",
        "action: log: of the first responder that has it", "tag: 7",
      ])
  }

  /// Only a screen with constraints is laid out for a device.
  @Test(arguments: [
    ("", "nothing on the screen has constraints"),
    (
      "<constraints><constraint firstAttribute=\"height\" constant=\"34\" id=\"k1\"/></constraints>",
      "the layout was not solved; lay it out with --device"
    ),
  ])
  func `a layout that no device changes is not to be laid out`(
    _ constraints: String, _ reason: String
  ) throws {
    let document = InterfaceBuilderDocument.xib(
      owner: "Cart", outlets: ["view": "v1"],
      subviews: """
        <view id="w1"><rect key="frame" x="20" y="100" width="200" height="34"/>\(constraints)</view>
        """)
    let rules = BuiltInRules.all.filter { $0.ownDescription.id == "layout-ambiguous" }
    let rule = try inspection(of: "id=\"w1\"", in: document, by: rules).rules.first
    guard case .notApplicable(let found)? = rule?.verdict else {
      Issue.record("the rule runs")
      return
    }
    #expect(found == reason)
  }

  /// An adapter often makes a row clickable, which TalkBack then reads at one stop.
  @Test(
    arguments: [
      (
        "row_cart", "<TextView", "1 of 2",
        "none of its own if code makes LinearLayout around it clickable"
      ),
      (
        "row_cart", "<Button", "2 of 2",
        "another number if code makes LinearLayout around it clickable"
      ),
      (
        "row_cart", "<LinearLayout", "none",
        "not an accessibility element, unless code makes it clickable"
      ),
      ("cart", "<TextView", "1 of 2", nil),
      ("cart", "<LinearLayout", "none", "not an accessibility element"),
    ] as [(String, String, String, String?)])
  func `a row that code may make clickable leaves its stops open`(
    _ layout: String, _ tag: String, _ stop: String, _ reason: String?
  ) throws {
    let text = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="wrap_content">
        <TextView android:layout_width="wrap_content" android:layout_height="48dp" android:text="Tea"/>
        <Button android:layout_width="wrap_content" android:layout_height="48dp" android:text="Buy"/>
      </LinearLayout>
      """
    let facts = try inspection(
      of: tag, in: text, named: "res/layout/\(layout).xml", by: []
    ).facts
    let fact = try #require(facts.first { $0.name == "stop" })
    #expect(fact.value == stop)
    #expect(fact.reason == reason)
  }

  @Test func `an image of a layout is not a text of unknown colour`() throws {
    let layout = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="match_parent">
        <ImageView android:layout_width="48dp" android:layout_height="48dp"
          android:src="@drawable/cart" android:contentDescription="Cart"/>
        <ImageButton android:layout_width="48dp" android:layout_height="48dp"
          android:src="@drawable/cart" android:contentDescription="Pay"/>
      </LinearLayout>
      """
    let rules = BuiltInRules.all.filter { $0.ownDescription.id == "text-contrast" }
    for tag in ["<ImageView", "<ImageButton"] {
      let rule = try #require(try inspection(of: tag, in: layout, by: rules).rules.first)
      if case .undecided(let reasons) = rule.verdict { Issue.record("\(tag): \(reasons)") }
    }
  }

  @Test func `a text that only code sets is not a placeholder`() throws {
    let document = InterfaceBuilderDocument.xib(
      owner: "Cart", outlets: ["view": "v1", "total": "l1"],
      subviews: """
        <label opaque="NO" id="l1"><rect key="frame" x="20" y="100" width="200" height="21"/></label>
        """)
    let rules = BuiltInRules.all.filter { $0.ownDescription.id == "label-is-identifier" }
    let rule = try inspection(of: "id=\"l1\"", in: document, by: rules).rules.first
    guard case .notApplicable(let reason)? = rule?.verdict else {
      Issue.record("the rule checks the text")
      return
    }
    #expect(reason == "its text is not in the file")
  }
}

extension ElementFact {
  fileprivate var words: String { "\(name): \(value)\(reason.map { " (\($0))" } ?? "")" }
}
