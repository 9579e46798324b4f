internal import AccessibilityModel
internal import Auditing

/// Reports bars with more than five items.
struct HigBarCounts: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-bar-counts",
    "Phone toolbars and tab bars should have at most five items.",
    because: "Items that do not fit are cut short, moved to More, or too small to hit.",
    remedy: Remedy(
      "keep five items and move the rest",
      .uiKit("tabBarController.viewControllers = Array(screens.prefix(5))"),
      .swiftUI("TabView { ForEach(screens.prefix(5)) { $0 } }")),
    .warning,
    languages: verbs.languages.intersection(more.languages)
  )

  var most = 5

  private static let verbs = PhraseLists("phrase-commands")
  private static let more = PhraseLists("phrase-more")

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.screen.idiom == .phone else { return }
    for bar in context.outermost(.toolbar, .tabBar).map(context.subject) {
      let items = bar.descendants.filter {
        $0.kinds.contains(.controls) && !$0.ancestorTraits.contains(.compositeControl)
      }
      if items.count > most, !items.contains(where: { matches($0, Self.more) }),
        !bar.surface.hasRoom(for: items)
      {
        findings.report("\(bar) has \(items.count) items; maximum \(most)", at: bar)
      }
      guard bar.role == .tabBar else { continue }
      for item in items where matches(item, Self.verbs) {
        findings.report(
          "\(item) is a command in a tab bar", at: item, severity: .note)
      }
    }
  }

  /// Whether its label is one of the phrases.
  private func matches(_ item: AuditedElement, _ lists: PhraseLists) -> Bool {
    lists.matches(item.wording.words, of: item)
  }
}

extension HigBarCounts {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIToolbar frame="0 761 390 49"><UIBarButtonItem title="A" frame="0 761 60 44"/><UIBarButtonItem title="B" frame="60 761 60 44"/></UIToolbar>
        """#),
      Example(
        #"""
        <screen idiom="pad" size="820 1180"><UIToolbar frame="0 0 820 49"><UIBarButtonItem title="0" frame="0 0 60 44"/><UIBarButtonItem title="1" frame="60 0 60 44"/><UIBarButtonItem title="2" frame="120 0 60 44"/><UIBarButtonItem title="3" frame="180 0 60 44"/><UIBarButtonItem title="4" frame="240 0 60 44"/><UIBarButtonItem title="5" frame="300 0 60 44"/></UIToolbar></screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIToolbar frame="0 761 390 49">
        <UIBarButtonItem title="0" frame="0 761 60 44"/>
        <UIBarButtonItem title="1" frame="60 761 60 44"/>
        <UIBarButtonItem title="2" frame="120 761 60 44"/>
        <UIBarButtonItem title="3" frame="180 761 60 44"/>
        <UIBarButtonItem title="4" frame="240 761 60 44"/>
        <UIBarButtonItem title="5" frame="300 761 60 44"/>
        </UIToolbar>
        """#),
      Example(
        #"""
        <UITabBar frame="0 761 390 49">
        <UITabBarItem title="Home" frame="0 761 60 44"/>
        ↓<UITabBarItem title="Add" frame="60 761 60 44"/>
        </UITabBar>
        """#),
    ]
  )
}
