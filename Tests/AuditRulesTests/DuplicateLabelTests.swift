import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

@Suite struct DuplicateLabelTests {
  private func messages(_ frames: [String]) throws -> [String] {
    let buttons = frames.map { "<UIButton title=\"Edit\" frame=\"\($0)\"/>" }
    let text = "<screen size=\"390 844\">\(buttons.joined())</screen>"
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "twice")
    return Auditor(rules: [DuplicateLabel()]).audit(hierarchy.screens[0]).findings.map(
      \.message.description)
  }

  @Test(arguments: [
    // Slightly below, slightly above, and after others.
    ["20 100 80 44", "200 100.4 80 44", "200 100.8 80 44"],
    ["20 100 80 44", "200 200 80 44", "200 199.6 80 44"],
    ["20 100 80 44", "200 200 80 44", "20 100 80 44"],
  ])
  func `a control that is in a capture twice counts once`(_ frames: [String]) throws {
    #expect(
      try messages(frames) == [
        "UIButton \"Edit\" shares the label “Edit” with another control"
      ])
  }

  @Test func `every control counts, in any order`() throws {
    let frames = ["20 300 80 44", "20 100 80 44", "20 200 80 44", "120 200 80 44"]
    #expect(
      try messages(frames) == [
        "UIButton \"Edit\" shares the label “Edit” with 3 other controls"
      ])
  }

  /// Two rows with a text and a button “Follow” each.
  private static let rows = (0..<2).map { row in
    """
    <node class="android.widget.LinearLayout" enabled="true" bounds="[0,\(row * 200)][1080,\(row * 200 + 150)]">\
    <node class="android.widget.TextView" text="Ann \(row)" enabled="true" \
    bounds="[40,\(row * 200 + 40)][400,\(row * 200 + 100)]"/>\
    <node class="android.widget.Button" text="Follow" clickable="true" focusable="true" enabled="true" \
    bounds="[800,\(row * 200)][1040,\(row * 200 + 150)]"/></node>
    """
  }.joined()

  @Test func `in rows of a running app it is a question`() throws {
    let dump = UIAutomatorDump.text(Self.rows)
    let hierarchy = try HierarchyFormats.read(
      Array(dump.utf8), named: "rows", options: ReadingOptions(density: 160))
    let findings = Auditor(rules: [DuplicateLabel()]).audit(hierarchy.screens[0]).findings
    #expect(
      findings.map { "\($0.outcome.rawValue) \($0.severity.rawValue): \($0.message)" } == [
        "review warning: Button \"Follow\" may share the label “Follow” with another control in other rows"
      ])
  }
}
