internal import AccessibilityModel
public import Auditing

/// Reports views of the app's own whose edit menu answers one gesture only.
///
/// Someone touches and holds as everywhere else, and nothing comes.
public struct HigEditGestures: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-edit-gestures",
    "An edit menu answers to touch-and-hold and to a double tap.",
    because: "Someone does as everywhere else, and nothing comes.",
    remedy: "show the menu on both gestures",
    .warning,
    needs: [.gestures]
  )

  public static let subjects: ElementKinds = .customClasses

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let element = subject.element
    guard element.isCustomClass, !element.isTextEntry,
      let actions = element.editActions, !actions.isEmpty
    else { return }
    let wanted: [(Gesture, String)] = [(.longPress, "touch-and-hold"), (.doubleTap, "double tap")]
    let missing = wanted.filter { !element.gestures.contains($0.0) }.map(\.1)
    guard !missing.isEmpty else { return }
    findings.report(
      "\(subject) has edit commands and does not answer to \(missing.joined(separator: " or to "))",
      at: subject)
  }
}

extension HigEditGestures {
  public static let examples = RuleExamples(
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
