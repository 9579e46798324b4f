/// One text to be spoken in one language and voice.
public struct SpeechRequest: Hashable, Sendable {
  /// The text, plain: punctuation and markup have no special meaning in it.
  public var text: String
  /// BCP 47, such as `en-GB`; none is American English.
  public var language: String?
  /// BCP 47; spoken if there is no voice for the language.
  public var fallbackLanguage: String?
  /// A variant (“Earshot”, “f2”), which keeps the language, or a voice of espeak-ng by name.
  public var voice: String?
  public var parameters: SpeechParameters

  public init(
    _ text: String, language: String? = nil, orElse fallbackLanguage: String? = nil,
    voice: String? = nil,
    parameters: SpeechParameters = SpeechParameters()
  ) {
    self.text = text
    self.language = language
    self.fallbackLanguage = fallbackLanguage
    self.voice = voice
    self.parameters = parameters
  }

  /// The maximum length of one text: a label can hold a megabyte, which is sixteen hours of speech.
  public static let longestText = 20_000
  /// The maximum sound of one text: 1,800 seconds, since a line of emoji produces a lot.
  public static let longestAudio = 1_800 * SpokenAudio.sampleRate
}
