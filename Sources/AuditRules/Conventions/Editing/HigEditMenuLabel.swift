internal import AccessibilityModel
internal import Auditing

/// Reports edit menu commands that are not short verb phrases.
struct HigEditMenuLabel: ElementRule {
  static let description = RuleDescription(
    convention: "hig-edit-menu-label",
    "Edit menu commands should be short verb phrases.",
    because: "Users hear the menu command by command, and take long or punctuated names for "
      + "something else.",
    remedy: Remedy(
      "use at most three words, verb first",
      .uiKit(#"UIAction(title: "Look Up") { _ in lookUp() }"#),
      .swiftUI(#"Button("Look Up", action: lookUp)"#)),
    .note,
    languages: editing.languages
  )

  static let subjects: ElementKinds = .controls

  private static let editing = PhraseLists("phrase-edit-menu")

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let words = subject.wording.words
    guard !words.isEmpty, let menu = subject.ancestors.first(where: { $0.element.role == .menu }),
      isEditMenu(menu)
    else { return }
    let label = subject.element.label ?? ""
    if words.count > 3 {
      findings.report("\(subject) has \(words.count) words; maximum 3", at: subject)
    } else if hasPunctuation(label) {
      findings.report("\(subject) has punctuation in its name", at: subject)
    }
  }

  private func isEditMenu(_ menu: AuditedElement) -> Bool {
    menu.descendants(upTo: 50).contains { Self.editing.matches($0.wording.words, of: $0) }
  }
}

extension HigEditMenuLabel {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIMenu frame="0 0 300 44"><UIButton title="Copy" frame="0 0 90 44"/><UIButton title="Look up" frame="90 0 90 44"/></UIMenu>
        """#),
      Example(
        #"""
        <UIMenu frame="0 0 300 44"><UIButton title="Sort all of them by date" frame="0 0 90 44"/></UIMenu>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIMenu frame="0 0 300 44">
        <UIButton title="Copy" frame="0 0 90 44"/>
        ↓<UIButton title="Send it to a friend" frame="90 0 90 44"/>
        </UIMenu>
        """#),
      Example(
        #"""
        <UIMenu frame="0 0 300 44">
        <UIButton title="Copy" frame="0 0 90 44"/>
        ↓<UIButton title="Translate!" frame="90 0 90 44"/>
        </UIMenu>
        """#),
    ]
  )
}
