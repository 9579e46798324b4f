import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Testing

/// The vectors of the rules on names, roles and hints.
private enum OurVectors {
  static let rules = Set(
    BuiltInRules.descriptions.filter { [.names, .roles, .hints].contains($0.group) }.map(\.id))

  static let all = RuleVector.all.filter { $0.rule.map(rules.contains) ?? false }
  static let tried = all.filter {
    differences[$0.id] == nil && (try? VectorScreen($0).document.get()) != nil
  }

  /// Where we differ from a peer on purpose.
  static let differences = [
    "androidlint-005": "one finding for one cause: the button's, by missing-label",
    "androidlint-009": "a field without a hint has no name at all: missing-label",
    "androidlint-010": "a field without a hint has no name at all: missing-label",
  ]

  /// Why each of the others is not tried.
  static let leftOut: [String: String] = Dictionary(
    uniqueKeysWithValues: all.compactMap { vector in
      guard case .failure(let reason) = VectorScreen(vector).document else { return nil }
      return (vector.id, reason.description)
    })
}

@Suite(.enabled(if: RuleVector.isThere, "../shared/vectors is not there"))
struct RuleVectorTests {
  @Test(arguments: OurVectors.tried)
  func `a rule agrees with a peer's test`(_ vector: RuleVector) throws {
    let document = try VectorScreen(vector).document.get()
    let hierarchy = try HierarchyFormats.read(
      Array(document.utf8), named: vector.id, options: ReadingOptions(density: 160))
    #expect(hierarchy.warnings == [])
    let rule = try #require(
      BuiltInRules.all.first { type(of: $0).description.id == vector.rule })
    let audits = Auditor(rules: [rule]).audit(hierarchy.screens, app: hierarchy.app)
    let messages = audits.flatMap(\.findings).map(\.message.description)
    #expect(messages.isEmpty == (vector.expect == "pass"), "\(messages) in \(document)")
  }

  @Test func `every other vector has its reason`() {
    let unknown = OurVectors.leftOut.filter { Self.reasons[$0.key] == nil }
      .filter {
        !$0.value.hasPrefix("our own format holds no") && !$0.value.hasPrefix("it is a case")
          && !$0.value.hasPrefix("dumps do not carry")
      }
    #expect(unknown == [:])
    let known = OurVectors.leftOut.filter { Self.reasons[$0.key] != nil }
    #expect(known == Self.reasons.filter { known[$0.key] != nil })
  }

  /// The vectors of iOS that are left out, with the reason.
  private static let reasons = [
    "gtxilib-021": "our format does not carry containerType",
    "gtxilib-097": "our format does not carry screen",
    "accessibilityauditkit-079": "our format does not carry requiresDescription",
    "swiftlint-010": "one finding for one cause: the button's, by missing-label",
  ]
}
