internal import AccessibilityModel
internal import Voices

// Events of the device, in the order of an interruption: resign active, an alert, and then become
// active if it is ignored, background if it is answered.
extension CommandExecution {
  /// Whether a command is possible now; if not, announces why.
  mutating func isPossible(_ command: ReaderCommand) -> Bool {
    if command.isOfDevice { return true }
    if state.device.isAsleep {
      if case .rotate(let rotation) = command {
        turnAsleep(rotation)
      } else {
        note("The device is asleep; wake it first.")
      }
      return false
    }
    if let alert = state.alerts.front?.alert, !alert.isBanner, !isAway(alert) {
      return isPossible(command, over: alert)
    }
    switch state.device.app {
    case .ended:
      note("The app has ended; foreground starts it again.")
      return false
    case .background:
      if command == .magicTap, state.device.phone != .idle { return true }
      note("The app is in the background; foreground brings it back.")
      return false
    case .active, .inactive: return true
    }
  }

  /// Whether it is the app's own, and the app is not active.
  private func isAway(_ alert: Alert) -> Bool {
    alert.isOfApp && (state.device.app == .background || state.device.app == .ended)
  }

  /// An alert receives every gesture; the app below it gets none.
  private mutating func isPossible(_ command: ReaderCommand, over alert: Alert) -> Bool {
    switch command {
    case .undo, .redo:
      if alert.isOfApp { return true }
    case .shake, .screens, .screen, .type, .erase, .edit, .scroll, .caret, .pressReturn, .nextField,
      .endEditing:
      break
    case .menu where alert.isMenu: break
    default: return true
    }
    play(.error)
    note("An alert is in front; answer it first.")
    return false
  }

  // MARK: Permissions, notifications

  mutating func ask(for name: String, _ age: PermissionAge) {
    guard let permission = Alert.Permission(rawValue: name), state.device.app == .active else {
      play(.error)
      return note("Only an active app asks for permission.")
    }
    raise(.permission(permission, age))
  }

  /// A banner: information that does not affect the cursor or the app.
  mutating func notification(_ text: String) {
    guard !text.isEmpty else { return sayNotifications() }
    state.device.notifications.append(text)
    state.device.badge += 1
    let surplus = state.device.notifications.count - DeviceState.keptNotifications
    if surplus > 0 { state.device.notifications.removeFirst(surplus) }
    let types = reader.hierarchy.app.notificationTypes
    if types?.contains("badge") == true { show(DeviceEffect("badge \(state.device.badge)")) }
    if types?.contains("sound") ?? true { playTone() }
    guard types?.contains("alert") ?? true else { return }
    state.device.banner = text
    say(.notification, text, .alert)
  }

  private mutating func sayNotifications() {
    let all = state.device.notifications
    if all.isEmpty { return say(.noNotifications) }
    sayOwn(words[counted: .notifications, all.count])
    for text in all.reversed() { say(text) }
  }

  /// Silent if the switch is on silent, and while the app records or processes sound.
  mutating func playTone() {
    if state.sound.own == .playing, !state.sound.isHeld, takesAllSound { return }
    play(.alert)
  }

  // MARK: Sleep

  mutating func sleep() {
    guard !state.device.isAsleep, !sideButtonAnswers() else { return }
    closeMenu()
    resignActive(holdsSound: stopsAtLock)
    state.device.isAsleep = true
  }

  mutating func wake() {
    guard state.device.isAsleep else { return }
    state.device.isAsleep = false
    if let alert = state.alerts.front?.alert, !alert.leavesAppActive {
      return mustFollowHold ? followHold() : showFront()
    }
    guard state.device.app == .inactive else { return }
    // A turn describes the stop in its new layout.
    let turns = mustFollowHold
    becomeActive(saysAgain: !turns)
    if turns { followHold() }
  }

  // MARK: The app's life

  mutating func resignActive(holdsSound: Bool = true) {
    guard state.device.app == .active else { return }
    state.device.app = .inactive
    if !state.isPaused { state.held = cutLines.map(wholeLine) }
    show(.resignActive)
    if holdsSound { holdSound() }
  }

  mutating func becomeActive(saysAgain: Bool) {
    guard state.device.app != .active else { return }
    state.device.app = .active
    state.device.badge = 0
    show(.becomeActive)
    if state.device.phone == .idle { releaseSound() }
    state.stopsToRead = nil
    guard !state.isPaused else { return }
    if saysAgain { sayCutAgain() }
    state.held = []
  }

  /// Repeats the interrupted phrase from its start, and the phrases after it; else the current
  /// stop.
  mutating func sayCutAgain() {
    if state.held.isEmpty { return describeCurrent() }
    for line in state.held { output(line) }
    state.held = []
  }

  /// The home button.
  mutating func leaveForeground() {
    guard homeButtonLeaves() else { return }
    resignActive(holdsSound: !playsInBackground)
    enterBackground()
    if state.covered != nil { uncover() }
  }

  mutating func enterBackground() {
    guard state.device.app == .active || state.device.app == .inactive else { return }
    state.device.app = .background
    state.device.banner = nil
    show(.background)
    leaveSound()
    if reader.hierarchy.app.exitsOnSuspend == true {
      show(.terminate)
      end()
    }
  }

  /// The process was stopped and continues, as if the app had been suspended.
  mutating func resumeProcess() {
    let isCovered = state.alerts.front.map { !$0.alert.leavesAppActive } ?? false
    if isCovered { return describeCurrent() }
    if state.device.app == .inactive, !state.device.isAsleep { becomeActive(saysAgain: true) }
  }

  mutating func terminate() {
    if state.device.app != .ended { show(.terminate) }
    state.hasEnded = true
    events.append(.quit)
  }

  private mutating func end() {
    state.device.app = .ended
    state.sound.own = .none
    state.alerts.remove(where: \.isOfApp)
    if state.alerts.isEmpty { state.covered = nil }
    events.append(.terminated)
  }

  /// The app returns; if it was terminated, it starts at its last position.
  mutating func enterForeground() {
    if state.device.isAsleep { return note("The device is asleep; wake it first.") }
    if let alert = state.alerts.front?.alert, !isAway(alert) {
      guard case .inCall = alert else { return note("An alert is in front; answer it first.") }
      // The call continues, and its screen is dismissed.
      state.covered?.app = .active
      return closeFront()
    }
    switch state.device.app {
    case .active: break
    case .inactive, .background:
      state.covered?.app = .active
      becomeActive(saysAgain: true)
    case .ended:
      state.device.app = .active
      play(.screen)
      show(.becomeActive)
      describeCurrent()
    }
  }

  /// A running app gets the event; a suspended one is terminated without it.
  mutating func memoryWarning() {
    switch state.device.app {
    case .active, .inactive: show(.memoryWarning)
    case .background: end()
    case .ended: break
    }
  }
}

extension ReaderCommand {
  /// Whether it makes the app inactive, so that interrupted speech is repeated afterwards.
  var resignsActive: Bool {
    switch self {
    case .call(.incoming), .call(.answer), .call(.hold), .message, .alarm, .battery, .permission,
      .sleep,
      .background, .suspended:
      true
    default: false
    }
  }

  /// Whether it occurs in every state of the app.
  var isOfDevice: Bool {
    switch self {
    case .call, .message, .alarm, .notification, .battery, .permission, .sleep, .wake, .background,
      .foreground,
      .memoryWarning, .headset, .wireless, .ring, .silent, .volume, .volumeButton, .music, .sound,
      .rotationLock, .speech, .curtain, .echo, .verbosity,
      .help, .tutorial, .explain, .quit, .history, .repeatLast, .why, .suspended, .continued,
      .terminated,
      .failed, .wait:
      true
    default: false
    }
  }
}
