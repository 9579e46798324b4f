/// The device around the app, and the app's life in it.
struct DeviceState: Hashable, Sendable {
  enum App: String, Hashable, Sendable { case active, inactive, background, ended }

  /// What the phone does, whether its alert is in front or was put away.
  enum Phone: Hashable, Sendable {
    case idle
    case ringing(caller: String)
    case inCall(caller: String)
  }

  /// An alarm that comes back.
  struct SnoozedAlarm: Hashable, Sendable {
    var text: String
    /// By the clock of the session.
    var due: Int
  }

  var app = App.active
  /// How it is held; nil where nobody has turned it.
  var hold: DeviceHold?
  var phone = Phone.idle
  /// Whether a key has stopped the ringing.
  var isRingingQuiet = false
  /// Who rings while one speaks.
  var waitingCaller: String?
  var snoozed: [SnoozedAlarm] = []
  var isAsleep = false
  var isSilent = false
  /// The names of what is plugged in and of what was chosen; empty where they have none.
  var headset: String?
  var wireless: String?
  var isCurtained = false
  /// Per cent.
  var volume = 100
  var ringerVolume = 50
  /// What came while the app ran, the newest last.
  var notifications: [String] = []
  /// The one that shows at the top of the screen.
  var banner: String?
  /// How many of them the icon shows: since the app was last in front.
  var badge = 0

  static let keptNotifications = 100
}

/// What is heard besides VoiceOver: the app's own sound, and that of other apps.
struct SoundState: Hashable, Sendable {
  enum Own: String, Hashable, Sendable { case none, playing, paused }

  var own = Own.none
  /// The element that started it.
  var source: Int?
  /// Whether an interruption keeps it quiet.
  var isHeld = false
  var isMusicOn = false
  /// Music that was stopped for the app's sound goes on after it.
  var isMusicHeld = false
  /// Whether the phone or the clock has taken the sound of all.
  var isInterrupted = false
}
