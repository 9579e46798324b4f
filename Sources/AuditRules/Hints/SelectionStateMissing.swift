internal import AccessibilityModel
public import Auditing

/// Reports tabs, segments and radio buttons of which none, or several, are selected.
///
/// «Selected» is how someone who hears the screen knows which of them they are on.
public struct SelectionStateMissing: ScreenRule {
  public static let description = RuleDescription(
    id: "selection-state-missing",
    group: .hints,
    summary: "Of tabs, segments and radio buttons one is selected.",
    rationale: "“Selected” is how someone who hears the screen knows which of them they are on.",
    remedy:
      "insert the trait `selected` into that of the current one, and remove it from the others",
    severity: .error,
    criteria: [],
    needs: [.selection]
  )

  public init() {}

  public func check(_ inspection: ScreenInspection, findings: inout Findings) {
    var radios: [Int: [Int]] = [:]
    var order: [Int] = []
    for index in inspection.kinds.indices where !inspection.kinds[index].isEmpty {
      switch inspection.screen.elements[index].role {
      case .segmentedControl: judge(index, items(of: index, inspection), "segments", &findings)
      case .tabBar: judge(index, items(of: index, inspection), "tabs", &findings)
      case .radioButton where inspection.screen.elements[index].isElement:
        let parent = inspection.screen.parent(of: index) ?? -1
        if radios[parent] == nil { order.append(parent) }
        radios[parent, default: []].append(index)
      default: break
      }
    }
    func judge(_ set: Int, _ items: [Int], _ name: String, _ findings: inout Findings) {
      self.judge(set, items.map(inspection.subject), name, inspection, &findings)
    }
    for parent in order {
      guard let items = radios[parent], let first = items.first else { continue }
      judge(max(parent, 0) == parent ? parent : first, items, "radio buttons", &findings)
    }
  }

  private func judge(
    _ set: Int, _ items: [Subject], _ name: String, _ inspection: ScreenInspection,
    _ findings: inout Findings
  ) {
    guard items.count > 1 else { return }
    let chosen = items.filter(isChosen)
    guard chosen.count != 1 else { return }
    let subject = inspection.subject(set)
    // A control of moments has no selection, and says so by -1.
    let isMomentary =
      subject.element.hasDetails && subject.element.details.selectedSegmentIndex == -1
    findings.report(
      chosen.isEmpty
        ? "\(subject) has \(items.count) \(name), and none is selected"
        : "\(subject) has \(chosen.count) selected \(name) at once",
      at: subject, outcome: isMomentary ? .review : .fail, related: chosen.isEmpty ? items : chosen)
  }

  private func isChosen(_ subject: Subject) -> Bool {
    let element = subject.element
    if element.isSelected { return true }
    if element.hasDetails, let isOn = element.details.isOn { return isOn }
    return element.value == "1" && element.role != .toggle
  }

  /// The buttons of a bar, at whatever depth; not more than a bar can hold.
  private func items(of index: Int, _ inspection: ScreenInspection) -> [Int] {
    inspection.screen.descendants(of: index).lazy.filter {
      inspection.kinds[$0].contains(.actionable) && inspection.screen.elements[$0].isElement
    }.prefix(64).map { $0 }
  }
}

extension SelectionStateMissing {
  public static let examples = RuleExamples(
    passing: [
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
    ]
  )
}
