/// Something that was spoken or set up differently from the request; speech continues.
public enum SpeechRemark: Hashable, Sendable, CustomStringConvertible {
  /// No voice speaks this language; the one in use spoke.
  case languageUnavailable(String, spokenWith: String)
  /// No voice or variant has this name.
  case voiceUnavailable(String)
  /// Only the first scalars of the text were spoken.
  case textCut(scalars: Int)
  /// The sound was ended at this length.
  case audioCut(seconds: Int)
  /// Our own voice could not be set up; the system's voices are available.
  case ownVoiceUnavailable(reason: String)
  /// The engine uses other data than requested.
  case otherData(asked: String, used: String)

  public var description: String {
    switch self {
    case .languageUnavailable(let language, let voice):
      "no voice for the language \"\(language)\", spoken with \(voice)"
    case .voiceUnavailable(let name):
      "no voice or variant \"\(name)\", the voice of the language is used"
    case .textCut(let scalars): "only the first \(scalars) characters are spoken"
    case .audioCut(let seconds): "speech ended after \(seconds) seconds"
    case .ownVoiceUnavailable(let reason):
      "our own voice is not available, the system's is used: \(reason)"
    case .otherData(let asked, let used):
      "espeak-ng was to read \(asked) and reads \(used)"
    }
  }
}

/// Why speech is unavailable.
public enum SpeechError: Error, Hashable, CustomStringConvertible {
  /// The engine found no data to speak with.
  case noVoiceData(path: String)
  case noThread
  /// The engine refused a text, with its status.
  case refused(status: Int)
  /// A sink asked the engine that was calling it to speak.
  case calledFromSink

  public var description: String {
    switch self {
    case .noVoiceData(let path):
      "no speech: espeak-ng has no data in \(path), install espeak-ng-data; captions continue"
    case .noThread: "no speech: the system cannot create another thread; captions continue"
    case .refused(let status): "no speech: espeak-ng answered \(status); captions continue"
    case .calledFromSink: "a speech sink asked its own engine to speak"
    }
  }
}
