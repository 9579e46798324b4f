import AccessibilityModel
import Auditing
import TestSupport
import Testing

@testable import AuditPolicy

/// Finding suppressions by their facts does not change which one covers a finding.
@Suite struct SuppressionIndexTests {
  private static let rules = ["missing-label", "role-missing"]

  /// A suppression with some of several facts.
  private static func suppression(
    _ number: Int, _ random: inout SeededNumbers
  ) -> Suppression {
    var suppression = Suppression(
      rules: Set(rules.filter { _ in Bool.random(using: &random) }), reason: "\(number)",
      place: SourcePosition(file: "a", line: number, column: 1))
    if Bool.random(using: &random) {
      suppression.identifier = ["b1", "b2", "b*", "?2", "none"].randomElement(using: &random)
        .map { TextPattern($0) }
    }
    if Bool.random(using: &random) {
      suppression.element = ["UIButton[1]", "UIButton[2]", "UIView"].randomElement(using: &random)
    }
    if Bool.random(using: &random) {
      let line = Int.random(in: 2...5, using: &random)
      suppression.position = Suppression.Position(line: line, column: 3)
    }
    return suppression
  }

  @Test func `the first suppression that covers a finding is found`() throws {
    let audited = try Audited(
      """
      <screen size="390 844">
        <UIButton identifier="b1" frame="20 120 200 44"/>
        <UIButton identifier="b2" frame="20 220 200 44"/>
        <UIButton frame="20 320 200 44"/>
      </screen>
      """, policy: Policy(), only: Set(Self.rules))
    let audit = audited.judged[0].audit
    #expect(audit.findings.count > 2)
    var random = SeededNumbers(seed: 26)
    for _ in 0..<500 {
      let suppressions = (0..<8).map { Self.suppression($0, &random) }
      let index = SuppressionIndex(suppressions)
      for finding in audit.findings {
        #expect(
          index.first(covering: finding, in: audit.context)
            == suppressions.first { $0.covers(finding, in: audit.context) })
      }
    }
  }
}
