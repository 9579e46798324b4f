internal import AccessibilityModel
internal import Auditing

/// Reports texts that end with an ellipsis.
///
/// Seen in hulop/NavCogIOS#46. On a button an ellipsis is a convention.
struct SpokenEllipsis: LabelRule {
  static let description = RuleDescription(
    id: "spoken-ellipsis",
    group: .speech,
    summary: "Status texts should not end with an ellipsis.",
    rationale: "The dots are spoken in many languages: “Loading ellipsis”.",
    remedy: Remedy(
      ofLabel: { "remove the dots from \($0)" },
      .label("Loading", of: "label"),
      .swiftUI(#"Text("Loading…").accessibilityLabel("Loading")"#)),
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .labelled

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard label.hasLetterOrDigit, label.last == "…" || label.last == "." else { return nil }
    let text = label.text.collapsed
    let dots = text.hasSuffix("...") ? 3 : text.hasSuffix("…") ? 1 : 0
    guard dots > 0 else { return nil }
    return LabelFault(
      "ends its text \(label.text.quoted) with a spoken ellipsis",
      fix: Fix(attribute: .label, value: String(text.dropLast(dots)).collapsed))
  }

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    guard subject.labelSource.isContent else { return }
    findings.report("\(subject) \(fault.words)", at: subject, fix: fault.fix)
  }
}

extension SpokenEllipsis {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Loading" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="It is loading." frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Save as…" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="…" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Loading…" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Loading..." frame="20 100 80 44"/>"#),
    ]
  )
}
