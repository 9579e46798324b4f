internal import AccessibilityModel
internal import Auditing

/// Reports decorative images and empty texts that are stops.
struct DecorativeExposed: ScreenRule {
  static let description = RuleDescription(
    id: "decorative-exposed",
    group: .actions,
    summary: "Decorative elements should be hidden from screen readers.",
    rationale: "Each costs users a swipe and a word that means nothing.",
    remedy: Remedy(
      "set isAccessibilityElement = false",
      swiftUI: "use Image(decorative:), or add accessibilityHidden(true)",
      appKit: "call setAccessibilityElement(false)",
      android: #"set android:importantForAccessibility="no""#,
      .uiKit("imageView.isAccessibilityElement = false"),
      .swiftUI(#"Image(decorative: "separator")"#),
      .appKit("imageView.setAccessibilityElement(false)"),
      .views(#"android:importantForAccessibility="no""#),
      .compose("Image(painter, contentDescription = null)")),
    severity: .warning,
    criteria: [.wcag("1.1.1")],
    needs: [.exposure, .labels, .traits],
    languages: ornaments.languages
  )

  var leastRows = 3

  private static let ornaments = PhraseLists("phrase-ornaments")

  func check(_ context: AuditContext, findings: inout Findings) {
    for subject in context.subjects(.readTexts) where isSilent(subject) {
      findings.report(
        "\(subject) is exposed but has no text", at: subject,
        fix: Fix(attribute: .isElement, value: "false"))
    }
    var groups: [String: [AuditedElement]] = [:]
    for subject in context.subjects(.images) where !subject.isActionable {
      let words = subject.wording.words
      guard !words.isEmpty else { continue }
      if Self.ornaments.matches(words, of: subject) {
        findings.report(
          "\(subject) is exposed but has a decorative label", at: subject,
          fix: Fix(attribute: .isElement, value: "false"))
      } else {
        groups[words.joined, default: []].append(subject)
      }
    }
    for group in groups.values.sorted(by: { $0[0].index < $1[0].index }) {
      // One in each row, not several in one, such as the stars of a rating.
      let rows = Set(group.map { $0.element.parent })
      guard rows.count >= leastRows else { continue }
      if let reason = group[0].repetition.reasonForRepeatedPicture {
        findings.excuse(group[0], because: reason)
        continue
      }
      findings.report(
        "\(group[0]) repeats its label in \(rows.count) rows", at: group[0],
        related: Array(group.dropFirst().prefix(10)))
    }
  }

  /// Whether an empty text was explicitly made an accessibility element.
  ///
  /// A text that is a stop by its class is skipped while it is empty; an empty label that replaces
  /// its words belongs to missing-label.
  private func isSilent(_ subject: AuditedElement) -> Bool {
    subject.exposure.isStatedElement && !subject.kinds.contains(.labelled)
      && subject.value?.isBlank ?? true && !subject.isActionable
      && !subject.labelSource.maySetNameAtRunTime
      && (subject.role != .staticText || !subject.labelSource.isStated)
  }
}

extension DecorativeExposed {
  private static func rows(_ count: Int, _ label: (Int) -> String) -> String {
    (0..<count).map {
      #"<RowView frame="0 \#($0 * 60) 390 60"><UIImageView isElement="true" label="\#(label($0))" frame="0 \#($0 * 60) 40 40"/></RowView>"#
    }.joined(separator: "\n")
  }

  static let examples = RuleExamples(
    passing: [
      Example(rows(2) { _ in "Chevron" }), Example(rows(4) { "Photo of friend \($0)" }),
      Example(#"<UIImageView label="Separator" frame="0 100 390 1"/>"#),
      Example(#"<UILabel text="" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIView isElement="true" label="" traits="staticText" frame="20 100 80 44"/>
        <UILabel text="Sum" frame="20 200 80 20"/>
        """#),
      Example(
        #"""
        ↓<UILabel isElement="true" text="" frame="20 100 80 44"/>
        <UILabel text="Sum" frame="20 200 80 20"/>
        """#),
      Example(
        #"""
        ↓<UIImageView isElement="true" label="Separator" frame="0 100 390 1"/>
        <UILabel text="Sum" frame="20 200 80 20"/>
        """#),
      Example(
        rows(3) { _ in "Chevron" }.replacing(
          "><UIImageView isElement=\"true\" label=\"Chevron\" frame=\"0 0 ",
          with: ">↓<UIImageView isElement=\"true\" label=\"Chevron\" frame=\"0 0 ")
          + "\n<UILabel text=\"Sum\" frame=\"20 300 80 20\"/>"),
    ]
  )
}
