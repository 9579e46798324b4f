/// Something that was heard in a session, from when to when by its clock.
public struct HeardPart: Sendable {
  public enum Content: Hashable, Sendable {
    case line(SpokenLine)
    case sound(ReaderSound)
    /// Words of this tool.
    case note(String)
  }

  public var content: Content
  /// How it was spoken.
  public var settings: SpeechSettings
  /// Milliseconds since the session began.
  public var start: Int
  /// How much of it was heard, in milliseconds.
  public var duration: Int
  /// The caption of what was heard; nil for what captions leave out.
  public var caption: String?
}
