internal import AccessibilityModel
internal import Auditing

/// Reports controls inside another control that hides them.
struct NestedControls: ElementRule {
  static let description = RuleDescription(
    id: "nested-controls",
    group: .roles,
    summary: "Controls must not hide nested controls.",
    rationale: "VoiceOver does not look inside an accessibility element, so users cannot activate "
      + "the nested control.",
    remedy: Remedy(
      "set isAccessibilityElement = false on the outer control, or add an "
        + "accessibilityCustomAction",
      swiftUI:
        "use accessibilityElement(children: .contain) on the outer control, or add accessibilityAction",
      appKit: "call setAccessibilityElement(false) on the outer control, or add a custom action",
      android: "make the outer view not focusable, or add an accessibility action",
      .uiKit("row.isAccessibilityElement = false"),
      .swiftUI(".accessibilityElement(children: .contain)"),
      .appKit("row.setAccessibilityElement(false)"),
      .views(#"android:focusable="false""#),
      .compose(
        #"Modifier.semantics { customActions = "#
          + #"listOf(CustomAccessibilityAction("Delete") { delete() }) }"#)),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.hasChildren else { return }
    let screen = subject.context.screen
    let element = screen.elements[subject.index]
    guard element.isElement, isContainer(element) || element.isToggle, !isInControl(subject)
    else { return }
    var inner = innerControls(of: subject, element)
    // A link in the label of a switch leads elsewhere.
    if !isContainer(element) { inner = inner.filter { $0.role == .link } }
    guard let first = inner.first else { return }
    if let reason = excuse(for: subject, around: inner) {
      return findings.excuse(subject, because: reason)
    }
    let noun = inner.count > 1 ? "controls" : "control"
    findings.report(
      subject.context.stopsNest
        ? "\(subject) has the same label as its nested stop \(first)"
        : "\(subject) hides the nested \(noun) \(inner.inWords)",
      at: subject,
      on: [.customActions],
      related: inner)
  }

  /// UIKit handles the parts of fields, sliders and switches itself; activating an item of a menu opens the menu in it.
  private func isContainer(_ element: Element) -> Bool {
    element.role != .menuItem && !element.isTextEntry && !element.role.isAdjustable
      && (!element.isToggle || element.isCustomClass && element.traits.contains(.button))
  }

  /// Only the outermost is looked into, so that everything is looked at once; on Android, one that cannot be
  /// clicked and wraps another does not belong to the outer control.
  private func isInControl(_ subject: AuditedElement) -> Bool {
    let context = subject.context
    if context.stopsNest, !subject.flags.contains(.respondsToTap) { return false }
    return context.screen.ancestors(of: subject.index).contains {
      context.kinds[$0].contains(.controls) && context.screen.elements[$0].isElement
    }
  }

  private func innerControls(of subject: AuditedElement, _ element: Element) -> [AuditedElement] {
    let context = subject.context
    let screen = context.screen
    return screen.descendants(of: subject.index).lazy.filter { index in
      guard context.kinds[index].contains(.actionable) else { return false }
      let inner = screen.elements[index]
      if context.stopsNest {
        return inner.isElement && !inner.hasBlankLabel && inner.label == element.label
      }
      if context.subject(index).exposure.isKnownStop { return false }
      // A disabled control is a part of the row, such as the chevron.
      guard inner.isEnabled else { return false }
      // One method for both: activating the outer one does what the inner one does.
      if let purpose = element.purpose, inner.purpose == purpose { return false }
      return !inner.frame.isAlmostEqual(to: element.frame) && !isSame(inner, element)
    }.prefix(16).map(context.subject)
  }

  private func excuse(for subject: AuditedElement, around inner: [AuditedElement]) -> Reason? {
    if takesOver(inner) { return "it has the label, the state and the action of the switch inside" }
    if subject.context.adjusts(subject, like: inner) {
      return "it is adjusted as the controls inside"
    }
    return .when(
      subject.element.customActions.count >= inner.count,
      "it has a custom action for each of the controls inside")
  }

  /// Whether it is a row around one switch, with the switch's label, state and action.
  private func takesOver(_ inner: [AuditedElement]) -> Bool {
    inner.count == 1 && inner[0].isToggle && !inner[0].kinds.contains(.labelled)
  }

  /// Captures hold some controls twice, as a parent and its child.
  private func isSame(_ inner: Element, _ outer: Element) -> Bool {
    !inner.hasBlankLabel && inner.label == outer.label
  }
}

extension NestedControls {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIButton label="Open" frame="20 100 200 44"><UIImageView frame="20 100 44 44"/></UIButton>
        """#),
      Example(
        #"""
        <CardView isElement="true" traits="button" label="Card" frame="20 100 200 44">
          <action name="Delete"/>
          <UIButton label="Delete" frame="176 100 44 44"/>
        </CardView>
        """#),
      Example(
        #"""
        <CardView gestures="tap" label="Card" frame="20 100 200 44">
          <UIButton label="Delete" frame="176 100 44 44"/>
        </CardView>
        """#),
      // A swipe up or down does what the two buttons do.
      Example(
        #"""
        <QuantityView isElement="true" traits="adjustable" label="Tea" value="2 bags" frame="16 100 358 60">
          <UIButton label="Less" frame="260 108 48 44"/><UIButton label="More" frame="320 108 48 44"/>
        </QuantityView>
        """#),
      // Both do the same.
      Example(
        #"""
        <CardView isElement="true" traits="button" label="Card" action="open" frame="20 100 200 44">
          <UIButton label="Open" action="open" frame="176 100 44 44"/>
        </CardView>
        """#),
      // One control twice.
      Example(
        #"""
        <UIButton label="Open" frame="20 100 200 44"><UIButton label="Open" frame="20 100 200 44"/></UIButton>
        """#),
      Example(
        #"""
        <UITextField label="Name" frame="20 100 200 44"><UIButton label="Clear" frame="176 100 44 44"/></UITextField>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<CardView isElement="true" traits="button" label="Card" frame="20 100 200 44">
          <UIButton label="Delete" frame="176 100 44 44"/>
        </CardView>
        """#),
      Example(
        #"""
        ↓<UIButton label="Card" frame="20 100 200 44">
          <action name="Delete"/>
          <UIView frame="132 100 88 44">
            <UIButton label="Share" frame="132 100 44 44"/>
            <UIButton label="Delete" frame="176 100 44 44"/>
          </UIView>
        </UIButton>
        """#),
      Example(
        #"""
        ↓<AlarmRow isElement="true" traits="button toggleButton" label="Alarm at 7" value="1" frame="0 100 390 60">
          <UIButton label="Edit alarm" frame="260 108 48 44"/><UIButton label="Delete alarm" frame="320 108 48 44"/>
        </AlarmRow>
        """#),
      // A trait alone does not make it a slider.
      Example(
        #"""
        ↓<SheetView isElement="true" traits="adjustable" label="Offers" value="1 of 3" frame="0 544 390 300">
          <UIButton title="Copy link" frame="16 600 358 48"/>
        </SheetView>
        """#),
    ]
  )
}
