internal import AccessibilityModel
public import Auditing

/// Reports visible controls that the screen reader cannot reach.
public struct ControlNotExposed: ElementRule {
  public static let description = RuleDescription(
    id: "control-not-exposed",
    group: .roles,
    summary: "Visible controls must be accessibility elements.",
    rationale: "Users who swipe from stop to stop never reach the control.",
    remedy: Remedy(
      "set isAccessibilityElement = true, a label and a trait",
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

  public static let subjects: ElementKinds = .all

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard !subject.isStop, !isBuried(subject), !hasDouble(subject) else { return }
    guard !subject.element.elementsHidden else {
      return checkHidden(in: subject, findings: &findings)
    }
    // Its elements are set in code and not in the file.
    guard subject.element.codeEvidence?.location(of: .elements) == nil else { return }
    guard let assessment = subject.controlAssessment else {
      if Self.isStandardControl(subject.role), subject.isUnexposedControl {
        report(subject, "", isFixable: true, findings: &findings)
      }
      return
    }
    // In an Interface Builder file a class may describe itself in code: its name is not proof.
    let isNamedOnly =
      assessment.evidence == .className && subject.context.screen.framesAreDesignTime
    if assessment.firstGap == .stop, !isNamedOnly {
      report(
        subject, assessment.otherGapsInWords, isFixable: assessment.isLastGap, findings: &findings)
    } else if assessment.evidence < .behaviour, UnclearView.mayBeControl(subject) {
      findings.report(
        "\(subject) may be a control unreachable with \(subject.screenReader)",
        at: subject, outcome: .review, severity: .note, suggestion: UnclearView.remedy)
    }
  }

  private func report(
    _ subject: AuditedElement, _ otherGaps: String, isFixable: Bool, findings: inout Findings
  ) {
    findings.report(
      "\(subject) is unreachable with \(subject.screenReader)\(otherGaps)", at: subject,
      outcome: isSure(subject) ? .fail : .review,
      fix: isFixable ? Fix(attribute: .isElement, value: "true") : nil, gap: .stop)
  }

  /// Whether code cannot make it a stop.
  ///
  /// A custom class may describe itself, but a control without any description in its file was
  /// forgotten; an element with an outlet is described by its owner.
  private func isSure(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime else { return !subject.isInCapturedList }
    guard subject.codeMaySet([.isElement]) else { return true }
    // Sources that were read and leave it open are a reason to ask.
    return subject.element.codeEvidence == nil && subject.isCustomClass && !subject.element.isOutlet
  }

  /// Whether it is a leftover of a design: nothing is in it or connected to it, and a later view with the same
  /// frame gets all its touches (`UIView.hitTest(_:with:)` asks the last subview first).
  private func isBuried(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    guard screen.framesAreDesignTime, !subject.hasChildren, !subject.element.isOutlet,
      !subject.frame.isNull, subject.element.gestures.isEmpty,
      subject.element.codeLinks?.actions.isEmpty != false, let parent = subject.parent
    else { return false }
    return screen.children(of: parent.index).contains { index in
      let other = screen.elements[index]
      return index > subject.index && other.flags.contains(.userInteractionEnabled)
        && !subject.context.kinds[index].isEmpty && other.frame.isAlmostEqual(to: subject.frame)
    }
  }

  /// Whether users reach another control in its place.
  private func hasDouble(_ subject: AuditedElement) -> Bool {
    hasSameLabelAbove(subject) || hasSameEffectBeside(subject) || isActionOfRow(subject)
  }

  /// Whether a view that the file excludes has the effect of a control in the same view that is read, as the
  /// picture beside a button does. Keys with one action have the effect that their sender shows.
  private func hasSameEffectBeside(_ subject: AuditedElement) -> Bool {
    guard isLeftOut(subject), let purpose = subject.element.purpose, let parent = subject.parent
    else { return false }
    let others = parent.children.filter {
      $0.index != subject.index && $0.element.purpose == purpose
    }
    return others.count == 1 && others[0].isStop && !others[0].nameWords.isEmpty
  }

  /// Whether a view that the file excludes is in a row that gets custom actions in code.
  private func isActionOfRow(_ subject: AuditedElement) -> Bool {
    isLeftOut(subject)
      && subject.enclosingCell?.element.codeEvidence?.location(of: .customActions) != nil
  }

  private func isLeftOut(_ subject: AuditedElement) -> Bool {
    subject.context.screen.framesAreDesignTime && subject.origins[.isElement] == .given
  }

  /// Whether a control over it has the same label, as the button over the handle of a sheet does.
  private func hasSameLabelAbove(_ subject: AuditedElement) -> Bool {
    let label = subject.labelText.collapsed
    guard !label.isEmpty, !subject.frame.isNull, let parent = subject.parent else { return false }
    return parent.children.contains {
      $0.index != subject.index && $0.isStop && $0.isActionable
        && $0.labelText.collapsed == label && !$0.frame.intersection(subject.frame).isNull
    }
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
    // Content below a modal view, or represented by a stop, is hidden on purpose.
    guard container.context.modals.isEmpty, !container.isInHiddenSubtree,
      !container.hasStandIn
    else { return }
    let hidden = container.controlsHiddenInside
    guard let first = hidden.first else { return }
    let others = hidden.count > 1 ? " and \(hidden.count - 1) more" : ""
    let what = first.index == container.index ? "itself" : "\(first)\(others)"
    findings.report(
      "\(container) hides \(what) from \(container.screenReader)", at: container,
      outcome: container.context.screen.framesAreDesignTime ? .review : .fail,
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
  public static let examples = RuleExamples(
    passing: [
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
    ]
  )
}
