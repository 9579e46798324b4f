internal import ArgumentParser
internal import Capture
internal import HierarchyReading
internal import Platform
internal import Reports

/// One run of the command: takes a capture, writes it, and prints which rules it allows.
struct CaptureProgram {
  private let options: CaptureOptions
  private let source: String
  private static let name = "a11y-capture"

  init(_ options: CaptureOptions, source: String) {
    self.options = options
    self.source = source
  }

  static func refusal(_ message: String) -> ExitCode {
    Console.complain(message)
    return ExitCode(2)
  }

  /// - Parameter makeDevice: returns the device, given a clock and the signal that requests the
  ///   end.
  func run<Device: CapturedDevice>(
    _ makeDevice: (any CaptureClock, @escaping () -> SessionSignal?) throws -> Device
  ) throws {
    Console.outliveReaders()
    guard let request = EndingRequest() else {
      throw Self.refusal("\(Self.name): error: the system has no pipe left")
    }
    let (clock, ending) = (SystemCaptureClock(), { request.signal })
    let device = try makeDevice(clock, ending)
    do throws(CaptureError) {
      if options.dryRun {
        try survey(device)
      } else {
        try capture(
          CaptureRun(
            device, options.request, clock: clock, ending: ending, progress: progress, warn: warn))
      }
    } catch {
      throw ExitCode(complain(error))
    }
  }

  private func capture(
    _ run: CaptureRun<some CapturedDevice>
  ) throws(CaptureError) {
    let folder = try CaptureOutput(options.output)
    var run = run
    let taken = try run.take(description)
    try folder.write(taken)
    let summary = CaptureSummary(taken, folder: options.output)
    for warning in summary.warnings { warn(warning) }
    for line in summary.lines { Console.print(line: line) }
  }

  private func survey(_ device: some CapturedDevice) throws(CaptureError) {
    _ = try CaptureOutput(options.output)
    var device = device
    let survey: DeviceSurvey
    do throws(CaptureError) {
      survey = try DeviceSurvey(of: &device, options.request, description)
    } catch {
      for warning in device.consumeWarnings() { warn(warning) }
      throw error
    }
    for warning in device.consumeWarnings() { warn(warning) }
    for line in survey.lines(folder: options.output) { Console.print(line: line) }
  }

  private var description: CaptureDescription {
    CaptureDescription(
      tool: "\(Self.name) \(Version.current)",
      taken: UTCTime(secondsSince1970: SystemClock.secondsSince1970).text, source: source)
  }

  private func warn(_ text: String) { Console.complain("\(Self.name): warning: \(text)") }

  /// Lines for people at a terminal; files and pipes get none.
  private func progress(_ text: String) {
    if Console.isErrorTerminal { Console.complain(text) }
  }

  /// - Returns: the exit status.
  private func complain(_ error: CaptureError) -> Int32 {
    let words =
      if case .interrupted = error.kind {
        error.leftovers.isEmpty
          ? "ended while \(error.step); the device is as it was, nothing was written"
          : "ended while \(error.step); \(error.leftovers.joined(separator: "; "))"
      } else {
        error.description
      }
    Console.complain("\(Self.name): error: \(words)")
    switch error.kind {
    case .failure, .refusedTurn: return 2
    case .usage: return 64
    // The status that a shell reports for a process ended by the signal.
    case .interrupted(let signal): return 128 + signal.number
    }
  }
}
