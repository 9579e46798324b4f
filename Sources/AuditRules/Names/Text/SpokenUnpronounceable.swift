internal import AccessibilityModel
internal import Auditing

/// Reports codes and addresses in labels, which speech spells out.
struct SpokenUnpronounceable: LabelRule {
  static let description = RuleDescription(
    id: "spoken-unpronounceable",
    group: .speech,
    summary: "Labels must be pronounceable.",
    rationale: "Codes and addresses are spelled out character by character.",
    remedy: Remedy(
      "describe the item in words and move the code to accessibilityValue",
      appKit: "describe the item in words and move the code to setAccessibilityValue(_:)",
      android: "describe the item in words and move the code to stateDescription",
      .uiKit(#"button.accessibilityLabel = "Order"; button.accessibilityValue = code"#),
      .swiftUI(#".accessibilityLabel("Order").accessibilityValue(code)"#),
      .appKit(#"button.setAccessibilityLabel("Order"); button.setAccessibilityValue(code)"#),
      .views("ViewCompat.setStateDescription(view, code)"),
      .compose(#"Modifier.semantics { contentDescription = "Order"; stateDescription = code }"#)),
    severity: .error,
    criteria: [.wcag("2.4.6")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .labelled

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    first(in: label, isControl: true).map { LabelFault($0.fault.name) }
  }

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    let isName =
      subject.isActionable && !subject.isTextEntry && !subject.labelSource.mayBeLabelledByText
      && !subject.labelSource.isPartOfText
    guard
      let (token, fault) = first(
        in: subject.wording.facts, isControl: isName,
        unless: { PronunciationFault.isReadableName($0) && subject.labelSource.showsAsName($0) })
    else { return }
    if let reason = subject.labelSource.reasonForContent {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) has \(fault.name) \(String(token).quoted) in its label \(subject.wording.quotedLabel)",
      at: subject)
  }

  private func first(
    in label: LabelFacts, isControl: Bool,
    unless isExempt: (Substring) -> Bool = { _ in false }
  ) -> (token: Substring, fault: PronunciationFault)? {
    for token in label.tokens {
      let fault = PronunciationFault(of: token, isControl: isControl)
      if let fault, !isExempt(token) { return (token, fault) }
    }
    return nil
  }
}

extension SpokenUnpronounceable {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Internationalisation" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Strengths and weaknesses" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="iPhone15ProMax" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Write to ann@example.org" frame="20 100 80 44"/>"#),
      Example(#"<UITextField label="ann@example.org" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="HTTPS" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Signed in as ann@example.org" frame="20 100 80 44"/>"#),
      // A visible address, and a number in a text.
      Example(#"<UIButton title="https://example.org/a" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="d41d8cd98f00b204e9800998ecf8427e" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(
        #"↓<UIButton label="Copy 3f2504e0-4f89-11d3-9a0c-0305e82c3301" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="d41d8cd98f00b204e9800998ecf8427e" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="https://example.org/a" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="cart?order=A0015917V90" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="ring-%E7%B6%93-51241719" frame="20 100 80 44"/>"#),
    ]
  )
}
