internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports labels of controls that begin in lower case.
///
/// It makes no sound, but braille shows it, and it is often a sign of a name that was not meant to
/// be read.
public struct LabelNotCapitalised: ElementRule {
  public static let description = RuleDescription(
    id: "label-not-capitalised",
    group: .names,
    summary: "The label of a control begins with a capital.",
    rationale:
      "Braille displays show it, and a lower-case label is often a name that was not meant "
      + "to be read.",
    remedy: "begin the label with a capital",
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  public static let subjects: ElementKinds = .controls
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let first = subject.labelFacts.first, isLowerCase(first), !subject.isContent,
      !subject.element.isTextEntry
    else { return }
    let label = subject.labelText.collapsed
    guard !isName(label) else { return }
    findings.report(
      "\(subject) is called \(subject.quotedLabel), which begins in lower case", at: subject,
      fix: Fix(attribute: .label, value: label.prefix(1).uppercased() + label.dropFirst()))
  }

  private func isLowerCase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x61...0x7A).contains(scalar.value) : scalar.properties.generalCategory == .lowercaseLetter
  }

  /// Brands (iPhone, eBay), and what other rules call an identifier or a file.
  private func isName(_ label: String) -> Bool {
    let word = String(label.prefix { !$0.isWhitespace })
    guard word.dropFirst().first?.isUppercase != true else { return true }
    if IdentifierName.isKnown(word) { return true }
    return IdentifierName.isIdentifier(label) || AssetName.isAssetName(label, ofImage: false)
      || label.contains("@") || label.contains("://")
  }
}

extension LabelNotCapitalised {
  public static let examples = RuleExamples(
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
