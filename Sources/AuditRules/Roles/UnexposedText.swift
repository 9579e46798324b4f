internal import AccessibilityModel
internal import Auditing

/// Reports visible texts that no element exposes.
struct UnexposedText: ElementRule {
  static let description = RuleDescription(
    id: "unexposed-text",
    group: .roles,
    summary: "Visible texts must be read.",
    rationale: "Users who listen to the screen miss text that everyone else sees.",
    remedy: Remedy(
      "make the text an accessibility element, or add it to the label of its container",
      android: #"remove importantForAccessibility="no", or add the text to its container"#,
      .uiKit("label.isAccessibilityElement = true"),
      .swiftUI(#"Text("Total").accessibilityHidden(false)"#),
      .appKit("label.setAccessibilityElement(true)"),
      .views(#"android:importantForAccessibility="yes""#),
      .compose(#"Text("Total")"#)),
    severity: .error,
    criteria: [.wcag("1.1.1"), .wcag("1.3.1")],
    needs: [.labels, .exposure, .shownTexts]
  )

  static let subjects: ElementKinds = .all

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.isStop else { return checkBadge(of: subject, findings: &findings) }
    guard !subject.flags.contains(.isElement) || subject.exposure.listWithoutIt != nil else {
      return
    }
    let screen = subject.context.screen
    let element = screen.elements[subject.index]
    let isShown = subject.kinds.contains(.texts) && !subject.templateUse.hasPrototypeText
    let shown = isShown ? element.text : nil
    guard !subject.isActionable, let text = shown ?? subject.exposure.hiddenDescription,
      text.count(where: \.isLetter) > 1 || Self.isNumber(text),
      element.frame.isNull || !element.frame.isEmpty
    else { return }
    if let reason = excuse(for: subject, showing: text) {
      return findings.excuse(subject, because: reason)
    }
    let isHidden =
      shown == nil || subject.exposure.isHeadOfColumn
      || screen.ancestors(of: subject.index).contains { screen.elements[$0].elementsHidden }
    findings.report(
      "\(subject) shows \(text.quoted), but no element exposes it", at: subject,
      doubt: .when(isHidden, "it may be hidden on purpose"),
      fix: Fix(attribute: .isElement, value: "true"))
  }

  /// UIKit speaks the badges of its bars; badges of other views are drawn by the app.
  private func checkBadge(of subject: AuditedElement, findings: inout Findings) {
    guard let badge = subject.element.badge, !badge.isBlank else { return }
    if subject.spokenState.speaksItsBadge {
      return findings.excuse(subject, because: "the system speaks the badges of its bars")
    }
    if subject.exposure.says(badge) {
      return findings.excuse(subject, because: "its label or value says the badge")
    }
    findings.report(
      "\(subject) shows the badge \(badge.quoted), but no element exposes it", at: subject)
  }

  /// Whether it is a number, as on a badge.
  private static func isNumber(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || "+,. ".contains($0) }
  }

  private func excuse(for subject: AuditedElement, showing text: String) -> Reason? {
    let (context, screen) = (subject.context, subject.context.screen)
    let around = screen.ancestors(of: subject.index)
    if !context.modals.isEmpty, around.contains(where: { screen.elements[$0].elementsHidden }) {
      return "content below a modal view is hidden on purpose"
    }
    if around.contains(where: {
      context.kinds[$0].contains(.actionable) && !screen.elements[$0].isElement
    }) {
      return "the control around it is reported in its place"
    }
    return .when(subject.exposure.isSaidNearby(text), "an element near it says the same")
  }
}

extension UnexposedText {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" frame="20 100 80 20"/>"#),
      Example(#"<UILabel text="Total" isElement="false" hidden="true" frame="20 100 80 20"/>"#),
      Example(
        #"""
        <UIView isElement="true" label="Total 5 euros" frame="20 100 300 44">
          <UILabel text="Total" isElement="false" frame="20 100 80 20"/>
          <UILabel text="5 euros" isElement="false" frame="220 100 80 20"/>
        </UIView>
        """#),
      Example(
        #"""
        <UIView frame="20 100 300 44">
          <UILabel text="Total" isElement="false" frame="20 100 80 20"/>
          <UIAccessibilityElement label="Total, 5 euros" frame="20 100 300 44"/>
        </UIView>
        """#),
      Example(#"<UITabBarItem title="Inbox" badge="3" frame="0 795 78 49"/>"#),
      Example(
        #"<InboxButton superclass="UIButton" label="Inbox" value="3 new" badge="3" frame="20 100 44 44"/>"#
      ),
      // The field has the words of the label above it.
      Example(
        #"""
        <UIView frame="20 100 300 70">
          <UILabel text="E-mail" isElement="false" frame="20 100 80 20"/>
          <UITextField label="E-mail" frame="20 124 300 44"/>
        </UIView>
        """#),
      // The controls have the full forms.
      Example(
        #"""
        <UIView frame="20 100 300 90">
          <UILabel text="OSC 1" isElement="false" frame="20 160 60 20"/>
          <UISlider label="Oscillator 1 volume" frame="20 100 60 60"/>
          <UILabel text="Presets:" isElement="false" frame="100 100 80 20"/>
          <UIButton label="Reset presets" frame="100 124 80 44"/>
        </UIView>
        """#),
      // A bullet is nothing to say.
      Example(#"<UILabel text="•" isElement="false" frame="20 100 80 20"/>"#),
      // The button is missing.
      Example(
        #"""
        <UIButton isElement="false" title="Buy" frame="20 100 80 44">
          <UILabel text="Buy" isElement="false" frame="20 100 80 20"/>
        </UIButton>
        """#),
    ],
    failing: [
      Example(#"↓<UILabel text="Total" isElement="false" frame="20 100 80 20"/>"#),
      Example(
        #"""
        <UIView isElement="true" label="Total" frame="20 100 300 44">
          ↓<UILabel text="5 euros" isElement="false" frame="220 100 80 20"/>
        </UIView>
        """#),
      Example(
        #"""
        <UIView frame="20 100 300 44">
          ↓<UILabel text="Total" isElement="false" frame="20 100 80 20"/>
          <UIAccessibilityElement label="Total, 5 euros" frame="20 500 300 44"/>
        </UIView>
        """#),
      // A badge.
      Example(
        #"""
        <UIButton label="Messages" frame="20 100 44 44">
          ↓<UILabel text="3" isElement="false" frame="48 96 20 20"/>
        </UIButton>
        """#),
      Example(
        #"↓<InboxButton superclass="UIButton" label="Inbox" badge="3" frame="20 100 44 44"/>"#),
      // For review: it was hidden on purpose.
      Example(
        #"""
        <UIView elementsHidden="true" frame="20 100 300 44">
          ↓<UILabel text="Total" isElement="false" frame="20 100 80 20"/>
        </UIView>
        """#),
      // Another word, and a button that is far away.
      Example(
        #"""
        <UIView frame="20 100 300 90">
          ↓<UILabel text="OSC 1" isElement="false" frame="20 160 60 20"/>
          <UISlider label="Oscillator 2 volume" frame="20 100 60 60"/>
        </UIView>
        <UIView frame="20 200 300 90">
          ↓<UILabel text="Oct" isElement="false" frame="20 200 40 20"/>
          <UIButton label="Octave" frame="200 200 80 44"/>
        </UIView>
        """#),
    ]
  )
}
