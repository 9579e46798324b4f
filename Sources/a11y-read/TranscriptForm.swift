internal import ArgumentParser

/// The forms of a transcript.
enum TranscriptForm: String, CaseIterable, ExpressibleByArgument {
  case text, json
  /// WebVTT, for a session.
  case vtt
}
