// Phone calls.
extension CommandExecution {
  mutating func call(_ step: ReaderCommand.CallStep) {
    switch step {
    case .incoming(let caller): ring(caller)
    case .answer: answerCall()
    case .decline: declineCall()
    case .end: endCall()
    case .hold: holdAndAnswer()
    case .swap: swapCalls()
    }
  }

  private mutating func ring(_ caller: String) {
    switch state.device.phone {
    case .inCall:
      guard !state.alerts.contains(where: \.isRinging) else { return refuseRing() }
      state.device.waitingCaller = caller
      raise(.callWaiting(caller: caller, mayHold: state.device.heldCaller == nil))
    case .ringing where state.alerts.contains(where: \.isRinging): refuseRing()
    case .idle, .ringing:
      // A call dismissed earlier has stopped by now.
      state.device.phone = .ringing(caller: caller)
      state.device.isRingingQuiet = false
      raise(.call(caller: caller, isLocked: state.device.isAsleep))
    }
  }

  private mutating func refuseRing() {
    play(.error)
    note("The phone is ringing already.")
  }

  private mutating func answerCall() {
    switch state.device.phone {
    case .idle:
      ring("")
      answerCall()
    case .ringing(let caller): speak(with: caller)
    case .inCall:
      guard let caller = state.device.waitingCaller else { return play(.error) }
      speak(with: caller)
    }
  }

  /// The phone's screen appears, and the app leaves the screen.
  private mutating func speak(with caller: String) {
    state.device.phone = .inCall(caller: caller)
    state.device.waitingCaller = nil
    state.alerts.remove { $0.isCallScreen || $0.isRinging }
    // Answered after its banner was dismissed.
    resignActive(holdsSound: false)
    enterBackground()
    raise(.inCall(caller: caller, held: state.device.heldCaller))
    // An alarm is frontmost again.
    if state.alerts.front?.alert.isCallScreen == false { showFront() }
  }

  /// The current call waits while the user talks to the other caller.
  private mutating func holdAndAnswer() {
    guard case .inCall(let current) = state.device.phone, state.device.heldCaller == nil,
      let caller = state.device.waitingCaller
    else { return play(.error) }
    state.device.heldCaller = current
    speak(with: caller)
  }

  private mutating func swapCalls() {
    guard case .inCall(let current) = state.device.phone, let held = state.device.heldCaller
    else { return play(.error) }
    state.device.heldCaller = current
    let waiting = state.device.waitingCaller
    speak(with: held)
    state.device.waitingCaller = waiting
  }

  /// Both callers are in one call.
  mutating func mergeCalls() {
    guard case .inCall(let current) = state.device.phone, let held = state.device.heldCaller
    else { return play(.error) }
    state.device.heldCaller = nil
    speak(with: [current, held].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private mutating func declineCall() {
    switch state.device.phone {
    case .idle: return play(.error)
    case .ringing: state.device.phone = .idle
    case .inCall:
      guard state.device.waitingCaller != nil else { return play(.error) }
      state.device.waitingCaller = nil
    }
    removeCall(\.isRinging)
  }

  private mutating func endCall() {
    guard case .inCall = state.device.phone else { return play(.error) }
    if let held = state.device.heldCaller {
      // The held call continues, and a waiting caller still rings.
      let waiting = state.device.waitingCaller
      state.device.heldCaller = nil
      speak(with: held)
      guard let waiting else { return }
      state.device.waitingCaller = waiting
      return raise(.callWaiting(caller: waiting, mayHold: true))
    }
    state.device.phone = .idle
    if let caller = state.device.waitingCaller {
      // The waiting caller still rings.
      state.device.waitingCaller = nil
      state.alerts.remove { $0.isRinging || $0.isCallScreen }
      state.device.phone = .ringing(caller: caller)
      state.device.isRingingQuiet = false
      return raise(.call(caller: caller, isLocked: false))
    }
    removeCall(\.isCallScreen)
  }

  /// Removes the screens of a call; another alert in front stays there.
  private mutating func removeCall(_ isOfCall: (Alert) -> Bool) {
    let wasInFront = state.alerts.front.map { isOfCall($0.alert) } ?? false
    let wasCovered = state.covered != nil
    state.alerts.remove(where: isOfCall)
    if wasInFront || wasCovered && state.alerts.isEmpty { return uncover() }
    // Dismissed or covered: the frontmost content stays, and sound resumes.
    let isQuiet = state.alerts.contains(where: \.interruptsSound)
    if state.device.phone == .idle, !isQuiet { releaseSound() }
  }
}
