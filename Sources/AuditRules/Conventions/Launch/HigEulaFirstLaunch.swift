internal import AccessibilityModel
internal import Auditing

/// Reports first screens that require a licence agreement.
struct HigEulaFirstLaunch: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-eula-first-launch",
    "The first launch should not require a licence agreement.",
    because: "Users hear pages of legal text before they can try anything.",
    remedy: "show it in the App Store, or let users postpone it",
    .warning,
    needs: [.labels, .firstLaunch],
    languages: accepting.languages.intersection(licences.languages)
      .intersection(agreeing.languages).intersection(AuditContext.waysOut.languages)
  )

  /// “By continuing you accept the terms of use.”
  private static let accepting = PhraseGrammar("says-accepts-terms")
  private static let licences = PhraseLists("noun-terms")
  private static let agreeing = PhraseLists("phrase-agreeing")

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.screen.isFirstLaunch, let root = context.root,
      let agreement = agreement(on: context)
    else { return }
    if let reason = Reason.when(context.canBePutOff, "users can put it off")
      ?? .when(
        !context.subjects(.textEntries).isEmpty,
        "it is a form to sign in, whatever its line on terms")
    {
      return findings.excuse(root, because: reason)
    }
    findings.report(
      "the first screen requires agreement to a licence", at: root,
      on: [.firstLaunch], related: [agreement])
  }

  /// The request for agreement: a text, or a control beside a licence.
  private func agreement(on context: AuditContext) -> AuditedElement? {
    let text = context.worded.first {
      Self.accepting.occurs(in: $0.wording.visibleSentences, of: $0)
        || Self.accepting.occurs(in: $0.wording.sentences, of: $0)
    }
    if let text { return text }
    guard context.says(Self.licences) else { return nil }
    return context.subjects(.controls).first { Self.agreeing.occurs(in: $0.wording.words, of: $0) }
  }
}

extension HigEulaFirstLaunch {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UILabel text="Terms of use" frame="0 0 90 20"/><UIButton title="Agree" frame="0 50 90 44"/>
        """#),
      Example(
        #"""
        <screen firstLaunch="true" size="390 844"><UILabel text="Terms of use" frame="0 0 90 20"/><UIButton title="Agree" frame="0 50 90 44"/><UIButton title="Not now" frame="0 100 90 44"/></screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        <screen firstLaunch="true" size="390 844">
        ↓<UILabel text="Terms of use" frame="0 0 90 20"/><UIButton title="I agree" frame="0 50 90 44"/>
        </screen>
        """#)
    ]
  )
}
