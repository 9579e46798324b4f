internal import AccessibilityModel
internal import Auditing

/// Reports modal screens without a title, Done or Cancel.
struct HigModalFrame: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-modal-frame",
    "Modal screens should have a title, Done or Save and, with fields, Cancel.",
    because: "Users must hear what the task is, how to finish it and how to leave it.",
    remedy: Remedy(
      "add a navigation bar with a title, Done or Save, and Cancel",
      .uiKit("navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)"),
      .swiftUI(
        #".toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done", "#
          + #"action: finish) } }"#)),
    .warning,
    needs: [.labels, .wholeScreen],
    languages: finishing.languages.intersection(leaving.languages)
  )

  /// Of the screen, that a modal view covers.
  var leastPart = 0.5

  private static let finishing = PhraseLists("phrase-finishing")
  private static let leaving = PhraseLists("phrase-leaving")

  func check(_ context: AuditContext, findings: inout Findings) {
    let viewport = context.geometry.viewport
    for modal in context.modals.map(context.subject) {
      let element = modal.element
      guard element.isModal, ![.alert, .sheet, .popover].contains(element.role),
        element.frame.isFinite, element.frame.area >= leastPart * viewport.area,
        let missing = missing(in: modal)
      else { continue }
      if holdsAlert(modal) {
        findings.excuse(modal, because: "the alert in it has the title and the ways out")
        continue
      }
      findings.report("\(modal) is modal but has no \(missing)", at: modal)
    }
  }

  /// Whether it only wraps an alert, which has the title and the ways out.
  private func holdsAlert(_ modal: AuditedElement) -> Bool {
    modal.context.screen.descendants(of: modal.index).contains {
      switch modal.context.screen.elements[$0].role {
      case .alert, .sheet, .popover: !modal.context.kinds[$0].isEmpty
      default: false
      }
    }
  }

  private func missing(in modal: AuditedElement) -> String? {
    let inside = modal.descendants.filter { !$0.kinds.isEmpty }
    let isTitled =
      modal.element.title?.isBlank == false || !modal.element.hasBlankLabel
      || inside.contains {
        $0.element.traits.contains(.header)
          || $0.element.role == .navigationBar && $0.element.title?.isBlank == false
          || $0.element.role == .staticText && $0.ancestorTraits.contains(.bar)
      }
    if !isTitled { return "title" }
    let controls = inside.filter(\.isActionable)
    if !controls.contains(where: { Self.finishing.begins($0.wording.words, of: $0) }) {
      return "Done or Save"
    }
    let hasFields = inside.contains { $0.kinds.contains(.textEntries) }
    let leaves = controls.contains { Self.leaving.begins($0.wording.words, of: $0) }
    return hasFields && !leaves ? "Cancel" : nil
  }
}

extension HigModalFrame {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIView viewIsModal="true" frame="0 50 390 794"><UILabel text="New payee" traits="header" frame="100 60 190 30"/><UITextField label="Name" frame="0 100 390 34"/><UIButton title="Cancel" frame="0 60 60 44"/><UIButton title="Save" frame="330 60 60 44"/></UIView>
        """#),
      Example(
        #"""
        <UIView viewIsModal="true" frame="60 350 270 150"><UIButton title="Red" frame="60 400 270 44"/></UIView>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIView viewIsModal="true" frame="0 50 390 794"><UIButton title="Done" frame="0 60 60 44"/></UIView>
        """#),
      Example(
        #"""
        ↓<UIView viewIsModal="true" frame="0 50 390 794"><UILabel text="New payee" traits="header" frame="100 60 190 30"/><UIButton title="Red" frame="0 60 60 44"/></UIView>
        """#),
      Example(
        #"""
        ↓<UIView viewIsModal="true" frame="0 50 390 794"><UILabel text="New payee" traits="header" frame="100 60 190 30"/><UITextField label="Name" frame="0 100 390 34"/><UIButton title="Save" frame="330 60 60 44"/></UIView>
        """#),
    ]
  )
}
