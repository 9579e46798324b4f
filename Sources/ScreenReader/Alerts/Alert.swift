internal import Utterances

/// What the device or the app puts over the screen: a small screen of its own, with its own stops.
///
/// Sources: docs/evidence/voiceover.md#alerts-of-the-device.
enum Alert: Hashable, Sendable {
  /// The phone rings: a banner, or on a locked device a whole screen.
  case call(caller: String, isLocked: Bool)
  /// A second call, while one goes on.
  case callWaiting(caller: String)
  /// The screen of the phone during a call.
  case inCall(caller: String)
  case message(String)
  case alarm(String)
  /// Per cent that are left.
  case battery(Int)
  case permission(Permission)
  /// After the device was shaken: what can be undone and redone.
  case undo(undo: TextBuffer.EditName?, redo: TextBuffer.EditName?)
  /// A notification that shows at the top and leaves the app alone.
  case banner(String)
  /// TalkBack's menu, and the list of actions that it leads to.
  case menu(TalkBackMenu)
  case actions([String])

  /// What an app may ask for.
  enum Permission: String, CaseIterable, Hashable, Sendable {
    case location, camera, microphone, photos, contacts, notifications
  }
}

extension Alert {
  /// Which alert covers which: of equal ones the later, and a lower one waits below.
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

  /// Whether the app below it stays as it is.
  var leavesAppActive: Bool { isOfApp || isBanner || isMenu }

  /// The user has asked for it by answering: it is a screen like any other.
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

  /// Whether it takes the sound of all others: the phone and the clock do, a message does not.
  var interruptsSound: Bool {
    switch self {
    case .call, .callWaiting, .inCall, .alarm: true
    default: false
    }
  }

  /// What records call it.
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

  /// How sure its stops and ways out are.
  var evidence: Evidence {
    switch self {
    case .call, .inCall, .alarm: .high
    case .battery, .permission, .undo, .banner, .callWaiting, .menu, .actions: .medium
    case .message: .low
    }
  }
}
