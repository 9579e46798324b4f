import AccessibilityModel
import Auditing
import HierarchyReading
import Testing

@testable import AuditRules

/// Findings about views of a design that are hidden until code shows them.
@Suite struct HiddenViewTests {
  private static func findings(_ document: String, rules: [any Rule]) throws -> [String] {
    let hierarchy = try HierarchyFormats.read(Array(document.utf8), named: "hidden")
    return Auditor(rules: rules).audit(hierarchy.screens[0]).findings.map {
      "\($0.rule.id) \($0.outcome.rawValue): \($0.message)"
    }
  }

  private static func label(_ id: String, hidden: Bool, _ white: Double) -> String {
    """
    <label \(hidden ? "hidden=\"YES\"" : "") text="\(id)" id="\(id)"><rect key="frame" x="20" \
    y="100" width="200" height="24"/><fontDescription key="fontDescription" type="system" \
    pointSize="12"/><color key="textColor" white="\(white)" alpha="1"/></label>
    """
  }

  @Test func `a message says that the view is to be shown first`() throws {
    let document = FalseAlarm.xib(
      Self.label("Seen", hidden: false, 0) + Self.label("Later", hidden: true, 0),
      outlets: "<outlet property=\"later\" destination=\"Later\" id=\"o\"/>")
    #expect(
      try Self.findings(document, rules: [DynamicTypeUnsupported()]) == [
        "dynamic-type-unsupported fail: UILabel \"Seen\" uses a fixed font size",
        "dynamic-type-unsupported fail: "
          + "UILabel \"Later\" uses a fixed font size, once it is shown",
      ])
  }

  @Test func `the contrast of a hidden text is a question, and that of others stays one finding`()
    throws
  {
    let document = FalseAlarm.xib(
      """
      <view id="p"><rect key="frame" x="0" y="0" width="390" height="400"/><subviews>\
      \(Self.label("Seen", hidden: false, 0.8))\(Self.label("Later", hidden: true, 0.7))</subviews>\
      <color key="backgroundColor" white="1" alpha="1"/></view>
      """, outlets: "<outlet property=\"later\" destination=\"Later\" id=\"o\"/>")
    #expect(
      try Self.findings(document, rules: [TextContrast()]) == [
        "text-contrast fail: UILabel \"Seen\" has a text contrast of 1.60:1; minimum 4.5:1",
        "text-contrast review: UILabel \"Later\" may have a text contrast of 2.10:1; "
          + "minimum 4.5:1, once it is shown",
      ])
  }

  @Test func `rules about several views leave hidden ones out`() throws {
    let document = FalseAlarm.xib(
      """
      <button hidden="YES" id="a"><rect key="frame" x="20" y="100" width="90" height="44"/>\
      <state key="normal" title="Edit"/></button>\
      <button id="b"><rect key="frame" x="20" y="100" width="90" height="44"/>\
      <state key="normal" title="Edit"/></button>
      """, outlets: "<outlet property=\"edit\" destination=\"a\" id=\"o\"/>")
    #expect(
      try Self.findings(
        document, rules: [DuplicateLabel(), ControlsOverlap(), DuplicateClickableBounds()]) == [])
  }

  @Test func `a hidden view is spoken as it is once it is shown`() throws {
    let document = FalseAlarm.xib(
      Self.label("Seen", hidden: false, 0) + Self.label("Later", hidden: true, 0)
        + Self.label("Never", hidden: true, 0),
      outlets: "<outlet property=\"later\" destination=\"Later\" id=\"o\"/>")
    let hierarchy = try HierarchyFormats.read(Array(document.utf8), named: "hidden")
    let audit = Auditor(rules: [DynamicTypeUnsupported()]).audit(hierarchy.screens[0])
    let spoken = audit.screen.elements.indices.compactMap { index in
      audit.screen.elements[index].label.map {
        "\($0): \(audit.heard(at: index).spoken(of: index) ?? "no stop")"
      }
    }
    #expect(spoken == ["Seen: Seen", "Later: Later", "Never: no stop"])
  }
}
