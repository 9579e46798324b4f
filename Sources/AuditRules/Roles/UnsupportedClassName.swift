internal import AccessibilityModel
internal import Auditing

/// Reports Android controls of a class that TalkBack does not know.
///
/// `AccessibilityNodeInfo.setClassName` or a role description gives a custom class a role.
struct UnsupportedClassName: ElementRule {
  static let description = RuleDescription(
    id: "unsupported-class-name",
    group: .roles,
    summary: "Android controls should report a class that TalkBack knows.",
    rationale: "TalkBack derives the role from the class name; users hear no role for an unknown "
      + "class.",
    remedy: Remedy(
      "set className in onInitializeAccessibilityNodeInfo",
      .views("info.className = Button::class.java.name"),
      .compose("Modifier.semantics { role = Role.Button }")),
    severity: .note,
    criteria: [.wcag("4.1.2")],
    platforms: [.android],
    isRecommended: false
  )

  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard subject.isForeignToAndroid else { return }
    if hasRoleDescription(element) {
      return findings.excuse(subject, because: "it has a description of its role")
    }
    findings.report(
      "\(subject) reports the class \(element.className), unknown to TalkBack",
      at: subject)
  }

  /// Appium's server writes it among the extras.
  private func hasRoleDescription(_ element: Element) -> Bool {
    element.unknownAttributes["extras"]?.contains("roleDescription") == true
  }
}

extension UnsupportedClassName {
  static let examples = RuleExamples(
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
