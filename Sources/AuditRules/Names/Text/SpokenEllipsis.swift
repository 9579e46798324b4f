internal import AccessibilityModel
public import Auditing

/// Reports texts that end in dots which are read out.
///
/// «Loading ellipsis» (hulop/NavCogIOS#46). On a button the dots are a convention.
public struct SpokenEllipsis: LabelRule {
  public static let description = RuleDescription(
    id: "spoken-ellipsis",
    group: .speech,
    summary: "A text about a state does not end in an ellipsis.",
    rationale: "The dots are spoken in many languages: “Loading ellipsis”.",
    remedy: "leave the dots out of the accessibilityLabel",
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  public static let subjects: ElementKinds = .labelled

  public init() {}

  public func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard label.hasLetterOrDigit, label.last == "…" || label.last == "." else { return nil }
    let text = label.text.collapsed
    let dots = text.hasSuffix("...") ? 3 : text.hasSuffix("…") ? 1 : 0
    guard dots > 0 else { return nil }
    return LabelFault(
      "says \(label.text.quoted), of which the dots may be spoken",
      fix: Fix(attribute: .label, value: String(text.dropLast(dots)).collapsed))
  }

  public func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    guard subject.isContent else { return }
    findings.report("\(subject) \(fault.words)", at: subject, fix: fault.fix)
  }
}

extension SpokenEllipsis {
  public static let examples = RuleExamples(
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
