internal import AccessibilityModel
internal import Auditing

/// Reports apps that support only one orientation.
struct OrientationLocked: ScreenRule, PairRule {
  static let description = RuleDescription(
    id: "orientation-locked",
    group: .screen,
    summary: "Apps must support portrait and landscape.",
    rationale: "Users whose device is fixed to a wheelchair or bed cannot rotate it.",
    remedy: Remedy(
      "support both in UISupportedInterfaceOrientations",
      appKit: "support both orientations",
      android: "remove android:screenOrientation",
      .uiKit("override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }"),
      .swiftUI("ViewThatFits { HStack { content }; VStack { content } }"),
      .views(#"android:screenOrientation="unspecified""#),
      .compose("BoxWithConstraints { if (maxWidth > maxHeight) WideScreen() else TallScreen() }")),
    severity: .error,
    criteria: [.wcag("1.3.4")],
    needs: [.appOrientations]
  )

  func check(_ context: AuditContext, findings: inout Findings) {
    guard let axis = context.app.onlyAxis, let root = context.appRoot else { return }
    let place = context.app.turnsOnPad ? " on an iPhone" : ""
    findings.report("the app supports \(axis.rawValue) only\(place)", at: root)
  }
}

extension OrientationLocked {
  static let judgesScreensThatDoNotAnswer = true

  /// Two captures of one orientation, the second after rotation. The tree of an app that does not
  /// rotate equals that of a capture that was too early.
  func check(_ pair: OrientationPair, findings: inout PairFindings) {
    let orientation = pair.first.screen.orientation
    guard orientation == pair.second.screen.orientation, orientation == .portrait,
      pair.second.app.onlyAxis == nil, let root = pair.second.root
    else { return }
    findings.report(
      "the screen stays in \(orientation.rawValue) after rotation", at: root,
      doubt: "only the app itself states its orientations")
  }
}

extension AppFacts {
  /// The only axis that the app supports; nil if it supports both, or states none.
  var onlyAxis: Orientation? { orientations.flatMap(Self.onlyAxis) }

  /// Whether it supports both on an iPad, where it declares its own.
  var turnsOnPad: Bool {
    padOrientations.map { !$0.isEmpty && Self.onlyAxis(of: $0) == nil } ?? false
  }

  private static func onlyAxis(of orientations: [String]) -> Orientation? {
    guard !orientations.isEmpty else { return nil }
    let isPortrait = orientations.map { $0.lowercased().contains("portrait") }
    if isPortrait.allSatisfy({ $0 }) { return .portrait }
    let isLandscape = orientations.map { $0.lowercased().contains("landscape") }
    return isLandscape.allSatisfy { $0 } ? .landscape : nil
  }
}

extension OrientationLocked {
  static let examples = RuleExamples(
    passing: [
      Example(
        app: #"name="Ledger" orientations="portrait landscapeLeft landscapeRight""#,
        #"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(
        #"""
        <app name="Ledger" orientations="portrait portraitUpsideDown">
          <screen size="390 844">↓<UIButton title="Buy" frame="20 100 80 44"/></screen>
          <screen size="390 844"><UIButton title="Sell" frame="20 100 80 44"/></screen>
        </app>
        """#),
      Example(
        #"""
        <app orientations="landscapeLeft">
          <screen size="844 390">↓<UIButton title="Buy" frame="20 100 80 44"/></screen>
        </app>
        """#),
    ]
  )
}
