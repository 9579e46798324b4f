internal import AccessibilityModel
internal import Auditing
internal import Relayout

/// Reports stops that are missing after rotation.
struct RotationElementLost: PairRule {
  static let description = RuleDescription(
    id: "rotation-element-lost",
    group: .rotation,
    summary: "Elements reachable in portrait must be reachable in landscape.",
    rationale: "Users who cannot see the screen do not notice what is missing, and users with a "
      + "mounted device cannot rotate back.",
    remedy: Remedy(
      "keep the element in both layouts, or reachable from both",
      .uiKit("stackView.axis = isLandscape ? .horizontal : .vertical"),
      .swiftUI("ViewThatFits { HStack { content }; VStack { content } }"),
      .views("view.visibility = View.VISIBLE"),
      .compose("FlowRow { Content() }")),
    severity: .error,
    criteria: [.wcag("1.3.4"), .wcag("1.3.1")],
    needs: [.labels],
    platforms: [.iOS, .android]
  )

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let other = pair.second
    lazy var menu = menu(new: pair)
    lazy var words = SpokenWords(of: other)
    lazy var folds = Folds(pair)
    for subject in pair.first.stopSubjects where isLost(subject, pair) {
      if let reason = subject.reasonForOneOrientation
        ?? .when(folds.isBeyondFold(subject.index), "it is beyond the fold of what scrolls")
        ?? .when(words.hold(subject), "another stop says its words") ?? pair.reasonOfColumn(subject)
      {
        findings.excuse(subject, because: reason)
        continue
      }
      let doubt: Reason? = .when(
        menu != nil || folds.mayBeBeyondFold(subject.index),
        "it may be in a menu or beyond the fold")
      let hint = menu.map { "; may be in \($0)" } ?? ""
      findings.report(
        "\(subject) is missing \(other.screen.orientation.rawValue.inOrientation)\(hint)",
        at: subject, doubt: doubt ?? pair.doubtAboutWhole,
        severity: subject.isActionable ? .error : .warning)
    }
  }

  private func isLost(_ subject: AuditedElement, _ pair: OrientationPair) -> Bool {
    // An element without a label or action is not missed.
    if subject.wording.label.isBlank, !subject.isActionable { return false }
    guard let counterpart = pair.counterpart(of: subject) else { return true }
    let there = counterpart.subject
    if there.isStop { return false }
    // Part of an element that speaks for it.
    return there.kinds.isEmpty || !there.ancestors.contains { $0.isStop }
  }

  /// A new control whose label suggests that it contains the rest.
  private func menu(new pair: OrientationPair) -> AuditedElement? {
    pair.second.stopSubjects.first {
      $0.isActionable && pair.counterpart(of: $0) == nil
        && ($0.traits.contains(.popupButton) || $0.role == .menu || $0.role == .popUpButton
          || Self.menuWords.matches($0.wording.words, of: $0))
    }
  }

  private static let menuWords = PhraseLists("phrase-overflow-menus")
}

extension String {
  fileprivate var inOrientation: String { "in \(self)" }
}

/// The words of all stops of a screen, to distinguish lost texts from texts read with another stop.
private struct SpokenWords {
  private var labels: [String] = []
  private let words: Set<String>
  /// Maximum number of labels to search, so that the work on a huge screen stays bounded.
  private var budget = 1_000_000

  init(of context: AuditContext) {
    var words: Set<String> = []
    for subject in context.stopSubjects {
      let list = subject.wording.words.list
      words.formUnion(list)
      labels.append(" \(list.joined(separator: " ")) ")
    }
    self.words = words
  }

  /// Whether some stop says all words of a text, in order; a control has to be there itself.
  mutating func hold(_ subject: AuditedElement) -> Bool {
    guard !subject.isActionable, budget > 0 else { return false }
    let list = subject.wording.words.list
    guard !list.isEmpty, list.allSatisfy(words.contains) else { return false }
    let text = " \(list.joined(separator: " ")) "
    budget -= labels.count
    return labels.contains { $0.count > text.count && $0.contains(text) }
  }
}

extension RotationElementLost {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UIButton title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"<UIButton title="Buy" frame="400 100 80 44"/>"#),
      .turned(
        portrait: #"<UIButton title="Zoom" only="portrait" frame="20 100 80 44"/>"#,
        landscape: #"<UILabel text="Map" frame="400 100 80 44"/>"#),
      // Said together with something else.
      .turned(
        portrait: #"""
          <UILabel text="Total" frame="20 100 80 20"/><UILabel text="12 euros" frame="200 100 80 20"/>
          """#,
        landscape: #"<UIView isElement="true" label="Total, 12 euros" frame="20 100 400 20"/>"#),
    ],
    failing: [
      .turned(
        portrait: #"""
          <UILabel text="Total" frame="20 60 80 20"/>
          ↓<UIButton title="Buy" frame="20 100 80 44"/>
          """#,
        landscape: #"<UILabel text="Total" frame="20 60 80 20"/>"#),
      .turned(
        portrait: #"↓<UIButton title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"<UIButton title="Buy" hidden="true" frame="20 100 80 44"/>"#),
      // It may be in the menu.
      .turned(
        portrait: #"↓<UIButton title="Archive" identifier="archive" frame="20 100 80 44"/>"#,
        landscape: #"<UIButton title="More" identifier="more" frame="20 100 80 44"/>"#),
    ]
  )
}
