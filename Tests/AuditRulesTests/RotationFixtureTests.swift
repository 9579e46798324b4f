import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

@Suite struct RotationFixtureTests {
  private static let auditor = Auditor(
    rules: BuiltInRules.all.filter { $0.ownDescription.id.hasPrefix("rotation-") })

  private func findings(_ name: String) throws -> [String] {
    let text = try PackageFiles.fixture("ui/\(name)")
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: name)
    return Self.auditor.audit(hierarchy).flatMap { audit in
      audit.findings.map {
        "\(audit.screen.orientation.rawValue): \($0.outcome.rawValue) \($0.severity.rawValue): "
          + "\($0.message) [\($0.rule.id)]"
      }
    }
  }

  @Test func `a screen in both orientations`() throws {
    #expect(
      try findings("rotation-pair.xml") == [
        #"portrait: fail error: UIButton "import" is missing in landscape [rotation-element-lost]"#,
        """
        landscape: fail error: UIButton "all" is not selected in landscape but selected in \
        portrait [rotation-trait-changed]
        """,
        """
        landscape: fail error: UIButton "recent" is read after UIButton "all" in portrait, \
        first in landscape, out of place [rotation-order-inverted]
        """,
        """
        landscape: fail error: UIButton "add" loses its label “Add a payee” in landscape \
        [rotation-label-lost]
        """,
        """
        landscape: fail error: UIButton "pay" is off screen in landscape and not scrollable \
        into view [rotation-off-screen]
        """,
        """
        landscape: fail error: UIButton "pay" ends at 790 points in landscape; maximum 390 \
        without scrolling [rotation-unreachable-height]
        """,
      ])
  }

  /// Part of the second screen is below the edge.
  @Test(arguments: [("", []), ("<state key=\"normal\" title=\"Pay\"/>", ["l"])])
  func `a button that shows nothing may be cut off`(
    _ content: String, _ expected: [String]
  ) throws {
    let text = FalseAlarm.xib(
      """
      <button id="l"><rect key="frame" x="0" y="0" width="390" height="460"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\(content)</button>
      """)
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "form.xib")
    let audits = Auditor(rules: [RotationUnreachableHeight()]).audit(hierarchy)
    let found = audits.flatMap { audit in
      audit.findings.compactMap { audit.screen.elements[$0.element].details.objectID }
    }
    #expect(found == expected)
  }

  /// A map that code draws has a bar and a few marks on it.
  @Test(arguments: [("Map", "Mark", 0), ("Map", "A long text for all to read", 1), ("", "Mark", 1)])
  func `a view that covers little of a screen that code draws may keep its place`(
    _ controller: String, _ text: String, _ expected: Int
  ) throws {
    let mask =
      "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/>"
    let marks = (0..<5).map { number in
      FalseAlarm.object(
        "label", "text=\"\(text) \(number)\"", id: "l\(number)",
        frame: (20, 600 + 30 * Double(number), text == "Mark" ? 60 : 300, 20), mask)
    }
    let text = FalseAlarm.storyboard(
      FalseAlarm.scene(
        "c", controller.isEmpty ? "" : "customClass=\"\(controller)\"", views: marks.joined()),
      initial: "c")
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "map.storyboard")
    let audits = Auditor(rules: [RotationScaledOnly()]).audit(hierarchy)
    #expect(audits.flatMap(\.findings).count == expected)
  }

  @Test func `a screen whose other orientation is computed`() throws {
    #expect(
      try findings("rotation-springs.xml") == [
        """
        landscape: review error: UIButton "send" may be off screen in landscape and not \
        scrollable into view, as computed from the autoresizing masks [rotation-off-screen]
        """,
        """
        landscape: review error: UIButton "send" may end at 810 points in landscape; maximum \
        390 without scrolling, as computed from the autoresizing masks \
        [rotation-unreachable-height]
        """,
      ])
  }
}
