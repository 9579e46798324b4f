// What has been heard when a command comes.
extension CommandExecution {
  /// Lets what is being said go on until the command comes, and then be cut off by it.
  mutating func hear(_ command: ReaderCommand) {
    if case .wait = command { return }
    if hearsAll(before: command) {
      state.speaking.passAll()
      // What goes on by itself has no pause before it.
      if command != .heard { state.speaking.idle(reader.pace.pauseBetweenCommands) }
    }
    state.awaitsCommand = false
    if !command.goesOnSpeaking { cutOff(by: command) }
  }

  /// A script's commands come when all has been said, but for a moment that the script names: after
  /// `wait`, and when the last of so many stops of `read-all` begins.
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

  /// Lets time pass; what is read goes on meanwhile.
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
