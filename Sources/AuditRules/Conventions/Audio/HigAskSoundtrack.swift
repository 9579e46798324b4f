internal import AccessibilityModel
internal import Auditing

/// Reports questions about which music to play.
struct HigAskSoundtrack: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-ask-soundtrack",
    "Apps should not ask which music to play.",
    because: "Users who already listen to something have answered; the question only interrupts "
      + "it.",
    remedy: Remedy(
      "check isOtherAudioPlaying and leave the soundtrack out",
      .uiKit("let plays = !AVAudioSession.sharedInstance().isOtherAudioPlaying"),
      .swiftUI(".task { plays = !AVAudioSession.sharedInstance().isOtherAudioPlaying }")),
    .warning,
    languages: questions.languages
  )

  private static let questions = PhraseGrammar("says-soundtrack")

  func check(_ context: AuditContext, findings: inout Findings) {
    let texts = context.texts {
      Self.questions.occurs(in: $0.wording.visibleSentences, of: $0) && asks($0)
    }
    for text in texts {
      findings.report("\(text) asks for a choice of music", at: text)
    }
  }

  /// Alerts and sheets ask; of other texts, those that end as a question.
  private func asks(_ subject: AuditedElement) -> Bool {
    subject.element.visibleText?.contains(where: \.isQuestionMark) == true
      || ([subject] + subject.ancestors).contains { [.alert, .sheet].contains($0.role) }
  }
}

extension HigAskSoundtrack {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Soundtrack by Ada Moreau" frame="20 100 350 24"/>"#),
      Example(
        #"""
        <UIAlertController title="Add to your library?" frame="60 350 270 150"><UIButton title="Add" frame="60 450 270 44"/></UIAlertController>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIAlertController title="Play the soundtrack?" frame="60 350 270 150"><UIButton title="Play" frame="60 450 270 44"/></UIAlertController>
        """#),
      Example(#"↓<UILabel text="Keep listening to your own music?" frame="20 100 350 24"/>"#),
    ]
  )
}
