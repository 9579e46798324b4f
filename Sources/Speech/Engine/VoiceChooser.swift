internal import Platform

/// The current voice of espeak-ng, and how another is chosen.
///
/// Only used on the engine's thread.
struct VoiceChooser {
  private struct Choice: Equatable {
    let language: String?
    let fallback: String?
    let voice: String?
  }

  static let defaultLanguage = "en-us"
  /// espeak-ng aborts on a variant name of more than 40 characters, and on a voice with a variant
  /// of about 38.
  static let longestName = 36

  private let dataPath: String
  private var current: Choice?
  private var remarks: [SpeechRemark] = []

  init(dataPath: String) {
    self.dataPath = dataPath
  }

  /// Sets the voice for a request, and reports missing parts.
  ///
  /// - Parameter fallback: the language to use if there is no voice for the first.
  mutating func choose(
    language: String?, orElse fallback: String? = nil, voice: String?
  ) -> [SpeechRemark] {
    let choice = Choice(language: language, fallback: fallback, voice: voice)
    guard choice != current else { return remarks }
    remarks = []
    setLanguage(language, orElse: fallback)
    if let voice, !set(voice: voice) { remarks.append(.voiceUnavailable(voice)) }
    current = choice
    return remarks
  }

  private mutating func setLanguage(_ language: String?, orElse fallback: String?) {
    let wanted = language ?? Self.defaultLanguage
    if set(language: wanted) { return }
    // Never the voice that happened to speak before.
    if !(fallback.map(set(language:)) ?? false) { _ = set(language: Self.defaultLanguage) }
    let voice = ESpeak.currentVoice?.name ?? "the voice in use"
    remarks.append(.languageUnavailable(wanted, spokenWith: voice))
  }

  private func set(language: String) -> Bool {
    LanguageCode.candidates(for: language).contains(where: ESpeak.setVoice(ofLanguage:))
  }

  /// Adds a variant to the voice of the language, or uses another voice by its name.
  ///
  /// A variant by its bare name would be treated as a voice, and be silent.
  private func set(voice: String) -> Bool {
    guard VoiceFile.isName(voice, "+/()") else { return false }
    guard hasVariant(voice) else {
      // Some voices are known by their language only, such as `en-gb`.
      return set(name: voice)
        || LanguageCode.candidates(for: voice).first.map(ESpeak.setVoice(ofLanguage:)) ?? false
    }
    guard let identifier = ESpeak.currentVoice?.identifier else { return false }
    return set(name: "\(identifier.prefix { $0 != "+" })+\(voice)")
  }

  private func set(name: String) -> Bool {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false)
    // mbrola's voices need other programs and have other sample rates.
    guard name.utf8.count <= Self.longestName, parts.count <= 2, !name.hasPrefix("mb") else {
      return false
    }
    if parts.count == 2, !hasVariant(String(parts[1])) { return false }
    guard ESpeak.setVoice(named: name) else { return false }
    return ESpeak.currentVoice.map { !$0.identifier.hasPrefix("!v") } ?? false
  }

  private func hasVariant(_ name: String) -> Bool {
    VoiceFile.isName(name) && InputFile.size(of: "\(dataPath)/voices/!v/\(name)") != nil
  }
}

/// The forms of a language code that are tried on the engine.
enum LanguageCode {
  /// The code with hyphens, then the language alone; empty if it is not a language code.
  static func candidates(for code: String) -> [String] {
    let code = String(code.map { $0 == "_" ? "-" : $0 })
    guard (2...35).contains(code.utf8.count),
      code.utf8.allSatisfy({ $0 == 0x2D || isAlphanumeric($0) })
    else { return [] }
    let parts = code.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.utf8.count) else { return [] }
    let language = renamed[first.lowercased()] ?? String(first)
    let whole = ([language] + parts.dropFirst().map(String.init)).joined(separator: "-")
    return whole == language ? [whole] : [whole, language]
  }

  /// ISO 639 withdrew these; Android and Java still write them.
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi"]

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
