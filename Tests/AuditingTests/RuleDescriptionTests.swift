import AccessibilityModel
import Auditing
import Testing

/// Descriptions are values, though all who have one share it.
struct RuleDescriptionTests {
  private static func rule(
    severity: Severity = .warning, isRecommended: Bool? = nil
  ) -> RuleDescription {
    RuleDescription(
      id: "a", group: .custom, summary: "A.", rationale: "B.", remedy: "c", severity: severity,
      criteria: [.wcag("4.1.2")], needs: [.labels], platforms: [.iOS],
      isRecommended: isRecommended, keptOut: "d", languages: ["en"], ruleset: 2)
  }

  @Test func `facts that are not named are kept`() {
    #expect(Self.rule().with(severity: .error) == Self.rule(severity: .error))
    #expect(Self.rule().with(isRecommended: true) == Self.rule(isRecommended: true))
    #expect(Self.rule().with() == Self.rule())
    #expect(Self.rule().with(needs: [.frames]).needs == [.frames])
  }

  @Test func `descriptions with the same facts are one in a set`() {
    #expect(Set([Self.rule(), Self.rule(), Self.rule(severity: .note)]).count == 2)
  }
}
