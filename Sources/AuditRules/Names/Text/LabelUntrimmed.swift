internal import AccessibilityModel
internal import Auditing

/// Reports labels with extra spaces.
struct LabelUntrimmed: LabelRule {
  static let description = RuleDescription(
    id: "label-untrimmed",
    group: .names,
    summary: "Labels should have no leading, trailing or repeated spaces.",
    rationale: "Speech may pause at extra spaces, and tests treat two labels that look the same "
      + "as different.",
    remedy: Remedy(
      ofLabel: { "remove the extra spaces from \($0)" },
      .uiKit("button.accessibilityLabel = title.trimmingCharacters(in: .whitespaces)"),
      .swiftUI(".accessibilityLabel(title.trimmingCharacters(in: .whitespaces))"),
      .appKit("button.setAccessibilityLabel(title.trimmingCharacters(in: .whitespaces))"),
      .views("button.contentDescription = title.trim()"),
      .compose("Modifier.semantics { contentDescription = title.trim() }")),
    severity: .note,
    needs: [.labels],
    isRecommended: false
  )

  static let subjects: ElementKinds = .labelled

  func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
    // Paragraphs are separated.
    guard label.hasOuterSpace || label.hasSpaceRun && hasRunInLine(label.text) else { return nil }
    let place = label.hasOuterSpace ? "leading or trailing" : "repeated"
    return LabelFault(
      "has \(place) spaces in the label \(label.text.quoted)",
      fix: Fix(attribute: .label, value: label.text.collapsed))
  }

  /// Whether there are two adjacent spaces without a line break between them.
  private func hasRunInLine(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      var wasBlank = false
      return line.drop(while: \.isWhitespace).contains { character in
        defer { wasBlank = character.isWhitespace }
        return wasBlank && character.isWhitespace
      }
    }
  }
}

extension LabelUntrimmed {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Add to cart" frame="20 100 80 44"/>"#),
      // Only spaces count as no label.
      Example(#"<UIButton label="  " frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Add&#10;to cart" frame="20 100 80 44"/>"#),
      // Paragraphs.
      Example(#"<UILabel text="We ask you:&#10;&#10; to come" frame="20 100 80 60"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Add to cart " frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label=" Add to cart" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Add  to cart" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="We ask:&#10;to  come" frame="20 100 80 60"/>"#),
      Example(#"↓<UIButton label="Add to cart&#10;" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Total&#xA0;" frame="20 100 80 44"/>"#),
    ]
  )
}
