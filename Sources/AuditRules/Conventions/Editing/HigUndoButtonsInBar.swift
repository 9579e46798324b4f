internal import AccessibilityModel
internal import Auditing

/// Reports bars with undo and redo outside of editors.
struct HigUndoButtonsInBar: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-undo-buttons-in-bar",
    "Only editors should have undo and redo in a bar.",
    because: "Users undo with the system's gesture; the buttons are two more stops before the "
      + "content.",
    remedy: "use the undo gesture and the edit menu",
    .note,
    isRecommended: false
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.elements(.textView).isEmpty else { return }
    for bar in context.outermost(.navigationBar).map(context.subject) {
      let controls = bar.descendants.filter(\.isActionable)
      let undo = controls.filter { ["undo", "redo"].contains($0.wording.words.joined) }
      guard Set(undo.map(\.wording.words)).count == 2 else { continue }
      if hasCanvas(context) {
        findings.excuse(bar, because: "a view for drawing or writing fills the screen")
        continue
      }
      findings.report("\(bar) has undo and redo buttons", at: bar, related: undo)
    }
  }

  /// Whether a custom view fills half of the screen: a canvas for drawing or writing.
  private func hasCanvas(_ context: AuditContext) -> Bool {
    context.elements(.other).map(context.subject).contains {
      $0.isCustomClass && $0.surface.fillsScreen
    }
  }
}

extension HigUndoButtonsInBar {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"><UIButton title="Undo" frame="0 47 60 44"/></UINavigationBar>
        """#),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"><UIButton title="Undo" frame="0 47 60 44"/><UIButton title="Redo" frame="60 47 60 44"/></UINavigationBar><UITextView label="Note" frame="0 100 390 700"/>
        """#),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"><UIButton title="Undo" frame="0 47 60 44"/><UIButton title="Redo" frame="60 47 60 44"/></UINavigationBar><DrawingView frame="0 100 390 700"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UINavigationBar frame="0 47 390 44">
        <UIButton title="Undo" frame="0 47 60 44"/><UIButton title="Redo" frame="60 47 60 44"/>
        </UINavigationBar>
        """#)
    ]
  )
}
