internal import Utterances

/// Content that the device or the app shows above the screen: a small screen with its own stops.
///
/// Sources: docs/evidence/voiceover.md#alerts-of-the-device.
enum Alert: Hashable, Sendable {
  /// An incoming call: a banner, or the whole screen of a locked device.
  case call(caller: String, isLocked: Bool)
  /// A second call during another, which can be put on hold unless one is held already.
  case callWaiting(caller: String, mayHold: Bool)
  /// The phone's screen during a call, and the caller on hold.
  case inCall(caller: String, held: String?)
  case message(String)
  case alarm(String)
  /// The remaining per cent.
  case battery(Int)
  case permission(Permission, PermissionAge)
  /// After shaking the device: the edits that can be undone and redone.
  case undo(undo: TextBuffer.EditName?, redo: TextBuffer.EditName?)
  /// A notification at the top that does not affect the app.
  case banner(String)
  /// TalkBack's menu, and its list of actions.
  case menu(TalkBackMenu)
  case actions([String])

  /// The permissions that an app may request.
  enum Permission: String, CaseIterable, Hashable, Sendable {
    case location, camera, microphone, photos, contacts, notifications, tracking
  }
}

extension Alert {
  /// The alert with the higher rank covers the others; of equal ones, the later.
  var rank: Int {
    switch self {
    case .banner: 0
    case .undo: 1
    case .inCall: 2
    case .message, .battery, .permission: 3
    case .alarm: 4
    case .call, .callWaiting: 5
    case .menu, .actions: 6
    }
  }

  /// Whether the app shows it itself, and so stays active.
  var isOfApp: Bool {
    if case .undo = self { true } else { false }
  }

  var isMenu: Bool {
    switch self {
    case .menu, .actions: true
    default: false
    }
  }

  /// Whether the app below it stays active.
  var leavesAppActive: Bool { isOfApp || isBanner || isMenu }

  /// Whether the user has opened it by answering: it is a screen like any other.
  var isCallScreen: Bool {
    if case .inCall = self { true } else { false }
  }

  var isBanner: Bool {
    if case .banner = self { true } else { false }
  }

  var isRinging: Bool {
    switch self {
    case .call, .callWaiting: true
    default: false
    }
  }

  /// Whether it takes over all sound: calls and alarms do, messages do not.
  var interruptsSound: Bool {
    switch self {
    case .call, .callWaiting, .inCall, .alarm: true
    default: false
    }
  }

  /// Its name in records.
  var name: String {
    switch self {
    case .call, .callWaiting, .inCall: "call"
    case .message: "message"
    case .alarm: "alarm"
    case .battery: "battery"
    case .permission: "permission"
    case .undo: "undo"
    case .banner: "notification"
    case .menu, .actions: "menu"
    }
  }

  /// The confidence in its stops and buttons.
  var evidence: Evidence {
    switch self {
    case .call, .inCall, .alarm: .high
    case .battery, .permission, .undo, .banner, .callWaiting, .menu, .actions: .medium
    case .message: .low
    }
  }
}
