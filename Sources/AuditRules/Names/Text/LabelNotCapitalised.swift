internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports labels of controls that start in lower case.
struct LabelNotCapitalised: ElementRule {
  static let description = RuleDescription(
    id: "label-not-capitalised",
    group: .names,
    summary: "Control labels should start with a capital letter.",
    rationale: "Braille displays show the case, and a label in lower case is often an internal "
      + "name.",
    remedy: Remedy(
      "capitalise the first word",
      .uiKit(#"button.accessibilityLabel = "Save""#),
      .swiftUI(#"Button("Save", action: save)"#),
      .appKit(#"button.setAccessibilityLabel("Save")"#),
      .views(#"android:text="@string/save""#),
      .compose(#"Text("Save")"#)),
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .controls
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let first = subject.wording.facts.first, isLowerCase(first) else { return }
    let label = subject.wording.label.collapsed
    if let reason = subject.labelSource.reasonForContent
      ?? .when(subject.element.isTextEntry, "it is a field, whose label may be its placeholder")
      ?? .when(isName(label), "its label is a brand, an identifier or an address")
    {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) starts its label \(subject.wording.quotedLabel) in lower case", at: subject,
      fix: Fix(attribute: .label, value: label.prefix(1).uppercased() + label.dropFirst()))
  }

  private func isLowerCase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x61...0x7A).contains(scalar.value) : scalar.properties.generalCategory == .lowercaseLetter
  }

  /// Brands (iPhone, eBay), and texts that other rules report as an identifier or a file name.
  private func isName(_ label: String) -> Bool {
    let word = String(label.prefix { !$0.isWhitespace })
    guard word.dropFirst().first?.isUppercase != true else { return true }
    if IdentifierName.isKnown(word) { return true }
    return IdentifierName.isIdentifier(label) || ImageFileName.isAssetName(label, ofImage: false)
      || label.contains("@") || label.contains("://")
  }
}

extension LabelNotCapitalised {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Save" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="iPhone settings" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="macOS" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="3 items" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="ja" label="保存" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="and more" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="submit_order" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="save" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="éditer" frame="20 100 80 44"/>"#),
    ]
  )
}
