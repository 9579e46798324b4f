internal import AccessibilityModel
public import HierarchyReading
public import Platform

/// An Android device, through `adb` (docs/evidence/capture.md#adb).
public struct AndroidDevice: CapturedDevice {
  private let runner: any CommandRunner
  let clock: any CaptureClock
  let ending: () -> SessionSignal?
  private var wantedSerial: String?
  private var serial: String?
  /// The rotation settings before the first dump, which changes them; nil until they were read.
  var rotationSettings: RotationSettings?
  /// The dimensions of the device, and its current orientation.
  var display: AndroidDisplay?
  private var warnings: [String] = []

  /// How long `adb` may take; for a dump, including the 10 s that it waits for a screen at rest.
  static let usualTime = 20.0
  static let dumpTime = 30.0

  /// - Parameter serial: nil for the only device.
  public init(
    _ runner: any CommandRunner, serial: String?, clock: any CaptureClock,
    ending: @escaping () -> SessionSignal?
  ) {
    self.runner = runner
    wantedSerial = serial
    self.clock = clock
    self.ending = ending
  }

  public var depthLimit: Int? { nil }

  /// A dump writes the rotation settings when it ends, and silences TalkBack meanwhile.
  public var readsWithoutChange: Bool { false }

  public mutating func consumeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  mutating func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  public mutating func connect(changesNothing: Bool) throws(CaptureError) {
    let step = "finding the device"
    let list = try run(step, ["devices", "-l"])
    guard list.status == 0 else { throw CaptureError(step, "adb reports: \(list.complaint)") }
    serial = try ADBDeviceList(list.text).serial(wantedSerial)
  }

  public mutating func plannedSettings() -> [(setting: CaptureSetting, isKnown: Bool?)] { [] }

  public mutating func applySettings(to capture: inout CaptureDescription) throws(CaptureError) {
    rotationSettings = try RotationSettings(of: self)
  }

  public mutating func alert() throws(CaptureError) -> String? { nil }

  // MARK: Commands

  /// A command of `adb` itself.
  private func run(
    _ step: String, _ arguments: [String], within seconds: Double = usualTime, isLast: Bool = false
  ) throws(CaptureError) -> CommandResult {
    do throws(ProcessRun.Failure) {
      return try runner.run(arguments, within: seconds, isLast: isLast)
    } catch {
      throw self.error(step, error, seconds)
    }
  }

  private func error(
    _ step: String, _ failure: ProcessRun.Failure, _ seconds: Double
  ) -> CaptureError {
    switch failure {
    case .notStarted(let reason):
      CaptureError(
        step,
        "adb could not be started (\(reason)); install the platform tools of Android, or "
          + "name the program with --adb")
    case .tooSlow: CaptureError(step, "no answer from adb within \(Int(seconds)) seconds")
    case .tooLong: CaptureError(step, "found more than 256 MB; expected less")
    case .abandoned:
      CaptureError(
        step, "asked to end by a signal", kind: .interrupted(ending() ?? .interrupt))
    }
  }

  /// A command for the device's shell, which splits words at spaces again.
  ///
  /// - Throws: if the device has disappeared, or the command fails.
  func shell(
    _ step: String, _ words: [String], isLast: Bool = false
  ) throws(CaptureError) -> String {
    let result = try run(step, device + ["shell"] + words, isLast: isLast)
    guard result.status == 0 else { throw CaptureError(step, "adb reports: \(result.complaint)") }
    return result.text
  }

  /// A command whose output is bytes; it does not report whether it failed.
  func bytes(
    _ step: String, _ words: [String], within seconds: Double = usualTime
  ) throws(CaptureError) -> [UInt8] {
    let result = try run(step, device + ["exec-out"] + words, within: seconds)
    guard result.status == 0 else { throw CaptureError(step, "adb reports: \(result.complaint)") }
    return result.output
  }

  private var device: [String] { serial.map { ["-s", $0] } ?? [] }

  // MARK: Putting back

  public mutating func putBack(until end: Double) -> [String] {
    guard let settings = rotationSettings else { return [] }
    rotationSettings = nil
    return settings.putBack(on: self, until: end)
  }
}
