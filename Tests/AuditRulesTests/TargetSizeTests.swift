import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// Two buttons in a stack view of a design, and how sure each rule is that the first is too small.
struct FixedSize: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The facts that fix the sides of the buttons.
  let constraints: String
  /// How the stack view aligns them: `fill` gives them its own height.
  let alignment: String
  let outcome: Outcome

  static let all = [
    FixedSize(
      testDescription: "constraints fix its sides",
      constraints: """
        <constraints><constraint firstAttribute="width" constant="20" id="w"/>\
        <constraint firstAttribute="height" constant="20" id="h"/></constraints>
        """, alignment: "center", outcome: .fail),
    FixedSize(
      testDescription: "nothing fixes its sides", constraints: "", alignment: "fill",
      outcome: .review),
  ]

  var document: String {
    let buttons = ["a", "b"].map { id in
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="\(id == "a" ? 0 : 20)" y="0.0" width="20" height="20"/>\
      \(constraints)<state key="normal" title="\(id)"/></button>
      """
    }
    return FalseAlarm.xib(
      """
      <stackView opaque="NO" contentMode="scaleToFill" alignment="\(alignment)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s">\
      <rect key="frame" x="20" y="100" width="40" height="20"/>\
      <subviews>\(buttons.joined())</subviews></stackView>
      """)
  }
}

@Suite struct TargetSizeTests {
  @Test(arguments: FixedSize.all)
  func `a size is as sure for every minimum`(_ test: FixedSize) throws {
    let hierarchy = try HierarchyFormats.read(Array(test.document.utf8), named: "sizes")
    for rule in [TargetSize.platform, .wcagMinimum, .wcagEnhanced] {
      let findings = Auditor(rules: [rule]).audit(hierarchy.screens[0]).findings
      #expect(findings.first?.outcome == test.outcome, "\(rule.ownDescription.id)")
    }
  }

  /// Buttons of 105 pixels: 40 dp at the density that a phone of this width usually has.
  private static let dump = UIAutomatorDump.text(
    (0..<2).map { row in
      """
      <node class="android.widget.Button" text="Row \(row)" clickable="true" focusable="true" \
      bounds="[100,\(400 + 300 * row)][600,\(505 + 300 * row)]"/>
      """
    }.joined())

  @Test(arguments: [(nil, ["review warning"]), (420, ["fail warning", "fail warning"])])
  func `a density that nothing states is asked for once`(
    _ density: Double?, _ expected: [String]
  ) throws {
    let hierarchy = try HierarchyFormats.read(
      Array(Self.dump.utf8), named: "sizes", options: ReadingOptions(density: density))
    let findings = Auditor(rules: [TargetSize.platform]).audit(hierarchy.screens[0]).findings
    #expect(findings.map { "\($0.outcome.rawValue) \($0.severity.rawValue)" } == expected)
  }
}
