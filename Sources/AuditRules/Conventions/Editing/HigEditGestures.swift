internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports custom views whose edit menu supports only one gesture.
  static let editGestures = ElementConvention(
    RuleDescription(
      convention: "hig-edit-gestures",
      "Edit menus should open on touch-and-hold and double tap.",
      because: "Users make the usual gesture, and nothing happens.",
      remedy: Remedy(
        "open the menu on both gestures",
        .uiKit("view.addInteraction(UIEditMenuInteraction(delegate: self))"),
        .swiftUI(".textSelection(.enabled)")),
      .warning,
      needs: [.gestures]
    ), of: .customClasses,
    RuleExamples(
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
  ) {
    let element = $0.element
    guard element.isCustomClass, !element.isTextEntry, element.editActions?.isEmpty == false else {
      return nil
    }
    let wanted: [(Gesture, String)] = [(.longPress, "touch-and-hold"), (.doubleTap, "double tap")]
    let missing = wanted.filter { !element.gestures.contains($0.0) }.map(\.1)
    return missing.isEmpty
      ? nil : "has edit commands but does not support \(missing.joined(separator: " or "))"
  }
}
