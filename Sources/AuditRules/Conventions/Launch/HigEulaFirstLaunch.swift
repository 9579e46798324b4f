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
    languages: licences.languages.intersection(agreeing.languages)
      .intersection(waysOut.languages)
  )

  private static let licences = PhraseLists("phrase-licences")
  private static let agreeing = PhraseLists("phrase-agreeing")
  private static let waysOut = PhraseLists("phrase-putting-off")

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    guard context.screen.isFirstLaunch, let root = context.root,
      context.says(Self.licences)
    else { return }
    let controls = context.subjects(.controls)
    guard let agree = controls.first(where: { Self.agreeing.occurs(in: $0.nameWords, of: $0) }),
      !controls.contains(where: { Self.waysOut.occurs(in: $0.nameWords, of: $0) })
    else { return }
    findings.report(
      "the first screen asks to agree to a licence and offers nothing else", at: root,
      related: [agree])
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
