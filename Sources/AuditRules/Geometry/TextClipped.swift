internal import AccessibilityModel
internal import Auditing

/// Reports texts that do not fit their frame.
struct TextClipped: ElementRule {
  static let description = RuleDescription(
    id: "text-clipped",
    group: .geometry,
    summary: "Texts must fit their frame.",
    rationale: "Users with low vision see only the first words, and fewer with larger text.",
    remedy: Remedy(
      "set numberOfLines = 0 and let the frame grow",
      appKit: "set maximumNumberOfLines = 0 and let the frame grow",
      android: "remove maxLines and use wrap_content",
      .uiKit("label.numberOfLines = 0"),
      .swiftUI(".lineLimit(nil).fixedSize(horizontal: false, vertical: true)"),
      .appKit("label.maximumNumberOfLines = 0"),
      .views(#"android:layout_height="wrap_content""#),
      .compose("Text(text, maxLines = Int.MAX_VALUE)")),
    severity: .error,
    criteria: [.wcag("1.4.4"), .wcag("1.4.12")],
    needs: [.targetSizes, .visibleText]
  )

  static let subjects: ElementKinds = [.texts, .textEntries, .controls]

  /// How much longer than its space the estimated text must be for a review, and for a failure: the
  /// estimate errs by some 10 %, and a font may shrink by half to fit.
  var doubtful = 1.25
  var certain = 2.0

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if let fault = RoomFault.first(of: subject) {
      findings.report(
        fault.message, at: subject, doubt: fault.doubt, severity: fault.severity,
        suggestion: fault.remedy, related: fault.related, asking: fault.question)
    } else {
      checkWidth(subject, &findings)
    }
  }

  /// Compares the width that a text needs with that of its frame.
  private func checkWidth(_ subject: AuditedElement, _ findings: inout Findings) {
    // UIKit's switch shows no title.
    guard !subject.isTextEntry, subject.role != .toggle,
      let text = subject.element.text ?? subject.element.title, !text.isBlank
    else { return }
    guard subject.frame.isFinite else {
      return findings.leaveOpen(subject, because: "the width of its text is unknown")
    }
    guard !subject.frame.isEmpty else { return }
    if let reason = subject.textRoom.reasonForOther
      ?? .when(subject.surface.isSeparatorText, "it separates two texts")
    {
      return findings.excuse(subject, because: reason)
    }
    if isCutShort(text, of: subject) {
      findings.report(
        "\(subject) shows only “\(text)” of its label", at: subject,
        doubt: "the label may say more on purpose")
      return
    }
    guard let fit = subject.textRoom.fit(of: text) else {
      return findings.leaveOpen(subject, because: "its font is unknown")
    }
    guard fit.excess > doubtful else { return }
    if let reason = fit.reason { return findings.excuse(subject, because: reason) }
    findings.report(
      """
      \(subject) needs about \(fit.need.rounded().inWords) points for its text; has \
      \(subject.frame.width.inWords)\(fit.lines > 1 ? " in \(fit.lines.inWords) lines" : "")
      """, at: subject, on: [.frame],
      doubt: .when(fit.excess <= certain, "the width of its text is estimated"))
  }

  /// Whether the visible text ends in dots while the label continues.
  private func isCutShort(_ text: String, of subject: AuditedElement) -> Bool {
    let start =
      text.hasSuffix("…") ? text.dropLast() : text.hasSuffix("...") ? text.dropLast(3) : ""
    guard !start.isEmpty, let label = subject.label else { return false }
    return label.count > text.count && label.hasPrefix(start)
  }
}

extension TextClipped {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" frame="20 100 60 21"/>"#),
      Example(#"<UILabel text="Pay when the parcel has come" font="17" frame="20 100 120 45"/>"#),
      Example(#"<UITextField text="A text that is far longer than it" frame="20 100 60 34"/>"#),
      Example(#"<UILabel text="Loading…" label="Loading…" frame="20 100 90 21"/>"#),
      // A dump has no fonts: a name that may end in dots, and a text with room for small letters.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" enabled="true" bounds="[0,0][1080,1920]">
          <node class="android.widget.TextView" text="A photo of the harbour at night.jpeg" enabled="true" bounds="[100,100][400,150]"/>
          <node class="android.widget.TextView" text="Healthy" enabled="true" bounds="[100,200][250,240]"/>
        </node></hierarchy>
        """#),
    ],
    failing: [
      Example(#"↓<UILabel text="Pay when the parcel has come" font="17" frame="20 100 80 21"/>"#),
      Example(#"↓<UILabel text="Pay when it is here" font="17" frame="20 100 100 21"/>"#),
      Example(#"↓<UILabel text="Pay wh…" label="Pay when it is here" frame="20 100 100 21"/>"#),
    ]
  )
}
