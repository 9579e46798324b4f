internal import Platform

/// Feeds one burst of sound to a player at the pace at which it is heard.
final class PlaybackWriter: Sendable {
  private struct State {
    /// The samples from ``first`` on.
    var samples: [Int16] = []
    var first = 0
    var pace = PlaybackPace()
    var isComplete = false
    var isInterrupted = false
    var outcome: PlaybackOutcome?

    var end: Int { first + samples.count }
  }

  private enum Step {
    case stop
    case drain
    case write([UInt8])
  }
  private enum Ending {
    case played
    case interrupted
    case failed(PlayerFailure)
  }

  private let state = Monitor(State())
  private let players: [InstalledPlayer]
  private let patience: Double

  /// The number of samples kept for another player, in case the first one fails.
  private static let kept = SpokenAudio.sampleRate
  private static let block = 512

  init(players: [InstalledPlayer], patience: Double) {
    self.players = players
    self.patience = patience
  }

  func append(_ samples: [Int16]) -> Int? {
    state.update { state in
      guard state.outcome == nil, !state.isInterrupted, !state.isComplete else { return nil }
      defer { state.samples += samples }
      return state.end
    }
  }

  var heardFrames: Int {
    state.update { Self.heard($0) }
  }

  var outcome: PlaybackOutcome? { state.update { $0.outcome } }

  func interrupt() { state.update { $0.isInterrupted = true } }

  func finish() -> PlaybackOutcome {
    state.update { $0.isComplete = true }
    return state.wait { $0.outcome }
  }

  func wait(untilHeard frame: Int) -> Bool {
    while true {
      let answer = state.wait(atMost: 0.01) { state in
        if Self.heard(state) > frame { return true }
        return state.outcome == nil ? nil : false
      }
      if let answer { return answer }
    }
  }

  private static func heard(_ state: State) -> Int {
    switch state.outcome {
    case .played(let frames), .interrupted(let frames): frames
    case .failed: 0
    case nil: state.pace.heard(at: MonotonicClock.now)
    }
  }
}

// The part that runs on the thread of the playback.
extension PlaybackWriter {
  /// Plays until the end, and returns the player that could.
  func run() -> InstalledPlayer? {
    ChildProcess.blockPipeSignal()
    var failures: [PlayerFailure] = []
    for player in players {
      switch play(with: player) {
      case .played:
        end { .played(frames: $0.pace.written) }
        return player
      case .interrupted:
        end { .interrupted(frames: $0.pace.heard(at: MonotonicClock.now)) }
        return nil
      case .failed(let failure): failures.append(failure)
      }
      // Another player can only start from the beginning of this burst.
      guard state.update({ $0.first == 0 }) else { break }
      state.update { $0.pace = PlaybackPace() }
    }
    end { _ in .failed(SoundUnavailable(failures: failures)) }
    return nil
  }

  private func end(_ outcome: (State) -> PlaybackOutcome) {
    state.update {
      $0.outcome = outcome($0)
      $0.samples = []
    }
  }

  private func play(with player: InstalledPlayer) -> Ending {
    var process: ChildProcess
    do throws(SpawnError) {
      process = try ChildProcess(player.path, player.arguments)
    } catch {
      return .failed(.cannotStart(player.name, code: Int(error.code)))
    }
    defer { process.kill() }
    while true {
      switch nextStep() {
      case .stop: return .interrupted
      case .drain: return drain(&process, player)
      case .write(let bytes):
        if let ending = write(bytes, to: &process, player) { return ending }
      case nil:
        if let ending = process.poll() { return .failed(Self.failure(player, ending)) }
      }
    }
  }

  /// Waits for the next step; at intervals without one, the player is checked.
  private func nextStep() -> Step? {
    state.wait(atMost: 0.01) { state in
      if state.isInterrupted { return .stop }
      let next = state.pace.written
      if next == state.end { return state.isComplete ? .drain : nil }
      let room = state.pace.allowance(at: MonotonicClock.now)
      let count = min(room, Self.block, state.end - next)
      guard count > 0 else { return nil }
      let start = next - state.first
      return .write(Self.bytes(of: state.samples[start..<start + count]))
    }
  }

  /// Writes all of a block; returns the result when the player accepts no more.
  private func write(
    _ bytes: [UInt8], to process: inout ChildProcess, _ player: InstalledPlayer
  ) -> Ending? {
    var rest = bytes[...]
    var patienceEnd = MonotonicClock.now + patience
    while !rest.isEmpty {
      switch process.write(rest) {
      case .wrote(let count):
        rest = rest.dropFirst(count)
        patienceEnd = MonotonicClock.now + patience
      case .full:
        if isInterrupted(within: 0.005) { return .interrupted }
        if MonotonicClock.now > patienceEnd { return .failed(.stalled(player.name)) }
      case .closed: return .failed(failure(of: &process, player))
      }
    }
    state.update { state in
      state.pace.wrote(bytes.count / 2, at: MonotonicClock.now)
      let past = state.pace.written - state.first
      guard past > 2 * Self.kept else { return }
      state.samples.removeFirst(past)
      state.first += past
    }
    return nil
  }

  /// Lets the player play the rest.
  private func drain(_ process: inout ChildProcess, _ player: InstalledPlayer) -> Ending {
    process.closeInput()
    let patienceEnd = MonotonicClock.now + patience
    while MonotonicClock.now < patienceEnd {
      if let ending = process.poll() {
        return ending == .status(0) ? .played : .failed(Self.failure(player, ending))
      }
      if isInterrupted(within: 0.005) { return .interrupted }
    }
    return .failed(.stalled(player.name))
  }

  /// How a player that closed its input has ended, once it has.
  private func failure(of process: inout ChildProcess, _ player: InstalledPlayer) -> PlayerFailure {
    let patienceEnd = MonotonicClock.now + patience
    while MonotonicClock.now < patienceEnd {
      if let ending = process.poll() { return Self.failure(player, ending) }
      if isInterrupted(within: 0.005) { break }
    }
    return .stalled(player.name)
  }

  private func isInterrupted(within seconds: Double) -> Bool {
    state.wait(atMost: seconds) { $0.isInterrupted ? true : nil } ?? false
  }

  private static func failure(
    _ player: InstalledPlayer, _ ending: ChildProcess.Ending
  ) -> PlayerFailure {
    switch ending {
    case .status(let status): .ended(player.name, status: status)
    case .signal(let signal): .killed(player.name, signal: signal)
    }
  }

  private static func bytes(of samples: ArraySlice<Int16>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * 2)
    for sample in samples {
      let bits = UInt16(bitPattern: sample)
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
    }
    return bytes
  }
}
