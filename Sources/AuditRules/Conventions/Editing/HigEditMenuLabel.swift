internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports edit menu commands that are not short verb phrases.
  static let editMenuLabel = {
    let editing = PhraseLists("phrase-edit-menu")
    return ElementConvention(
      RuleDescription(
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
      ), of: .controls,
      RuleExamples(
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
    ) {
      let words = $0.wording.words
      guard !words.isEmpty, let menu = $0.ancestors.first(where: { $0.element.role == .menu }),
        menu.descendants(upTo: 50).contains(where: { editing.matches($0.wording.words, of: $0) })
      else { return nil }
      if words.count > 3 { return "has \(words.count) words; maximum 3" }
      return hasPunctuation($0.element.label ?? "") ? "has punctuation in its name" : nil
    }
  }()
}
