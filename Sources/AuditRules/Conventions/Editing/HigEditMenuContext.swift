internal import AccessibilityModel
internal import Auditing

/// Reports edit menus with commands that do not fit the content.
struct HigEditMenuContext: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-edit-menu-context",
    "Edit menus should offer only commands that fit.",
    because: "Users hear each command in turn, including those that do nothing here.",
    remedy: Remedy(
      "implement canPerformAction(_:withSender:) for the selection and the pasteboard",
      .uiKit(
        "override func canPerformAction(_ action: Selector, withSender sender: Any?) -> "
          + "Bool { hasSelection }"),
      .swiftUI(".copyable(selection)")),
    .warning,
    languages: copying.languages.intersection(selecting.languages)
      .intersection(selectingAll.languages).intersection(pasting.languages)
  )

  private static let copying = PhraseLists("phrase-edit-copy")
  private static let selecting = PhraseLists("phrase-edit-select")
  private static let selectingAll = PhraseLists("phrase-edit-select-all")
  private static let pasting = PhraseLists("phrase-edit-paste")

  func check(_ context: AuditContext, findings: inout Findings) {
    for menu in context.outermost(.menu).map(context.subject) {
      let commands = menu.descendants(upTo: 50).filter(\.isActionable)
      func command(_ lists: PhraseLists) -> AuditedElement? {
        commands.first { lists.matches($0.wording.words, of: $0) }
      }
      guard let copy = command(Self.copying) else { continue }
      if let select = command(Self.selecting) {
        findings.report(
          "\(menu) offers “Copy” and “Select” at once", at: menu, related: [copy, select])
      } else if let all = command(Self.selectingAll) {
        findings.report(
          "\(menu) may offer commands that do not fit: “Copy” and “Select All”", at: menu,
          doubt: "both may fit the selection",
          related: [copy, all])
      } else if let field = emptyField(in: context) {
        findings.report(
          "\(menu) offers “Copy” for an empty field", at: menu, related: [copy, field])
      }
    }
    for view in context.subjects(.all) where view.element.editActions != nil {
      if offersMoreThanFits(view.element) {
        findings.report("\(view) offers cut or paste but is not editable", at: view)
      } else if view.element.editActions?.contains(.select) == true,
        view.element.editActions?.isDisjoint(with: [.cut, .copy]) == false
      {
        findings.report(
          "\(view) offers Select together with Copy or Cut", at: view,
          doubt: .when(
            !view.isCustomClass, "the list may name its commands of all times, not of one"))
      } else if view.index == emptyField(in: context)?.index || isStatedEmpty(view),
        view.element.editActions?.isDisjoint(with: [.cut, .copy]) == false
      {
        findings.report("\(view) offers copy or cut but is empty", at: view)
      }
    }
  }

  /// The field that is edited, where nothing is in it that could be copied.
  private func emptyField(in context: AuditContext) -> AuditedElement? {
    context.subjects(.textEntries).first {
      $0.flags.contains(.focused) && ($0.value ?? "").isBlank && ($0.element.text ?? "").isBlank
    }
  }

  /// Whether it is a field whose text is given as empty.
  private func isStatedEmpty(_ field: AuditedElement) -> Bool {
    field.isTextEntry && field.element.text == "" && (field.value ?? "").isBlank
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
  static let examples = RuleExamples(
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
      Example(
        #"↓<UITextField label="Name" text="" editActions="copy selectAll" frame="20 100 350 44"/>"#),
      Example(
        #"↓<PageView label="Page" editActions="copy select" gestures="longPress" frame="20 100 350 24"/>"#
      ),
    ]
  )
}
