internal import AccessibilityModel
internal import Auditing

/// Reports first screens that must be filled in.
struct HigSetupAtFirstLaunch: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-setup-at-first-launch",
    "Apps should start without setup.",
    because: "A form is the slowest task by ear, and users do not know yet what it is for.",
    remedy: "start with defaults, ask when the data is needed, and let users postpone it",
    .warning,
    needs: [.labels, .firstLaunch],
    languages: setup.languages.intersection(AuditContext.waysOut.languages)
  )

  /// Maximum number of other controls in a form.
  var mostOthers = 3

  private static let setup = PhraseGrammar("says-setup")

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.screen.isFirstLaunch, context.modals.isEmpty, let root = context.root,
      !context.canBePutOff, context.screenBefore == nil
    else { return }
    // A text view alone is the page of an editor.
    let fields = context.subjects(.textEntries).filter {
      $0.role != .searchField && $0.role != .textView
    }
    // Beside the password of a sign-in, “Sign up” is the other way, and not what the screen asks for; where
    // there is no field, it leads to the form.
    let isElsewhere = fields.isEmpty || fields.contains { $0.role == .secureTextField }
    let asks = context.worded.first {
      guard !(isElsewhere && $0.isActionable) else { return false }
      return Self.setup.occurs(in: $0.wording.visibleSentences, of: $0)
        || Self.setup.occurs(in: $0.wording.sentences, of: $0)
    }
    if let asks {
      findings.report(
        "the first screen asks users to set up the app", at: root, on: [.firstLaunch],
        related: [asks])
    } else if !fields.isEmpty, context.subjects(.controls).count - fields.count <= mostOthers {
      findings.report(
        "the first screen may be a form to fill in", at: root, on: [.shownAtLaunch],
        doubt: "the fields may be optional", related: Array(fields.prefix(10)))
    }
  }
}

extension HigSetupAtFirstLaunch {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <screen title="Welcome" size="390 844" firstLaunch="true"><UILabel text="Set up your account" frame="20 100 350 24"/><UITextField label="Name" frame="20 150 350 44"/><UIButton title="Continue" frame="20 200 350 44"/><UIButton title="Skip" frame="20 250 350 44"/></screen>
        """#),
      Example(
        #"""
        <screen title="Welcome" size="390 844"><UILabel text="Set up your account" frame="20 100 350 24"/><UITextField label="Name" frame="20 150 350 44"/></screen>
        """#),
      // An editor.
      Example(
        #"""
        <screen title="New note" size="390 844" firstLaunch="true"><UITextView label="Note" frame="20 100 350 600"/></screen>
        """#),
      // The way to a form.
      Example(
        #"""
        <screen title="Welcome" size="390 844" firstLaunch="true"><UIButton title="Sign up" frame="20 100 350 44"/><UIButton title="Log in" frame="20 150 350 44"/></screen>
        """#),
      // A sign-in with another way.
      Example(
        #"""
        <screen title="Sign in" size="390 844" firstLaunch="true"><UITextField label="E-mail" frame="20 100 350 44"/><UITextField label="Password" secure="true" frame="20 150 350 44"/><UIButton title="Sign in" frame="20 200 350 44"/><UIButton title="Sign up" frame="20 250 350 44"/><UIButton title="Forgot password?" frame="20 300 350 44"/><UIButton title="Help" frame="20 350 350 44"/><UIButton title="Contact" frame="20 400 350 44"/></screen>
        """#),
      Example(
        #"""
        <screen title="Notes" size="390 844" firstLaunch="true"><UISearchBar label="Search" frame="20 100 350 44"/><UIButton title="New note" frame="20 200 350 44"/></screen>
        """#),
      Example(
        #"""
        <screen title="Chat" size="390 844" firstLaunch="true"><UITextField label="Message" frame="20 100 350 44"/><UIButton title="A" frame="20 200 50 44"/><UIButton title="B" frame="80 200 50 44"/><UIButton title="C" frame="140 200 50 44"/><UIButton title="D" frame="200 200 50 44"/></screen>
        """#),
    ],
    failing: [
      Example(
        #"""
        <screen title="Welcome" size="390 844" firstLaunch="true">↓<UILabel text="Set up your account" frame="20 100 350 24"/><UITextField label="Name" frame="20 150 350 44"/><UIButton title="Continue" frame="20 200 350 44"/></screen>
        """#),
      Example(
        #"""
        <screen title="Welcome" size="390 844" firstLaunch="true">↓<UILabel text="Welcome" frame="20 100 350 24"/><UITextField label="Name" frame="20 150 350 44"/><UIButton title="Continue" frame="20 200 350 44"/></screen>
        """#),
    ]
  )
}
