internal import AccessibilityModel
internal import Voices

// What happens to the device, in the order of an interruption: resign active, an alert with its
// choices, and then become active where it is ignored, background where it is answered.
extension CommandExecution {
  /// Whether a command means anything now; says why where it does not.
  mutating func isPossible(_ command: ReaderCommand) -> Bool {
    if command.isOfDevice { return true }
    if state.device.isAsleep {
      note("The device is asleep; wake it first.")
      return false
    }
    switch state.device.app {
    case .ended:
      note("The app has ended; foreground starts it again.")
      return false
    case .background:
      if command == .magicTap, state.device.isInCall { return true }
      note("The app is in the background; foreground brings it back.")
      return false
    case .active, .inactive: return answerInterruption(command)
    }
  }

  /// With an alert in front, a command is about it; moving on ignores it.
  private mutating func answerInterruption(_ command: ReaderCommand) -> Bool {
    guard let interruption = state.device.interruption else { return true }
    switch (interruption, command) {
    case (.undoAlert, .undo), (.undoAlert, .redo), (.undoAlert, .escape): return true
    case (.undoAlert, _):
      endUndoAlert()
      return true
    case (.ringing, .magicTap): return true
    case (_, .heard), (_, .pause): return false
    case (_, .escape):
      ignoreInterruption()
      return false
    case (.ringing, .activate):
      call(.answer)
      return false
    case (_, .activate):
      openInterruption()
      return false
    default:
      becomeActive(saysAgain: false)
      return true
    }
  }

  // MARK: Calls

  mutating func call(_ step: ReaderCommand.CallStep) {
    switch step {
    case .come: ring()
    case .answer:
      if state.device.isInCall { return play(.error) }
      if state.device.interruption != .ringing { ring() }
      state.device.interruption = nil
      state.device.isInCall = true
      enterBackground()
    case .decline:
      guard state.device.interruption == .ringing else { return play(.error) }
      ignoreInterruption()
    case .end:
      guard state.device.isInCall else { return play(.error) }
      state.device.isInCall = false
      if state.device.app == .ended {
        return note("The app has ended; foreground starts it again.")
      }
      comeToForeground()
    }
  }

  private mutating func ring() {
    guard !state.device.isInCall else { return play(.error) }
    state.device.isAsleep = false
    resignActive()
    state.device.interruption = .ringing
    playTone()
    say(.call, .alert)
  }

  // MARK: Messages, alarms, notifications

  mutating func interrupt(with interruption: DeviceState.Interruption) {
    resignActive()
    state.device.isAsleep = false
    state.device.interruption = interruption
    switch interruption {
    case .message(let text):
      playTone()
      say(.message, text, .alert)
    case .alarm(let text):
      // The one sound that the user has asked for by name.
      add(.sound(.alert))
      text.isEmpty ? say(.alarm, .alert) : say(.alarmText, text, .alert)
    case .ringing, .undoAlert: break
    }
  }

  private mutating func openInterruption() {
    state.device.interruption = nil
    enterBackground()
  }

  private mutating func ignoreInterruption() { becomeActive(saysAgain: true) }

  /// A banner: information that leaves the cursor and the app alone.
  mutating func notification(_ text: String) {
    guard !text.isEmpty else { return sayNotifications() }
    state.device.notifications.append(text)
    let surplus = state.device.notifications.count - DeviceState.keptNotifications
    if surplus > 0 { state.device.notifications.removeFirst(surplus) }
    let types = reader.hierarchy.app.notificationTypes
    if types?.contains("sound") ?? true { playTone() }
    if types?.contains("alert") ?? true { say(.notification, text, .alert) }
  }

  private mutating func sayNotifications() {
    let all = state.device.notifications
    if all.isEmpty { return say(.noNotifications) }
    sayOwn(words[counted: .notifications, all.count])
    for text in all.reversed() { say(text) }
  }

  /// Silent on the switch's word, and quiet while the app records.
  private mutating func playTone() {
    if state.sound.own == .playing, reader.hierarchy.app.audioCategory == .record { return }
    play(.alert)
  }

  // MARK: Sleep

  mutating func sleep() {
    guard !state.device.isAsleep else { return }
    resignActive(holdsSound: stopsAtLock)
    state.device.isAsleep = true
  }

  mutating func wake() {
    guard state.device.isAsleep else { return }
    state.device.isAsleep = false
    guard state.device.app == .inactive else { return }
    becomeActive(saysAgain: true)
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
    state.device.interruption = nil
    guard state.device.app != .active else { return }
    state.device.app = .active
    show(.becomeActive)
    releaseSound()
    state.stopsToRead = nil
    guard !state.isPaused else { return }
    if saysAgain { sayCutAgain() }
    state.held = []
  }

  /// The phrase that was cut, from its start, and what was to follow it; else the current stop.
  private mutating func sayCutAgain() {
    if state.held.isEmpty { return describeCurrent() }
    for line in state.held { give(line) }
  }

  mutating func leaveForeground() {
    guard state.device.app == .active || state.device.app == .inactive else { return }
    resignActive(holdsSound: !playsInBackground)
    state.device.interruption = nil
    enterBackground()
  }

  private mutating func enterBackground() {
    guard state.device.app == .active || state.device.app == .inactive else { return }
    state.device.app = .background
    show(.background)
    leaveSound()
    if reader.hierarchy.app.exitsOnSuspend == true {
      show(.terminate)
      end()
    }
  }

  /// The process was stopped, and goes on: as if the app had been.
  mutating func comeBack() {
    if state.device.interruption == nil, !state.device.isAsleep { becomeActive(saysAgain: true) }
  }

  mutating func terminate() {
    if state.device.app != .ended { show(.terminate) }
    state.hasEnded = true
    events.append(.quit)
  }

  private mutating func end() {
    state.device.app = .ended
    state.sound.own = .none
    events.append(.terminated)
  }

  /// The app comes back; where it had ended, it starts where it was left.
  mutating func comeToForeground() {
    if state.device.isInCall || state.device.isAsleep {
      return note(
        state.device.isAsleep ? "The device is asleep; wake it first." : "The call goes on.")
    }
    switch state.device.app {
    case .active: break
    case .inactive, .background: becomeActive(saysAgain: true)
    case .ended:
      state.device.app = .active
      play(.screen)
      show(.becomeActive)
      describeCurrent()
    }
  }

  /// A running app gets the event; a suspended one ends without one.
  mutating func memoryWarning() {
    switch state.device.app {
    case .active, .inactive: show(.memoryWarning)
    case .background: end()
    case .ended: break
    }
  }
}

extension ReaderCommand {
  /// Whether it takes the app's place, so that what it cuts off is said again afterwards.
  var resignsActive: Bool {
    switch self {
    case .call(.come), .call(.answer), .message, .alarm, .sleep, .background, .suspended: true
    default: false
    }
  }

  /// Whether it happens whatever the app does.
  var isOfDevice: Bool {
    switch self {
    case .call, .message, .alarm, .notification, .sleep, .wake, .background, .foreground,
      .memoryWarning, .headset, .ring, .silent, .volume, .music, .speech, .curtain, .echo,
      .help, .quit, .history, .repeatLast, .why, .suspended, .continued, .terminated,
      .failed, .wait:
      true
    default: false
    }
  }
}
