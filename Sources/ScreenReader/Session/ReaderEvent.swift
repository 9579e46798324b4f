/// An effect of a command besides speech.
public enum ReaderEvent: Hashable, Sendable {
  /// Current speech is interrupted.
  case interrupt
  /// Speech pauses, to be resumed.
  case pause
  /// A control was activated; the app names its action, or does not.
  case activated(element: Int, action: String?)
  case showedScreen(layout: Int)
  case copied(String)
  /// Speech settings change.
  case settings
  /// The device terminates the app.
  case terminated
  case quit
}
