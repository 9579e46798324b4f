public import AccessibilityModel
public import Auditing

/// A finding in a report.
public struct FindingReport: Hashable, Sendable {
  public var rule: RuleDescription
  public var outcome: Outcome
  public var severity: Severity
  public var status: Status
  /// Why it does not count; nil if it counts.
  public var statusReason: String?
  public var fingerprint: Fingerprint
  /// The fingerprint of the finding with the same cause that should be fixed first; nil if this is
  /// that one, or if it shares no cause.
  public var partOf: Fingerprint?
  public var message: String
  /// The question to answer in a review, with yes for a defect; nil if it fails.
  public var question: String?
  public var suggestion: String
  /// The autofix, if there is one.
  public var fix: FixReport?
  public var orientations: [Orientation]
  /// The appearances in which it occurs, if not all of the app's.
  public var appearances: [Appearance]
  /// The languages in which it occurs, if its texts are known in several.
  public var languages: [String]
  /// The devices on which it occurs; nil if its screen was laid out on none.
  public var devices: [DeviceLayout]?
  public var element: ElementReport
  /// Other elements concerned.
  public var related: [ElementReport]
  /// The evidence in the app's sources; empty if no sources were read.
  public var evidence: [EvidenceReport]
  /// The criteria that fail the run, for its file.
  public var criteria = FailureCriteria()
}

extension FindingReport {
  /// Whether it is counted by itself and may fail a run.
  var counts: Bool { status == .open && partOf == nil }

  var fails: Bool { counts && criteria.fail(self) }

  /// Whether `--fix` can write its change into the file.
  var hasAutofix: Bool { fix?.isAutomatic == true }

  /// Whether forms for people count it without showing it.
  var isHidden: Bool { criteria.ignores(severity) }

  /// The findings of an audit, in its order.
  static func all(
    in audit: ScreenAudit, format: String, partOf: [Fingerprint?]
  ) -> [FindingReport] {
    let ownOrientation = [audit.screen.orientation]
    let locators =
      audit.screen.isComputed || audit.findings.isEmpty
      ? nil : CaptureLocators(audit.screen, format: format)
    var last: (index: Int, element: ElementReport)?
    return audit.findings.enumerated().map { index, finding in
      var element: ElementReport
      if let last, last.index == finding.element {
        element = last.element
      } else {
        element = ElementReport(
          finding.element, in: audit.context, speech: audit.heard(at: finding.element))
        element.xpath = locators?.xpathIfNeeded(for: finding.element)
        last = (finding.element, element)
      }
      if let frame = finding.deviceFrame { element.frame = frame }
      return FindingReport(
        rule: finding.rule, outcome: finding.outcome, severity: finding.severity,
        status: finding.status, statusReason: finding.statusReason,
        fingerprint: audit.fingerprint(of: finding),
        partOf: partOf.indices.contains(index) ? partOf[index] : nil,
        message: finding.message.description, question: finding.question,
        suggestion: finding.suggestion,
        fix: finding.fix.map { FixReport($0, of: finding, in: audit, format: format) },
        orientations: finding.orientations.isEmpty ? ownOrientation : finding.orientations,
        appearances: finding.appearances, languages: finding.languages, devices: finding.devices,
        element: element,
        related: finding.related.map {
          ElementReport($0, in: audit.context, speech: audit.context)
        },
        evidence: audit.codeEvidence(of: finding).map { EvidenceReport($0.subject, $0.answer) })
    }
  }
}
