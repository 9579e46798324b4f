internal import AccessibilityModel
internal import Auditing

/// Reports small text of a fixed size, and tiny text of any size.
struct TextTooSmall: ElementRule {
  static let description = RuleDescription(
    id: "text-too-small",
    group: .look,
    summary: "Fixed-size text should be at least 11 points (on Android 28 dp, or 11 sp).",
    rationale: "Users with low vision cannot enlarge it with the system's text size.",
    remedy: Remedy(
      "use a text style, which follows the text size of the user",
      appKit: "use NSFont.preferredFont(forTextStyle:)",
      android: "use sp units and a larger size",
      .uiKit("label.font = .preferredFont(forTextStyle: .body)"),
      .swiftUI(".font(.body)"),
      .appKit("label.font = .preferredFont(forTextStyle: .body)"),
      .views(#"android:textSize="16sp""#),
      .compose(#"Text("Total", fontSize = 16.sp)"#)),
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    needs: [.textSizes]
  )

  static let subjects: ElementKinds = .texts
  static let judgesHiddenViews = true

  /// The smallest of the text styles (Human Interface Guidelines, Typography), and for Android the Accessibility
  /// Test Framework's TextSizeCheck, for sizes that do not scale.
  var least = PerPlatform(points: 11, mac: 10, dp: 28)
  /// The same check.
  var serious = PerPlatform(points: 0, dp: 16)

  /// For sizes that scale: Android Lint's SmallSp
  /// (https://googlesamples.github.io/android-custom-lint-rules/checks/SmallSp.md.html).
  var leastScaled = PerPlatform(points: 0, dp: 11)

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let font = subject.element.font else {
      return checkMeasured(subject, findings: &findings)
    }
    let isScaled = font.textStyle != nil
    let least = subject.context.length(isScaled ? leastScaled : least)
    guard let size = font.size, size < least else { return }
    if let reason = excuse(for: subject) { return findings.excuse(subject, because: reason) }
    let unit = isScaled ? "sp" : subject.context.unit
    let fix = Fix.scaledTextSize(of: subject)
    findings.report(
      fix == nil
        ? "\(subject) has a text size of \(size.inWords) \(unit); minimum \(least.inWords)"
        : "\(subject) has a text size of \(size.inWords) \(unit) that does not scale, as text below \(least.inWords) \(unit) should",
      at: subject, severity: severity(of: size, isScaled, subject),
      suggestion: fix?.value.map {
        Remedy("set android:textSize to \($0): sp follows the text size of the user")
      }, fix: fix)
  }

  private func severity(
    of size: Double, _ isScaled: Bool, _ subject: AuditedElement
  ) -> Severity? {
    if isScaled { return .note }
    return size < subject.context.length(serious) ? .error : nil
  }

  /// A screenshot shows the current size of a text; whether it follows the user's setting needs
  /// review.
  private func checkMeasured(_ subject: AuditedElement, findings: inout Findings) {
    let excuse = excuse(for: subject)
    guard let size = subject.element.measuredLook?.fontSize else {
      return findings.leaveOpen(
        subject, because: excuse == nil ? "the size of its text is unknown" : nil)
    }
    guard size.upperBound < least.points else { return }
    if let excuse { return findings.excuse(subject, because: excuse) }
    findings.report(
      "\(subject) may have text of \(size.upperBound.inWords) \(subject.context.unit) or less in the screenshot; minimum \(least.points.inWords)",
      at: subject, doubt: "the size is measured in the screenshot")
  }

  private func excuse(for subject: AuditedElement) -> Reason? {
    if subject.surface.isSeparatorText { return "it separates two texts" }
    return .when(subject.surface.isBadge || subject.role == .tab, "it is a badge or a tab")
  }
}

extension TextTooSmall {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" font="11" frame="20 100 100 20"/>"#),
      Example(#"<UILabel text="Total" font="style:caption2" frame="20 100 100 20"/>"#),
      Example(#"<BadgeLabel superclass="UILabel" text="3" font="9" frame="20 100 20 20"/>"#),
    ],
    failing: [Example(#"↓<UILabel text="Total" font="10" frame="20 100 100 20"/>"#)]
  )
}
