internal import AccessibilityModel
internal import Auditing

/// Reports alerts at the first launch that request a permission.
struct LaunchRequest: ScreenRule {
  static let location = LaunchRequest(
    "hig-location-at-launch", request: "location",
    words: PhraseLists("phrase-location-requests"),
    alert: "Allow “Ledger” to use your location?")

  static let permission = LaunchRequest(
    "hig-push-permission-at-launch", request: "permissions",
    words: PhraseLists("phrase-permission-requests"),
    alert: "“Ledger” would like to send you notifications")

  static let description = location.ownDescription
  static let examples = location.ownExamples

  let ownDescription: RuleDescription
  let ownExamples: RuleExamples
  private let request: String
  private let words: PhraseLists

  init() { self = .location }

  private init(
    _ id: String, request: String, words: PhraseLists, alert: String, line: Int = #line
  ) {
    self.request = request
    self.words = words
    ownDescription = RuleDescription(
      convention: id,
      "Apps should request \(request) when a feature is used, not at launch.",
      because:
        "Users cannot judge the request yet, and a permission that they refuse is hard to allow later.",
      remedy: "ask when the feature is first used",
      .note,
      needs: [.labels, .firstLaunch],
      languages: words.languages)
    ownExamples = Self.examples(of: alert, line: line)
  }

  func check(_ context: AuditContext, findings: inout Findings) {
    guard context.screen.isFirstLaunch else { return }
    for alert in context.outermost(.alert).map(context.subject) where asks(alert) {
      findings.report(
        "\(alert) requests \(request) at the first launch", at: alert,
        on: [.firstLaunch])
    }
  }

  private func asks(_ alert: AuditedElement) -> Bool {
    ([alert] + alert.alertFacts.texts).contains {
      words.occurs(in: $0.wording.visibleWords, of: $0)
    }
  }
}

extension LaunchRequest {
  private static func examples(of alert: String, line: Int) -> RuleExamples {
    RuleExamples(
      passing: [
        Example(
          #"<UIAlertController title="\#(alert)" frame="60 350 270 150"/>"#, line: line),
        Example(
          #"""
          <screen firstLaunch="true" size="390 844"><UIAlertController title="Welcome" frame="60 350 270 150"/></screen>
          """#, line: line),
      ],
      failing: [
        Example(
          #"""
          <screen firstLaunch="true" size="390 844">
          ↓<UIAlertController title="\#(alert)" frame="60 350 270 150"/>
          </screen>
          """#, line: line)
      ]
    )
  }
}
