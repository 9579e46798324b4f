internal import AccessibilityModel
public import Auditing

/// Reports edit menus whose commands do not fit what they stand over.
///
/// Each command is heard in turn; one that does nothing here is one too many.
public struct HigEditMenuContext: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-edit-menu-context",
    "Edit menus should offer only what fits.",
    because: "Each command is heard in turn; one that can do nothing is one too many.",
    remedy: "answer canPerformAction(_:withSender:) by the selection and the pasteboard",
    .warning,
    languages: copying.languages.intersection(selecting.languages)
      .intersection(selectingAll.languages).intersection(pasting.languages)
  )

  private static let copying = PhraseLists("phrase-edit-copy")
  private static let selecting = PhraseLists("phrase-edit-select")
  private static let selectingAll = PhraseLists("phrase-edit-select-all")
  private static let pasting = PhraseLists("phrase-edit-paste")

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    for menu in context.outermost(.menu).map(context.subject) {
      let commands = menu.descendants(upTo: 50).filter(\.isActionable)
      func command(_ lists: PhraseLists) -> AuditedElement? {
        commands.first { lists.matches($0.nameWords, of: $0) }
      }
      guard let copy = command(Self.copying) else { continue }
      if let select = command(Self.selecting) {
        findings.report(
          "\(menu) offers “Copy” and “Select” at once", at: menu, related: [copy, select])
      } else if let all = command(Self.selectingAll) {
        findings.report(
          "\(menu) offers “Copy” and “Select All”, which may not fit", at: menu, outcome: .review,
          related: [copy, all])
      } else if let field = emptyField(in: context) {
        findings.report(
          "\(menu) offers “Copy” over an empty field", at: menu, related: [copy, field])
      }
    }
    for view in context.subjects(.all) where view.element.editActions != nil {
      if offersMoreThanFits(view.element) {
        findings.report("\(view) offers to cut or paste, but cannot be edited", at: view)
      } else if view.index == emptyField(in: context)?.index,
        view.element.editActions?.isDisjoint(with: [.cut, .copy]) == false
      {
        findings.report("\(view) is empty and offers to copy", at: view)
      }
    }
  }

  /// The field that is edited, where nothing is in it that could be copied.
  private func emptyField(in context: AuditContext) -> AuditedElement? {
    context.subjects(.textEntries).first {
      $0.flags.contains(.focused) && ($0.value ?? "").isBlank && ($0.element.text ?? "").isBlank
    }
  }

  /// UIKit's own text that is there to be read offers Copy at most.
  private func offersMoreThanFits(_ element: Element) -> Bool {
    guard let actions = element.editActions, !element.isCustomClass, !element.isTextEntry,
      element.role == .staticText || element.role == .image || element.role == .button
    else { return false }
    return !actions.isDisjoint(with: [.cut, .paste])
  }
}

extension HigEditMenuContext {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIMenu frame="40 200 310 44"><UIButton title="Cut" frame="40 200 60 44"/><UIButton title="Copy" frame="100 200 60 44"/><UIButton title="Paste" frame="160 200 60 44"/></UIMenu>
        """#),
      Example(
        #"""
        <UITextField label="Note" text="" isFocused="true" frame="20 100 350 44"/>
        <UIMenu frame="40 200 310 44"><UIButton title="Paste" frame="40 200 60 44"/></UIMenu>
        """#),
      Example(#"<UILabel text="12 34" editActions="copy" frame="20 100 350 24"/>"#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIMenu frame="40 200 310 44"><UIButton title="Copy" frame="40 200 60 44"/><UIButton title="Select" frame="100 200 60 44"/></UIMenu>
        """#),
      Example(
        #"""
        <UITextField label="Note" text="" isFocused="true" frame="20 100 350 44"/>
        ↓<UIMenu frame="40 200 310 44"><UIButton title="Copy" frame="40 200 60 44"/><UIButton title="Paste" frame="100 200 60 44"/></UIMenu>
        """#),
      Example(#"↓<UILabel text="12 34" editActions="cut copy" frame="20 100 350 24"/>"#),
    ]
  )
}
