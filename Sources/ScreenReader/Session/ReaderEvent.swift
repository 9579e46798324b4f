/// What a command brings about beyond what is said.
public enum ReaderEvent: Hashable, Sendable {
  /// What is being said is cut off.
  case interrupt
  /// Speech halts, to go on later.
  case pause
  /// A control did what it is for; the app names its action, or does not.
  case activated(element: Int, action: String?)
  case showedScreen(layout: Int)
  case copied(String)
  /// How it is spoken is to change.
  case settings
  /// The app is ended by the device.
  case terminated
  case quit
}
