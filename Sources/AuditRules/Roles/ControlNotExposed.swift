internal import AccessibilityModel
internal import Auditing

/// Reports visible controls that the screen reader cannot reach.
struct ControlNotExposed: ElementRule {
  static let description = RuleDescription(
    id: "control-not-exposed",
    group: .roles,
    summary: "Visible controls must be accessibility elements.",
    rationale: "Users who swipe from stop to stop never reach the control.",
    remedy: Remedy(
      "set isAccessibilityElement = true, a label and a trait",
      swiftUI: "use a Button, or add accessibilityElement(), a label and a trait",
      appKit: "call setAccessibilityElement(true) and set a label and a role",
      android: #"set android:importantForAccessibility="yes" and a label"#,
      .uiKit("view.isAccessibilityElement = true"),
      .swiftUI(".accessibilityElement().accessibilityAddTraits(.isButton)"),
      .appKit("view.setAccessibilityElement(true)"),
      .views(#"android:importantForAccessibility="yes""#),
      .compose("Modifier.clickable(role = Role.Button, onClick = open)")),
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    needs: [.exposure],
    asks: [.elements]
  )

  static let subjects: ElementKinds = .all
  static let judgesHiddenViews = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.isStop else { return }
    guard !subject.element.elementsHidden else {
      return checkHidden(in: subject, findings: &findings)
    }
    if let list = subject.exposure.listWithoutIt {
      return reportLeftOut(subject, of: list, findings: &findings)
    }
    let assessment = subject.controlAssessment
    if let assessment, assessment.firstGap == .stop, !assessment.isNameOnly {
      report(
        subject, assessment.otherGapsInWords, isFixable: assessment.isLastGap, findings: &findings)
    } else if assessment == nil, subject.exposure.isUnexposedCell {
      report(subject, "", isFixable: subject.exposure.hasWordsInside, findings: &findings)
    } else if assessment == nil, Self.isStandardControl(subject.role),
      subject.exposure.isUnexposedControl
    {
      report(subject, "", isFixable: true, findings: &findings)
    } else if let assessment, !assessment.behavesAsControl,
      let drawing = subject.exposure.ownDrawing
    {
      ask(subject, drawing, findings: &findings)
    }
  }

  /// Reports a control that would be a stop if the list of its container included it.
  private func reportLeftOut(
    _ subject: AuditedElement, of list: AuditedElement, findings: inout Findings
  ) {
    guard subject.isActionable, subject.isEnabled, subject.exposure.isThereToTouch else { return }
    if let reason = subject.exposure.replacement {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) is unreachable with \(subject.context.screenReader): the elements of \(list) leave it out",
      at: subject, suggestion: "add it to accessibilityElements of its container",
      related: [list])
  }

  /// Asks about a view that only its class suggests to be a control, or to draw a value or other content.
  private func ask(_ subject: AuditedElement, _ drawing: OwnDrawing, findings: inout Findings) {
    if let reason = subject.exposure.replacement ?? subject.exposure.elementsInCode {
      return findings.excuse(subject, because: reason)
    }
    let reader = subject.context.screenReader
    switch drawing {
    case .figure:
      findings.report(
        "\(subject) shows a value unreachable with \(reader)", at: subject,
        doubt: "only its name suggests a value", severity: .warning,
        suggestion: UnclearView.remedyOfFigure, asking: .ofClasses, leading: true)
    case .surface:
      findings.report(
        "\(subject) shows content unreachable with \(reader)", at: subject,
        doubt: "only its name suggests content", severity: .warning,
        suggestion: UnclearView.remedyOfSurface, asking: .ofClasses, leading: true)
    case .control, .unknown:
      findings.report(
        "\(subject) may be a control unreachable with \(reader)", at: subject,
        doubt: "only its name suggests a control",
        severity: drawing == .unknown && !subject.fieldLabel.hasCaptionOnLine ? .note : .warning,
        suggestion: UnclearView.remedy, asking: .ofClasses, leading: subject.classPurpose != nil)
    }
  }

  private func report(
    _ subject: AuditedElement, _ otherGaps: String, isFixable: Bool, findings: inout Findings
  ) {
    if let reason = subject.exposure.replacement ?? subject.exposure.elementsInCode {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) is unreachable with \(subject.context.screenReader)\(otherGaps)", at: subject,
      on: [.gap(.stop)],
      fix: isFixable ? Fix(attribute: .isElement, value: "true") : nil,
      asking: subject.isCustomClass ? .ofClass : nil, gap: .stop)
  }

  /// Controls of the system, except those composed of other controls.
  private static func isStandardControl(_ role: Role) -> Bool {
    switch role {
    case .stepper, .picker, .pickerWheel, .datePicker, .pageIndicator, .key: false
    default: role.isControl
    }
  }

  /// Reports a container that hides visible controls from the screen reader.
  private func checkHidden(in container: AuditedElement, findings: inout Findings) {
    if container.exposure.isInHiddenSubtree {
      return findings.excuse(
        container, because: "a view around it hides it, and is checked instead")
    }
    let hidden = container.exposure.controlsHiddenInside
    guard let first = hidden.first else { return }
    if let reason = Reason.when(
      !container.context.modals.isEmpty, "content below a modal view is hidden on purpose")
      ?? .when(container.exposure.hasStandIn, "a stop in the same place represents its content")
      ?? container.exposure.replacement
    {
      return findings.excuse(container, because: reason)
    }
    let others = hidden.count > 1 ? " and \(hidden.count - 1) more" : ""
    let what = first.index == container.index ? "itself" : "\(first)\(others)"
    findings.report(
      "\(container) hides \(what) from \(container.context.screenReader)", at: container,
      on: [.design],
      suggestion: Remedy(
        "set accessibilityElementsHidden = false, or hide the controls from all users",
        appKit: "call setAccessibilityHidden(false), or hide the controls from all users",
        android:
          "set android:importantForAccessibility=\"auto\", or hide the controls from all users"),
      fix: Fix(attribute: .elementsHidden, value: nil),
      related: hidden.filter { $0.index != container.index })
  }
}

extension ControlNotExposed {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIView elements="buy more" frame="0 100 390 60">
          <UIButton title="Buy" identifier="buy" frame="0 100 80 44"/><UIButton title="More" identifier="more" frame="200 100 80 44"/>
        </UIView>
        """#),
      Example(
        #"""
        <UICollectionView frame="0 100 390 400">
          <UICollectionViewCell action="open:" frame="0 100 190 190"><UILabel text="Boots" traits="button" frame="0 100 190 30"/></UICollectionViewCell>
        </UICollectionView>
        """#),
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Buy" isElement="false" hidden="true" frame="20 100 80 44"/>"#),
      Example(
        #"<UIButton title="Buy" isElement="false" userInteractionEnabled="false" frame="20 100 80 44"/>"#
      ),
      Example(#"<UIStepper frame="20 100 94 32"/>"#),
      // The cell represents it.
      Example(
        #"""
        <UITableViewCell label="Wi-Fi" isElement="true" frame="0 100 390 44">
          <UIButton title="Wi-Fi" isElement="false" frame="0 100 390 44"/>
        </UITableViewCell>
        """#),
      // It closes the keyboard.
      Example(#"<UIView gestures="tap" frame="0 0 390 844"/>"#),
      // A container in the list brings its own elements along.
      Example(
        #"""
        <UIView elements="row" frame="0 100 390 700">
          <UIView identifier="row" frame="0 100 390 60"><UIButton title="Skip" frame="16 100 358 54"/></UIView>
        </UIView>
        """#),
      // The content drawn on it is read.
      Example(
        #"""
        <CardView gestures="tap" frame="0 100 390 60">
          <UILabel text="Card" traits="button" frame="20 100 80 20"/>
        </CardView>
        """#),
      Example(#"<RatingView superclass="UIControl" isElement="true" frame="20 120 200 44"/>"#),
      // It decorates.
      Example(#"<HairlineDivider frame="0 120 390 20"/>"#),
      Example(#"<SparklineView isElement="false" frame="20 120 200 44"/>"#),
      Example(#"<SparklineView userInteractionEnabled="false" frame="20 120 200 44"/>"#),
      // The slider represents the views that draw it.
      Example(
        #"""
        <UIView elementsHidden="true" frame="20 120 350 44"><UIButton title="-" frame="20 120 44 44"/></UIView>
        <UIAccessibilityElement label="Size" traits="adjustable" frame="20 120 350 44"/>
        """#),
      // It is below a modal view.
      Example(
        #"""
        <UIView elementsHidden="true" frame="0 0 390 844">
          <UIButton title="Buy" isElement="false" frame="20 100 80 44"/>
        </UIView>
        <UIView viewIsModal="true" frame="0 600 390 244"><UIButton title="Close" frame="20 620 80 44"/></UIView>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIView elements="buy" frame="0 100 390 60">
          <UIButton title="Buy" identifier="buy" frame="0 100 80 44"/>↓<UIButton title="More" frame="200 100 80 44"/>
        </UIView>
        """#),
      Example(
        #"""
        <UICollectionView frame="0 100 390 400">
          ↓<UICollectionViewCell action="open:" frame="0 100 190 190"><UIImageView image="shoe" frame="0 100 190 190"/></UICollectionViewCell>
        </UICollectionView>
        """#),
      Example(#"↓<UIButton title="Buy" isElement="false" frame="20 100 80 44"/>"#),
      Example(
        #"↓<RatingView superclass="UIControl" identifier="stars" gestures="tap" frame="20 120 200 44"/>"#
      ),
      Example(#"↓<RatingView superclass="UIControl" frame="20 120 200 44"/>"#),
      Example(#"↓<SkipButton frame="20 120 200 44"/>"#),
      Example(#"↓<KnobView gestures="pan" frame="20 120 90 90"/>"#),
      Example(
        #"""
        ↓<UIView elementsHidden="true" frame="0 600 390 80"><UIButton label="Play" frame="171 616 48 48"/></UIView>
        """#),
      // Needs review: nothing shows its purpose.
      Example(#"↓<SparklineView frame="20 120 200 44"/>"#),
      Example(#"↓<UIImageView gestures="tap" image="cat" frame="20 120 200 44"/>"#),
      Example(#"↓<UITextField label="Name" isElement="false" frame="20 120 200 44"/>"#),
      Example(
        #"""
        <UIView elements="scan" frame="0 100 390 700">
          <UILabel identifier="scan" text="Scan" frame="16 120 358 40"/>
          ↓<UIButton title="Skip" frame="16 500 358 54"/>
        </UIView>
        """#),
    ]
  )
}
