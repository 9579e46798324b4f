internal import AccessibilityModel
public import Auditing

/// Reports licences that stand before the app.
///
/// Pages of law are read aloud before anything can be tried.
public struct HigEulaFirstLaunch: ScreenRule {
  public static let description = RuleDescription(
    convention: "hig-eula-first-launch",
    "No licence stands between someone and a new app.",
    because: "Pages of law are read aloud before anything can be tried.",
    remedy: "let the store show the licence; where it must be here, let it be put off",
    .warning,
    needs: [.labels, .firstLaunch],
    languages: accepting.languages.intersection(licences.languages)
      .intersection(agreeing.languages).intersection(AuditContext.waysOut.languages)
  )

  /// “By continuing you accept the terms of use.”
  private static let accepting = PhraseGrammar("says-accepts-terms")
  private static let licences = PhraseLists("noun-terms")
  private static let agreeing = PhraseLists("phrase-agreeing")

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    // A form to sign in with is what such a screen is for, whatever its line on terms.
    guard context.screen.isFirstLaunch, let root = context.root, !context.canBePutOff,
      context.subjects(.textEntries).isEmpty,
      let agreement = agreement(on: context)
    else { return }
    findings.report(
      "the first screen asks to agree to a licence and offers nothing else", at: root,
      outcome: context.launchOutcome, related: [agreement])
  }

  /// What asks to agree: a text that says so, or a control beside a licence.
  private func agreement(on context: AuditContext) -> AuditedElement? {
    let text = context.worded.first {
      Self.accepting.occurs(in: $0.textSentences, of: $0)
        || Self.accepting.occurs(in: $0.nameSentences, of: $0)
    }
    if let text { return text }
    guard context.says(Self.licences) else { return nil }
    return context.subjects(.controls).first { Self.agreeing.occurs(in: $0.nameWords, of: $0) }
  }
}

extension HigEulaFirstLaunch {
  public static let examples = RuleExamples(
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
