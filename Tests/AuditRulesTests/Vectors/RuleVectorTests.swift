import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Testing

@testable import Measurements

@Suite(.enabled(if: RuleVector.isThere, "../shared/vectors is not there"))
struct RuleVectorTests {
  @Test(arguments: OurVectors.tried)
  func `a rule agrees with a peer's test`(_ vector: RuleVector) throws {
    let document = try VectorScreen(vector).document.get()
    let hierarchy = try HierarchyFormats.read(
      Array(document.utf8), named: vector.id, options: ReadingOptions(density: 160))
    #expect(hierarchy.warnings == [])
    let rule = try #require(
      BuiltInRules.all.first { $0.ownDescription.id == vector.rule })
    let audits = Auditor(rules: [rule]).audit(hierarchy.screens, app: hierarchy.app)
    let messages = audits.flatMap(\.findings).map(\.message.description)
    #expect(messages.isEmpty == (vector.expect == "pass"), "\(messages) in \(document)")
  }

  @Test func `every other vector has its reason`() {
    let unknown = OurVectors.leftOut.filter { left in
      Self.reasons[left.key] == nil && !Self.kinds.contains(where: left.value.hasPrefix)
    }
    #expect(unknown == [:])
    let known = OurVectors.leftOut.filter { Self.reasons[$0.key] != nil }
    #expect(known == Self.reasons.filter { known[$0.key] != nil })
  }

  private static let kinds = ["our own format holds no", "it is a case", "dumps do not carry"]

  /// The vectors of iOS that are left out, with the reason.
  private static let reasons = [
    "gtxilib-021": "our format does not carry containerType",
    "gtxilib-097": "our format does not carry screen",
    "accessibilityauditkit-079": "our format does not carry requiresDescription",
    "androidlint-005": "an image that is a button is missing-label's",
    "androidlint-009": "what nothing names at all is missing-label's",
    "androidlint-010": "what nothing names at all is missing-label's",
    "swiftlint-010": "one finding for one cause: the button's, by missing-label",
  ]
}
