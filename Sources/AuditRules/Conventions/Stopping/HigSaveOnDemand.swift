internal import AccessibilityModel
internal import Auditing

/// Reports apps that save only on request.
struct HigSaveOnDemand: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-save-on-demand",
    "Apps should save automatically.",
    because: "The system may end an app at any moment, and users lose what is not saved.",
    remedy: Remedy(
      "save each change as it is made, and offer undo",
      .uiKit("func sceneDidEnterBackground(_ scene: UIScene) { store.save() }"),
      .swiftUI(".onChange(of: note) { store.save() }")),
    .warning,
    languages: saving.languages
  )

  private static let saving = PhraseGrammar("says-save-demand")

  func check(_ context: AuditContext, findings: inout Findings) {
    for text in context.texts(saying: Self.saving) {
      findings.report("\(text) leaves saving to the user", at: text)
    }
  }
}

extension HigSaveOnDemand {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Your changes were saved." frame="20 100 350 24"/>"#),
      Example(#"<UILabel text="Save 20 % today" frame="20 100 350 24"/>"#),
      Example(#"<UIButton title="Save changes" frame="20 100 350 44"/>"#),
      Example(#"<UILabel text="Do you want to save this address?" frame="20 100 350 24"/>"#),
      Example(#"<UILabel text="Name it, then press Save to add it." frame="20 100 350 24"/>"#),
      // A promise, and the price of another action.
      Example(
        #"<UILabel text="Note that your e-mail is not saved by us." frame="20 100 350 24"/>"#),
      Example(#"<UILabel text="All data will be lost." frame="20 100 350 24"/>"#),
      // The user keeps it outside the app.
      Example(#"<UILabel text="Make sure to save it in a safe place." frame="20 100 350 24"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Unsaved changes will be lost." frame="20 100 350 24"/>"#),
      Example(#"↓<UILabel text="Don’t forget to save your work." frame="20 100 350 24"/>"#),
      Example(
        #"""
        ↓<UIAlertController title="Do you want to save the changes?" frame="60 350 270 150"><UIButton title="Save" frame="60 400 270 44"/><UIButton title="Discard" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(#"↓<UILabel text="Make sure to save your changes." frame="20 100 350 24"/>"#),
    ]
  )
}
