internal import Platform
internal import Synchronization

/// Plays samples, through any player that the machine has.
///
/// A player is a program fed through a pipe. espeak-ng's own playback reports success without any
/// device and cannot report its progress.
public final class Player: Sendable {
  private let candidates: [PlayerCommand]
  private let searchPath: String
  private let patience: Double
  /// The player that worked last, which is tried first.
  private let proven = Mutex<InstalledPlayer?>(nil)

  /// - Parameters:
  ///   - searchPath: folders separated by colons; that of the environment by default.
  ///   - patience: how many seconds a player may accept no samples before it counts as stalled.
  public init(
    candidates: [PlayerCommand] = PlayerCommand.standard, searchPath: String? = nil,
    patience: Double = 3
  ) {
    self.candidates = candidates
    self.searchPath = searchPath ?? Environment.value("PATH") ?? ""
    self.patience = patience
  }

  /// Begins a burst of sound, which a separate player process plays.
  ///
  /// - Throws: if no player is installed. A player that does not work shows in the outcome.
  public func start() throws(SoundUnavailable) -> Playback {
    let players = installed()
    guard let first = players.first else { throw SoundUnavailable(failures: []) }
    let writer = PlaybackWriter(players: players, patience: patience)
    let isStarted = DetachedThread.start { [self] in
      if let player = writer.run() { proven.withLock { $0 = player } }
    }
    guard isStarted else {
      throw SoundUnavailable(failures: [.noThread(first.name)])
    }
    return Playback(writer)
  }

  private func installed() -> [InstalledPlayer] {
    let players = candidates.compactMap { command in
      command.executable(on: searchPath).map {
        InstalledPlayer(name: command.name, path: $0, arguments: command.arguments)
      }
    }
    let proven = proven.withLock { $0 }
    return players.filter { $0 == proven } + players.filter { $0 != proven }
  }
}

/// A player with the path of its executable.
struct InstalledPlayer: Hashable, Sendable {
  let name: String
  let path: String
  let arguments: [String]
}
