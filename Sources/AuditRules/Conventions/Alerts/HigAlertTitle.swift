internal import AccessibilityModel
internal import Auditing

extension AlertConvention {
  /// Reports alerts without a descriptive title.
  static let title = {
    let empty = PhraseLists("phrase-alert-titles")
    return AlertConvention(
      RuleDescription(
        convention: "hig-alert-title",
        "Alert titles should describe what happened.",
        because: "The title is what users hear first, and often all that they hear.",
        remedy: Remedy(
          "put what happened, or the question, in the title",
          .uiKit(
            #"UIAlertController(title: "Delete draft?", message: nil, preferredStyle: .alert)"#),
          .swiftUI(#".alert("Delete draft?", isPresented: $asks) { }"#)),
        .warning,
        languages: empty.languages
      ),
      RuleExamples(
        passing: [
          Example(
            #"""
            <UIAlertController title="The payment was not made" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
            """#),
          Example(
            #"""
            <UIAlertController frame="60 350 270 150"><UILabel text="Delete the draft?" frame="60 360 270 20"/></UIAlertController>
            """#),
        ],
        failing: [
          Example(#"↓<UIAlertController title="Error" frame="60 350 270 150"/>"#),
          Example(#"↓<UIAlertController title="Oops!" frame="60 350 270 150"/>"#),
          Example(
            #"""
            ↓<UIAlertController frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
            """#),
        ]
      )
    ) {
      guard let title = $0.alertFacts.title else {
        return $0.buttons.isEmpty ? nil : "has no title"
      }
      return empty.matches(Words(title), of: $0) ? "has the uninformative title “\(title)”" : nil
    }
  }()
}
