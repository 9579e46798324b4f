import AccessibilityModel
import Auditing
import HierarchyReading
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
}
