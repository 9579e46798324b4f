internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports views that cut and paste without undo.
  static let editMenuNoUndo = ElementConvention(
    RuleDescription(
      convention: "hig-edit-menu-no-undo",
      "Cut and paste should be undoable and redoable.",
      because: "A slip of the finger deletes text for good.",
      remedy: Remedy(
        "register each change with UndoManager",
        .uiKit("undoManager?.registerUndo(withTarget: self) { $0.text = old }"),
        .swiftUI(#"@Environment(\.undoManager) private var undoManager"#)),
      .warning,
      needs: [.actions]
    ), of: .all,
    RuleExamples(
      passing: [
        Example(#"<UITextView label="Note" editActions="cut copy paste" frame="0 100 390 300"/>"#),
        Example(#"<CanvasView editActions="copy" frame="0 100 390 300"/>"#),
        Example(
          #"""
          <CanvasView editActions="cut copy paste" undo="true" redo="true" frame="0 100 390 300"/>
          """#),
      ],
      failing: [
        Example(#"↓<CanvasView editActions="cut copy paste" frame="0 100 390 300"/>"#),
        Example(#"↓<CanvasView editActions="paste" undo="true" frame="0 100 390 300"/>"#),
        Example(
          #"""
          ↓<UITextView label="Note" editActions="cut copy paste" undo="false" frame="0 100 390 300"/>
          """#),
      ]
    )
  ) {
    guard $0.element.editActions?.isDisjoint(with: [.cut, .paste]) == false else { return nil }
    // UIKit's own text views undo by themselves.
    let (own, details) = ($0.element.isTextEntry, $0.element.details)
    let lacks = [("undo", details.canUndo), ("redo", details.canRedo)].filter { !($0.1 ?? own) }
    return lacks.isEmpty
      ? nil : "offers cut or paste but no \(lacks.map(\.0).joined(separator: " and "))"
  }
}
