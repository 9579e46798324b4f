internal import AccessibilityModel
internal import Auditing

/// Reports apps with background audio that do not declare it.
struct AudioBackgroundModeMissing: ScreenRule {
  static let description = RuleDescription(
    convention: "audio-background-mode-missing",
    "Apps with background audio should declare it.",
    because: "The audio stops when the screen is locked or another app is opened.",
    remedy: "add audio to UIBackgroundModes in Info.plist",
    .warning,
    needs: [.audioSession, .backgroundModes, .traits],
    languages: background.languages
  )

  private static let background = PhraseLists("phrase-background-sound")

  func check(_ context: AuditContext, findings: inout Findings) {
    let app = context.app
    guard let category = app.audioCategory,
      [.playback, .playAndRecord, .record].contains(category),
      app.backgroundModes?.contains("audio") != true
    else { return }
    let promise = context.worded.first {
      Self.background.occurs(in: $0.wording.visibleWords, of: $0)
        || Self.background.occurs(in: $0.wording.words, of: $0)
    }
    let media = context.subjects(.controls).first { $0.traits.contains(.startsMediaSession) }
    // Where no mode is named at all, only a promise shows that the sound is to go on.
    guard let place = promise ?? (app.backgroundModes == nil ? nil : media) else { return }
    findings.report(
      "\(place) plays in the category \(category.rawValue) without the background mode audio",
      at: place)
  }
}

extension AudioBackgroundModeMissing {
  static let examples = RuleExamples(
    passing: [
      Example(
        app: #"audioCategory="playback" backgroundModes="audio""#,
        #"<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/>"#),
      Example(
        app: #"audioCategory="ambient" backgroundModes="fetch""#,
        #"<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/>"#),
      Example(
        app: #"audioCategory="playback""#,
        #"<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(
        app: #"audioCategory="playback" backgroundModes="fetch""#,
        #"↓<UIButton title="Play" traits="button startsMediaSession" frame="20 100 80 44"/>"#),
      Example(
        app: #"audioCategory="playback""#,
        #"↓<UISwitch label="Keep playing in the background" frame="320 100 51 31"/>"#),
    ]
  )
}
