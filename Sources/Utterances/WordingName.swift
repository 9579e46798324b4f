/// The tool or device whose phrasing is used.
public enum WordingName: String, CaseIterable, Hashable, Sendable {
  /// VoiceOver's, as heard on the device.
  case voiceover
  /// That of AccessibilitySnapshot, exactly, for comparison with its references.
  case snapshot
  /// TalkBack's, for screens of Android.
  case talkback
}

/// A phrasing: makes an utterance from the facts about a stop.
protocol Wording: Sendable {
  func utterance(for subject: SpokenElement) -> Utterance
}

extension WordingName {
  var wording: any Wording {
    switch self {
    case .voiceover: VoiceOverWording()
    case .snapshot: SnapshotWording()
    case .talkback: TalkBackWording()
    }
  }
}
