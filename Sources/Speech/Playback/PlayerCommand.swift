internal import Platform

/// A program that plays raw samples from its standard input.
public struct PlayerCommand: Hashable, Sendable {
  public let name: String
  public let arguments: [String]

  public init(_ name: String, _ arguments: [String] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// The players of the usual sound systems, in order of preference.
  ///
  /// `pw-cat` is last and is listed twice: `-` alone means raw samples up to PipeWire 1.4 and a
  /// sound file in later versions, which then need `--raw`; older ones reject the word and exit.
  /// Short buffers, since their content is still heard after the cursor has moved on.
  public static let standard = [
    PlayerCommand(
      "paplay",
      ["--raw", "--format=s16le", "--rate=22050", "--channels=1", "--latency-msec=100"]),
    PlayerCommand(
      "aplay",
      ["-q", "-t", "raw", "-f", "S16_LE", "-r", "22050", "-c", "1", "--buffer-time=150000"]),
    PlayerCommand("pw-cat", ["--raw"] + pipeWire),
    PlayerCommand("pw-cat", pipeWire),
  ]

  private static let pipeWire = [
    "-p", "--rate", "22050", "--channels", "1", "--format", "s16", "-",
  ]

  /// The executable on a search path such as that of `PATH`.
  func executable(on searchPath: String) -> String? {
    searchPath.split(separator: ":")
      .filter { $0.hasPrefix("/") }  // never the working directory, which another user may control
      .map { "\($0)/\(name)" }
      .first(where: InputFile.isExecutable)
  }
}

/// How one player failed.
public enum PlayerFailure: Hashable, Sendable, CustomStringConvertible {
  case cannotStart(String, code: Int)
  case ended(String, status: Int)
  case killed(String, signal: Int)
  /// It accepts no samples, or never exits.
  case stalled(String)
  case noThread(String)

  public var description: String { "\(player) \(reason)" }

  var player: String {
    switch self {
    case .cannotStart(let name, _), .ended(let name, _), .killed(let name, _), .stalled(let name),
      .noThread(let name):
      name
    }
  }

  fileprivate var reason: String {
    switch self {
    case .cannotStart(_, let code): "cannot be started (error \(code))"
    case .ended(_, let status): "ended with status \(status)"
    case .killed(_, let signal): "was ended by signal \(signal)"
    case .stalled: "accepts no sound"
    case .noThread: "has no thread"
    }
  }
}

/// Why nothing can be heard; everything except sound continues.
public struct SoundUnavailable: Error, Hashable, CustomStringConvertible {
  /// The result of each player; empty if none is installed.
  public let failures: [PlayerFailure]

  public init(failures: [PlayerFailure]) {
    self.failures = failures
  }

  public var description: String {
    guard !failures.isEmpty else {
      return "no sound output: install pipewire-bin, pulseaudio-utils or alsa-utils; "
        + "captions continue"
    }
    return "no sound output: \(byPlayer); check the sound device or server; captions continue"
  }

  /// Each player once: one that was tried with several options may have failed in several ways.
  private var byPlayer: String {
    var players: [(name: String, reasons: [String])] = []
    for failure in failures {
      if let index = players.firstIndex(where: { $0.name == failure.player }) {
        if !players[index].reasons.contains(failure.reason) {
          players[index].reasons.append(failure.reason)
        }
      } else {
        players.append((failure.player, [failure.reason]))
      }
    }
    return players.map { "\($0.name) \($0.reasons.joined(separator: ", then "))" }
      .joined(separator: ", ")
  }
}
