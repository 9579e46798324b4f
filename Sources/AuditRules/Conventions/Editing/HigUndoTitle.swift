internal import AccessibilityModel
public import Auditing

/// Reports alerts for undo that do not name plainly what is undone.
///
/// «Undo» alone, or a sentence, leaves open what will be lost.
public struct HigUndoTitle: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-undo-title",
    "The alert for undo is called Undo and what is undone, in few words.",
    because: "“Undo” with a sentence behind it leaves open what will be lost.",
    remedy: "call it Undo and the command's name in title case, as in “Undo Typing”",
    .note,
    isRecommended: false,
    languages: undo.languages
  )

  private static let undo = PhraseLists("phrase-undo-titles")

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    for alert in context.outermost(.alert).map(context.subject) {
      guard let title = alert.alertTitle, let fault = fault(of: title, alert) else { continue }
      findings.report("\(alert) is an undo alert whose title \(fault)", at: alert)
    }
  }

  private func fault(of title: String, _ alert: AuditedElement) -> String? {
    let words = Words(title)
    guard Self.undo.begins(words, of: alert) else { return nil }
    if words.count > 4 { return "has \(words.count) words, more than 4" }
    if hasPunctuation(title) { return "has punctuation" }
    let isTitleCase = title.split(separator: " ").allSatisfy { $0.first?.isLowercase != true }
    return isTitleCase ? nil : "is not in title case"
  }
}

extension HigUndoTitle {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIAlertController title="Undo Typing" frame="60 350 270 150"/>"#),
      Example(
        #"<UIAlertController title="Delete all of the old drafts?" frame="60 350 270 150"/>"#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIAlertController title="Undo the last thing that you did" frame="60 350 270 150"/>
        """#),
      Example(#"↓<UIAlertController title="Undo Typing?" frame="60 350 270 150"/>"#),
      Example(#"↓<UIAlertController title="Undo typing" frame="60 350 270 150"/>"#),
    ]
  )
}
