import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules
@testable import Reports

/// The fix of one finding in a report.
struct FixReportCase: CustomTestStringConvertible, Sendable {
  let rule: any Rule
  let views: String
  /// nil without a fix.
  let sentence: String?
  var isAutomatic = true

  var testDescription: String { "\(rule.ownDescription.id): \(sentence ?? "no fix")" }

  static let all: [FixReportCase] = [
    FixReportCase(
      rule: LabelRepeatsRole(), views: #"<UIButton label="Buy button"/>"#,
      sentence: "change accessibilityLabel from “Buy button” to “Buy”"),
    FixReportCase(
      rule: HintRepeatsLabel(), views: #"<UIButton label="Buy" hint="Buy"/>"#,
      sentence: "remove accessibilityHint “Buy”"),
    FixReportCase(
      rule: HintRepeatsLabel(), views: #"<UIButton label="Buy" hint="Buy. Opens the till."/>"#,
      sentence: "change accessibilityHint from “Buy. Opens the till.” to “Opens the till.”"),
    FixReportCase(
      rule: TappableWithoutRole(),
      views: #"<StarView gestures="tap" isElement="true" label="Rate" traits="sparkling image"/>"#,
      sentence: "change accessibilityTraits from “image sparkling” to “image sparkling button”"),
    FixReportCase(
      rule: PlaceholderOnlyField(), views: #"<UITextField placeholder="Name"/>"#,
      sentence: "set accessibilityLabel to “Name”"),
    FixReportCase(
      rule: PlaceholderOnlyField(), views: #"<UITextField placeholder="Optional:"/>"#, sentence: nil
    ),
    FixReportCase(
      rule: InputPurpose(), views: #"<UITextField label="E-mail"/>"#,
      sentence: "set textContentType to “emailAddress”", isAutomatic: false),
    FixReportCase(
      rule: LabelLanguageMismatch(),
      views: #"<UILabel text="Das Ende der Straße ist noch nicht da"/>"#,
      sentence: "change accessibilityLanguage from “en” to “de”", isAutomatic: false),
    FixReportCase(
      rule: ControlNotExposed(),
      views: #"<UIButton title="Buy" isElement="false" frame="20 100 80 44"/>"#,
      sentence: "change isAccessibilityElement from “false” to “true”", isAutomatic: false),
    FixReportCase(
      rule: ControlNotExposed(),
      views: #"<StarView gestures="tap" label="Rate" traits="button" frame="20 100 80 44"/>"#,
      sentence: "change isAccessibilityElement from “false” to “true”"),
  ]
}

@Suite struct FixReportTests {
  private func fixes(_ rule: any Rule, in text: String) throws -> [FixReport] {
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "x.xml")
    return Auditor(rules: [rule]).audit(hierarchy.screens).flatMap {
      ScreenReport($0, source: "x.xml", format: hierarchy.format).findings.compactMap(\.fix)
    }
  }

  @Test(arguments: FixReportCase.all)
  func `a fix has an instruction, and whether it needs no review`(_ test: FixReportCase) throws {
    let screen = #"<screen title="x" size="390 844" language="en">\#(test.views)</screen>"#
    let fixes = try fixes(test.rule, in: screen)
    #expect(fixes.map(\.sentence) == [test.sentence].compactMap(\.self))
    #expect(fixes.map(\.isAutomatic) == (test.sentence == nil ? [] : [test.isAutomatic]))
  }

  @Test func `in a design no label is put before a text`() throws {
    let design = InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.view(
        "v",
        """
        <button id="a"><rect key="frame" width="80" height="44"/><state key="normal" title="Buy "/>
        </button>
        <button id="b"><rect key="frame" y="99" width="80" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Sell "/></button>
        """))
    #expect(
      try fixes(LabelUntrimmed(), in: design).map(\.isAutomatic) == [false, true])
  }

  @Test func `a view that another file holds is not fixed in this one`() throws {
    let text = "<TextView android:text=\"A\" android:textSize=\"14dp\"/>"
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources([
      "layout/row.xml": AndroidLayoutDocument.text(text)
    ])
    let layout = AndroidLayoutDocument.text("\(text)\n<include layout=\"@layout/row\"/>")
    var hierarchy = try HierarchyFormats.read(
      Array(layout.utf8), named: "res/layout/cart.xml", options: options)
    for index in hierarchy.screens[0].elements.indices {
      hierarchy.screens[0].update(index) { $0.flags.remove(.included) }
    }
    let fixes = Auditor(rules: [TextTooSmall()]).audit(hierarchy.screens).flatMap {
      ScreenReport($0, source: "cart.xml", format: hierarchy.format).findings.compactMap(\.fix)
    }
    #expect(fixes.map(\.isAutomatic) == [true, false])
  }

  @Test func `on Android a property has Android's name and values, and a capture is not fixed`()
    throws
  {
    let dump = UIAutomatorDump.windows(
      """
      <node class="android.widget.Button" content-desc="Buy button" text="" clickable="true" \
      enabled="true" bounds="[0,0][300,150]"/>
      """)
    let fix = try fixes(LabelRepeatsRole(), in: dump)
    #expect(fix.map(\.sentence) == ["change contentDescription from “Buy button” to “Buy”"])
    #expect(fix.map(\.isAutomatic) == [false])
    let exposed = FixReport(
      attribute: "isElement", property: "importantForAccessibility", oldValue: "false",
      value: "true", isAutomatic: false)
    #expect(exposed.sentence == "change importantForAccessibility from “no” to “yes”")
  }
}
