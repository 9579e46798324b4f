import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Testing

@testable import Measurements

@Suite(
  .enabled(if: VectorCase.isThere, "the shared vectors are not beside the checkout"))
struct VectorTests {
  @Test(arguments: VectorCase.all)
  func `a rule agrees with the peers' tests`(_ test: VectorCase) throws {
    switch test.check {
    case .rule(let id, let text, let isFound):
      let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: test.id)
      let rules = BuiltInRules.all.filter { $0.ownDescription.id == id }
      #expect(rules.count == 1)
      let findings = hierarchy.screens.flatMap {
        Auditor(rules: rules).audit($0, app: hierarchy.app).findings
      }
      #expect(findings.isEmpty != isFound, "\(id) on \(text): \(findings.map(\.message))")
    case .luminance(let color, let expected, let tolerance):
      #expect(abs(Contrast.luminance(color) - expected) <= tolerance)
    case .ratio(let a, let b, let expected, let tolerance):
      #expect(abs(Contrast.ratio(a, b) - expected) <= tolerance)
    }
  }

  @Test func `each vector is run or left out for a reason`() {
    let run = Set(VectorCase.all.map(\.id))
    let unexplained = VectorCase.ids.filter {
      !run.contains($0) && VectorsLeftOut.reasons[$0] == nil
    }
    #expect(unexplained == [])
    #expect(run.isDisjoint(with: VectorsLeftOut.reasons.keys))
  }
}
