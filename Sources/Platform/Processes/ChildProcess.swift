/// A program that this process feeds through a pipe and outlives.
public struct ChildProcess {
  public enum Ending: Hashable, Sendable {
    case status(Int)
    case signal(Int)

    /// nil while the child runs.
    init?(_ ending: CLibrary.ChildEnding) {
      switch ending {
      case .running: return nil
      case .status(let status): self = .status(status)
      case .signal(let signal): self = .signal(signal)
      // Another thread has waited for it (SIGCHLD ignored): it has ended, but its status is lost.
      case .unknown: self = .status(0)
      }
    }
  }
  public enum Writing: Hashable, Sendable {
    case wrote(Int)
    case full
    case closed
  }

  private let identifier: Int32
  private var input: Int32
  private var ending: Ending?

  /// Starts a program; fails with the system's error number.
  public init(_ path: String, _ arguments: [String]) throws(SpawnError) {
    guard let pipe = CLibrary.makePipe() else { throw SpawnError(code: CLibrary.lastErrorCode) }
    CLibrary.shrinkPipe(pipe.writing)
    CLibrary.neverWait(pipe.writing)
    input = pipe.writing
    defer { CLibrary.closeFile(pipe.reading) }
    do throws(SpawnError) {
      identifier = try CLibrary.spawn(
        path, arguments, input: pipe.reading, output: .file("/dev/null"))
    } catch {
      CLibrary.closeFile(pipe.writing)
      throw error
    }
  }

  /// Writes as much as there is space for, without waiting.
  public func write(_ bytes: ArraySlice<UInt8>) -> Writing {
    let count = CLibrary.writeBytes(input, bytes.span)
    if count >= 0 { return .wrote(count) }
    return CLibrary.lastErrorWasFullPipe ? .full : .closed
  }

  /// Closes the input, so that the program plays the rest and exits.
  public mutating func closeInput() {
    if input >= 0 { CLibrary.closeFile(input) }
    input = -1
  }

  /// How the program has ended; nil while it runs.
  public mutating func poll() -> Ending? {
    if ending == nil { reap(waits: false) }
    return ending
  }

  /// Ends the program and its descendants, at once.
  public mutating func kill() {
    closeInput()
    guard poll() == nil else { return }
    CLibrary.killGroup(identifier)
    reap(waits: true)
  }

  private mutating func reap(waits: Bool) {
    ending = Ending(CLibrary.ending(of: identifier, waits: waits).ending)
  }

  /// Prevents a closed pipe from ending the process: ``write(_:)`` reports it instead.
  public static func blockPipeSignal() { CLibrary.blockPipeSignal() }
}

/// The system's error number for a program that did not start.
public struct SpawnError: Error, Hashable, Sendable {
  public let code: Int32
}
