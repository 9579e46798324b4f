/// One thing that the screen reader gives out.
///
/// Captions, transcripts and the voice are made of the same items, so they cannot disagree about
/// what was said.
public enum Item: Hashable, Sendable {
  case speech(SpokenLine)
  case sound(ReaderSound)
  /// What the device does to the app, or to what is heard of it.
  case effect(DeviceEffect)
  /// What a control or a custom action does, by the name that the app has for it.
  case action(String)
  /// Words of this tool, which VoiceOver would not say.
  case note(String)
  /// A line given out before ends here, without having been heard to its end.
  case cut(CutLine)
}

/// A short sound in place of words; the raw values are what captions show in square brackets.
public enum ReaderSound: String, CaseIterable, Hashable, Sendable {
  /// The cursor is on another element; captions leave it out.
  case focus
  /// There is no further stop in this direction.
  case edge
  /// Another screen.
  case screen
  case activate
  /// The element is dimmed and does nothing.
  case dimmed
  /// What was asked for cannot be done.
  case error
  /// The tone of a call, a message, a notification or an alarm.
  case alert
}

/// Something that the device does; the text is what captions show in round brackets.
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

/// Which speech gives way to which.
public enum SpeechPriority: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Gives way to everything; of several that wait only the newest is said.
  case background
  /// The answer to a command; the next answer cuts it off.
  case user
  /// Is never cut off by moving on.
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
