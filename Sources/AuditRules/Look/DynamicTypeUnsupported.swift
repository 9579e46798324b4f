internal import AccessibilityModel
internal import Auditing

/// Reports text with a fixed font size.
struct DynamicTypeUnsupported: ElementRule {
  static let description = RuleDescription(
    id: "dynamic-type-unsupported",
    group: .look,
    summary: "Text should support Dynamic Type.",
    rationale: "Users with low vision who set a larger text size still see small text here.",
    remedy: Remedy(
      "use UIFont.preferredFont(forTextStyle:) and set adjustsFontForContentSizeCategory",
      swiftUI: swiftUI,
      .uiKit(
        "label.font = .preferredFont(forTextStyle: .body); "
          + "label.adjustsFontForContentSizeCategory = true"),
      .swiftUI(".font(.body)")),
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    needs: [.fonts],
    platforms: [.iOS]
  )

  static let subjects: ElementKinds = .all
  static let judgesHiddenViews = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard isText(subject) else { return }
    guard let scaling = subject.dynamicType.textScaling else {
      return findings.leaveOpen(subject, because: "its font is unknown")
    }
    guard scaling != .continuous else {
      if let scale = subject.dynamicType.limitedScale {
        findings.report(
          "\(subject) grows to at most \(Int((scale * 100).rounded())) % of its size; minimum 200 %",
          at: subject, doubt: "it may be shown larger elsewhere, as in the large content viewer",
          suggestion: "allow the text sizes for accessibility", asking: .ofScreen)
      }
      return
    }
    if let reason = subject.dynamicType.reasonForFontSize {
      return findings.excuse(subject, because: reason)
    }
    let hasStyle = scaling == .atLaunch
    findings.report(
      hasStyle
        ? "\(subject) uses a text style but does not scale with Dynamic Type"
        : "\(subject) uses a fixed font size", at: subject,
      doubt: subject.dynamicType.doubtAboutFont,
      // A text style follows the text size that the user has when the app starts; a fixed size never does.
      severity: hasStyle ? .note : nil,
      suggestion: suggestion(for: subject, hasStyle: hasStyle),
      // A button has the property on its title label only, which a file cannot set.
      fix: hasStyle && subject.role != .button
        ? Fix(attribute: .adjustsFontForContentSizeCategory, value: "true") : nil,
      asking: subject.dynamicType.hasFontOfCode ? .ofScreen : .ofClass)
  }

  /// The property of a button is that of its title label; nil for the fix of the rule.
  private func suggestion(for subject: AuditedElement, hasStyle: Bool) -> Remedy? {
    guard subject.role == .button else {
      return hasStyle ? "set adjustsFontForContentSizeCategory = true" : nil
    }
    let scale =
      "set titleLabel?.adjustsFontForContentSizeCategory = true, in Xcode Automatically Adjusts Font"
    return hasStyle
      ? Remedy("\(scale), or use a configuration", swiftUI: Self.swiftUI)
      : Remedy(
        "give the title a text style and \(scale), or use a configuration", swiftUI: Self.swiftUI)
  }

  private static let swiftUI =
    "use a text style, as in .font(.body), or a custom font with relativeTo:"

  private func isText(_ subject: AuditedElement) -> Bool {
    subject.role == .staticText || subject.role.isTextEntry
      || subject.role == .button && subject.element.title != nil
  }
}

extension DynamicTypeUnsupported {
  private static func label(_ attributes: String, mark: String = "") -> Example {
    Example("\(mark)<UILabel text=\"Total\" \(attributes) frame=\"20 100 100 20\"/>")
  }

  static let examples = RuleExamples(
    passing: [
      label(#"font="style:body" adjustsFontForContentSizeCategory="true""#),
      // Nothing is said of its font.
      label(""),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"><UILabel text="Payees" font="17 bold" frame="150 56 90 26"/></UINavigationBar>
        """#),
    ],
    failing: [
      label(#"font="17""#, mark: "↓"),
      label(#"font="17" adjustsFontForContentSizeCategory="true""#, mark: "↓"),
      label(#"font="style:body" adjustsFontForContentSizeCategory="false""#, mark: "↓"),
      // Needs review: the file does not state it.
      label(#"font="style:body""#, mark: "↓"),
      label(#"adjustsFontForContentSizeCategory="true""#, mark: "↓"),
      Example(
        #"↓<UITextField label="Name" adjustsFontForContentSizeCategory="false" frame="0 0 90 34"/>"#
      ),
    ]
  )
}
