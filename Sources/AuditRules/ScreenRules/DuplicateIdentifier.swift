internal import AccessibilityModel
public import Auditing

/// Reports identifiers that stand on several elements of a screen.
///
/// Tests and tools then find another element than the one that is meant, and so does this one.
public struct DuplicateIdentifier: ScreenRule {
  public static let description = RuleDescription(
    id: "duplicate-identifier",
    group: .screen,
    summary: "An identifier stands on one element of a screen.",
    rationale: "Tests and reports find another element than the one that is meant.",
    remedy: "give each its own accessibilityIdentifier",
    severity: .note,
    needs: [.identifiers],
    isRecommended: false
  )

  public init() {}

  public func check(_ inspection: ScreenInspection, findings: inout Findings) {
    var groups: [String: [Int]] = [:]
    let screen = inspection.screen
    for index in inspection.kinds.indices where !inspection.kinds[index].isEmpty {
      guard let identifier = screen.elements[index].identifier, !identifier.isEmpty,
        inspection.geometry.surroundings[index].isDisjoint(with: [.cell, .list]),
        screen.elements[index].role != .cell, !repeats(index, in: screen)
      else { continue }
      groups[identifier, default: []].append(index)
    }
    for group in groups.values.lazy.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      let subjects = group.prefix(11).map(inspection.subject)
      findings.report(
        "\(subjects[0]) shares its identifier with \(group.count - 1) more", at: subjects[0],
        related: Array(subjects.dropFirst()))
    }
  }

  /// Whether it is its parent once more.
  private func repeats(_ index: Int, in screen: Screen) -> Bool {
    guard let parent = screen.parent(of: index) else { return false }
    return screen.elements[parent].identifier == screen.elements[index].identifier
  }
}

extension DuplicateIdentifier {
  public static let examples = RuleExamples(
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
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="A" identifier="a" frame="20 100 60 44"/>
        <UIButton title="B" identifier="a" frame="90 100 60 44"/>
        """#)
    ]
  )
}
