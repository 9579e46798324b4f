internal import AccessibilityModel
internal import Auditing
internal import AutoLayout
internal import Platform
internal import Relayout

/// Audits each screen with constraints on the devices named by the user or the configuration, in
/// both orientations.
struct DeviceAudits {
  /// The number of screens that could not be laid out, by reason.
  typealias LayoutGapCounts = [LayoutGap: Int]

  /// Those on the command line, which replace the configurations'.
  let devices: [Device]
  /// Whether a form of the report draws the screens.
  let draws: Bool
  /// The layouts that failed so far.
  private(set) var gaps: LayoutGapCounts = [:]
  private var budget = LayoutBudget()
  /// A screen with several layouts is laid out once, from the first.
  private var known: Set<ScreenKey> = []

  init(devices: [Device], draws: Bool) {
    self.devices = devices
    self.draws = draws
  }

  private struct ScreenKey: Hashable {
    var path: String
    var screen: Int
  }

  /// Turns the screens of a file: by their constraints where no device is named, since they are laid
  /// out on those then.
  func turning(for job: AuditJob) -> any ScreenTurning {
    devices.isEmpty && job.devices.isEmpty ? CanvasTurning() : MaskTurning()
  }

  /// Adds the findings on devices to the audits of the screens.
  mutating func add(to found: inout [CaptureAudit]) {
    for index in found.indices where !found[index].audit.screen.isComputed {
      let devices = devices.isEmpty ? found[index].capture.job.devices : devices
      guard !devices.isEmpty else { continue }
      let screen = found[index].audit.screen
      let key = ScreenKey(path: found[index].capture.job.path, screen: screen.number)
      guard known.insert(key).inserted else { continue }
      do throws(LayoutGap) {
        if let gap = LayoutGap(of: screen) { throw gap }
        try budget.spend(on: screen, layouts: devices.count * Orientation.allCases.count)
      } catch {
        gaps[error, default: 0] += 1
        continue
      }
      let capture = found[index].capture
      capture.auditor.add(
        layouts(of: screen, on: devices), to: &found[index].audit, app: capture.hierarchy.app,
        draws: draws)
    }
  }

  private func layouts(of screen: Screen, on devices: [Device]) -> [DeviceScreen] {
    devices.flatMap { device in
      Orientation.allCases.compactMap { orientation in
        guard let laidOut = try? screen.laidOut(on: device, orientation) else { return nil }
        return DeviceScreen(
          layout: DeviceLayout(device: device.name, orientation: orientation), screen: laidOut,
          sureElements: FrameAgreement.sureElements(of: laidOut))
      }
    }
  }

  /// Prints how many screens could not be laid out.
  func complain() {
    for (gap, count) in gaps.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      let screens = count == 1 ? "1 screen" : "\(count) screens"
      Console.complain("a11y-audit: note: \(screens) not laid out on devices: \(gap)")
    }
  }
}
