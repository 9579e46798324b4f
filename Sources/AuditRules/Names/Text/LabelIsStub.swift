internal import AccessibilityModel
internal import Auditing

/// Reports template text that was never replaced.
struct LabelIsStub: ElementRule, LabelRule {
  static let description = RuleDescription(
    id: "label-is-stub",
    group: .names,
    summary: "Texts must not be template text.",
    rationale: "“Label”, “TODO” and “Lorem ipsum” mean nothing to users.",
    remedy: Remedy(
      "replace the template text",
      .uiKit(#"label.text = String(localized: "Total")"#),
      .swiftUI(#"Text("Total")"#),
      .appKit(#"label.stringValue = String(localized: "Total")"#),
      .views(#"android:text="@string/total""#),
      .compose("Text(stringResource(R.string.total))")),
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = [.stops, .texts]

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    TemplateText.isTemplate(label, in: language)
      ? LabelFault("has the template text \(label.text.quoted)") : nil
  }

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    guard isStubLabel(subject) else { return }
    if let reason = subject.templateUse.excuse {
      if subject.templateUse.isReachedByOutlet { return ask(subject, findings: &findings) }
      return findings.excuse(subject, because: reason)
    }
    report(fault.words, at: subject, &findings)
  }

  /// Asks once about all items of a design that code may give other words.
  private func ask(_ subject: AuditedElement, findings: inout Findings) {
    findings.report(
      "\(subject) keeps the template name \(subject.wording.quotedLabel)", at: subject,
      doubt: "code has an outlet to replace it", severity: .note,
      asking: .ofDesign)
  }

  /// Checks the hint, unless the label is template text.
  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let hint = subject.hint, !hint.isBlank,
      TemplateText.isTemplate(subject.spokenHint.hintFacts, in: subject.wording.language)
    else { return }
    if isStubLabel(subject) {
      return findings.excuse(subject, because: "its label is template text, which is reported")
    }
    report("has the template hint \(hint.quoted)", at: subject, &findings)
  }

  private func report(_ fault: String, at subject: AuditedElement, _ findings: inout Findings) {
    let use = subject.templateUse
    findings.report(
      "\(use.nameOfBarTitle ?? "\(subject)") \(fault)", at: subject, on: [.visibleText],
      doubt: use.doubtAboutLayout, severity: use.isShown ? nil : .note,
      asking: use.isOfCustomController || use.doubtAboutLayout != nil ? .ofScreen : nil)
  }

  private func isStubLabel(_ subject: AuditedElement) -> Bool {
    if TemplateText.isPlaceholder(subject.wording.facts, in: subject.wording.language) {
      return true
    }
    guard subject.templateUse.hasDefaultName else { return false }
    // A control labelled as a button without showing it belongs to generic-label.
    return subject.isTextual || !subject.labelSource.isStated || !subject.labelSource.hasGenericName
  }
}

extension LabelIsStub {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Job title" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Todo" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="20 % discount" frame="20 100 80 44"/>"#),
      // It names a field.
      Example(
        #"""
        <UIView frame="0 100 390 60">
          <UILabel text="Title" frame="20 100 80 20"/>
          <UITextField label="Name of the film" frame="20 124 300 34"/>
        </UIView>
        """#),
      Example(#"<UIButton language="es" label="BORRAR TODO" frame="20 100 80 44"/>"#),
      // The label “button” belongs to another rule.
      Example(#"<UIButton label="Button" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Item 5" frame="20 100 80 44"/>"#),
      // A word, and a number.
      Example(#"<UILabel text="Undefined behaviour" frame="20 100 200 44"/>"#),
      Example(#"<UILabel language="de" text="null" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Label" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Button" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Title" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="TODO: say why" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="FIXME" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Lorem ipsum dolor sit amet" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Buy" hint="Placeholder" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Logout from %@" frame="20 100 80 44"/>"#),
      // Values of the program.
      Example(#"↓<UIButton label="Full body, 45 min, [object Object]" frame="20 100 200 44"/>"#),
      Example(#"↓<UIButton label="undefined" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Total: NaN" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="@2131834085" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Bla bla bla" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Root View Controller" frame="20 100 200 44"/>"#),
    ]
  )
}
