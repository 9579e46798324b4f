import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import TestSupport
import Testing

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
        #"portrait: fail error: UIButton "import" is not there in landscape [rotation-element-lost]"#,
        """
        landscape: fail error: UIButton "all" is not selected in landscape and selected in \
        portrait: state lost on rotation [rotation-trait-changed]
        """,
        """
        landscape: fail warning: UIButton "recent" is read behind UIButton "all" in portrait and \
        first in landscape, against the layout [rotation-order-inverted]
        """,
        """
        landscape: fail error: UIButton "add" has no label in landscape and is “Add a payee” in \
        portrait [rotation-label-lost]
        """,
        """
        landscape: fail error: UIButton "pay" lies outside of the screen in landscape, and nothing \
        scrolls to it [rotation-off-screen]
        """,
        """
        landscape: fail error: UIButton "pay" ends 790 points below the top in landscape, the \
        screen is 390 high, and nothing scrolls [rotation-unreachable-height]
        """,
      ])
  }

  @Test func `a screen whose other orientation is computed`() throws {
    #expect(
      try findings("rotation-springs.xml") == [
        """
        landscape: review error: UIButton "send" lies outside of the screen in landscape, and \
        nothing scrolls to it, as computed from the autoresizing masks [rotation-off-screen]
        """,
        """
        landscape: review error: UIButton "send" ends 810 points below the top in landscape, the \
        screen is 390 high, and nothing scrolls, as computed from the autoresizing masks \
        [rotation-unreachable-height]
        """,
      ])
  }
}
