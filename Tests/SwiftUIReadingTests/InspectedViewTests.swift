import AccessibilityModel
import Auditing
import Testing

/// A button of a view, and the facts about whether and where it can be pressed.
private struct InspectedViewCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let modifier: String
  let facts: [String]

  static let all = [
    InspectedViewCase(
      testDescription: "a button", modifier: "",
      facts: ["presence: on the screen, at an unknown position", "touch target: unknown"]),
    InspectedViewCase(
      testDescription: "a disabled button", modifier: ".disabled(true)",
      facts: [
        "enabled: no", "presence: on the screen, at an unknown position", "touch target: unknown",
      ]),
    InspectedViewCase(
      testDescription: "a button that a condition disables", modifier: ".disabled(cart.isEmpty)",
      facts: [
        "enabled: at times (code disables it by “cart.isEmpty”)",
        "presence: on the screen, at an unknown position", "touch target: unknown",
      ]),
    InspectedViewCase(
      testDescription: "a button that is never disabled", modifier: ".disabled(false)",
      facts: ["presence: on the screen, at an unknown position", "touch target: unknown"]),
  ]
}

@Suite struct InspectedViewTests {
  @Test(arguments: InspectedViewCase.all)
  fileprivate func `an inspection says whether a view can be pressed`(
    _ example: InspectedViewCase
  ) throws {
    let source = try SwiftUISource(body: "Button(\"Buy\") {}\(example.modifier)")
    let auditor = Auditor(rules: [])
    let audit = try #require(auditor.audit(source.hierarchy).first)
    let index = try #require(audit.screen.elements.firstIndex { $0.role == .button })
    let facts = auditor.inspect(index, in: audit).facts.filter {
      ["enabled", "presence", "touch target"].contains($0.name)
    }
    #expect(
      facts.map { "\($0.name): \($0.value)\($0.reason.map { " (\($0))" } ?? "")" } == example.facts)
  }
}
