internal import AccessibilityModel
internal import Utterances

extension ScreenReport {
  /// Turns an audit into plain values.
  ///
  /// - Parameters:
  ///   - source: the file as reports call it.
  ///   - draws: whether the screen will be drawn; big audits stay small without.
  public init(_ audit: ScreenAudit, source: String, format: String, draws: Bool = false) {
    let inspection = audit.inspection
    self.init(
      source: source,
      format: format,
      title: audit.screen.title,
      name: audit.screen.identifier,
      orientation: audit.screen.orientation,
      elements: audit.screen.elements.count,
      stops: inspection.stops.count,
      findings: audit.findings.map { finding in
        var report = FindingReport(finding, in: inspection)
        if let shown = audit.shown {
          report.element.spoken = shown.subject(finding.element).utterance?.spoken
        }
        return report
      },
      customControls: CustomControl.all(in: audit),
      notRun: audit.notRun,
      rulesRun: audit.rulesRun,
      drawing: draws ? ScreenDrawing(inspection) : nil,
      isComputed: audit.screen.isComputed,
      devices: audit.devices)
  }
}

extension FindingReport {
  init(_ finding: Finding, in inspection: ScreenInspection) {
    let identity = inspection.identities.identity(of: finding.element)
    self.init(
      rule: finding.rule,
      outcome: finding.outcome,
      severity: finding.severity,
      status: finding.status,
      statusReason: finding.statusReason,
      fingerprint: Fingerprint(
        rule: finding.rule.id, screen: inspection.screen, identity: identity),
      identity: identity,
      message: finding.message.description,
      suggestion: finding.suggestion,
      fix: finding.fix,
      orientations: finding.orientations.isEmpty
        ? [inspection.screen.orientation] : finding.orientations,
      devices: finding.devices,
      element: ElementReport(finding.element, in: inspection),
      related: finding.related.map { ElementReport($0, in: inspection) })
    if let frame = finding.deviceFrame { element.frame = frame }
  }
}

extension ElementReport {
  init(_ index: Int, in inspection: ScreenInspection) {
    let element = inspection.screen.elements[index]
    self.init(
      path: inspection.paths.path(of: index),
      className: element.className,
      identifier: element.identifier,
      label: element.label,
      spoken: inspection.subject(index).utterance?.spoken,
      frame: element.frame,
      line: Int(element.line),
      column: Int(element.column))
  }
}
