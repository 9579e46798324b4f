internal import AccessibilityModel
internal import Auditing

/// Reports identifiers that several elements share.
struct DuplicateIdentifier: ScreenRule {
  static let description = RuleDescription(
    id: "duplicate-identifier",
    group: .screen,
    summary: "Identifiers should be unique on a screen.",
    rationale: "Tests and reports then find another element than the intended one.",
    remedy: Remedy(
      "set a different accessibilityIdentifier on each",
      appKit: "set a different identifier on each",
      android: "use a different android:id on each",
      .uiKit(#"button.accessibilityIdentifier = "cart.pay""#),
      .swiftUI(#".accessibilityIdentifier("cart.pay")"#),
      .appKit(#"button.setAccessibilityIdentifier("cart.pay")"#),
      .views(#"android:id="@+id/cart_pay""#),
      .compose(#"Modifier.testTag("cart.pay")"#)),
    severity: .note,
    needs: [.identifiers],
    isRecommended: false
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    var groups: [String: [Int]] = [:]
    let screen = context.screen
    let ancestorTraits = context.geometry.ancestorTraits
    // Most elements are in cells, whose identifiers need no check.
    for index in context.kinds.indices
    where !context.kinds[index].isEmpty && ancestorTraits[index].isDisjoint(with: [.cell, .list])
      && screen.elements[index].role != .cell
    {
      guard let identifier = screen.elements[index].identifier, !identifier.isEmpty else {
        continue
      }
      if repeats(index, in: screen) {
        findings.excuse(
          context.subject(index), because: "it has the identifier of the view around it")
        continue
      }
      groups[identifier, default: []].append(index)
    }
    for group in groups.values.lazy.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] })
    where !context.identifiersNameLayouts || !isInRepeats(group, screen) {
      let subjects = group.prefix(11).map(context.subject)
      findings.report(
        "\(subjects[0]) shares its identifier with \(group.count - 1) other \(group.count == 2 ? "element" : "elements")",
        at: subjects[0],
        related: Array(subjects.dropFirst()))
    }
  }

  /// Whether each is in its own part, built like the others'.
  ///
  /// An Android identifier belongs to a layout file; a layout that is included five times repeats
  /// it five times. Two siblings with one identifier are a mistake.
  private func isInRepeats(_ group: [Int], _ screen: Screen) -> Bool {
    let parents = group.map { Int(screen.elements[$0].parent) }
    guard parents.allSatisfy({ $0 >= 0 }), Set(parents).count == parents.count else {
      return false
    }
    return Set(parents.map { screen.elements[$0].className }).count == 1
  }

  /// Whether it is its parent once more.
  private func repeats(_ index: Int, in screen: Screen) -> Bool {
    guard let parent = screen.parent(of: index) else { return false }
    return screen.elements[parent].identifier == screen.elements[index].identifier
  }
}

extension DuplicateIdentifier {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIButton title="A" identifier="a" frame="20 100 60 44"/>
        <UIButton title="B" identifier="b" frame="90 100 60 44"/>
        """#),
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          <UITableViewCell label="A" identifier="row" frame="0 0 390 44"/>
          <UITableViewCell label="B" identifier="row" frame="0 44 390 44"/>
        </UITableView>
        """#),
      Example(
        #"""
        <UIButton title="A" identifier="a" frame="20 100 60 44">
          <UIView identifier="a" frame="20 100 60 44"/>
        </UIButton>
        """#),
      // A layout that is included twice.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2000]">
          <node class="android.widget.LinearLayout" bounds="[0,0][1080,200]">
            <node class="android.widget.Button" resource-id="app:id/end" text="A" clickable="true" bounds="[900,0][1080,180]"/>
          </node>
          <node class="android.widget.LinearLayout" bounds="[0,200][1080,400]">
            <node class="android.widget.Button" resource-id="app:id/end" text="B" clickable="true" bounds="[900,200][1080,380]"/>
          </node>
        </node></hierarchy>
        """#),
    ],
    failing: [
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2000]">
          ↓<node class="android.widget.Button" resource-id="app:id/end" text="A" clickable="true" bounds="[900,0][1080,180]"/>
          <node class="android.widget.Button" resource-id="app:id/end" text="B" clickable="true" bounds="[900,200][1080,380]"/>
        </node></hierarchy>
        """#),
      Example(
        #"""
        ↓<UIButton title="A" identifier="a" frame="20 100 60 44"/>
        <UIButton title="B" identifier="a" frame="90 100 60 44"/>
        """#),
    ]
  )
}
