internal import AccessibilityModel
public import Auditing
internal import Voices

/// Reports components that are called otherwise on another screen.
///
/// The tab that was «Photos» is «Pictures» now: someone who knows the app by its words looks for
/// it in vain.
public struct InconsistentIdentification: CrossScreenRule {
  public static let description = RuleDescription(
    id: "inconsistent-identification",
    group: .names,
    summary: "What is the same on several screens is called the same.",
    rationale: "The tab that was “Photos” is “Pictures” on the next screen, and someone who knows "
      + "the app by its words looks for it in vain.",
    remedy: "take the label of the component from one place",
    severity: .warning,
    criteria: [.wcag("3.2.4")],
    needs: [.labels, .identifiers]
  )

  public init() {}

  public func check(_ contexts: [AuditContext], findings: inout [Findings]) {
    var seen: [Component: [Use]] = [:]
    for number in contexts.indices {
      for subject in contexts[number].subjects(.controls) {
        guard let component = Component(subject) else { continue }
        let use = Use(screen: number, name: WordList.folded(subject.element.label ?? ""))
        report(subject, use, against: seen[component] ?? [], contexts, &findings[number])
        // One for each screen: an identifier may stand a thousand times on one.
        guard seen[component]?.last?.screen != number else { continue }
        seen[component, default: []].append(use)
      }
    }
  }

  private func report(
    _ subject: AuditedElement, _ use: Use, against others: [Use], _ contexts: [AuditContext],
    _ findings: inout Findings
  ) {
    let here = contexts[use.screen].screen
    let other = others.first { other in
      let there = contexts[other.screen].screen
      // What differs between the orientations of one screen is the rules' on rotation.
      return other.screen != use.screen && !there.isSameScreen(as: here)
    }
    guard let other, other.name != use.name, !isToggled(use.name, other.name, subject) else {
      return
    }
    let there = contexts[other.screen].screen.displayName ?? "another screen"
    findings.report(
      "\(subject) is called \(subject.quotedLabel) here and \(other.name.quoted) on \(there)",
      at: subject)
  }

  /// Play and pause, follow and unfollow: the label changes with what the control does.
  private func isToggled(_ a: String, _ b: String, _ subject: AuditedElement) -> Bool {
    guard let pairs = Self.pairs[subject.languageCode.code] ?? Self.pairs["en"] else {
      return false
    }
    return pairs.prefix(of: LabelWords(a).folded) != nil
      && pairs.prefix(of: LabelWords(b).folded) != nil
  }

  private struct Use {
    var screen: Int
    var name: String
  }

  /// A bar's item, a tab or a button, by its identifier.
  private struct Component: Hashable {
    var identifier: String
    var className: String

    init?(_ subject: AuditedElement) {
      let element = subject.element
      guard let identifier = element.identifier, !identifier.isEmpty,
        subject.kinds.contains(.labelled), !element.isToggle, !element.isSelectedButton,
        element.role == .button || element.role == .tab || element.role == .link,
        // A number in it tells rows apart, which are called by their data.
        !identifier.contains(where: \.isNumber), !subject.ancestorTraits.contains(.cell)
      else { return nil }
      self.identifier = identifier
      className = element.className
    }
  }

  private static let pairs = WordLists("toggle-pairs")
}

extension Element {
  /// A button that stays pressed may be called by what pressing it again does.
  fileprivate var isSelectedButton: Bool { role == .button && isSelected }
}

extension Screen {
  var displayName: String? { title ?? identifier }

  /// Whether it is the same screen in another orientation.
  func isSameScreen(as other: Screen) -> Bool {
    number == other.number && title == other.title && identifier == other.identifier
      && orientation != other.orientation
  }
}

extension InconsistentIdentification {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app>
          <screen title="Home" size="390 844">
            <UITabBarItem identifier="tab.photos" title="Photos" frame="0 795 78 49"/>
            <UIButton identifier="player" title="Play" frame="20 100 80 44"/>
            <UIButton identifier="row.1" title="Ann" frame="20 200 80 44"/>
          </screen>
          <screen title="Files" size="390 844">
            <UITabBarItem identifier="tab.photos" title="photos" frame="0 795 78 49"/>
            <UIButton identifier="player" title="Pause" frame="20 100 80 44"/>
            <UIButton identifier="row.1" title="Ben" frame="20 200 80 44"/>
          </screen>
        </app>
        """#),
      Example(
        #"""
        <app>
          <screen title="Home" size="390 844">
            <UITableViewCell frame="0 100 390 60">
              <UIButton identifier="row" title="Ann" frame="20 100 80 44"/>
            </UITableViewCell>
          </screen>
          <screen title="Files" size="390 844">
            <UITableViewCell frame="0 100 390 60">
              <UIButton identifier="row" title="Ben" frame="20 100 80 44"/>
            </UITableViewCell>
          </screen>
        </app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app>
          <screen title="Home" size="390 844">
            <UITabBarItem identifier="tab.photos" title="Photos" frame="0 795 78 49"/>
          </screen>
          <screen title="Files" size="390 844">
            ↓<UITabBarItem identifier="tab.photos" title="Pictures" frame="0 795 78 49"/>
          </screen>
        </app>
        """#)
    ]
  )
}
