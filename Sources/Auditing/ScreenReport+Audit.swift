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
    var elements = ElementReports(inspection)
    self.init(
      source: source,
      format: format,
      title: audit.screen.title,
      name: audit.screen.identifier,
      orientation: audit.screen.orientation,
      elements: audit.screen.elements.count,
      stops: inspection.stops.count,
      findings: audit.findings.map { finding in
        var report = FindingReport(finding, &elements)
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
      devices: audit.devices,
      turn: draws ? audit.pair?.turn : nil)
  }
}

extension FindingReport {
  fileprivate init(_ finding: Finding, _ elements: inout ElementReports) {
    let inspection = elements.inspection
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
      fix: finding.fix.map { FixReport($0, of: finding, on: inspection.screen) },
      orientations: finding.orientations.isEmpty
        ? [inspection.screen.orientation] : finding.orientations,
      devices: finding.devices,
      element: elements[finding.element],
      related: finding.related.map { elements[$0] })
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

/// What is said of the elements of a screen, each made once for all findings that it is in.
private struct ElementReports {
  let inspection: ScreenInspection
  private var made: [Int: ElementReport] = [:]

  init(_ inspection: ScreenInspection) { self.inspection = inspection }

  subscript(index: Int) -> ElementReport {
    mutating get {
      if let known = made[index] { return known }
      let report = ElementReport(index, in: inspection)
      made[index] = report
      return report
    }
  }
}
