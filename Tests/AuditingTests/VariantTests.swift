import Testing

@testable import Auditing

/// Findings of a screen and of its variants, each as its rule and element, with “?” for review.
struct VariantCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var own: [String] = []
  let variants: KeyValuePairs<String, [String]>
  /// The merged ones, “own” for those of the screen, with their conditions.
  let merged: [String]

  static let all = [
    VariantCase(
      testDescription: "a finding of the screen has the conditions of its variants",
      own: ["a1", "a2"], variants: ["dark": ["a2"], "de": ["a2", "a1"]],
      merged: ["a1 own de", "a2 own dark de"]),
    VariantCase(
      testDescription: "a finding of two variants is one, after those of the screen",
      own: ["b1"], variants: ["dark": ["a1"], "de": ["a1"]], merged: ["b1 own", "a1 dark de"]),
    VariantCase(
      testDescription: "another rule or element is another finding",
      own: ["a1"], variants: ["dark": ["b1", "a2"]], merged: ["a1 own", "b1 dark", "a2 dark"]),
    VariantCase(
      testDescription: "a new finding is in doubt if one variant doubts it",
      variants: ["dark": ["a1"], "de": ["a1?"]], merged: ["a1? dark de"]),
    VariantCase(
      testDescription: "a variant does not bring doubt to a finding of the screen",
      own: ["a1"], variants: ["dark": ["a1?"]], merged: ["a1 own dark"]),
    VariantCase(
      testDescription: "two findings of the screen at one location stay two",
      own: ["a1", "a1?"], variants: ["dark": ["a1"]], merged: ["a1 own dark", "a1? own dark"]),
  ]
}

@Suite struct VariantTests {
  private static func finding(_ text: String) -> Finding {
    let rule = RuleDescription(
      id: String(text.prefix(1)), group: .names, summary: "", rationale: "", remedy: "",
      severity: .error)
    return Finding(
      rule: rule, doubt: text.hasSuffix("?") ? "it may be" : nil, severity: .error,
      message: "is bad", suggestion: "", fix: nil, name: "",
      element: text.dropFirst().first?.wholeNumberValue ?? 0,
      related: [])
  }

  @Test(arguments: VariantCase.all)
  func `findings at one location are merged`(_ example: VariantCase) {
    let variants = example.variants.map { condition, findings in
      Variant(condition: condition, findings: findings.map(Self.finding))
    }
    var merged: [String] = []
    _ = example.own.map(Self.finding).merged(with: variants) { shown in
      let finding = shown.finding
      let text = "\(finding.rule.id)\(finding.element)\(finding.outcome == .review ? "?" : "")"
      let words = [text] + (shown.isOwn ? ["own"] : []) + shown.conditions
      merged.append(words.joined(separator: " "))
      return finding
    }
    #expect(merged == example.merged)
  }

  @Test func `a finding without a name for its conditions does not count`() {
    let variant = Variant(condition: "dark", findings: ["a1", "a2"].map(Self.finding))
    let left = ["b1"].map(Self.finding).merged(with: [variant]) { shown in
      shown.isOwn ? nil : shown.finding.adding(", in the dark")
    }
    #expect(left.map(\.message.description) == Array(repeating: "is bad, in the dark", count: 2))
  }
}
