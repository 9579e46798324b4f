internal import AccessibilityModel
internal import Auditing

/// Reports views that cut and paste without undo.
struct HigEditMenuNoUndo: ElementRule {
  static let description = RuleDescription(
    convention: "hig-edit-menu-no-undo",
    "Cut and paste should be undoable and redoable.",
    because: "A slip of the finger deletes text for good.",
    remedy: Remedy(
      "register each change with UndoManager",
      .uiKit("undoManager?.registerUndo(withTarget: self) { $0.text = old }"),
      .swiftUI(#"@Environment(\.undoManager) private var undoManager"#)),
    .warning,
    needs: [.actions]
  )

  static let subjects: ElementKinds = .all

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let actions = subject.element.editActions,
      !actions.isDisjoint(with: [.cut, .paste])
    else { return }
    // UIKit's own text views undo by themselves.
    let own = subject.element.isTextEntry
    let details = subject.element.details
    let lacks = [("undo", details.canUndo), ("redo", details.canRedo)].filter {
      !($0.1 ?? own)
    }
    guard !lacks.isEmpty else { return }
    let missing = lacks.map(\.0).joined(separator: " and ")
    findings.report("\(subject) offers cut or paste but no \(missing)", at: subject)
  }
}

extension HigEditMenuNoUndo {
  static let examples = RuleExamples(
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
}
