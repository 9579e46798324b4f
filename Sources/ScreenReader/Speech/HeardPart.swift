/// Something heard in a session, with its start and duration by the session's clock.
public struct HeardPart: Sendable {
  public enum Content: Hashable, Sendable {
    case line(SpokenLine)
    case sound(ReaderSound)
    /// Words of this tool.
    case note(String)
  }

  public var content: Content
  /// The speech settings at the time.
  public var settings: SpeechSettings
  /// Milliseconds since the session began.
  public var start: Int
  /// How long it was heard, in milliseconds.
  public var duration: Int
  /// The caption; nil for items that captions omit.
  public var caption: String?
}
