internal import AccessibilityModel
internal import Auditing

/// Reports elements with another role or state after rotation.
struct RotationTraitChanged: PairRule {
  static let description = RuleDescription(
    id: "rotation-trait-changed",
    group: .rotation,
    summary: "Roles and states must survive rotation.",
    rationale: "Users do not activate a button that is announced as text, and lose a choice they "
      + "made.",
    remedy: Remedy(
      "set the same accessibilityTraits in both layouts",
      android: "use the same role and state in both layouts",
      .uiKit("button.accessibilityTraits = [.button, .selected]"),
      .swiftUI(".accessibilityAddTraits([.isButton, .isSelected])"),
      .views("class CartViewModel(val state: SavedStateHandle) : ViewModel()"),
      .compose("var isSelected by rememberSaveable { mutableStateOf(false) }")),
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.3.4")],
    needs: [],
    platforms: [.iOS, .android]
  )

  /// The announced role; headings have their own rule.
  private static let roles: Traits = [
    .button, .link, .image, .keyboardKey, .searchField, .adjustable, .toggleButton, .textEntry,
    .tabBarItem, .popupButton, .pickerElement, .secureTextField,
  ]

  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    for (before, after) in pair.matchedStops where after.subject.isStop {
      if let (was, now) = role(before, after.subject) {
        findings.report(
          """
          \(after.subject) has the role \(now) \(after.subject.inOrientation) but \(was) \
          \(before.inOrientation)\(after.doubtInWords)
          """, at: after.subject, doubt: after.doubt)
      } else if let (was, now) = state(before, after.subject, pair) {
        findings.report(
          """
          \(after.subject) is \(now) \(after.subject.inOrientation) but \(was) \
          \(before.inOrientation)\(after.doubtInWords)
          """, at: after.subject, doubt: after.doubt)
      }
    }
  }

  /// The traits that determine its role, before and after, if they differ.
  private func role(_ before: AuditedElement, _ after: AuditedElement) -> (String, String)? {
    let (old, new) = (
      before.traits.intersection(Self.roles), after.traits.intersection(Self.roles)
    )
    guard old != new else { return nil }
    return (words(old), words(new))
  }

  private func words(_ traits: Traits) -> String {
    traits.isEmpty ? "none" : traits.names.joined(separator: " and ")
  }

  private func state(
    _ before: AuditedElement, _ after: AuditedElement, _ pair: OrientationPair
  ) -> (String, String)? {
    if pair.statesSelection, before.element.isSelected != after.element.isSelected {
      return before.element.isSelected ? ("selected", "not selected") : ("not selected", "selected")
    }
    if before.isEnabled != after.isEnabled {
      return before.isEnabled ? ("enabled", "dimmed") : ("dimmed", "enabled")
    }
    if let (was, now) = expansion(before, after) { return (was, now) }
    guard before.element.isToggle, let old = before.value, let new = after.value,
      !old.isEmpty, !new.isEmpty, old != new
    else { return nil }
    return (onOff(old), onOff(new))
  }

  private func expansion(_ before: AuditedElement, _ after: AuditedElement) -> (String, String)? {
    let old = before.element.isExpanded
    let new = after.element.isExpanded
    guard let old, let new, old != new else { return nil }
    return old ? ("expanded", "collapsed") : ("collapsed", "expanded")
  }

  private func onOff(_ value: String) -> String {
    switch value {
    case "0": "off"
    case "1": "on"
    default: value.quoted
    }
  }
}

extension RotationTraitChanged {
  static let examples = RuleExamples(
    passing: [
      .turned(
        portrait: #"<UISwitch label="Sound" on="true" frame="20 100 51 31"/>"#,
        landscape: #"<UISwitch label="Sound" on="true" frame="20 100 51 31"/>"#)
    ],
    failing: [
      .turned(
        portrait: #"<UIButton identifier="a" title="Buy" frame="20 100 80 44"/>"#,
        landscape: #"↓<UILabel identifier="a" text="Buy" frame="20 100 80 44"/>"#),
      .turned(
        portrait: #"<UISwitch label="Sound" on="true" frame="20 100 51 31"/>"#,
        landscape: #"↓<UISwitch label="Sound" on="false" frame="20 100 51 31"/>"#),
      .turned(
        portrait: #"<UIButton title="List" selected="true" frame="20 100 80 44"/>"#,
        landscape: #"↓<UIButton title="List" frame="20 100 80 44"/>"#),
      .turned(
        portrait: #"<UIButton title="Details" expandedStatus="expanded" frame="20 100 80 44"/>"#,
        landscape: #"↓<UIButton title="Details" expandedStatus="collapsed" frame="20 100 80 44"/>"#),
    ]
  )
}
