internal import AccessibilityModel
internal import Auditing

/// Reports custom views whose edit menu supports only one gesture.
struct HigEditGestures: ElementRule {
  static let description = RuleDescription(
    convention: "hig-edit-gestures",
    "Edit menus should open on touch-and-hold and double tap.",
    because: "Users make the usual gesture, and nothing happens.",
    remedy: Remedy(
      "open the menu on both gestures",
      .uiKit("view.addInteraction(UIEditMenuInteraction(delegate: self))"),
      .swiftUI(".textSelection(.enabled)")),
    .warning,
    needs: [.gestures]
  )

  static let subjects: ElementKinds = .customClasses

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard element.isCustomClass, !element.isTextEntry,
      let actions = element.editActions, !actions.isEmpty
    else { return }
    let wanted: [(Gesture, String)] = [(.longPress, "touch-and-hold"), (.doubleTap, "double tap")]
    let missing = wanted.filter { !element.gestures.contains($0.0) }.map(\.1)
    guard !missing.isEmpty else { return }
    findings.report(
      "\(subject) has edit commands but does not support \(missing.joined(separator: " or "))",
      at: subject)
  }
}

extension HigEditGestures {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <CanvasView editActions="copy" gestures="longPress doubleTap" frame="0 100 390 300"/>
        """#),
      Example(#"<UITextView label="Note" editActions="copy" frame="0 100 390 300"/>"#),
      Example(
        #"""
        <NoteView superclass="UITextView" label="Note" editActions="copy" frame="0 100 390 300"/>
        """#),
    ],
    failing: [
      Example(#"↓<CanvasView editActions="copy" gestures="longPress" frame="0 100 390 300"/>"#),
      Example(#"↓<CanvasView editActions="copy" frame="0 100 390 300"/>"#),
    ]
  )
}
