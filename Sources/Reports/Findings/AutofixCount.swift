public import Auditing

extension AuditReport {
  /// The open findings that `--fix` can resolve: the one count of what a report announces and of what a run fixes.
  ///
  /// Like every count of findings, each fingerprint once, on however many captures and orientations it is. Unlike
  /// those, with the findings that are part of another one, since their own changes are written.
  public var fixable: Set<Fingerprint> {
    var prints: Set<Fingerprint> = []
    for screen in screens {
      for finding in screen.findings where finding.isFixable { prints.insert(finding.fingerprint) }
    }
    return prints
  }
}

extension FindingReport {
  /// Whether it is open and `--fix` can resolve it.
  public var isFixable: Bool { status == .open && hasAutofix }
}
