/// The device around the app, and the app's life in it.
struct DeviceState: Hashable, Sendable {
  enum App: String, Hashable, Sendable { case active, inactive, background, ended }

  /// What covers the app.
  enum Interruption: Hashable, Sendable {
    case ringing
    case message(String)
    case alarm(String)
    /// «Undo Typing?», after the device was shaken.
    case undoAlert
  }

  var app = App.active
  var interruption: Interruption?
  var isInCall = false
  var isAsleep = false
  var isSilent = false
  var hasHeadset = false
  var isCurtained = false
  /// Per cent.
  var volume = 100
  var ringerVolume = 50
  /// What came while the app ran, the newest last.
  var notifications: [String] = []

  static let keptNotifications = 100
}

/// What is heard besides VoiceOver: the app's own sound, and that of other apps.
struct SoundState: Hashable, Sendable {
  enum Own: Hashable, Sendable { case none, playing, paused }

  var own = Own.none
  /// The element that started it.
  var source: Int?
  /// Whether an interruption keeps it quiet.
  var isHeld = false
  var isMusicOn = false
  /// Music that was stopped for the app's sound goes on after it.
  var isMusicHeld = false
}
