internal import AccessibilityModel
public import Auditing

/// Reports views that react to a tap and are not announced as anything that does.
///
/// VoiceOver reads a text; that a double tap on it opens something is known only to those who see.
public struct TappableWithoutRole: ElementRule {
  public static let description = RuleDescription(
    id: "tappable-without-role",
    group: .roles,
    summary: "What reacts to a tap is announced as a button or a link.",
    rationale: "VoiceOver reads a mere text; that a double tap opens something is known only to "
      + "those who see it.",
    remedy: "give it the trait `button` (or `link`), and make it an accessibility element",
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    needs: [.traits, .gestures]
  )

  public static let subjects: ElementKinds = .actionable

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard isTappable(subject), !hasRole(element, subject), !subject.isReported(before: .role)
    else { return }
    if subject.isStop {
      report(subject, element, findings: &findings)
    } else if let child = spokenChild(of: subject) {
      // A recogniser on a container may serve something else: closing the keyboard, say. Where the
      // app's code was read, it is known that nothing else gets the trait.
      let isSure = subject.codeNeverSets([.traits]) && child.codeNeverSets([.traits])
      findings.report(
        "\(subject) reacts to a tap, and \(child) in it is not announced as a button",
        at: subject, outcome: isSure ? .fail : .review, related: [child])
    }
  }

  private func report(_ subject: AuditedElement, _ element: Element, findings: inout Findings) {
    // A cell is known to be tappable; on Android what is clickable says so itself.
    let isAndroid = subject.context.screen.platform == .android
    // Who made one such view made them all: one question for a screen is enough.
    guard !isAndroid || !findings.addToFirst(subject) else { return }
    let assessment = subject.controlAssessment
    let others = assessment?.otherGapsInWords ?? ""
    let isFixable = !isAndroid && assessment?.isLastGap ?? true
    findings.report(
      "\(subject) reacts to a tap and is not announced as a button or a link\(others)",
      at: subject,
      outcome: isAndroid ? .review : .fail,
      severity: isAndroid || element.role == .cell ? .warning : nil,
      fix: isFixable ? .traits(adding: .button, to: element) : nil, gap: .role)
  }

  /// On Android a view of no kind alone that holds nothing: rows and cards are layouts that can be
  /// clicked, and Compose writes a view for them.
  private func isTappable(_ subject: AuditedElement) -> Bool {
    let element = subject.element
    guard subject.context.screen.platform == .android else {
      // A control of no kind that is a stop is role-missing's.
      return element.gestures.contains(.tap)
        || !subject.isStop && subject.isCustomClass && element.role == .other
          && element.flags.contains(.respondsToTap)
    }
    return Self.plainViews.contains(element.className) && element.flags.contains(.respondsToTap)
      && !subject.hasChildren && !isScrim(subject) && !isChoice(subject)
      // A sign is no name: with one the view is asked about.
      && subject.labelText.contains(where: { $0.isLetter || $0.isNumber })
  }

  /// Those that React Native, Flutter and Compose make of whatever is drawn.
  private static let plainViews: Set<String> = [
    "android.view.View", "android.view.ViewGroup", "android.widget.FrameLayout",
  ]

  /// What dims the screen behind a sheet and closes it.
  private func isScrim(_ subject: AuditedElement) -> Bool {
    subject.parent != nil && 2 * subject.frame.area >= subject.context.screen.bounds.area
  }

  /// Whether it is one of several of which one is selected, a tab, and TalkBack says which.
  private func isChoice(_ subject: AuditedElement) -> Bool {
    guard let parent = subject.parent else { return false }
    return subject.context.screen.children(of: parent.index).contains {
      subject.context.screen.elements[$0].isSelected
    }
  }

  private func hasRole(_ element: Element, _ subject: AuditedElement) -> Bool {
    if element.role.isControl || !element.traits.isDisjoint(with: .actionable) { return true }
    // A stop that has its own tap and lies in a control is that control's.
    return subject.ancestors.contains { $0.element.isElement && $0.element.role.isControl }
  }

  /// The text that a small tappable view consists of, where it holds no control.
  private func spokenChild(of subject: AuditedElement) -> AuditedElement? {
    let inside = subject.descendants(upTo: 9)
    guard inside.count < 9, !covers(subject), !inside.contains(where: \.isActionable) else {
      return nil
    }
    let stops = inside.filter(\.isStop)
    return stops.count <= 2 ? stops.first : nil
  }

  /// Whether it takes up so much of the screen that it is the background of all.
  private func covers(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    return !subject.isPartInItsOwnFile && subject.element.frame.area >= 0.5 * screen.bounds.area
  }
}

extension TappableWithoutRole {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Learn more" traits="button" gestures="tap" frame="20 100 80 44"/>"#),
      Example(
        #"<UILabel text="Learn more" traits="header link" gestures="tap" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="Learn more" gestures="doubleTap" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Buy" gestures="tap" frame="20 100 80 44"/>"#),
      // A row that can be clicked says so on Android.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.LinearLayout" content-desc="Ann" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
      // One of them is selected: they are tabs.
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.view.View" enabled="true" bounds="[0,0][1080,150]">
            <node class="android.view.View" content-desc="Feed" selected="true" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
            <node class="android.view.View" content-desc="Map" clickable="true" enabled="true" bounds="[300,0][600,150]"/>
          </node>
        </hierarchy>
        """#),
      // It closes the keyboard.
      Example(
        #"""
        <UIView gestures="tap" frame="0 0 390 844"><UILabel text="Name" frame="20 100 80 20"/></UIView>
        """#),
      Example(
        #"""
        <UIView gestures="tap" frame="0 100 390 60"><UIButton title="Buy" frame="20 100 80 44"/></UIView>
        """#),
    ],
    failing: [
      // To be judged by a person: Compose may say its role elsewhere.
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="android.view.View" content-desc="Rate" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
      Example(#"↓<UILabel text="Terms of use" gestures="tap" frame="20 100 80 44"/>"#),
      Example(
        #"↓<CardView isElement="true" label="Kitchen light" gestures="tap" frame="20 100 80 44"/>"#),
      Example(#"↓<UITableViewCell label="Wi-Fi" gestures="tap" frame="0 100 390 44"/>"#),
      // To be judged by a person.
      Example(
        #"""
        ↓<CardControl superclass="UIControl" frame="0 100 390 60"><UILabel text="Card" frame="20 100 80 20"/></CardControl>
        """#),
      Example(
        #"""
        ↓<CardView gestures="tap" frame="0 100 390 60"><UILabel text="Card" frame="20 100 80 20"/></CardView>
        """#),
    ]
  )
}
