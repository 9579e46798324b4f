internal import CESpeakNG

/// What espeak-ng said when it was started.
struct EngineStart: Sendable {
  let dataPath: String
  let version: String
  let remarks: [SpeechRemark]

  /// Starts espeak-ng, with our voice if its data folder can be made; on the engine's thread.
  static func start(with overlay: VoiceOverlay?) -> Result<EngineStart, SpeechError> {
    espeak_ng_InitializePath(nil)
    let system = info().path
    var remarks: [SpeechRemark] = []
    var parent: String?
    do throws(VoiceOverlayError) {
      parent = try overlay?.make(over: system)
    } catch {
      remarks.append(.ownVoiceUnavailable(reason: error.description))
    }
    guard initialize(parent) else { return .failure(.noVoiceData(path: info().path)) }
    let (version, used) = info()
    if let parent, used != "\(parent)/\(VoiceOverlay.dataFolder)" {
      // The engine falls back to the system's data without a word.
      remarks.append(.otherData(asked: "\(parent)/\(VoiceOverlay.dataFolder)", used: used))
    }
    return .success(EngineStart(dataPath: used, version: version, remarks: remarks))
  }

  private static func initialize(_ parent: String?) -> Bool {
    // Without DONT_EXIT the library ends the process when its data is missing.
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, 0, parent, espeakINITIALIZE_DONT_EXIT)
    guard rate == SpokenAudio.sampleRate else { return false }
    espeak_SetSynthCallback(SynthesisJob.callback)
    return espeak_SetVoiceByName(VoiceChooser.defaultLanguage) == EE_OK
  }

  private static func info() -> (version: String, path: String) {
    var path: UnsafePointer<CChar>?
    let version = espeak_Info(&path)
    return (version.map { String(cString: $0) } ?? "", path.map { String(cString: $0) } ?? "")
  }
}
