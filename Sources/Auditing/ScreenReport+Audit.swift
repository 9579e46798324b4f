internal import AccessibilityModel

extension ScreenReport {
  /// What reports tell of an audit.
  ///
  /// - Parameters:
  ///   - source: the file as reports call it.
  ///   - draws: whether the screen will be drawn; big audits stay small without.
  public init(_ audit: ScreenAudit, source: String, format: String, draws: Bool = false) {
    let inspection = audit.inspection
    let screen = ReportedScreen(audit)
    self.init(
      source: source,
      format: format,
      title: audit.screen.title,
      name: audit.screen.identifier,
      orientation: audit.screen.orientation,
      elements: audit.screen.elements.count,
      stops: inspection.stops.count,
      findings: FindingReports(audit.findings, on: screen),
      customControls: CustomControl.all(in: audit, on: screen),
      notRun: audit.notRun,
      rulesRun: audit.rulesRun,
      drawing: draws ? ScreenDrawing(inspection) : nil,
      isComputed: audit.screen.isComputed,
      devices: audit.devices,
      turn: draws ? audit.pair?.turn : nil)
  }
}
