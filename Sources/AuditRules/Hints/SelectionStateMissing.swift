internal import AccessibilityModel
internal import Auditing

/// Reports tabs, segments and radio buttons without exactly one selected.
struct SelectionStateMissing: ScreenRule {
  static let description = RuleDescription(
    id: "selection-state-missing",
    group: .hints,
    summary: "Exactly one tab, segment or radio button must be selected.",
    rationale: "“Selected” is how users who listen know which of them is current.",
    remedy: Remedy(
      "insert .selected on the current item and remove it from the others",
      appKit: "call setAccessibilitySelected(true) on the current item only",
      android: "call setSelected(true) on the current item only",
      compose: "use Modifier.selectable with selected and a role instead of clickable",
      .uiKit("tab.accessibilityTraits.insert(.selected)"),
      .swiftUI(".accessibilityAddTraits(isCurrent ? .isSelected : [])"),
      .appKit("tab.setAccessibilitySelected(true)"),
      .views("tab.isSelected = true"),
      .compose("Modifier.selectable(selected = isCurrent, role = Role.Tab, onClick = choose)")),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.selection]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    for bar in context.elements(.segmentedControl, .tabBar) {
      let name = context.screen.elements[bar].role == .tabBar ? "tabs" : "segments"
      judge(context.subject(bar), items(of: bar, context), name, &findings)
    }
    let radios = context.elements(.radioButton).filter {
      context.screen.elements[$0].isElement
    }
    for row in context.tabRows {
      checkTabs(row, &findings)
    }
    for buttons in context.buttonsAllSelected {
      findings.report(
        "\(buttons[0]) is selected, and so are all \(buttons.count) buttons like it",
        at: buttons[0], doubt: "all of them may be chosen", severity: .warning,
        suggestion: Self.remedyOfStyle, related: buttons)
    }
    for group in context.choiceGroups + context.choiceRows {
      findings.report(
        group.bar.index == group.items[0].index
          ? "\(group.bar) is one of \(group.items.count) choices, none selected; expected 1"
          : "\(group.bar) has \(group.items.count) choices, none selected; expected 1",
        at: group.bar, on: [.value], doubt: group.doubt, related: group.items)
    }
    let groups = Dictionary(grouping: radios) { context.screen.parent(of: $0) }
    for (parent, items) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      let group = context.subject(parent ?? items[0])
      judge(group, items.map(context.subject), "radio buttons", &findings)
    }
  }

  private static let remedyOfStyle = Remedy(
    "remove the trait .selected from buttons that are not chosen",
    android: "call setSelected(true) only on what is chosen, and style the others without it")

  private func judge(
    _ group: AuditedElement, _ items: [AuditedElement], _ name: String, _ findings: inout Findings
  ) {
    let chosen = items.filter(\.spokenState.isChosen)
    guard items.count > 1, chosen.count != 1 else { return }
    // A momentary control has no selection, which -1 states; a question may still be unanswered.
    let isMomentary = group.element.selectedSegmentIndex == -1
    let isOpen = chosen.isEmpty && (isMomentary || items[0].role == .radioButton)
    findings.report(
      chosen.isEmpty
        ? "\(group) has \(items.count) \(name), none selected; expected 1"
        : "\(group) has \(chosen.count) selected \(name); expected 1",
      at: group, doubt: .when(isOpen, "none may be chosen yet"),
      related: chosen.isEmpty ? items : chosen)
  }

  /// Asks about a row that looks like the tabs of the screen, where nothing in it is selected.
  private func checkTabs(_ row: TabRow, _ findings: inout Findings) {
    // TalkBack reads the state of a stop only, not that of a picture or a text in it.
    let isMarked = row.tabs.contains { tab in
      ([tab] + tab.descendants(upTo: 16)).contains {
        $0.spokenState.isChosen && ($0.isStop || $0.index == tab.index)
      }
    }
    let disabled = row.tabs.count { tab in
      ([tab] + tab.descendants(upTo: 16)).contains { !$0.isEnabled }
    }
    // One that is disabled is the current one, which cannot be chosen again; no question applies to a bar where all are.
    guard !isMarked, disabled != 1, disabled < row.tabs.count else { return }
    let isShown = row.tabs.contains {
      $0.descendants(upTo: 16).contains(where: \.spokenState.isChosen)
    }
    findings.report(
      row.bar.index == row.tabs[0].index
        ? "\(row.bar) is one of \(row.tabs.count) tabs, none selected; expected 1"
        : "\(row.bar) has \(row.tabs.count) tabs, none selected; expected 1", at: row.bar,
      doubt: isShown
        ? "the current one may say so in its state description"
        : "the screen may be none of their pages", related: row.tabs)
  }

  /// The buttons of a bar, at whatever depth; not more than a bar can hold.
  private func items(of index: Int, _ context: AuditContext) -> [AuditedElement] {
    context.screen.descendants(of: index).lazy.filter {
      context.kinds[$0].contains(.actionable) && context.screen.elements[$0].isElement
    }.prefix(64).map(context.subject)
  }
}

extension SelectionStateMissing {
  static let examples = RuleExamples(
    passing: [
      // Each does something of its own; the colours of one show that it is the main action.
      Example(
        #"""
        <UIView frame="0 100 390 60">
          <UIButton title="Share" frame="10 110 100 44"/><UIButton title="Delete" frame="120 110 100 44"/>
          <UIButton title="Print" frame="230 110 100 44"/>
        </UIView>
        """#),
      // One of the filters is selected.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.HorizontalScrollView" enabled="true" bounds="[0,100][600,160]">
            <node class="android.widget.TextView" text="All" selected="true" clickable="true" focusable="true" enabled="true" bounds="[0,100][100,160]"/>
            <node class="android.widget.TextView" text="Local" selected="false" clickable="true" focusable="true" enabled="true" bounds="[120,100][240,160]"/>
            <node class="android.widget.TextView" text="Shared" selected="false" clickable="true" focusable="true" enabled="true" bounds="[260,100][400,160]"/>
          </node>
        </hierarchy>
        """#),
      Example(
        #"""
        <TabStrip frame="0 100 390 60">
          <UIButton title="Day" traits="button selected" backgroundColor="#0040C0" frame="10 110 100 44"/>
          <UIButton title="Week" backgroundColor="#FFFFFF" frame="120 110 100 44"/>
          <UIButton title="Month" backgroundColor="#FFFFFF" frame="230 110 100 44"/>
        </TabStrip>
        """#),
      // The line is as wide as the bar.
      Example(
        #"""
        <UIView frame="0 100 390 48">
          <UIButton title="Share" frame="0 100 195 44"/><UIButton title="Print" frame="195 100 195 44"/>
          <UIView backgroundColor="#0040C0" frame="0 146 390 1"/>
        </UIView>
        """#),
      // All are dimmed: the question does not apply.
      Example(
        #"""
        <UIView frame="0 100 390 60">
          <ChipView label="Red" isElement="true" traits="button notEnabled" frame="10 110 100 44"/>
          <ChipView label="Blue" isElement="true" traits="button selected notEnabled" frame="120 110 100 44"/>
        </UIView>
        """#),
      Example(
        #"""
        <UISegmentedControl selectedSegmentIndex="1" frame="20 100 200 32">
          <UISegment title="Day" frame="20 100 100 32"/><UISegment title="Week" frame="120 100 100 32"/>
        </UISegmentedControl>
        """#),
      Example(
        #"""
        <UITabBar frame="0 795 390 49"><UITabBarItem title="Home" frame="0 795 78 49"/></UITabBar>
        """#),
      Example(
        #"""
        <UITabBar frame="0 795 390 49">
          <UITabBarItem title="Home" selected="true" frame="0 795 78 49"/>
          <UITabBarItem title="Files" frame="78 795 78 49"/>
        </UITabBar>
        """#),
    ],
    failing: [
      // Needs review: the question may still be unanswered.
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.widget.RadioGroup" enabled="true" bounds="[0,0][600,150]">
            <node class="android.widget.RadioButton" text="Yes" checkable="true" checked="false" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
            <node class="android.widget.RadioButton" text="No" checkable="true" checked="false" clickable="true" enabled="true" bounds="[300,0][600,150]"/>
          </node>
        </hierarchy>
        """#),
      Example(
        #"""
        ↓<UITabBar frame="0 795 390 49">
          <UITabBarItem title="Home" frame="0 795 78 49"/>
          <UITabBarItem title="Files" frame="78 795 78 49"/>
        </UITabBar>
        """#),
      Example(
        #"""
        ↓<UITabBar frame="0 795 390 49">
          <UITabBarItem title="Home" selected="true" frame="0 795 78 49"/>
          <UITabBarItem title="Files" selected="true" frame="78 795 78 49"/>
        </UITabBar>
        """#),
      // To be judged by a person: it may be a control of moments.
      Example(
        #"""
        ↓<UISegmentedControl selectedSegmentIndex="-1" frame="20 100 200 32">
          <UISegment title="Day" frame="20 100 100 32"/><UISegment title="Week" frame="120 100 100 32"/>
        </UISegmentedControl>
        """#),
      // To be judged by a person: they look like tabs.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.FrameLayout" enabled="true" bounds="[0,0][600,1000]">
            ↓<node class="android.widget.LinearLayout" enabled="true" bounds="[0,900][600,1000]">
              <node class="android.view.ViewGroup" content-desc="Home" selected="false" clickable="true" enabled="true" bounds="[0,900][200,1000]"/>
              <node class="android.view.ViewGroup" content-desc="Search" selected="false" clickable="true" enabled="true" bounds="[200,900][400,1000]"/>
              <node class="android.view.ViewGroup" content-desc="Profile" selected="false" clickable="true" enabled="true" bounds="[400,900][600,1000]"/>
            </node>
          </node>
        </hierarchy>
        """#),
      // Only the colours show which one it is.
      Example(
        #"""
        ↓<TabStrip frame="0 100 390 60">
          <UIButton title="Day" backgroundColor="#0040C0" frame="10 110 100 44"/>
          <UIButton title="Week" backgroundColor="#FFFFFF" frame="120 110 100 44"/>
          <UIButton title="Month" backgroundColor="#FFFFFF" frame="230 110 100 44"/>
        </TabStrip>
        """#),
      // Only the weight of the font, a line and a filled symbol do.
      Example(
        #"""
        ↓<PeriodTabs frame="0 100 390 60">
          <UIButton title="Day" font="style:headline" frame="10 110 100 44"/>
          <UIButton title="Week" font="style:body" frame="120 110 100 44"/>
          <UIButton title="Month" font="style:body" frame="230 110 100 44"/>
        </PeriodTabs>
        """#),
      Example(
        #"""
        ↓<PageStrip frame="0 100 390 48">
          <UIButton title="Matches" frame="0 100 195 44"/><UIButton title="Table" frame="195 100 195 44"/>
          <UIView backgroundColor="#0040C0" frame="0 144 195 4"/>
        </PageStrip>
        """#),
      Example(
        #"""
        ↓<BottomBar frame="0 780 390 64">
          <UIButton label="Home" image="house.fill" frame="0 780 130 60"/>
          <UIButton label="Search" image="magnifyingglass" frame="130 780 130 60"/>
          <UIButton label="Profile" image="person" frame="260 780 130 60"/>
        </BottomBar>
        """#),
      // Compose has no view around them.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.view.View" enabled="true" bounds="[0,0][600,1000]">
          <node class="android.widget.TextView" text="Watchlist" enabled="true" bounds="[0,100][600,150]"/>
          ↓<node class="android.view.View" selected="false" clickable="true" focusable="true" enabled="true" bounds="[20,880][140,990]">
            <node class="android.view.View" content-desc="Home" enabled="true" bounds="[50,890][110,950]"/>
            <node class="android.widget.TextView" text="Home" enabled="true" bounds="[45,955][115,980]"/>
          </node>
          <node class="android.view.View" selected="false" clickable="true" focusable="true" enabled="true" bounds="[220,880][380,990]">
            <node class="android.view.View" content-desc="Watchlist" enabled="true" bounds="[270,890][330,950]"/>
            <node class="android.widget.TextView" text="Watchlist" enabled="true" bounds="[240,955][360,980]"/>
          </node>
          <node class="android.view.View" selected="false" clickable="true" focusable="true" enabled="true" bounds="[450,880][580,990]">
            <node class="android.view.View" content-desc="Settings" enabled="true" bounds="[485,890][545,950]"/>
            <node class="android.widget.TextView" text="Settings" enabled="true" bounds="[465,955][565,980]"/>
          </node>
        </node></hierarchy>
        """#),
      // To be judged by a person: none of them is one of several.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.widget.ListView" enabled="true" bounds="[0,0][600,1000]">
          <node class="android.widget.LinearLayout" enabled="true" bounds="[0,0][600,100]">
            ↓<node class="android.widget.Button" resource-id="a:id/follow" text="Follow" selected="true" clickable="true" enabled="true" bounds="[400,0][600,100]"/>
          </node>
          <node class="android.widget.LinearLayout" enabled="true" bounds="[0,100][600,200]">
            <node class="android.widget.Button" resource-id="a:id/follow" text="Follow" selected="true" clickable="true" enabled="true" bounds="[400,100][600,200]"/>
          </node>
          <node class="android.widget.LinearLayout" enabled="true" bounds="[0,200][600,300]">
            <node class="android.widget.Button" resource-id="a:id/follow" text="Follow" selected="true" clickable="true" enabled="true" bounds="[400,200][600,300]"/>
          </node>
        </node></hierarchy>
        """#),
    ]
  )
}
