internal import AccessibilityModel
internal import Auditing

extension ElementConvention {
  /// Reports media that the silent switch mutes.
  static let silencedMedia = ElementConvention(
    RuleDescription(
      convention: "audio-silenced-media",
      "Media that users start should ignore the silent switch.",
      because: "A course that stays silent while the switch is on seems broken.",
      remedy: Remedy(
        "use the audio category .playback",
        .uiKit("try AVAudioSession.sharedInstance().setCategory(.playback)"),
        .swiftUI(".task { try? AVAudioSession.sharedInstance().setCategory(.playback) }")),
      .warning,
      needs: [.audioSession, .traits]
    ), of: .controls,
    RuleExamples(
      passing: [
        Example(
          app: #"audioCategory="playback""#,
          #"<UIButton title="Play" traits="button startsMediaSession" frame="0 0 90 44"/>"#),
        Example(
          app: #"audioCategory="ambient""#, #"<UIButton title="Play a game" frame="0 0 90 44"/>"#),
      ],
      failing: [
        Example(
          app: #"audioCategory="ambient""#,
          #"↓<UIButton title="Play" traits="button startsMediaSession" frame="0 0 90 44"/>"#),
        Example(
          app: #"name="Course""#,
          #"↓<UIButton title="Play" traits="button startsMediaSession" frame="0 0 90 44"/>"#),
      ]
    )
  ) {
    guard $0.traits.contains(.startsMediaSession) else { return nil }
    let app = $0.context.app
    // The default category is soloAmbient, but only for an app whose settings are known.
    guard app.audioCategory != nil || app.name != nil else { return nil }
    let category = app.audioCategory ?? .soloAmbient
    guard category == .soloAmbient || category == .ambient else { return nil }
    return ConventionFault(
      "starts media in the category \(category.rawValue), muted by the silent switch",
      doubt: .when(app.audioCategory == nil, "the audio category of the app is not stated"))
  }
}
