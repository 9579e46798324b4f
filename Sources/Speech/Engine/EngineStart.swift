/// The result of starting espeak-ng.
struct EngineStart: Sendable {
  let dataPath: String
  let version: String
  let remarks: [SpeechRemark]

  /// Starts espeak-ng, with our voice if its data folder can be created; on the engine's thread.
  static func start(with overlay: VoiceOverlay?) -> Result<EngineStart, SpeechError> {
    ESpeak.useSystemData()
    let system = ESpeak.info.path
    var remarks: [SpeechRemark] = []
    var parent: String?
    do throws(VoiceOverlayError) {
      parent = try overlay?.make(over: system)
    } catch {
      remarks.append(.ownVoiceUnavailable(reason: error.description))
    }
    guard initialize(parent) else { return .failure(.noVoiceData(path: ESpeak.info.path)) }
    let (version, used) = ESpeak.info
    if let parent, used != "\(parent)/\(VoiceOverlay.dataFolder)" {
      // The engine falls back to the system's data without a message.
      remarks.append(.otherData(asked: "\(parent)/\(VoiceOverlay.dataFolder)", used: used))
    }
    return .success(EngineStart(dataPath: used, version: version, remarks: remarks))
  }

  private static func initialize(_ parent: String?) -> Bool {
    ESpeak.initialize(parent) == SpokenAudio.sampleRate
      && ESpeak.setVoice(named: VoiceChooser.defaultLanguage)
  }
}
