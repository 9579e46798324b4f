public import AccessibilityModel
public import Auditing

/// The results for one screen.
public struct ScreenReport: Sendable {
  public var source: String
  public var format: String
  public var title: String?
  /// Its identifier in the app or the file.
  public var identifier: String?
  /// Distinguishes it from screens with the same title: its identifier, else the class of its first
  /// view.
  public var distinction: String?
  /// Of its first view in the file.
  public var line = 1
  public var column = 1
  public var platform: Platform
  public var orientation: Orientation
  /// All views, stops or not.
  public var elements: Int
  public var stops: Int
  /// In document order.
  public var findings: [FindingReport]
  /// The views of the app's own classes, in document order; nil if the format includes no classes.
  public var customControls: [CustomControl]?
  public var skippedRules: [SkippedRule]
  public var rulesRun: [RuleDescription]
  /// The ids of the rules that had no element to check.
  public var idleRules: Set<String> = []
  /// Present if a form of the report draws the screen.
  public var drawing: ScreenDrawing?
  /// Whether the layout is not in a file: it was computed from the other
  /// one.
  public var isComputed: Bool
  /// The devices on which the screen was laid out.
  public var devices: [DeviceAudit]
  /// The differences between orientations, the same object in both layouts; present with the
  /// drawing.
  public var turn: OrientationDiff?
  /// The density of an Android screen in dpi, if its file does not show it; nil for any other screen.
  public var assumedDensity: Int?
  /// The measurements in a screenshot of the screen, in document order; empty without one.
  public var measured: [MeasuredElement] = []
  /// Why nothing seems to show the screen; nil if something does, or if nothing is known.
  public var unmentioned: String?
}

extension ScreenReport {
  /// The report of an audit.
  ///
  /// - Parameters:
  ///   - source: the name of the file in reports.
  ///   - draws: whether the screen will be drawn.
  ///   - rules: those of the run, to find the idle ones; without them, all count as having checked
  ///     something.
  ///   - partOf: for each finding, the fingerprint of the one that it is part of; none by default.
  public init(
    _ audit: ScreenAudit, source: String, format: String, draws: Bool = false,
    partOf: [Fingerprint?] = [], rules: [any Rule] = []
  ) {
    let screen = audit.screen
    self.init(
      source: source,
      format: format,
      title: screen.title,
      identifier: screen.identifier,
      distinction: screen.identifier ?? screen.elements.first?.className,
      line: Int(screen.elements.first?.line ?? 1),
      column: Int(screen.elements.first?.column ?? 1),
      platform: screen.platform,
      orientation: screen.orientation,
      elements: screen.elements.count,
      stops: audit.context.stops.count,
      findings: FindingReport.all(in: audit, format: format, partOf: partOf),
      customControls: CustomControl.all(in: audit),
      skippedRules: audit.skippedRules,
      rulesRun: audit.rulesRun,
      idleRules: audit.context.idleRules(of: rules),
      drawing: draws ? ScreenDrawing(audit.context) : nil,
      isComputed: screen.isComputed,
      devices: audit.devices,
      turn: draws ? audit.turn : nil,
      assumedDensity: screen.isScaleInferred ? Int((screen.scale * 160).rounded()) : nil,
      measured: MeasuredElement.all(in: audit),
      unmentioned: screen.unmentioned)
  }
}
