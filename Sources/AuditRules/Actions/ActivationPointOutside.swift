internal import AccessibilityModel
internal import Auditing

/// Reports stops whose activation point is outside their frame or covered.
struct ActivationPointOutside: ElementRule {
  static let description = RuleDescription(
    id: "activation-point-outside",
    group: .actions,
    summary: "Activation points must be inside their element.",
    rationale: "A double tap does nothing, or activates another control.",
    remedy: Remedy(
      "set accessibilityActivationPoint inside the control, in screen coordinates",
      appKit: "call setAccessibilityActivationPoint(_:) with a point inside the control",
      android: "move the touch target to the bounds of the view",
      .uiKit("button.accessibilityActivationPoint = CGPoint(x: frame.midX, y: frame.midY)"),
      .swiftUI(".accessibilityActivationPoint(.center)"),
      .appKit("button.setAccessibilityActivationPoint(NSPoint(x: frame.midX, y: frame.midY))"),
      .views("parent.touchDelegate = TouchDelegate(bounds, button)"),
      .compose("Modifier.clickable(onClick = open)")),
    severity: .error,
    criteria: [.wcag("2.5.8")],
    needs: [.frames, .exposure]
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    if subject.presence.frameFault == .apart {
      return findings.report(
        "\(subject) has its accessibilityFrame apart from its view", at: subject,
        suggestion: Remedy(
          "remove accessibilityFrame, or set it to the frame of the view in screen coordinates"))
    }
    guard let point = subject.element.activationPoint,
      !subject.effectiveFrame.isEmpty
    else { return }
    let geometry = subject.context.geometry
    let place = "\(point.x.inWords), \(point.y.inWords)"
    let seen = subject.effectiveFrame.intersection(geometry.window(of: subject.index))
    guard seen.grown(by: 0.5).contains(point) else {
      let isAway = geometry.scroller(of: subject.index) != nil && geometry.isCut(subject.index)
      findings.report(
        "\(subject) has its activation point, \(place), outside its frame", at: subject,
        doubt: .when(isAway, "it is scrolled away, and returns with its activation point"),
        // Without one, VoiceOver activates the centre.
        fix: Fix(attribute: .activationPoint, value: nil))
      return
    }
    let spot = Rect(x: point.x, y: point.y, width: 0.1, height: 0.1)
    let above = geometry.targets.around(spot, of: subject.index).filter { $0 > subject.index }
    guard let other = above.last.map(subject.context.subject),
      other.ancestorTraits.sharesModal(with: subject.ancestorTraits)
    else { return }
    findings.report(
      "\(subject) has its activation point, \(place), covered by \(other)", at: subject,
      related: [other])
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    isNull
      ? self
      : Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension ActivationPointOutside {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" activationPoint="60 122" frame="20 100 80 44"/>"#),
      // A larger target.
      Example(#"<UIButton title="Buy" accessibilityFrame="10 90 100 64" frame="20 100 80 44"/>"#),
      // At its own switch.
      Example(
        #"""
        <RowView isElement="true" label="Sound" activationPoint="340 130" frame="0 100 390 60">
          <UISwitch frame="320 115 51 31"/>
        </RowView>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton title="Buy" activationPoint="10 10" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton title="Buy" activationPoint="395 120" frame="320 100 80 44"/>"#),
      Example(
        #"""
        ↓<UIButton title="Buy" activationPoint="90 120" frame="20 100 80 44"/>
        <UIButton title="Sell" frame="80 100 80 44"/>
        """#),
      // In the coordinates of its superview.
      Example(#"↓<UIButton title="Buy" accessibilityFrame="0 0 80 44" frame="20 500 80 44"/>"#),
    ]
  )
}
