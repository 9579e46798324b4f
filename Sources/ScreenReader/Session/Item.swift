/// One item of the screen reader's output.
///
/// Captions, transcripts and the voice use the same items, so they cannot differ.
public enum Item: Hashable, Sendable {
  case speech(SpokenLine)
  case sound(ReaderSound)
  /// An effect of the device on the app, or on its sound.
  case effect(DeviceEffect)
  /// The effect of a control or a custom action, by the app's name for it.
  case action(String)
  /// Words of this tool, which VoiceOver would not say.
  case note(String)
  /// An earlier line ends here, before it was heard completely.
  case cut(CutLine)
}

/// A short sound instead of words; captions show the raw values in square brackets.
public enum ReaderSound: String, CaseIterable, Hashable, Sendable {
  /// The cursor is on another element; captions omit it.
  case focus
  /// There is no further stop in this direction.
  case edge
  /// Another screen.
  case screen
  case activate
  /// The element is dimmed and has no effect.
  case dimmed
  /// The requested action is impossible.
  case error
  /// The tone of a call, a message, a notification or an alarm.
  case alert
}

/// An event of the device; captions show the text in round brackets.
public struct DeviceEffect: Hashable, Sendable {
  public var text: String

  init(_ text: String) { self.text = text }

  public static let resignActive = DeviceEffect("resign active")
  public static let becomeActive = DeviceEffect("become active")
  public static let background = DeviceEffect("background")
  public static let terminate = DeviceEffect("terminate")
  public static let memoryWarning = DeviceEffect("memory warning")
  static let alertWaits = DeviceEffect("alert waits")
  static let ringingStops = DeviceEffect("ringing stops")
  static let snoozed = DeviceEffect("snoozed")
  static let lowPower = DeviceEffect("low power mode")
}

/// The priority of speech.
public enum SpeechPriority: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Yields to everything; of several that wait, only the newest is spoken.
  case background
  /// The response to a command; the next response interrupts it.
  case user
  /// Never interrupted by moving the cursor.
  case alert

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public var name: String {
    switch self {
    case .background: "background"
    case .user: "user"
    case .alert: "alert"
    }
  }
}
