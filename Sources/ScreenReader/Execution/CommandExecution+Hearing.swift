// The speech that has been heard when a command arrives.
extension CommandExecution {
  /// Continues speech until the command arrives, which then interrupts it.
  mutating func hear(_ command: ReaderCommand) {
    if case .wait = command { return }
    if hearsAll(before: command) {
      state.speaking.passAll()
      // Continuous reading has no pause before the next stop.
      if command != .heard { state.speaking.idle(reader.pace.pauseBetweenCommands) }
    }
    state.awaitsCommand = false
    if !command.goesOnSpeaking { cutOff(by: command) }
  }

  /// In a script, a command arrives when all speech has ended, unless the script names another
  /// moment: after `wait`, or when the last of a number of stops of `read-all` begins.
  private func hearsAll(before command: ReaderCommand) -> Bool {
    if state.isLive { return command == .heard }
    return !state.awaitsCommand && !(state.isReading && state.stopsToRead == 0)
  }

  private mutating func cutOff(by command: ReaderCommand) {
    let resumes = command.resignsActive && state.device.app == .active
    let cut = state.speaking.interrupt(resumes: resumes)
    for cut in cut { report(cut) }
    cutLines = cut.map(\.line)
  }

  /// Advances the clock; reading continues meanwhile.
  mutating func wait(_ milliseconds: Int) {
    guard !state.isLive else { return note("Time passes by itself here; wait is for scripts.") }
    state.awaitsCommand = true
    var left = milliseconds
    while left > 0 {
      left -= state.speaking.pass(left)
      guard left > 0, state.isReading, !state.isPaused, canReadOn else { break }
      state.stopsToRead = nil
      readOn()
    }
    state.speaking.idle(left)
    ringSnoozed()
  }
}
