internal import AccessibilityModel
internal import Auditing

/// Reports toggles that change both their label and their state.
struct ToggleLabelChangesWithState: CrossScreenRule {
  static let description = RuleDescription(
    id: "toggle-label-changes-with-state",
    group: .hints,
    summary: "Toggles should change their label or their state, not both.",
    rationale: "“Mute, off” becomes “Unmute, on”, and users cannot tell whether the sound is on.",
    remedy: Remedy(
      "keep the label and change the value or .selected",
      appKit: "keep the label and change the accessibility value",
      android: "keep the label and change the state description",
      .uiKit(
        #"button.accessibilityLabel = "Mute"; button.accessibilityValue = isMuted ? "on" : "#
          + #""off""#),
      .swiftUI(#"Toggle("Mute", isOn: $isMuted)"#),
      .appKit(#"button.setAccessibilityLabel("Mute"); button.setAccessibilityValue(isMuted)"#),
      .views("ViewCompat.setStateDescription(button, state)"),
      .compose("Modifier.toggleable(isMuted, role = Role.Switch, onValueChange = mute)")),
    severity: .warning,
    needs: [.labels, .identifiers]
  )

  func makeComparison() -> any ScreenComparison { Comparison() }

  private struct Comparison: ScreenComparison {
    private var seen: [Toggle: State] = [:]

    mutating func check(_ context: AuditContext, findings: inout Findings) {
      let toggles = context.subjects([.controls]).compactMap { subject in
        Toggle(subject).map { (subject, $0) }
      }
      let counts = toggles.reduce(into: [:]) { $0[$1.1, default: 0] += 1 }
      // Tabs and rows made from one layout have one identifier; it does not say which is which.
      for (subject, toggle) in toggles where counts[toggle] == 1 {
        let state = State(subject)
        guard let before = seen.updateValue(state, forKey: toggle), before.isContrary(to: state)
        else { continue }
        findings.report(
          """
          \(subject) changes its label from \(before.label.quoted) (\(before.words)) to \
          \(subject.wording.quotedLabel) (\(state.words))
          """, at: subject)
      }
    }
  }

  /// One control of one screen, by its identifier.
  private struct Toggle: Hashable {
    var screen: String
    var identifier: String
    var className: String

    init?(_ subject: AuditedElement) {
      let element = subject.element
      guard let identifier = element.identifier, !identifier.isEmpty,
        subject.kinds.contains(.labelled),
        element.isToggle || element.traits.contains(.button),
        let screen = subject.context.screen.displayName
      else { return nil }
      self.screen = screen
      self.identifier = identifier
      className = element.className
    }
  }

  private struct State {
    var label: String
    var isOn: Bool

    init(_ subject: AuditedElement) {
      let element = subject.element
      label = (element.label ?? "").collapsed
      isOn = element.isOn ?? (element.isSelected || element.isToggle && element.value == "1")
    }

    var words: String { isOn ? "on" : "off" }

    func isContrary(to other: State) -> Bool {
      isOn != other.isOn && label.lowercased() != other.label.lowercased()
    }
  }
}

extension ToggleLabelChangesWithState {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <app>
          <screen title="Call" size="390 844">
            <UISwitch identifier="mute" label="Mute" frame="20 100 51 31"/>
            <UIButton identifier="play" label="Play" frame="20 200 80 44"/>
          </screen>
          <screen title="Call" size="390 844">
            <UISwitch identifier="mute" label="Mute" on="true" frame="20 100 51 31"/>
            <UIButton identifier="play" label="Pause" frame="20 200 80 44"/>
          </screen>
        </app>
        """#),
      // One identifier on several: nothing says which of them is the same.
      Example(
        #"""
        <app>
          <screen title="Profile" size="390 844">
            <UIButton identifier="tab" label="Photos" traits="button selected" frame="20 100 80 44"/>
            <UIButton identifier="tab" label="Videos" frame="120 100 80 44"/>
          </screen>
          <screen title="Profile" size="390 844">
            <UIButton identifier="tab" label="Photos" frame="20 100 80 44"/>
            <UIButton identifier="tab" label="Videos" traits="button selected" frame="120 100 80 44"/>
          </screen>
        </app>
        """#),
    ],
    failing: [
      Example(
        #"""
        <app>
          <screen title="Call" size="390 844">
            <UISwitch identifier="mute" label="Mute" frame="20 100 51 31"/>
          </screen>
          <screen title="Call" size="390 844">
            ↓<UISwitch identifier="mute" label="Unmute" on="true" frame="20 100 51 31"/>
          </screen>
        </app>
        """#),
      Example(
        #"""
        <app>
          <screen title="Call" size="390 844">
            <UIButton identifier="mute" label="Mute" frame="20 100 80 44"/>
          </screen>
          <screen title="Call" size="390 844">
            ↓<UIButton identifier="mute" label="Unmute" selected="true" frame="20 100 80 44"/>
          </screen>
        </app>
        """#),
    ]
  )
}
