internal import AccessibilityModel
internal import Voices

// The user's responses to the frontmost alert: its buttons, escape, the magic tap, the device's
// buttons (docs/evidence/voiceover.md#alerts-of-the-device).
extension CommandExecution {
  /// A double tap on a stop of the alert.
  mutating func press() {
    guard let front = state.alerts.front, let element else { return play(.edge) }
    if front.alert.isBanner {
      state.device.banner = nil
      play(.activate)
      return openElsewhere()
    }
    guard let action = element.identifier.flatMap(AlertAction.init(rawValue:)) else {
      play(.error)
      return note("This is not a button of the alert.")
    }
    play(.activate)
    carryOut(action, of: front.alert)
  }

  private mutating func carryOut(_ action: AlertAction, of alert: Alert) {
    switch action {
    case .answer, .endAndAnswer: call(.answer)
    case .holdAndAnswer: call(.hold)
    case .swapCalls: call(.swap)
    case .mergeCalls: mergeCalls()
    case .decline: call(.decline)
    case .end: call(.end)
    case .mute, .speaker: togglePhone()
    case .keypad, .addCall, .faceTime, .contacts, .messageCaller, .remindMe:
      note("This opens a system screen, which is not emulated.")
    case .close, .cancel: closeFront()
    case .open: openElsewhere()
    case .snooze: snooze()
    case .stop: stopAlarm()
    case .lowPower:
      show(.lowPower)
      closeFront()
    case .undo, .redo:
      closeUndo()
      action == .undo ? undo() : redo()
    case .allow, .allowOnce, .allowInUse, .allowLimited, .deny: permit(action != .deny, alert)
    case .actions, .readOn, .copySpoken, .searchScreen, .hideScreen, .showScreen, .perform,
      .voiceCommands, .settings, .speechSettings, .brailleSettings, .describeImage, .addLabel:
      choose(action, of: alert)
    }
  }

  /// Another app comes to the front.
  private mutating func openElsewhere() {
    state.alerts.removeFront()
    resignActive(holdsSound: !playsInBackground)
    enterBackground()
    leaveCovered()
    uncover()
  }

  private mutating func togglePhone() {
    guard let current else { return }
    update(current.element) { $0.traits.formSymmetricDifference(.selected) }
    let isOn = screen.elements[current.element].isSelected
    sayOwn(words[isOn ? .on : .off])
  }

  private mutating func permit(_ isAllowed: Bool, _ alert: Alert) {
    if case .permission(let permission, _) = alert {
      show(DeviceEffect("\(permission.rawValue) \(isAllowed ? "allowed" : "not allowed")"))
    }
    closeFront()
  }

  // MARK: Escape

  /// A scrub: cancels or dismisses the alert.
  mutating func escapeAlert() {
    guard let front = state.alerts.front else { return }
    switch front.alert {
    case .call(_, isLocked: false), .callWaiting: putRingingAway()
    case .alarm: snooze()
    case .message, .battery, .undo, .menu, .actions: closeFront()
    case .banner:
      state.device.banner = nil
      closeFront()
    case .call, .inCall, .permission:
      play(.edge)
      note("Escape does not dismiss this.")
    }
  }

  /// The banner is dismissed, and the phone still rings.
  mutating func putRingingAway() {
    state.alerts.remove(where: \.isRinging)
    uncover()
  }

  // MARK: Magic tap

  /// - Returns: false if the alert leaves it to the app or the player.
  mutating func magicTapAlert() -> Bool {
    switch state.alerts.front?.alert {
    case .call: call(.answer)
    case .callWaiting(_, let mayHold): call(mayHold ? .hold : .answer)
    case .inCall: call(.end)
    case .alarm:
      play(.error)
      note("The effect of a magic tap on an alarm is unknown; a volume button snoozes it.")
    default: return false
    }
    return true
  }

  // MARK: The keys of the device

  /// A volume button stops the ringing, and snoozes an alarm.
  ///
  /// - Returns: whether that is its only effect.
  mutating func volumeAnswers() -> Bool {
    if case .alarm = state.alerts.front?.alert {
      snooze()
      return true
    }
    return quietRinging()
  }

  /// - Returns: false if nothing rings, or it is already silent.
  mutating func quietRinging() -> Bool {
    guard case .ringing = state.device.phone, !state.device.isRingingQuiet else { return false }
    state.device.isRingingQuiet = true
    show(.ringingStops)
    return true
  }

  /// The side button stops the ringing, and declines if pressed again.
  ///
  /// - Returns: whether that is its only effect.
  mutating func sideButtonAnswers() -> Bool {
    guard state.alerts.front?.alert.isRinging == true else { return false }
    if !quietRinging() { call(.decline) }
    return true
  }

  /// The home button stops an alarm, dismisses a call, and leaves alerts that need an answer.
  ///
  /// - Returns: whether the app leaves the screen.
  mutating func homeButtonLeaves() -> Bool {
    guard let front = state.alerts.front else { return true }
    switch front.alert {
    case .alarm:
      stopAlarm()
      return false
    case .permission:
      play(.edge)
      note("Answer this first.")
      return false
    case .call(_, isLocked: true): return false
    case .undo:
      leaveCovered()
      return true
    case .menu, .actions:
      closeMenu()
      return homeButtonLeaves()
    case .call, .callWaiting, .inCall, .message, .battery, .banner:
      state.alerts.removeFront()
      leaveCovered()
      return true
    }
  }

  // MARK: Alarms

  /// It returns after nine minutes of the session's clock.
  mutating func snooze() {
    guard case .alarm(let text) = state.alerts.front?.alert else { return }
    if state.device.snoozed.count < Self.mostSnoozed {
      state.device.snoozed.append(
        DeviceState.SnoozedAlarm(text: text, due: state.clock + Self.snoozeTime))
    }
    show(.snoozed)
    closeFront()
  }

  private static let snoozeTime = 9 * 60_000
  private static let mostSnoozed = 8

  private mutating func stopAlarm() { closeFront() }

  /// Shows snoozed alarms that are due.
  mutating func ringSnoozed() {
    let now = state.clock
    let due = state.device.snoozed.filter { $0.due <= now }
    guard !due.isEmpty else { return }
    state.device.snoozed.removeAll { $0.due <= now }
    for alarm in due { raise(.alarm(alarm.text)) }
  }

  // MARK: Undo

  /// Closes the app's alert without speech: the resulting edit is announced.
  mutating func closeUndo() {
    guard state.alerts.front?.alert.isOfApp == true else { return }
    state.alerts.removeFront()
    state.covered = nil
    adjustRotor()
  }
}
