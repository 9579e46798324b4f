internal import AccessibilityModel
internal import Auditing

/// Reports problem messages without a way forward.
struct HigProblemWithoutRemedy: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-problem-without-remedy",
    "Problem messages should offer a way forward.",
    because: "Users hear that something failed, and nothing that they can do about it.",
    remedy: Remedy(
      "offer one: try again, change a setting, continue without it",
      .uiKit(
        #"alert.addAction(UIAlertAction(title: "Try Again", style: .default) { _ in "#
          + #"retry() })"#),
      .swiftUI(
        #".alert("No connection", isPresented: $failed) { Button("Try Again", action: "#
          + #"retry) }"#)),
    .warning,
    languages: problems.languages.intersection(remedies.languages)
      .intersection(Dismissal.languages)
  )

  private static let problems = PhraseGrammar("says-problem")
  private static let remedies = PhraseLists("phrase-remedies")

  func check(_ context: AuditContext, findings: inout Findings) {
    for alert in context.outermost(.alert, .sheet).map(context.subject) {
      let texts = [alert] + alert.alertFacts.texts
      guard let problem = texts.first(where: isProblem) else { continue }
      if texts.contains(where: helps) || alert.buttons.contains(where: remedies) {
        findings.excuse(alert, because: "a text or a button in it offers a way forward")
        continue
      }
      findings.report(
        "\(alert) states a problem but offers no way forward", at: alert,
        related: problem.index == alert.index ? [] : [problem])
    }
    guard context.modals.isEmpty else { return }
    reportScreen(context, &findings)
  }

  private func isProblem(_ subject: AuditedElement) -> Bool {
    !isKey(subject) && Self.problems.occurs(in: subject.wording.visibleSentences, of: subject)
  }

  /// Whether its text is the key of a translation (`ERROR_LABEL`), not the text that users read.
  private func isKey(_ subject: AuditedElement) -> Bool {
    let text = subject.element.visibleText ?? ""
    return text.contains("_") && !text.contains(where: \.isWhitespace)
  }

  /// Whether a text offers more than the problem, which “open” and “connect” alone do not.
  private func helps(_ subject: AuditedElement) -> Bool {
    let rest = Self.problems.rest(
      of: subject.wording.visibleSentences, in: subject.wording.language)
    return Self.remedies.occurs(in: rest.words, of: subject)
  }

  /// Whether a control does more than end it.
  private func remedies(_ control: AuditedElement) -> Bool {
    Self.remedies.occurs(in: control.wording.words, of: control) || !control.surface.dismisses
  }

  /// A screen that is about the problem has little else on it.
  private func reportScreen(_ context: AuditContext, _ findings: inout Findings) {
    guard context.stops.count <= 8 else { return }
    let controls = context.subjects(.controls).filter { !$0.ancestorTraits.contains(.bar) }
    guard !controls.contains(where: remedies) else { return }
    let texts = context.subjects(.texts).filter { !$0.isActionable }
    guard let problem = texts.first(where: isProblem), !texts.contains(where: helps) else { return }
    findings.report(
      "\(problem) states a problem but offers no way forward", at: problem,
      doubt: "the way forward may be on another screen")
  }
}

extension HigProblemWithoutRemedy {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIAlertController title="The payment was not made. Check the number." frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(
        #"""
        <UIAlertController title="No connection" frame="60 350 270 150"><UIButton title="Try again" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(
        #"""
        <UIAlertController title="Delete the draft?" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(
        #"""
        <UILabel text="Could not load the payees" frame="0 100 390 30"/><UIButton title="Retry" frame="0 200 90 44"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIAlertController title="The payment failed" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(
        #"""
        ↓<UILabel text="Something went wrong" frame="0 100 390 30"/>
        <UIButton title="Back" traits="backButton" frame="0 50 90 44"/>
        """#),
    ]
  )
}
