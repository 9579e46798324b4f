internal import AccessibilityModel
public import Auditing

/// Reports controls of classes that TalkBack knows no role for.
///
/// The role follows from the class name on Android: one of the app's own is announced as nothing,
/// unless it says what it is (`AccessibilityNodeInfo.setClassName`, a role description).
public struct UnsupportedClassName: ElementRule {
  public static let description = RuleDescription(
    id: "unsupported-class-name",
    group: .roles,
    summary: "A control on Android reports a class that TalkBack knows.",
    rationale: "TalkBack takes the kind of a control from its class, and says none for one that it "
      + "does not know.",
    remedy: "report the class of the widget that it works like, in "
      + "onInitializeAccessibilityNodeInfo",
    severity: .note,
    criteria: [.wcag("4.1.2")],
    platforms: [.android],
    isRecommended: false
  )

  public static let subjects: ElementKinds = .controls

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard subject.isForeignToAndroid, !hasRoleDescription(element) else { return }
    findings.report(
      "\(subject) reports the class \(element.className), for which TalkBack knows no role",
      at: subject)
  }

  /// Appium's server writes it among the extras.
  private func hasRoleDescription(_ element: Element) -> Bool {
    element.unknownAttributes["extras"]?.contains("roleDescription") == true
  }
}

extension UnsupportedClassName {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="android.widget.Button" text="Rate" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
      Example(
        #"""
        <hierarchy rotation="0">
          <node class="com.example.StarsView" text="Rating" clickable="false" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#),
    ],
    failing: [
      Example(
        #"""
        <hierarchy rotation="0">
          ↓<node class="com.example.StarsView" content-desc="Rate" clickable="true" enabled="true" bounds="[0,0][300,150]"/>
        </hierarchy>
        """#)
    ]
  )
}
