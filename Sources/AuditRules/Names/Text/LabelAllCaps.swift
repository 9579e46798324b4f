internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports labels in capitals.
struct LabelAllCaps: LabelRule {
  static let description = RuleDescription(
    id: "label-all-caps",
    group: .names,
    summary: "Labels should not be all capitals.",
    rationale: "Speech takes short words in capitals for initials and spells them: “A-D-D to "
      + "cart”.",
    remedy: Remedy(
      "use sentence case and apply capitals in the visual style",
      android: "use sentence case with android:textAllCaps",
      .uiKit("label.text = title.uppercased(); label.accessibilityLabel = title"),
      .swiftUI(#"Text("Add to cart").textCase(.uppercase)"#),
      .appKit(#"button.setAccessibilityLabel("Add to cart")"#),
      .views(#"android:textAllCaps="true""#),
      .compose(#"Text("ADD TO CART", Modifier.semantics { contentDescription = "Add to cart" })"#)),
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .labelled

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    guard label.hasCapital, !label.hasSmallLetter, label.scalarCount > 4 else { return nil }
    let words = label.words.folded
    // Letters that have no case are not counted: Japanese texts hold initials, too.
    let letters = words.map { $0.count(where: \.isCased) }
    guard letters.reduce(0, +) >= 5 || letters.count(where: { $0 > 1 }) >= 2,
      !words.allSatisfy(isAcronym)
    else { return nil }
    return LabelFault("has the label \(label.text.quoted) in capitals")
  }

  func report(_ fault: LabelFault, at subject: AuditedElement, findings: inout Findings) {
    if let reason = subject.labelSource.reasonForCapitals {
      return findings.excuse(subject, because: reason)
    }
    findings.report("\(subject) \(fault.words)", at: subject)
  }

  /// Initials, and numbers with letters: flights, models.
  private func isAcronym(_ word: String) -> Bool {
    word.contains { $0.isNumber || $0.isLetter && !$0.isCased }
      || Self.acronyms?.contains(word) ?? false
  }

  private static let acronyms = WordLists("acronyms")["en"]
}

extension LabelAllCaps {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="OK" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="PDF" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="USB HDMI" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="UNESCO" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="A B C" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="BA2490" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="ja" label="保存する場合" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="ja" label="標準時 GMT, UTC" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="SUBMIT" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="ADD TO" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="SETTINGS" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="de" label="ÄNDERN" frame="20 100 80 44"/>"#),
    ]
  )
}
