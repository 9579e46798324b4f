internal import AccessibilityModel
public import Auditing

/// Reports commands beside Copy and Paste that are no short verb.
///
/// The menu is heard from left to right, command by command.
public struct HigEditMenuLabel: ElementRule {
  public static let description = RuleDescription(
    convention: "hig-edit-menu-label",
    "A command of the edit menu is a short verb phrase.",
    because:
      "The menu is heard command by command: what is long or punctuated is taken for something else.",
    remedy: "name it in at most three words, verb first",
    .note,
    languages: editing.languages
  )

  public static let subjects: ElementKinds = .controls

  private static let editing = PhraseLists("phrase-edit-menu")

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let words = subject.nameWords
    guard !words.isEmpty, let menu = subject.ancestors.first(where: { $0.element.role == .menu }),
      isEditMenu(menu)
    else { return }
    let label = subject.element.label ?? ""
    if words.count > 3 {
      findings.report("\(subject) has \(words.count) words, more than 3", at: subject)
    } else if hasPunctuation(label) {
      findings.report("\(subject) has punctuation in its name", at: subject)
    }
  }

  private func isEditMenu(_ menu: AuditedElement) -> Bool {
    menu.descendants(upTo: 50).contains { Self.editing.matches($0.nameWords, of: $0) }
  }
}

extension HigEditMenuLabel {
  public static let examples = RuleExamples(
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
