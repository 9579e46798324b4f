internal import AccessibilityModel
internal import Auditing

/// Reports timed content that an interruption ends.
struct HigNoPause: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-no-pause",
    "Timed content should pause at an interruption.",
    because: "VoiceOver speaks an incoming call first; users who return have lost their game.",
    remedy: Remedy(
      "pause when the app resigns active, and let the user resume",
      .uiKit("func sceneWillResignActive(_ scene: UIScene) { game.pause() }"),
      .swiftUI(".onChange(of: scenePhase) { game.pause() }")),
    .warning,
    needs: [.labels, .traits],
    languages: interruptions.languages.intersection(losses.languages)
      .intersection(pauses.languages).intersection(running.languages)
  )

  private static let interruptions = PhraseGrammar(
    "mentions-interruption", readsConditions: true)
  private static let losses = PhraseGrammar("mentions-loss", readsConditions: true)
  private static let unplugged = PhraseGrammar("says-plays-unplugged")
  // The condition may be a clause of its own: “Weiterspielen, wenn Kopfhörer getrennt werden”.
  private static let unplugging = PhraseGrammar("mentions-unplugging", readsConditions: true)
  private static let playingOn = PhraseGrammar("mentions-playing-on")
  private static let pauses = PhraseLists("phrase-pause")
  private static let running = PhraseLists("phrase-running")

  func check(_ context: AuditContext, findings: inout Findings) {
    let losing = context.texts {
      Self.interruptions.occurs(in: $0.wording.visibleSentences, of: $0)
        && Self.losses.occurs(in: $0.wording.visibleSentences, of: $0)
    }
    for text in losing {
      findings.report("\(text) warns of progress lost by interruptions", at: text)
    }
    reportUnplugged(context, &findings)
    reportClock(context, &findings)
  }

  /// Taking out the headset pauses, and the user decides what goes on.
  private func reportUnplugged(_ context: AuditContext, _ findings: inout Findings) {
    let texts = context.texts(includingControls: true) { text in
      [text.wording.visibleSentences, text.wording.sentences].contains {
        Self.unplugged.occurs(in: $0, of: text)
          || Self.unplugging.occurs(in: $0, of: text) && Self.playingOn.occurs(in: $0, of: text)
      }
    }
    for text in texts {
      findings.report(
        "\(text) keeps sound playing when the headphones are unplugged", at: text,
        suggestion: Remedy(
          "pause at AVAudioSession.routeChangeNotification with the reason oldDeviceUnavailable"))
    }
  }

  /// A clock that runs beside something to be done, and nothing to hold it with.
  private func reportClock(_ context: AuditContext, _ findings: inout Findings) {
    let clock = context.stopSubjects.first {
      $0.traits.contains(.updatesFrequently) && !$0.isActionable && isCountdown($0)
        && !$0.ancestorTraits.contains(.bar)
    }
    guard let clock else { return }
    let controls = context.subjects(.controls)
    guard controls.contains(where: { !$0.ancestorTraits.contains(.bar) }),
      !controls.contains(where: { Self.pauses.occurs(in: $0.wording.words, of: $0) })
    else { return }
    findings.report(
      "\(clock) runs without a pause control", at: clock,
      doubt: "a tap elsewhere may pause it")
  }

  private func isCountdown(_ subject: AuditedElement) -> Bool {
    Self.running.occurs(in: subject.wording.visibleWords, of: subject)
      || Self.running.occurs(in: subject.wording.words, of: subject)
  }
}

extension HigNoPause {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UILabel text="Time left 0:42" traits="staticText updatesFrequently" frame="20 100 350 24"/>
        <UIButton title="Lima" frame="20 150 350 44"/><UIButton title="Pause" frame="20 200 350 44"/>
        """#),
      Example(
        #"""
        <UILabel text="12 trains" traits="staticText updatesFrequently" frame="20 100 350 24"/>
        <UIButton title="Timetable" frame="20 150 350 44"/>
        """#),
      Example(#"<UISwitch label="Pause when headphones are unplugged" frame="320 100 51 31"/>"#),
      Example(#"<UILabel text="Call us if your card is lost." frame="20 100 350 24"/>"#),
    ],
    failing: [
      Example(
        #"""
        ↓<UILabel text="Time left 0:42" traits="staticText updatesFrequently" frame="20 100 350 24"/>
        <UIButton title="Lima" frame="20 150 350 44"/>
        """#),
      Example(
        #"""
        ↓<UILabel text="If you answer a call, your game will be lost." frame="20 100 350 48"/>
        """#),
      Example(
        #"↓<UISwitch label="Keep playing when headphones are unplugged" frame="320 100 51 31"/>"#),
    ]
  )
}
