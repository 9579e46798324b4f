internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports labels that do not describe their element.
public struct GenericLabel: ElementRule {
  public static let description = RuleDescription(
    id: "generic-label",
    group: .names,
    summary: "Labels should describe their element.",
    rationale: "“More” and “Click here” depend on the text around them, which users who jump from "
      + "control to control do not hear.",
    remedy: Remedy(
      "name the content or the action in accessibilityLabel",
      appKit: "name the content or the action in the accessibility label",
      android: "name the content or the action in contentDescription",
      .uiKit(#"button.accessibilityLabel = "More about delivery""#),
      .swiftUI(#"Button("More") { }.accessibilityLabel("More about delivery")"#),
      .appKit(#"button.setAccessibilityLabel("More about delivery")"#),
      .views(#"android:contentDescription="@string/more_about_delivery""#),
      .compose(#"Modifier.semantics { contentDescription = "More about delivery" }"#)),
    severity: .warning,
    criteria: [.wcag("2.4.4"), .wcag("2.4.6"), .wcag("2.4.9")],
    needs: [.labels],
    languages: names.languages
  )

  public static let subjects: ElementKinds = .labelled
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.isContent, isEntry(subject), !isAnothers(subject) else { return }
    findings.report(
      "\(subject) has the generic label \(subject.quotedLabel)", at: subject)
  }

  private func isEntry(_ subject: AuditedElement) -> Bool {
    Self.names[subject.languageCode.code].map(subject.labelWords.areEntry) ?? false
  }

  private func isAnothers(_ subject: AuditedElement) -> Bool {
    if subject.traits.contains(.header) { return true }
    if subject.role == .menuItem || subject.role == .menu { return true }
    if subject.isDesignStub { return true }
    if Self.isOverflow(subject) { return true }
    // UIKit's own tab for the tabs that do not fit.
    if subject.role == .tab || subject.traits.contains(.tabBarItem) { return true }
    if subject.ancestors.contains(where: { $0.role == .tabBar }) { return true }
    if subject.isPlainImage { return ImageMissingLabel.isStub(subject) }
    return LinkPurposeUnclear.isUnclear(subject)
  }

  /// Whether it is the menu of what a bar has no room for, by the platform's own name.
  static func isOverflow(_ subject: AuditedElement) -> Bool {
    (subject.ancestorTraits.contains(.bar) || isIconAtEnd(subject) || isLastTab(subject))
      && overflowNames[subject.languageCode.code]?.contains(subject.labelWords.joined) == true
  }

  /// Whether it is an icon at the right end of an Android screen, where bars have their menus; Compose and
  /// Flutter have no class for them.
  private static func isIconAtEnd(_ subject: AuditedElement) -> Bool {
    let (frame, screen) = (subject.frame, subject.context.screen)
    return screen.platform == .android && !subject.flags.contains(.labelIsText)
      && subject.visibleTexts.isEmpty && frame.width <= 64 && frame.width < 1.5 * frame.height
      && frame.maxX >= 0.9 * screen.bounds.maxX
  }

  /// Whether it is the last of three or more views of one size side by side at the lower end of an Android
  /// screen: Material's navigation bar is a row of plain views in a dump.
  private static func isLastTab(_ subject: AuditedElement) -> Bool {
    let (frame, screen) = (subject.frame, subject.context.screen)
    guard screen.platform == .android, let parent = subject.parent,
      frame.maxY >= 0.85 * screen.bounds.maxY
    else { return false }
    // Flutter has the page beside them.
    let tabs = screen.children(of: parent.index).prefix(mostTabs + 1)
      .map { screen.elements[$0].frame }
      .filter { abs($0.width - frame.width) <= 2 && abs($0.minY - frame.minY) <= 2 }
    return (3...mostTabs).contains(tabs.count) && tabs.allSatisfy { $0.maxX <= frame.maxX }
  }

  /// Material's navigation bar has three to five (https://m3.material.io/components/navigation-bar).
  private static let mostTabs = 5

  static let names = WordLists("generic-names")
  private static let overflowNames = WordLists("overflow-names")
}

extension GenericLabel {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Show more results" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Baltimore" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Add button to board" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="More" frame="20 100 80 44"/>"#),
      Example(
        #"<UITabBar frame="0 795 390 49"><UITabBarItem title="More" frame="0 795 78 49"/></UITabBar>"#
      ),
      Example(
        #"<UIToolbar frame="0 761 390 49"><UIBarButtonItem title="More" frame="0 761 60 44"/></UIToolbar>"#
      ),
      // Other rules say it better.
      Example(#"<UIImageView isElement="true" label="Image" frame="20 100 80 44"/>"#),
      Example(#"<UIButton traits="link" label="Click here" frame="20 100 80 44"/>"#),
      Example(#"<UIButton language="de" label="More" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="Click here" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="More…" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="BUTTON" frame="20 100 80 44"/>"#),
      Example(#"↓<StarsView isElement="true" label="View" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton language="de-CH" label="Hier klicken" frame="20 100 80 44"/>"#),
    ]
  )
}
