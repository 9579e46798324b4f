internal import AccessibilityModel
internal import Auditing

/// Reports views that support only complex gestures.
struct DragOnly: ElementRule {
  static let description = RuleDescription(
    id: "drag-only",
    group: .actions,
    summary: "Gestures must have an alternative by tap or action.",
    rationale: "VoiceOver intercepts swipes and drags, and users with motor disabilities may not "
      + "be able to make them.",
    remedy: Remedy(
      "add a button, an accessibilityCustomAction or the trait .adjustable",
      swiftUI: "add a button, accessibilityAction(named:) or accessibilityAdjustableAction",
      appKit: "add a button or a custom action",
      android: "add a button or an accessibility action",
      .uiKit(
        #"view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Move up") "#
          + #"{ _ in moveUp() }]"#),
      .swiftUI(#".accessibilityAction(named: "Move up", moveUp)"#),
      .appKit(
        #"view.setAccessibilityCustomActions([NSAccessibilityCustomAction(name: "Move "#
          + #"up", handler: moveUp)])"#),
      .views(#"ViewCompat.addAccessibilityAction(view, "Move up") { _, _ -> moveUp() }"#),
      .compose(
        #"Modifier.semantics { customActions = listOf(CustomAccessibilityAction("Move "#
          + #"up") { moveUp() }) }"#)),
    severity: .error,
    criteria: [.wcag("2.5.1"), .wcag("2.5.7")],
    needs: [.gestures]
  )

  static let subjects: ElementKinds = .all
  static let judgesHiddenViews = true

  private static let complex: Set<Gesture> = [.pan, .pinch, .rotation, .swipe, .longPress, .drag]

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    if let item = subject.surface.itemOfContextMenuOnly {
      return findings.report(
        "\(subject) offers “\(item)” only after a long press", at: subject,
        doubt: "another screen may offer it", severity: .warning, suggestion: Self.remedyOfMenus,
        asking: .ofScreen)
    }
    guard !element.gestures.isEmpty,
      element.gestures.isSubset(of: Self.complex.subtracting(subject.context.readerGestures)),
      !isScrolled(element)
    else { return }
    if let reason = alternative(to: subject) { return findings.excuse(subject, because: reason) }
    // A view that shows nothing else is a canvas, which is dragged itself.
    if subject.hasChildren, let reason = subject.surface.backdrop {
      return findings.excuse(subject, because: reason)
    }
    let gestures = element.gestures.map(\.rawValue).sorted().joined(separator: ", ")
    findings.report(
      "\(subject) supports only the \(gestures) \(element.gestures.count == 1 ? "gesture" : "gestures")",
      at: subject)
  }

  private static let remedyOfMenus = Remedy(
    "add the items of the context menu as custom actions",
    swiftUI: "add the items of the context menu with accessibilityAction(named:), or a visible Menu"
  )

  /// The system's own scrolling and zooming have ways of their own.
  private func isScrolled(_ element: Element) -> Bool {
    switch element.role {
    case .scrollView, .table, .collectionView, .webView, .map, .textView, .picker, .pickerWheel:
      !element.isCustomClass
    default: false
    }
  }

  /// Why users need not make the gesture.
  private func alternative(to subject: AuditedElement) -> Reason? {
    let element = subject.element
    if element.role.isControl || element.isAdjustable {
      return "the screen reader operates controls of its role"
    }
    // A trait for taps does not handle them.
    if !element.traits.isDisjoint(with: [.textEntry, .pickerElement, .allowsDirectInteraction]) {
      return "its trait gives it other gestures of the screen reader"
    }
    // With an action and no tap among its gestures it is these that trigger it.
    if element.flags.contains(.respondsToTap), element.action == nil {
      return "it handles taps too"
    }
    if !element.customActions.isEmpty { return "it has custom actions" }
    // Such as the button on the grip of a drawer.
    if subject.descendants(upTo: 64).contains(where: { $0.isActionable && $0.isEnabled }) {
      return "it holds a control that users can activate"
    }
    let hasEquivalent =
      element.purpose != nil
      && subject.context.geometry.targets.equivalent(of: subject.index) != nil
    return .when(hasEquivalent, "another control has the same effect")
  }
}

extension DragOnly {
  static let examples = RuleExamples(
    passing: [
      Example(#"<CardView gestures="tap swipe" frame="20 100 200 200"/>"#),
      Example(
        #"""
        <CardView isElement="true" label="Card" gestures="swipe" frame="20 100 200 200">
          <action name="Archive"/>
        </CardView>
        """#),
      Example(
        #"<KnobView isElement="true" label="Volume" traits="adjustable" gestures="pan rotation" frame="20 100 90 90"/>"#
      ),
      Example(#"<UIScrollView gestures="pan pinch" frame="0 0 390 844"/>"#),
      Example(
        #"""
        <UIView gestures="longPress" frame="0 0 390 844"><UIButton title="Buy" frame="20 100 80 44"/></UIView>
        """#),
      // Another control does it.
      Example(
        #"""
        <CardView gestures="swipe" action="archive" frame="20 100 200 200"/>
        <UIButton title="Archive" action="archive" frame="20 400 100 44"/>
        """#),
    ],
    failing: [
      Example(
        #"↓<CardView isElement="true" label="Card" gestures="swipe" frame="0 100 200 200"/>"#),
      Example(
        #"↓<KnobView isElement="true" label="Pan" traits="button" value="0" gestures="pan" frame="20 100 90 90"/>"#
      ),
      Example(#"↓<KnobView label="Volume" gestures="pan rotation" frame="20 100 90 90"/>"#),
      Example(
        #"↓<CardView gestures="drag longPress" action="move" frame="20 100 200 200"/>"#),
    ]
  )
}
