/// The resources used by one complete run of a command.
public struct MeasuredRun: Sendable {
  /// Of the processor, user and system.
  public let seconds: Double
  /// The peak of its memory, in MiB.
  public let memory: Double
  public let status: Int

  /// Runs a command; nil if it does not exist, or if a signal ended it.
  ///
  /// - Parameter output: the file for its output.
  public init?(_ command: [String], output: String = "/dev/null") {
    guard let name = command.first,
      let child = try? CLibrary.spawn(
        name, Array(command.dropFirst()), input: nil, output: .file(output))
    else { return nil }
    let (ending, seconds, memory) = CLibrary.ending(of: child, waits: true)
    guard case .status(let status) = ending else { return nil }
    (self.seconds, self.memory, self.status) = (seconds, memory, status)
  }
}
