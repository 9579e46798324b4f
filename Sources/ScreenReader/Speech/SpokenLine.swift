public import Utterances

/// One utterance of the screen reader, with its parts.
public struct SpokenLine: Hashable, Sendable {
  /// The speech before any pause.
  public var text: String
  /// The speech after a pause.
  public var hint: String?
  /// Both on one line, as in captions.
  public var caption: String
  /// The parts, if it describes an element.
  public var phrases: [Phrase]
  /// The element described, as an index into its layout.
  public var element: Int?
  /// The layout that the element is in, as an index into the hierarchy's screens.
  public internal(set) var layout = 0
  /// The alert that it belongs to, if one is in front.
  public internal(set) var alert: AlertSource?
  /// BCP 47; nil if unknown.
  public var language: String?
  /// BCP 47; spoken if there is no voice for the language.
  public internal(set) var fallbackLanguage: String?
  public var priority: SpeechPriority
  /// Whether it is spelled: characters with a comma between them.
  public internal(set) var isSpelled = false
  /// Unique in the session, in ascending order.
  public internal(set) var number = 0

  /// The same words without their number in the session.
  public var unnumbered: SpokenLine {
    var line = self
    line.number = 0
    return line
  }

  mutating func prefix(_ words: String) {
    text = words + text
    caption = words + caption
  }

  mutating func add(hint: String) {
    self.hint = hint
    caption = "\(text). \(hint)"
  }

  /// An alert of the emulated device, with the confidence that a device shows it like this.
  public struct AlertSource: Hashable, Sendable {
    public var name: String
    public var evidence: Evidence
  }

  /// Words of the screen reader itself.
  init(
    _ text: String, element: Int? = nil, language: String? = nil, priority: SpeechPriority = .user
  ) {
    self.text = text
    caption = text
    phrases = []
    self.element = element
    self.language = language
    self.priority = priority
  }

  /// The description of an element.
  init(_ utterance: Utterance, withHint: Bool, element: Int, language: String?) {
    text = utterance.description
    hint = withHint ? utterance.hint : nil
    caption = withHint ? utterance.spoken : utterance.description
    phrases = utterance.phrases
    self.element = element
    self.language = language
    priority = .user
  }
}
