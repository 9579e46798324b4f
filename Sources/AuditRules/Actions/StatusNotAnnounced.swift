internal import AccessibilityModel
internal import Auditing

/// Reports texts about errors and progress that appear without a live region.
///
/// Only layouts of Android state live regions, and only the source of a SwiftUI view states on which condition a text
/// appears; of an Interface Builder file, the outlet of a label says that it shows a status. Announcements of
/// an app are in its code.
struct StatusNotAnnounced: ScreenRule {
  static let description = RuleDescription(
    id: "status-not-announced",
    group: .actions,
    summary: "Status changes must be announced.",
    rationale:
      "Users who are elsewhere on the screen do not hear that something failed or is done.",
    remedy: Remedy(
      "post an announcement when the text changes",
      android: "set android:accessibilityLiveRegion to polite",
      .uiKit("UIAccessibility.post(notification: .announcement, argument: message)"),
      .swiftUI("AccessibilityNotification.Announcement(message).post()"),
      .appKit(
        "NSAccessibility.post(element: window, notification: .announcementRequested, userInfo: [.announcement: message])"
      ),
      .views(#"android:accessibilityLiveRegion="polite""#),
      .compose("Modifier.semantics { liveRegion = LiveRegionMode.Polite }")),
    severity: .error,
    criteria: [.wcag("4.1.3")],
    needs: [.traits, .classNames, .visibleText],
    platforms: [.iOS, .macOS, .android]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    // Those that are hidden, too.
    let all = context.screen.elements.indices.map(context.subject).compactMap { subject in
      subject.surface.silentStatus.map { (subject, $0) }
    }
    // A text that is called a status is the better question.
    let isNamed = all.contains { $0.1 != .followsPress }
    // One question for a list, whatever a message has beside its text.
    let firstOfList = all.first { $0.1 == .arrives }?.0.index
    for (subject, status) in all where status == .copies {
      findings.report(
        message(status, subject), at: subject,
        doubt: "code elsewhere may say so", severity: .warning,
        suggestion: "announce that it is copied", asking: .ofScreen)
    }
    for (subject, status) in all where status != .copies && (!isNamed || status != .followsPress) {
      if status == .arrives, subject.index != firstOfList { continue }
      // One question for the notes in the content, and one for messages over it.
      findings.report(
        message(status, subject), at: subject,
        doubt: "code may announce it, or show it only at the start", severity: .warning,
        suggestion: subject.role == .progressIndicator ? Self.remedyOfProgress : nil,
        asking: status == .arrives ? nil : .ofLayer)
    }
  }

  private func message(_ status: SilentStatus, _ subject: AuditedElement) -> Finding.Message {
    switch status {
    case .isStepped:
      "\(subject) is changed by the buttons beside it but has no live region"
    case .followsPress:
      "\(subject) changes when something else is pressed but has no live region"
    case .withoutLiveRegion: "\(subject) shows a status but has no live region"
    case .changes: "\(subject) changes without an announcement"
    case .isShown: "\(subject) shows a status without an announcement"
    case .appears: "\(subject) appears without an announcement"
    case .arrives: "\(subject) is added to the list without an announcement"
    case .copies: "\(subject) copies without an announcement"
    }
  }
}

extension StatusNotAnnounced {
  private static let remedyOfProgress = Remedy(
    "post an announcement when it appears and when it goes",
    android: "give it a contentDescription and a live region, or call announceForAccessibility")

  private static func layout(_ views: String) -> Example {
    Example(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
          android:orientation="vertical">
        <EditText android:hint="Name"/>
        \(views)
      </LinearLayout>
      """)
  }

  static let examples = RuleExamples(
    passing: [
      layout(#"<TextView android:id="@+id/error" android:text="Something failed"/>"#),
      layout(
        #"""
        <TextView android:id="@+id/error" android:visibility="gone" android:text="Something failed"
            android:accessibilityLiveRegion="polite"/>
        """#),
      layout(
        #"""
        <ProgressBar android:id="@+id/spinner" android:visibility="gone"
            android:contentDescription="Loading" android:accessibilityLiveRegion="polite"/>
        """#),
      layout(
        #"""
        <Button android:text="More"/>
        <TextView android:id="@+id/details" android:visibility="gone" android:text="Size"/>
        """#),
    ],
    failing: [
      layout(
        #"""
        ↓<TextView android:id="@+id/error" android:visibility="gone" android:text="Something failed"/>
        """#),
      layout(
        #"""
        <LinearLayout android:id="@+id/loading_box" android:visibility="gone">
          ↓<TextView android:text="Testing the connection"/>
        </LinearLayout>
        """#),
      layout(#"↓<TextView android:id="@+id/connection_status"/>"#),
      // A note at the field.
      layout(
        #"↓<TextView android:id="@+id/hint" android:visibility="gone" android:text="Two words"/>"#),
      layout(#"↓<ProgressBar android:id="@+id/spinner" android:visibility="gone"/>"#),
    ]
  )
}
