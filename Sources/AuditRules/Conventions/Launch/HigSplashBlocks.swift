internal import AccessibilityModel
internal import Auditing

/// Reports first screens that only wait for a tap.
struct HigSplashBlocks: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-splash-blocks",
    "The first screen should not require a tap to dismiss.",
    because: "Users must find one more control before they can start.",
    remedy: "start with the first useful screen",
    .note,
    needs: [.labels, .firstLaunch],
    languages: going.languages
  )

  private static let going = PhraseLists("phrase-going")

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.screen.isFirstLaunch, let root = context.root else { return }
    let controls = context.subjects(.controls)
    let hasPicture = !context.elements(.image).isEmpty
    if controls.isEmpty {
      // The content of an empty storyboard scene is made in code.
      findings.report("the first screen has no controls", at: root, on: [.shownAtLaunch])
    } else if controls.count == 1, hasPicture,
      Self.going.matches(controls[0].wording.words, of: controls[0])
    {
      findings.report(
        "the first screen has only the control \(controls[0])", at: root,
        on: [.firstLaunch], related: controls)
    }
  }
}

extension HigSplashBlocks {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIImageView image="logo" frame="0 0 390 844"/>"#),
      Example(
        #"""
        <screen firstLaunch="true" size="390 844"><UIImageView image="logo" frame="0 0 390 300"/><UIButton title="New payment" frame="0 500 200 44"/></screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        <screen firstLaunch="true" size="390 844">
        ↓<UIImageView image="logo" frame="0 0 390 844"/>
        </screen>
        """#),
      Example(
        #"""
        <screen firstLaunch="true" size="390 844">
        ↓<UIImageView image="logo" frame="0 0 390 300"/><UIButton title="Get started" frame="0 500 200 44"/>
        </screen>
        """#),
    ]
  )
}
