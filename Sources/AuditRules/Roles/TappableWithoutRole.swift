internal import AccessibilityModel
internal import Auditing

/// Reports views that handle taps but have no role.
struct TappableWithoutRole: ElementRule {
  static let description = RuleDescription(
    id: "tappable-without-role",
    group: .roles,
    summary: "Tappable elements must be announced as a button or link.",
    rationale: "Users hear plain text; only sighted users learn that a tap opens something.",
    remedy: Remedy(
      "add the trait .button or .link and make the view an accessibility element",
      swiftUI: "use a Button, or add the trait .isButton",
      appKit: "call setAccessibilityRole(.button) and setAccessibilityElement(true)",
      android: "use a Button, or report its class name in an AccessibilityDelegate",
      compose: "pass role = Role.Button to clickable, or use a Button",
      .uiKit("view.isAccessibilityElement = true; view.accessibilityTraits.insert(.button)"),
      .swiftUI(#"Button("Open order", action: open)"#),
      .appKit("view.setAccessibilityElement(true); view.setAccessibilityRole(.button)"),
      .views("info.className = Button::class.java.name"),
      .compose("Modifier.clickable(role = Role.Button, onClick = open)")),
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    needs: [.traits, .gestures]
  )

  static let subjects: ElementKinds = [.actionable, .texts, .readTexts, .labelled]
  static let judgesHiddenViews = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.taps.coversScreen {
      return findings.report(
        "\(subject) responds to taps anywhere on the screen", at: subject,
        doubt: "a tap there may do something that users need", severity: .warning,
        suggestion: Self.remedyOfScreen)
    }
    if subject.taps.isTextAsLink {
      return findings.report(
        "\(subject) looks like a link but is announced as text", at: subject, on: [.noRole])
    }
    if subject.taps.isTextInTint {
      return findings.report(
        "\(subject) looks like a link but is announced as text", at: subject, on: [.noRole],
        doubt: "only its colour makes it a link", asking: .ofScreen)
    }
    if subject.taps.isTextWithWordsOfLink {
      return findings.report(
        "\(subject) reads like a link but is announced as text", at: subject, on: [.noRole],
        doubt: "only its words make it a link", severity: .warning, asking: .ofSiblings)
    }
    if subject.surface.isSignCalledButton {
      return findings.report(
        "\(subject) is unreachable with \(subject.context.screenReader) but is called a button",
        at: subject,
        doubt: "only its identifier calls it a button", suggestion: Self.remedyOfSign,
        asking: .ofScreen)
    }
    guard subject.taps.handlesTaps, !subject.taps.hasRole else { return }
    if let reason = subject.controlAssessment?.reasonToWait(for: .role)
      ?? subject.taps.reasonForNoRole
    {
      return findings.excuse(subject, because: reason)
    }
    if subject.isStop {
      report(subject, findings: &findings)
    } else if let child = spokenChild(of: subject) {
      // A recogniser on a container may serve something else: closing the keyboard, say. Where the
      // app's code was read, it is known that nothing else gets the trait.
      findings.report(
        "\(subject) handles taps, but \(child) has no button role",
        at: subject, on: [.unsetByCode([.traits])],
        doubt: child.certainty(of: [.unsetByCode([.traits])]).doubt,
        related: [child], asking: .ofSiblings)
    } else if subject.exposure.addsTexts, subject.exposure.isThereToTouch {
      findings.report(
        "\(subject) is tappable, but \(subject.context.screenReader) does not announce a button",
        at: subject, on: [.unsetByCode([.traits])])
    }
  }

  private static let remedyOfScreen = Remedy(
    "let only controls respond to taps",
    android: "remove android:clickable and android:focusable, which make the screen a stop")

  private static let remedyOfSign = Remedy(
    "make it a button with a label in words",
    android: "make it a button with a listener for clicks and a contentDescription")

  private func report(_ subject: AuditedElement, findings: inout Findings) {
    let assessment = subject.controlAssessment
    let isFixable = !subject.taps.isPlainView && assessment?.isLastGap ?? true
    findings.report(
      "\(subject) handles taps but has no button role\(assessment?.otherGapsInWords ?? "")",
      at: subject, on: [.noRole, .touches],
      // Cells are known to be tappable.
      severity: subject.taps.isPlainView || subject.role == .cell ? .warning : nil,
      fix: isFixable ? .traits(adding: .button, to: subject.element) : nil,
      // All views that a framework draws have one cause, which a button shows better than a row.
      asking: subject.taps.isPlainView ? .ofScreen : nil, leading: !subject.taps.isRowOrCard,
      gap: .role)
  }

  /// The first of the texts that make up a small tappable view without controls, such as the titles of segments.
  private func spokenChild(of subject: AuditedElement) -> AuditedElement? {
    let inside = subject.descendants(upTo: Self.mostInside + 1)
    guard inside.count <= Self.mostInside, !subject.surface.fillsScreen,
      !inside.contains(where: \.isActionable)
    else { return nil }
    let stops = inside.filter(\.isStop)
    let texts = stops.filter { $0.role == .staticText }
    if stops.count <= 2 || texts.count == stops.count { return stops.first }
    // A row of texts with a picture.
    let isRow = stops.allSatisfy { $0.role == .staticText || $0.role == .image }
    return isRow ? texts.first : nil
  }

  /// A larger view is a part of the screen.
  private static let mostInside = 32
}

extension TappableWithoutRole {
  static let examples = RuleExamples(
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
      Example(
        #"""
        ↓<PillControl superclass="UIControl" frame="16 120 360 44">
          <UILabel text="Newest" frame="16 132 120 20"/><UILabel text="Nearest" frame="136 132 120 20"/>
          <UILabel text="Cheapest" frame="256 132 120 20"/>
        </PillControl>
        """#),
      // To be judged by a person: TalkBack hears the class of a text.
      Example(
        #"""
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" enabled="true" bounds="[0,0][1080,2000]">
          ↓<node class="android.widget.TextView" text="Forgot password?" clickable="true" focusable="true" enabled="true" bounds="[40,800][440,950]"/>
        </node></hierarchy>
        """#),
    ]
  )
}
