internal import CESpeakNG

/// The calls of espeak-ng, in Swift's types: the one file here that handles pointers.
///
/// All of them belong on the engine's thread.
enum ESpeak {
  /// A word that the engine has reached.
  struct WordEvent {
    /// From 1, in scalars of the segment.
    let position: Int
    let length: Int
    let milliseconds: Int
  }

  /// Receives a block of sound with the words that begin in it, and returns whether to continue.
  final class Receiver {
    let receive: ([Int16], [WordEvent]) -> Bool

    init(_ receive: @escaping ([Int16], [WordEvent]) -> Bool) { self.receive = receive }
  }

  enum Parameter { case rate, pitch, range, volume }

  // MARK: Starting

  /// Points the engine to the system's own data.
  static func useSystemData() { espeak_ng_InitializePath(nil) }

  static var info: (version: String, path: String) {
    var path: UnsafePointer<CChar>?
    let version = espeak_Info(&path)
    return (version.map { String(cString: $0) } ?? "", path.map { String(cString: $0) } ?? "")
  }

  /// - Parameter parent: the folder that contains the data folder; nil for the system's.
  /// - Returns: the sample rate, or a negative number without data.
  static func initialize(_ parent: String?) -> Int {
    // Without DONT_EXIT the library ends the process when its data is missing.
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, parent, espeakINITIALIZE_DONT_EXIT)
    espeak_SetSynthCallback(callback)
    return Int(rate)
  }

  // MARK: Voices

  static func setVoice(named name: String) -> Bool { espeak_SetVoiceByName(name) == EE_OK }

  static func setVoice(ofLanguage language: String) -> Bool {
    language.withCString { code in
      var properties = espeak_VOICE()
      properties.languages = code
      return espeak_SetVoiceByProperties(&properties) == EE_OK
    }
  }

  static var currentVoice: (name: String, identifier: String)? {
    guard let voice = espeak_GetCurrentVoice(), let name = voice.pointee.name,
      let identifier = voice.pointee.identifier
    else { return nil }
    return (String(cString: name), String(cString: identifier))
  }

  static func set(_ parameter: Parameter, to value: Int) {
    espeak_SetParameter(parameter.code, Int32(value), 0)
  }

  // MARK: Speaking

  /// Speaks a text to its end.
  ///
  /// - Parameter text: UTF-8 with a zero at the end: without one espeak-ng reads on, beyond the
  ///   given size.
  /// - Returns: nil, or the status with which espeak-ng rejected the text.
  static func speak(_ text: [UInt8], to receiver: Receiver) -> Int? {
    let status = withExtendedLifetime(receiver) {
      text.withUnsafeBytes { bytes in
        espeak_Synth(
          bytes.baseAddress, bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
          Unmanaged.passUnretained(receiver).toOpaque())
      }
    }
    return status == EE_OK ? nil : Int(status.rawValue)
  }

  /// Called by espeak-ng for each block; 1 ends the text.
  private static let callback:
    @convention(c) (
      UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
    ) -> Int32 = { samples, count, events in
      // Without samples it is the end of the text, and stopping is no longer possible.
      guard let samples, let events, let context = events.pointee.user_data else { return 0 }
      let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
      let block = Array(UnsafeBufferPointer(start: samples, count: Int(count)))
      return receiver.receive(block, words(events)) ? 0 : 1
    }

  private static func words(_ events: UnsafePointer<espeak_EVENT>) -> [WordEvent] {
    var words: [WordEvent] = []
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD {
        words.append(
          WordEvent(
            position: Int(event.pointee.text_position), length: Int(event.pointee.length),
            milliseconds: Int(event.pointee.audio_position)))
      }
      event += 1
    }
    return words
  }
}

extension ESpeak.Parameter {
  fileprivate var code: espeak_PARAMETER {
    switch self {
    case .rate: espeakRATE
    case .pitch: espeakPITCH
    case .range: espeakRANGE
    case .volume: espeakVOLUME
    }
  }
}
