internal import AccessibilityModel
public import Auditing

/// Reports controls that lie in another and cannot be reached.
///
/// VoiceOver does not look into an accessibility element: what lies in it is lost, unless the outer
/// one offers the same as a custom action.
public struct NestedControls: ElementRule {
  public static let description = RuleDescription(
    id: "nested-controls",
    group: .roles,
    summary: "No control lies in another one that hides it.",
    rationale: "VoiceOver does not look into an accessibility element: nobody who hears the screen "
      + "can press what lies in it.",
    remedy: "set isAccessibilityElement of the outer one to false, "
      + "or offer the inner one's action as an accessibilityCustomAction",
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .controls

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.hasChildren else { return }
    let screen = subject.context.screen
    let element = screen.elements[subject.index]
    guard element.isElement, isContainer(element), !liesInControl(subject) else { return }
    let inner = innerControls(of: subject, element)
    guard let first = inner.first, !takesOver(inner) else { return }
    let others =
      inner.count > 1
      ? "lie in it and can be pressed by themselves" : "lies in it and can be pressed by itself"
    let actions = element.customActions
    guard actions.count < inner.count else { return }
    let isAndroid = screen.platform == .android
    findings.report(
      isAndroid
        ? "\(subject) and \(first) in it are two stops of the same name"
        : "\(subject) hides \(inner.inWords), which \(others)",
      at: subject, outcome: isSure(screen) ? .fail : .review, related: inner)
  }

  /// Fields and sliders are made of parts that UIKit minds itself.
  private func isContainer(_ element: Element) -> Bool {
    !element.isTextEntry && !element.isAdjustable && !element.isToggle
  }

  /// Only the outermost is looked into, so that everything is looked at once.
  private func liesInControl(_ subject: AuditedElement) -> Bool {
    let context = subject.context
    return context.screen.ancestors(of: subject.index).contains {
      context.kinds[$0].contains(.controls) && context.screen.elements[$0].isElement
    }
  }

  private func innerControls(of subject: AuditedElement, _ element: Element) -> [AuditedElement] {
    let context = subject.context
    let screen = context.screen
    let isAndroid = screen.platform == .android
    return screen.descendants(of: subject.index).lazy.filter { index in
      guard context.kinds[index].contains(.actionable) else { return false }
      let inner = screen.elements[index]
      if isAndroid {
        return inner.isElement && !inner.hasBlankLabel && inner.label == element.label
      }
      // A capture that says that both are stops knows better than its own tree.
      if !screen.tells.contains(.customActions), inner.isElement { return false }
      // What cannot be pressed is a part of the row: the chevron that says that it leads on.
      guard inner.isEnabled else { return false }
      return !inner.frame.isAlmostEqual(to: element.frame) && !isSame(inner, element)
    }.prefix(16).map(context.subject)
  }

  /// Whether it is a row around one switch, whose label, state and action it takes over.
  private func takesOver(_ inner: [AuditedElement]) -> Bool {
    inner.count == 1 && inner[0].isToggle && !inner[0].kinds.contains(.labelled)
  }

  /// Captures hold some controls twice, as a parent and its child.
  private func isSame(_ inner: Element, _ outer: Element) -> Bool {
    !inner.hasBlankLabel && inner.label == outer.label
  }

  /// Without custom actions nobody knows whether the outer one offers what the inner one does.
  private func isSure(_ screen: Screen) -> Bool {
    screen.platform == .android || screen.tells.contains(.customActions)
  }
}

extension NestedControls {
  public static let examples = RuleExamples(
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
    ]
  )
}
