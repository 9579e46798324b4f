public import Platform

/// Runs `adb`.
public protocol CommandRunner {
  /// - Parameters:
  ///   - seconds: the time that it may take.
  ///   - isLast: whether it runs although the process was asked to end.
  func run(
    _ arguments: [String], within seconds: Double, isLast: Bool
  ) throws(ProcessRun.Failure) -> CommandResult
}

/// The output of a command, and its exit status.
public struct CommandResult: Hashable, Sendable {
  public var output: [UInt8]
  public var errors: [UInt8]
  public var status: Int

  public init(output: [UInt8], errors: [UInt8] = [], status: Int = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The first line of its error output, without the name of the program.
  var complaint: String {
    let lines = (String(decoding: errors, as: UTF8.self) + "\n" + text).split(
      whereSeparator: \.isNewline
    )
    .map { $0.drop(while: \.isWhitespace) }
    let line = lines.first { line in
      !line.isEmpty && !line.hasPrefix("* ") && !line.hasPrefix("Exception occurred")
    }
    var words = line ?? ""
    for prefix in ["adb: ", "error: "] where words.hasPrefix(prefix) {
      words = words.dropFirst(prefix.count)
    }
    return String(words.prefix(200))
  }
}

/// `adb`, a program of Android's platform tools.
public struct ADBProgram: CommandRunner {
  private let path: String
  private let ending: () -> SessionSignal?

  /// Larger than any screenshot.
  private static let limit = 256 << 20

  public init(path: String, ending: @escaping () -> SessionSignal?) {
    self.path = path
    self.ending = ending
  }

  public func run(
    _ arguments: [String], within seconds: Double, isLast: Bool
  ) throws(ProcessRun.Failure) -> CommandResult {
    let run = try ProcessRun(
      path, arguments, seconds: seconds, limit: Self.limit, while: { isLast || ending() == nil })
    let status: Int
    switch run.ending {
    case .status(let number): status = number
    case .signal(let number): status = 128 + number
    }
    return CommandResult(output: run.output, errors: run.errors, status: status)
  }
}
