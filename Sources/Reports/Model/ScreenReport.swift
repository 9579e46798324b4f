public import AccessibilityModel
public import Auditing

/// What was found on one screen.
public struct ScreenReport: Sendable {
  public var source: String
  public var format: String
  public var title: String?
  /// What the app or the file calls it.
  public var identifier: String?
  /// Tells it from screens of the same title: its identifier, else the class of its first view.
  public var distinction: String?
  public var platform: Platform
  public var orientation: Orientation
  /// All views, stops or not.
  public var elements: Int
  public var stops: Int
  /// In document order.
  public var findings: [FindingReport]
  /// The views of the app's own classes, in document order; nil where the format names no classes.
  public var customControls: [CustomControl]?
  public var skippedRules: [SkippedRule]
  public var rulesRun: [RuleDescription]
  /// Present where a form of the report draws the screen.
  public var drawing: ScreenDrawing?
  /// No file has this layout: it follows from the autoresizing masks of the other one.
  public var isComputed: Bool
  /// The devices that the screen was laid out on.
  public var devices: [DeviceAudit]
  /// What rotating the device changes, the same object in both layouts; present with the drawing.
  public var turn: OrientationDiff?
  /// What a picture of the screen shows of its elements, in document order; empty without one.
  public var measured: [MeasuredElement] = []
}

extension ScreenReport {
  /// The report of an audit.
  ///
  /// - Parameters:
  ///   - source: the file as reports name it.
  ///   - draws: whether the screen will be drawn.
  ///   - partOf: for each finding, the fingerprint of the one that stands for it; none by default.
  public init(
    _ audit: ScreenAudit, source: String, format: String, draws: Bool = false,
    partOf: [Fingerprint?] = []
  ) {
    let screen = audit.screen
    self.init(
      source: source,
      format: format,
      title: screen.title,
      identifier: screen.identifier,
      distinction: screen.identifier ?? screen.elements.first?.className,
      platform: screen.platform,
      orientation: screen.orientation,
      elements: screen.elements.count,
      stops: audit.context.stops.count,
      findings: FindingReport.all(in: audit, partOf: partOf),
      customControls: CustomControl.all(in: audit),
      skippedRules: audit.skippedRules,
      rulesRun: audit.rulesRun,
      drawing: draws ? ScreenDrawing(audit.context) : nil,
      isComputed: screen.isComputed,
      devices: audit.devices,
      turn: draws ? audit.turn : nil,
      measured: MeasuredElement.all(in: audit))
  }
}
