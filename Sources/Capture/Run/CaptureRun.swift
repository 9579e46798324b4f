internal import AccessibilityModel
public import HierarchyReading
public import Platform

/// Takes a capture of a device, step by step, and leaves the device as it was.
public struct CaptureRun<Device: CapturedDevice> {
  private var device: Device
  private let request: CaptureRequest
  private let clock: any CaptureClock
  /// The signal that has asked the process to end.
  private let ending: () -> SessionSignal?
  private let warn: (String) -> Void
  /// Reports the next step: beginning a session or reading a tree can take minutes.
  private let progress: (String) -> Void

  /// The time for restoring all settings together.
  static var putBackTime: Double { 60 }

  public init(
    _ device: Device, _ request: CaptureRequest, clock: any CaptureClock,
    ending: @escaping () -> SessionSignal?, progress: @escaping (String) -> Void = { _ in },
    warn: @escaping (String) -> Void
  ) {
    self.device = device
    self.request = request
    self.clock = clock
    self.ending = ending
    self.progress = progress
    self.warn = warn
  }

  /// Takes the capture and restores the device, even after a failure.
  ///
  /// - Parameter capture: the facts known so far.
  public mutating func take(_ capture: CaptureDescription) throws(CaptureError) -> TakenCapture {
    var failure: CaptureError?
    var taken = TakenCapture(description: capture, files: [:])
    do throws(CaptureError) {
      try take(into: &taken)
    } catch {
      failure = error
    }
    passOnWarnings()
    progress("Putting the device back.")
    let leftovers = device.putBack(until: clock.now + Self.putBackTime)
    passOnWarnings()
    // A device that was not fully restored needs attention before any further step.
    if failure == nil, !leftovers.isEmpty {
      failure = CaptureError("putting the device back", leftovers.joined(separator: "; "))
    } else {
      failure?.leftovers = leftovers
    }
    if failure == nil, let signal = ending() {
      failure = CaptureError("ending", "asked to end by a signal", kind: .interrupted(signal))
    }
    if let failure { throw failure }
    return taken
  }

  private mutating func take(into taken: inout TakenCapture) throws(CaptureError) {
    taken.description.name = request.name
    progress("Connecting.")
    try device.connect(changesNothing: false)
    try device.describe(&taken.description)
    try device.applySettings(to: &taken.description)
    passOnWarnings()
    for setting in taken.description.refused.sorted() {
      warn("the setting \(setting) was rejected; its data is missing")
    }
    let found = try device.orientation()
    let first = try firstLayout(found)
    for wanted in request.orientations.wanted(found: first) {
      try take(wanted, shown: taken.description.layouts.keys.first ?? first, into: &taken)
    }
  }

  /// The current orientation, from the tree if the device does not report it.
  private mutating func firstLayout(_ found: Orientation?) throws(CaptureError) -> Orientation {
    if let found { return found }
    let step = "reading the source"
    return try ScreenFacts(try device.source(), step: step).orientation
  }

  private mutating func take(
    _ wanted: Orientation, shown: Orientation, into taken: inout TakenCapture
  ) throws(CaptureError) {
    let taking = LayoutCapture(
      orientation: wanted, isTurned: wanted != shown, clock: clock, ending: ending)
    do throws(CaptureError) {
      progress(
        wanted == shown ? "Taking \(wanted.rawValue)." : "Turning, and taking \(wanted.rawValue).")
      if wanted != shown { try device.turn(to: wanted) }
      add(try taking.take(from: &device), wanted, to: &taken)
    } catch {
      guard error.kind == .refusedTurn, request.orientations == .both else { throw error }
      warn("\(error.step): \(error.reason); the capture has \(shown.rawValue) only")
      taken.description.refusals[wanted] = error.reason
    }
    passOnWarnings()
  }

  private func add(
    _ layout: LayoutCapture.Result, _ orientation: Orientation, to taken: inout TakenCapture
  ) {
    taken.description.layouts[orientation] = layout.layout
    taken.files[layout.layout.xml] = layout.source
    if let png = layout.layout.png { taken.files[png] = layout.picture }
    for warning in layout.warnings { warn(warning) }
  }

  private mutating func passOnWarnings() {
    for warning in device.consumeWarnings() { warn(warning) }
  }
}
