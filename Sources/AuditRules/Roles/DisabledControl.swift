internal import AccessibilityModel
public import Auditing

/// Reports controls that are dimmed and do not say why.
///
/// A note and a question: every empty form has a dimmed button, and so has a browser that cannot go
/// back. Whether a hint would tell anything new, a person knows.
public struct DisabledControl: ElementRule {
  public static let description = RuleDescription(
    id: "disabled-control",
    group: .roles,
    summary: "A disabled control says what would enable it.",
    rationale: "“Submit, dimmed”: someone goes through the form again to find out what is missing.",
    remedy: "say in its accessibilityHint what is missing, or in a text right beside it",
    severity: .note,
    isRecommended: false
  )

  public static let subjects: ElementKinds = .controls

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.flags.contains(.enabled) || subject.traits.contains(.notEnabled),
      subject.hint?.isBlank ?? true, !isExplained(subject)
    else { return }
    findings.report("\(subject) is disabled and does not say why", at: subject, outcome: .review)
  }

  /// Whether a text of some words stands right before or after it.
  private func isExplained(_ subject: AuditedElement) -> Bool {
    let context = subject.context
    let screen = context.screen
    var neighbours = [Int(screen.elements[subject.index].end)]
    if let before = screen.sibling(before: subject.index) { neighbours.append(before) }
    return neighbours.contains { index in
      guard index < screen.elements.count,
        screen.elements[index].parent == screen.elements[subject.index].parent,
        context.kinds[index].contains(.texts)
      else { return false }
      return context.labelFacts(of: index).tokenCount >= 4
    }
  }
}

extension Screen {
  /// The sibling before an element, where it has nothing below it.
  func sibling(before index: Int) -> Int? {
    guard index > 0 else { return nil }
    let before = index - 1
    return elements[before].parent == elements[index].parent ? before : nil
  }
}

extension DisabledControl {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Submit" frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton title="Submit" enabled="false" hint="Fill in your name first." frame="20 100 80 44"/>"#
      ),
      Example(
        #"""
        <UIButton title="Submit" enabled="false" frame="20 100 80 44"/>
        <UILabel text="Fill in your name first" frame="20 150 300 20"/>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Submit" enabled="false" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Submit" traits="button notEnabled" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UILabel text="Total" frame="20 60 300 20"/>
        ↓<UIButton title="Submit" enabled="false" frame="20 100 80 44"/>
        """#),
    ]
  )
}
