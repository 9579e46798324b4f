/// Whose way of saying things is followed.
public enum WordingName: String, CaseIterable, Hashable, Sendable {
  /// VoiceOver's, as heard on the device.
  case voiceover
  /// That of AccessibilitySnapshot, to the letter, for those who keep its references.
  case snapshot
  /// TalkBack's, for screens of Android.
  case talkback
}

/// A way of saying things: makes an utterance of the facts about a stop.
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
