internal import AccessibilityModel
internal import Auditing

/// Reports messages that disappear before they can be heard.
struct ToastTooShort: ScreenRule {
  static let description = RuleDescription(
    id: "toast-too-short",
    group: .actions,
    summary: "Messages must stay visible one second longer than their speech.",
    rationale: "Users who listen need the time that speech takes, and a moment to get there.",
    remedy: Remedy(
      "keep the message until it is dismissed while VoiceOver is running",
      appKit: "keep the message until it is dismissed while VoiceOver is running",
      android: "use getRecommendedTimeoutMillis",
      .uiKit("if !UIAccessibility.isVoiceOverRunning { hide(after: 3) }"),
      .swiftUI(#"@Environment(\.accessibilityVoiceOverEnabled) var isVoiceOverOn"#),
      .appKit("if !NSWorkspace.shared.isVoiceOverEnabled { hide(after: 3) }"),
      .views("accessibilityManager.getRecommendedTimeoutMillis(3000, FLAG_CONTENT_TEXT)"),
      .compose("snackbarHostState.showSnackbar(text, duration = SnackbarDuration.Indefinite)")),
    severity: .error,
    criteria: [.wcag("2.2.1")],
    needs: [.labels, .autoDismiss]
  )

  /// Seconds on top of those that are spoken.
  var moment = 1.0

  func check(_ context: AuditContext, findings: inout Findings) {
    let screen = context.screen
    for index in screen.elements.indices {
      guard let seconds = screen.elements[index].autoDismiss,
        !context.kinds[index].isEmpty
      else { continue }
      let words = context.stops(in: index).prefix(50).compactMap {
        context.subject($0).spokenText
      }
      if words.isEmpty {
        findings.leaveOpen(context.subject(index), because: "what it says is unknown")
      }
      let need = SpokenTime.estimate(words.joined(separator: ". ")) + moment
      guard !words.isEmpty, seconds < need else { continue }
      let subject = context.subject(index)
      findings.report(
        "\(subject) disappears after \(seconds.inSeconds); minimum about \(need.inSeconds)",
        at: subject,
        doubt: .when(!SpokenTime.isSure(need, over: seconds), "the time of its speech is estimated")
      )
    }
  }
}

extension ToastTooShort {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Saved" autoDismiss="5" frame="20 700 350 40"/>"#),
      Example(#"<UILabel text="Saved" frame="20 700 350 40"/>"#),
    ],
    failing: [
      Example(
        #"""
        ↓<ToastView autoDismiss="2" frame="20 700 350 40">
          <UILabel text="The message was sent to all the people in this group" frame="20 700 350 40"/>
        </ToastView>
        """#),
      Example(
        #"↓<UILabel text="The message could not be sent" autoDismiss="1" frame="20 700 350 40"/>"#),
    ]
  )
}
