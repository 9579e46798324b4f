internal import AccessibilityModel
internal import Auditing
internal import Voices

/// Reports controls with another label on another screen.
struct InconsistentIdentification: CrossScreenRule {
  static let description = RuleDescription(
    id: "inconsistent-identification",
    group: .names,
    summary: "The same control must have the same label on every screen.",
    rationale: "Users who know the app by its words search in vain if “Photos” is “Pictures” on "
      + "the next screen.",
    remedy: Remedy(
      "share one localised string",
      android: "share one string resource",
      .uiKit(#"tab.accessibilityLabel = String(localized: "Photos")"#),
      .swiftUI(#"Label("Photos", systemImage: "photo")"#),
      .appKit(#"button.setAccessibilityLabel(String(localized: "Photos"))"#),
      .views(#"android:contentDescription="@string/photos""#),
      .compose("contentDescription = stringResource(R.string.photos)")),
    severity: .error,
    criteria: [.wcag("3.2.4")],
    needs: [.labels, .identifiers]
  )

  func makeComparison() -> any ScreenComparison { Comparison() }

  private struct Comparison: ScreenComparison {
    /// The first use of each component, and the first on a screen that is another.
    private var seen: [Component: [Use]] = [:]
    private var screens = 0
    /// A run may audit the screens of any number of apps.
    private static let mostUses = 32

    mutating func check(_ context: AuditContext, findings: inout Findings) {
      screens += 1
      let components = context.subjects(.controls).compactMap { subject in
        Component(subject).map { (subject, $0) }
      }
      // The labels of repeated components are data.
      let counts = Dictionary(components.map { ($0.1, 1) }, uniquingKeysWith: +)
      for (subject, component) in components where counts[component] == 1 {
        let use = Use(
          name: WordList.folded(subject.element.label ?? ""), number: screens,
          screen: ComparedScreen(context.screen))
        let others = seen[component] ?? []
        report(subject, use, against: others, &findings)
        // Two of an app are enough: the first may be the same screen in the other orientation.
        let ofApp = others.filter { !$0.screen.isOfAnotherApp(than: use.screen) }
        if ofApp.count < 2, ofApp.first?.screen != use.screen, others.count < Self.mostUses {
          seen[component] = others + [use]
        }
      }
    }

    private func report(
      _ subject: AuditedElement, _ use: Use, against others: [Use], _ findings: inout Findings
    ) {
      // Differences between the orientations of one screen belong to the rotation rules.
      let other = others.first {
        $0.number != use.number && !$0.screen.isTurned(use.screen)
          && !$0.screen.isOfAnotherApp(than: use.screen)
      }
      guard let other, other.name != use.name, !isToggled(use.name, other.name, subject) else {
        return
      }
      let there = other.screen.displayName?.quoted ?? "another screen"
      findings.report(
        "\(subject) is labelled \(subject.wording.quotedLabel) here but \(other.name.quoted) on \(there)",
        at: subject)
    }

    /// Play and pause, follow and unfollow: the label changes with the action of the control.
    private func isToggled(_ a: String, _ b: String, _ subject: AuditedElement) -> Bool {
      guard let toggles = pairs[subject.wording.language.code] ?? pairs["en"] else { return false }
      return toggles.prefix(of: LabelWords(a).folded) != nil
        && toggles.prefix(of: LabelWords(b).folded) != nil
    }
  }

  private struct Use {
    var name: String
    /// Of the screen, among those of the run.
    var number: Int
    var screen: ComparedScreen
  }

  /// The facts that distinguish screens.
  private struct ComparedScreen: Hashable {
    var number: Int
    var title: String?
    var identifier: String?
    var orientation: Orientation
    /// The name of the app, in captures that include the app as an element.
    var app: String?
    var isOfWatch: Bool

    init(_ screen: Screen) {
      app = screen.roots.lazy.map { screen.elements[$0] }.first { $0.role == .application }?.label
      isOfWatch = screen.isOfWatch
      number = screen.number
      title = screen.title
      identifier = screen.identifier
      orientation = screen.orientation
    }

    var displayName: String? { title ?? identifier }

    /// Whether both screens name their apps, and differently, or only one is of the app for a watch.
    func isOfAnotherApp(than other: ComparedScreen) -> Bool {
      isOfWatch != other.isOfWatch || app != nil && other.app != nil && app != other.app
    }

    /// Whether it is the same screen in another orientation.
    func isTurned(_ other: ComparedScreen) -> Bool {
      number == other.number && title == other.title && identifier == other.identifier
        && orientation != other.orientation
    }
  }

  /// A bar's item, a tab or a button, by its identifier.
  private struct Component: Hashable {
    var identity: String
    var className: String

    init?(_ subject: AuditedElement) {
      let element = subject.element
      guard let identifier = element.identifier,
        let identity = subject.context.identityOnOtherScreens(of: subject),
        subject.kinds.contains(.labelled), !element.isToggle, !element.isSelectedButton,
        element.role == .button || element.role == .tab || element.role == .link,
        // UIKit calls a back button after the screen that it leads to.
        !element.traits.contains(.backButton),
        // A number in it distinguishes rows, whose labels are data.
        !identifier.contains(where: \.isNumber), !subject.ancestorTraits.contains(.cell)
      else { return nil }
      self.identity = identity
      className = element.className
    }
  }
}

private let pairs = WordLists("toggle-pairs")

extension Element {
  /// A selected button may be labelled with the effect of the next press.
  fileprivate var isSelectedButton: Bool { role == .button && isSelected }
}

extension Screen {
  var displayName: String? { title ?? identifier }
}

extension InconsistentIdentification {
  static let examples = RuleExamples(
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
