internal import AccessibilityModel
public import Auditing

/// Reports views that cut and paste and cannot undo it.
///
/// A slip of the finger takes what was written, for good.
public struct HigEditMenuNoUndo: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-edit-menu-no-undo",
    "What can be cut and pasted can be undone and redone.",
    because: "A slip of the finger takes what was written, for good.",
    remedy: "register each change with the undo manager",
    .warning,
    needs: [.actions]
  )

  public static let subjects: ElementKinds = .all

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
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
    findings.report("\(subject) offers cut or paste and no \(missing)", at: subject)
  }
}

extension HigEditMenuNoUndo {
  public static let examples = RuleExamples(
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
