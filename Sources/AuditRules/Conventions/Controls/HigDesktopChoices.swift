internal import AccessibilityModel
internal import Auditing

/// Reports choices with controls of the desktop.
struct HigDesktopChoices: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-desktop-choices",
    "Choices should use the platform's own controls.",
    because: "VoiceOver supports the platform's own controls with roles and gestures, and not "
      + "these.",
    remedy: Remedy(
      "use a checkmark list, segmented control, picker or menu",
      .uiKit(#"UISegmentedControl(items: ["Day", "Week", "Month"])"#),
      .swiftUI(#"Picker("Period", selection: $period) { periods }"#)),
    .note,
    isRecommended: false,
    languages: menus.languages
  )

  /// In points from the top.
  var menuBarHeight = 120.0

  private static let menus = PhraseLists("phrase-menu-bar")

  func check(_ context: AuditContext, findings: inout Findings) {
    let buttons = context.elements(.radioButton).map(context.subject)
    for button in buttons {
      findings.report("\(button) is a radio button", at: button)
    }
    for choice in context.subjects(.all) where choice.role != .radioButton {
      guard let kind = desktopKind(of: choice) else { continue }
      findings.report("\(choice) is a \(kind)", at: choice)
    }
    guard context.screen.idiom == .phone else { return }
    let menus = context.subjects(.controls).filter {
      Self.menus.matches($0.wording.words, of: $0) && $0.element.frame.minY < menuBarHeight
    }
    guard menus.count >= 3, let first = menus.first else { return }
    findings.report("\(first) starts a menu bar", at: first, related: Array(menus.dropFirst()))
  }
}

extension HigDesktopChoices {
  /// The control that the class name states; code is English in every app.
  private func desktopKind(of subject: AuditedElement) -> String? {
    let name = subject.element.shortClassName.lowercased()
    if name.hasSuffix("combobox") { return "combo box" }
    if name.hasSuffix("dropdown") || name.hasSuffix("dropdownlist") { return "drop-down list" }
    return name.hasSuffix("radiobutton") || name.hasSuffix("radiogroup") ? "radio button" : nil
  }
}

extension HigDesktopChoices {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UISegmentedControl frame="0 60 390 32"><UISegment title="All" frame="0 60 90 32"/></UISegmentedControl>
        """#),
      Example(#"<UIButton title="Edit" frame="0 50 60 44"/>"#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="File" frame="0 50 60 44"/><UIButton title="Edit" frame="60 50 60 44"/><UIButton title="View" frame="120 50 60 44"/>
        """#)
    ]
  )
}
