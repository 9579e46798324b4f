/// One complete run of a program: its output and its exit status.
public struct ProcessRun: Hashable, Sendable {
  public let output: [UInt8]
  public let errors: [UInt8]
  public let ending: ChildProcess.Ending

  /// Why it did not complete.
  public enum Failure: Error, Hashable, Sendable {
    /// The program could not be started, in the words of the system.
    case notStarted(String)
    /// It ran longer than allowed, and was ended.
    case tooSlow
    /// It printed more than allowed, and was ended.
    case tooLong
    /// Its result is no longer needed; it was ended.
    case abandoned
  }

  /// The interval at which `isWanted` is called, in milliseconds.
  private static let pause: Int32 = 50
  private static let pieceLength = 1 << 16

  /// Runs a program with an empty standard input.
  ///
  /// - Parameters:
  ///   - path: of the program, or its name in `PATH`.
  ///   - seconds: the time that it may take.
  ///   - limit: the number of bytes that it may print.
  ///   - isWanted: called repeatedly while it runs.
  public init(
    _ path: String, _ arguments: [String], seconds: Double, limit: Int,
    while isWanted: () -> Bool = { true }
  ) throws(Failure) {
    let child = try RunningChild(path, arguments)
    defer { child.close() }
    let end = MonotonicClock.now + seconds
    var texts: [[UInt8]] = [[], []]
    var open = child.outputs
    while !open.isEmpty {
      let rest = end - MonotonicClock.now
      guard isWanted() else { throw child.end(.abandoned) }
      guard rest > 0 else { throw child.end(.tooSlow) }
      let ready = CLibrary.wait(
        for: open.map(\.descriptor), milliseconds: min(Self.pause, Int32(rest * 1_000) + 1))
      for (pipe, isReady) in zip(open, ready) where isReady {
        guard let piece = CLibrary.readWhatIsThere(pipe.descriptor, atMost: Self.pieceLength)
        else { continue }
        if piece.isEmpty { open.removeAll { $0.descriptor == pipe.descriptor } }
        texts[pipe.number] += piece
      }
      guard texts[0].count + texts[1].count <= limit else { throw child.end(.tooLong) }
    }
    output = texts[0]
    errors = texts[1]
    ending = child.ending()
  }
}

/// A program whose two outputs come through pipes.
private struct RunningChild {
  let outputs: [(number: Int, descriptor: Int32)]
  private let identifier: Int32

  init(_ path: String, _ arguments: [String]) throws(ProcessRun.Failure) {
    let nothing = CLibrary.openForReading("/dev/null")
    guard nothing >= 0, let output = CLibrary.makePipe() else {
      throw .notStarted(CLibrary.lastError)
    }
    guard let errors = CLibrary.makePipe() else {
      let reason = CLibrary.lastError
      for end in [nothing, output.reading, output.writing] { CLibrary.closeFile(end) }
      throw .notStarted(reason)
    }
    for end in [output.reading, errors.reading] { CLibrary.neverWait(end) }
    defer {
      for end in [nothing, output.writing, errors.writing] { CLibrary.closeFile(end) }
    }
    do throws(SpawnError) {
      identifier = try CLibrary.spawn(
        path, arguments, input: nothing,
        output: .pipes(output: output.writing, errors: errors.writing))
    } catch {
      for end in [output.reading, errors.reading] { CLibrary.closeFile(end) }
      throw .notStarted(CLibrary.words(for: error.code))
    }
    outputs = [(0, output.reading), (1, errors.reading)]
  }

  func close() { for pipe in outputs { CLibrary.closeFile(pipe.descriptor) } }

  /// Ends the program at once.
  func end(_ reason: ProcessRun.Failure) -> ProcessRun.Failure {
    CLibrary.killGroup(identifier)
    _ = ending()
    return reason
  }

  func ending() -> ChildProcess.Ending {
    ChildProcess.Ending(CLibrary.ending(of: identifier, waits: true).ending) ?? .status(0)
  }
}
