internal import AccessibilityModel
internal import Auditing

/// Reports navigation bars and windows without a title, and titles that are not headings on screens without a bar.
struct ScreenWithoutTitle: ScreenRule {
  static let description = RuleDescription(
    id: "screen-without-title",
    group: .screen,
    summary: "Screens should have a title, in the navigation bar or as a heading.",
    rationale: "The title is what users hear first on a new screen; without it, they do "
      + "not know where they are.",
    remedy: Remedy(
      "set the view controller's title",
      swiftUI: "add navigationTitle",
      appKit: "set the window's title",
      android: "set the activity or toolbar title",
      .uiKit(#"title = "Payees""#),
      .swiftUI(#".navigationTitle("Payees")"#),
      .appKit(#"window.title = "Payees""#),
      .views("toolbar.setTitle(R.string.payees)"),
      .compose(#"TopAppBar(title = { Text("Payees") })"#)),
    severity: .warning,
    criteria: [.wcag("2.4.2")],
    needs: [.labels, .wholeScreen]
  )

  private static let headingRemedy = Remedy(
    "add the trait .header to the title",
    swiftUI: "add the trait .isHeader to the title",
    android:
      "set android:accessibilityHeading on the title; React Native and Flutter: the role header",
    compose: "add Modifier.semantics { heading() } to the title")

  func check(_ context: AuditContext, findings: inout Findings) {
    let bars = context.outermost(.navigationBar).map(context.subject)
    let untitled = bars.filter { !$0.screenTitle.showsTitle }
    if context.isInUntitledWindow, let content = context.root {
      findings.report(
        context.windowTitle.map { "\(content) is in a window with the template title \($0.quoted)" }
          ?? "\(content) is in a window without a title", at: content,
        doubt: "code may set the title, and a sheet shows none")
    }
    let elsewhere = untitled.isEmpty ? nil : context.titleElsewhere
    var isAsked = bars.count > untitled.count || elsewhere != nil
    for bar in untitled {
      if let reason = elsewhere ?? bar.screenTitle.titleBelow ?? bar.screenTitle.titleByCode {
        findings.excuse(bar, because: reason)
        continue
      }
      isAsked = true
      findings.report(
        "\(bar) has no title", at: bar,
        doubt: Reason.when(context.isTitledByCode, "code may set the title")
          ?? .when(bar.flags.contains(.boundText), "the content may show the title"),
        asking: bar.screenTitle.mayComeFromCode ? .ofFile : nil)
    }
    if !isAsked, let title = context.shownTitle {
      report(
        title, doubt: .when(!bars.isEmpty, "code may set the title of its bar"), &findings)
    }
  }

  private func report(_ title: ShownTitle, doubt: Reason?, _ findings: inout Findings) {
    findings.report(
      "\(title.text) looks like a title but is not a heading", at: title.text,
      doubt: title.text.context.doubtAboutHeadings(among: [title.text.index]) ?? doubt
        ?? title.doubt,
      suggestion: Self.headingRemedy, related: title.others)
  }
}

extension ScreenWithoutTitle {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
          <UILabel text="Payees" traits="header" frame="150 56 90 26"/>
        </UINavigationBar>
        """#),
      Example(#"<UINavigationBar title="Payees" frame="0 47 390 44"/>"#),
      // A search field instead of the title.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
          <UISearchBar placeholder="Search" frame="20 50 350 36"/>
        </UINavigationBar>
        """#),
      // A large title below the bar.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"/>
        <UILabel text="Payees" traits="header" frame="20 100 200 40"/>
        """#),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"/>
        <UITabBar frame="0 761 390 83">
          <UITabBarItem title="Mail" traits="button tabBarItem selected" frame="0 761 195 49"/>
        </UITabBar>
        """#),
      // A photo.
      Example(
        #"""
        <UIImageView image="sea" frame="0 0 390 844"/>
        <UINavigationBar frame="0 47 390 44"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UINavigationBar frame="0 47 390 44">
          <UIButton title="Back" traits="backButton" frame="8 51 60 36"/>
        </UINavigationBar>
        """#),
      Example(
        #"""
        ↓<UINavigationBar frame="0 47 390 44">
          <UILabel text="  " traits="header" frame="150 56 90 26"/>
        </UINavigationBar>
        """#),
    ]
  )
}
