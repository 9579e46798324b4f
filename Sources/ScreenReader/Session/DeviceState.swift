/// The state of the device, and of the app on it.
struct DeviceState: Hashable, Sendable {
  enum App: String, Hashable, Sendable { case active, inactive, background, ended }

  /// The state of the phone, whether its alert is in front or was dismissed.
  enum Phone: Hashable, Sendable {
    case idle
    case ringing(caller: String)
    case inCall(caller: String)
  }

  /// A snoozed alarm.
  struct SnoozedAlarm: Hashable, Sendable {
    var text: String
    /// By the session's clock.
    var due: Int
  }

  var app = App.active
  /// How it is held; nil if it was not rotated.
  var hold: DeviceHold?
  var phone = Phone.idle
  /// Whether a button has silenced the ringing.
  var isRingingQuiet = false
  /// The second caller during a call.
  var waitingCaller: String?
  /// The caller on hold during a call with another; nil if there is none.
  var heldCaller: String?
  var snoozed: [SnoozedAlarm] = []
  var isAsleep = false
  var isSilent = false
  var isRotationLocked = false
  /// The names of the plugged-in and the chosen audio device; empty if they have none.
  var headset: String?
  var wireless: String?
  var isCurtained = false
  /// In per cent.
  var volume = 100
  var ringerVolume = 50
  /// Notifications that arrived while the app ran, newest last.
  var notifications: [String] = []
  /// The one shown at the top of the screen.
  var banner: String?
  /// The number on the app's icon: those since the app was last active.
  var badge = 0

  static let keptNotifications = 100
}

/// The sound besides speech: the app's own, and that of other apps.
struct SoundState: Hashable, Sendable {
  enum Own: String, Hashable, Sendable { case none, playing, paused }

  var own = Own.none
  /// The element that started it.
  var source: Int?
  /// Whether an interruption keeps it silent.
  var isHeld = false
  var isMusicOn = false
  /// Music that was stopped for the app's sound resumes after it.
  var isMusicHeld = false
  /// Whether a call or an alarm has taken over all sound.
  var isInterrupted = false
}
