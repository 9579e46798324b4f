internal import AccessibilityModel
public import Auditing

/// Reports views that handle taps but have no role.
public struct TappableWithoutRole: ElementRule {
  public static let description = RuleDescription(
    id: "tappable-without-role",
    group: .roles,
    summary: "Tappable elements must be announced as a button or link.",
    rationale: "Users hear plain text; only sighted users learn that a tap opens something.",
    remedy: Remedy(
      "add the trait .button or .link and make the view an accessibility element",
      appKit: "call setAccessibilityRole(.button) and setAccessibilityElement(true)",
      android: "use a Button, or report its class name in an AccessibilityDelegate",
      .uiKit("view.isAccessibilityElement = true; view.accessibilityTraits.insert(.button)"),
      .swiftUI(#"Button("Open order", action: open)"#),
      .appKit("view.setAccessibilityElement(true); view.setAccessibilityRole(.button)"),
      .views("info.className = Button::class.java.name"),
      .compose("Modifier.clickable(role = Role.Button, onClick = open)")),
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    needs: [.traits, .gestures]
  )

  public static let subjects: ElementKinds = .actionable

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard isTappable(subject), !hasRole(element, subject), !subject.isReported(before: .role),
      !isInert(subject)
    else { return }
    if subject.isStop {
      report(subject, element, findings: &findings)
    } else if let child = spokenChild(of: subject), !wasAsked(subject) {
      // A recogniser on a container may serve something else: closing the keyboard, say. Where the
      // app's code was read, it is known that nothing else gets the trait.
      let isSure = subject.codeNeverSets([.traits]) && child.codeNeverSets([.traits])
      findings.report(
        "\(subject) handles taps, but \(child) has no button role",
        at: subject, outcome: isSure ? .fail : .review, related: [child])
    } else if subject.addsTexts, subject.isThereToTouch {
      findings.report(
        "\(subject) handles taps, but its text has no button role", at: subject,
        outcome: subject.codeNeverSets([.traits]) ? .fail : .review)
    }
  }

  /// Whether an earlier sibling of the same class has the same review.
  private func wasAsked(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime else { return false }
    return subject.siblingsOfClass.contains {
      $0.index < subject.index && isTappable($0) && !$0.isStop && !hasRole($0.element, $0)
        && spokenChild(of: $0) != nil
    }
  }

  private func report(_ subject: AuditedElement, _ element: Element, findings: inout Findings) {
    // Cells are known to be tappable; on Android the dump states what is clickable.
    let isAndroid = subject.context.screen.platform == .android
    // All such views probably have one cause: one review for a screen suffices.
    guard !isAndroid || !findings.addToFirst(subject) else { return }
    let assessment = subject.controlAssessment
    let others = assessment?.otherGapsInWords ?? ""
    let isFixable = !isAndroid && assessment?.isLastGap ?? true
    findings.report(
      "\(subject) handles taps but has no button role\(others)",
      at: subject,
      outcome: isAndroid || setsItsTraits(subject) || !isTouched(subject) ? .review : .fail,
      severity: isAndroid || element.role == .cell ? .warning : nil,
      fix: isFixable ? .traits(adding: .button, to: element) : nil, gap: .role)
  }

  /// Whether a view of a design gets no touches until code lets it have some
  /// (https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled): the recogniser of such a
  /// view, which labels and images are by themselves, does nothing.
  private func isTouched(_ subject: AuditedElement) -> Bool {
    !subject.context.screen.framesAreDesignTime || subject.flags.contains(.userInteractionEnabled)
  }

  /// Whether no code can reach such a view.
  private func isInert(_ subject: AuditedElement) -> Bool {
    !isTouched(subject) && !subject.codeMaySet([.gesture])
  }

  /// Whether the app's own class decides the traits of a view of an Interface Builder file, which itself
  /// says nothing of the view's accessibility.
  private func setsItsTraits(_ subject: AuditedElement) -> Bool {
    subject.isCustomClass && subject.codeMaySet([.traits])
      && subject.origins[.isElement] != .given && subject.origins[.label] != .given
  }

  /// On Android only an empty view without a role: rows and cards are clickable layouts, and
  /// Compose writes a view for them.
  private func isTappable(_ subject: AuditedElement) -> Bool {
    let element = subject.element
    guard subject.context.screen.platform == .android else {
      // A stop without a role belongs to role-missing.
      return element.gestures.contains(.tap)
        || !subject.isStop && subject.isCustomClass && element.role == .other
          && element.flags.contains(.respondsToTap)
    }
    return Self.plainViews.contains(element.className) && element.flags.contains(.respondsToTap)
      && !mayBeLink(subject) && !subject.hasChildren && !isScrim(subject)
      && !isChoice(subject) && !isBesidePanel(subject) && !isOneOfIcons(subject)
      // A symbol is not a label: a view with only a symbol is reported.
      && subject.labelText.contains(where: { $0.isLetter || $0.isNumber })
  }

  /// Those that React Native, Flutter and Compose make of whatever is drawn.
  private static let plainViews: Set<String> = [
    "android.view.View", "android.view.ViewGroup", "android.widget.FrameLayout",
  ]

  /// Whether it may be a link of a page: TalkBack gets its role from the browser, and only some dumps have
  /// it (docs/evidence/android.md#names-of-what-is-clickable).
  private func mayBeLink(_ subject: AuditedElement) -> Bool {
    subject.ancestorTraits.contains(.webView) && subject.context.elements(.link).isEmpty
  }

  /// The view that dims the screen below a sheet and closes it.
  private func isScrim(_ subject: AuditedElement) -> Bool {
    subject.parent != nil && 2 * subject.frame.area >= subject.context.screen.bounds.area
  }

  /// Whether it is what an open drawer or sheet leaves of the screen, and closes it: it reaches three edges of
  /// the view that holds both.
  private func isBesidePanel(_ subject: AuditedElement) -> Bool {
    guard let parent = subject.parent,
      2 * parent.frame.area >= subject.context.screen.bounds.area,
      subject.context.screen.children(of: parent.index).contains(where: { $0 != subject.index })
    else { return false }
    let (own, whole) = (subject.frame, parent.frame)
    let reached = [
      own.minX - whole.minX, own.minY - whole.minY, whole.maxX - own.maxX, whole.maxY - own.maxY,
    ]
    return reached.count { $0 <= 1 } == 3
  }

  /// Whether it is an icon among icons, such as a folder among the apps of a launcher: three texts of its size
  /// that can be clicked are beside it, and none of them has a role.
  private func isOneOfIcons(_ subject: AuditedElement) -> Bool {
    guard let parent = subject.parent else { return false }
    let screen = subject.context.screen
    return [parent.index, parent.parent?.index].compactMap { $0 }.contains { group in
      screen.descendants(of: group).prefix(Self.mostIcons).count {
        let other = screen.elements[$0]
        return other.role == .staticText && other.flags.contains(.respondsToTap)
          && abs(other.frame.width - subject.frame.width) <= 2
          && abs(other.frame.height - subject.frame.height) <= 2
      } >= 3
    }
  }

  /// A page of a launcher has some thirty, each in a view or two.
  private static let mostIcons = 128

  /// Whether it is one of several of which one is selected, a tab, and TalkBack says which.
  private func isChoice(_ subject: AuditedElement) -> Bool {
    guard let parent = subject.parent else { return false }
    return subject.context.screen.children(of: parent.index).contains {
      subject.context.screen.elements[$0].isSelected
    }
  }

  private func hasRole(_ element: Element, _ subject: AuditedElement) -> Bool {
    if element.role.isControl || !element.traits.isDisjoint(with: .actionable) { return true }
    // Touches go to the view, which users are told: it is played or dragged, not pressed
    // (https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/allowsdirectinteraction).
    if element.traits.contains(.allowsDirectInteraction) { return true }
    // A stop with its own tap inside a control belongs to that control.
    return subject.ancestors.contains { $0.element.isElement && $0.element.role.isControl }
  }

  /// The text that makes up a small tappable view without controls.
  private func spokenChild(of subject: AuditedElement) -> AuditedElement? {
    let inside = subject.descendants(upTo: 9)
    guard inside.count < 9, !covers(subject), !inside.contains(where: \.isActionable) else {
      return nil
    }
    let stops = inside.filter(\.isStop)
    return stops.count <= 2 ? stops.first : nil
  }

  /// Whether it covers so much of the screen that it is the background.
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
      Example(
        #"<PadView isElement="true" label="Mod wheel" traits="allowsDirectInteraction" gestures="tap" frame="20 100 80 200"/>"#
      ),
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
