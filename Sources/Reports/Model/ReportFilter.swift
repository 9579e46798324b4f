internal import Auditing

/// Which findings of a report are listed; without a condition, all that count.
public struct ReportFilter: Hashable, Sendable {
  /// A severity of findings that fail, or `review`.
  public var kind: String?
  /// The ids of rules; empty for all.
  public var rules: Set<String> = []
  /// A part of a screen's title or identifier, or of its file's name, in any case.
  public var screen: String?

  /// The values of ``kind``.
  public static let kinds = FindingKind.open.map(\.rawValue)

  public init() {}

  func accepts(_ finding: FindingReport) -> Bool {
    finding.counts && (kind.map { $0 == FindingKind(finding).rawValue } ?? true)
      && (rules.isEmpty || rules.contains(finding.rule.id))
  }

  func accepts(_ screen: ScreenReport) -> Bool {
    guard let wanted = self.screen?.lowercased() else { return true }
    return [screen.title, screen.identifier, screen.source].contains {
      $0?.lowercased().contains(wanted) == true
    }
  }

  /// The screens with findings that are accepted, without anything else.
  ///
  /// Notes are shown if they are asked for, also where they cannot fail a run.
  func screens(of report: AuditReport) -> [ScreenReport] {
    report.screens.compactMap { screen in
      guard accepts(screen) else { return nil }
      var screen = screen
      screen.findings = screen.findings.filter(accepts)
      if kind == FindingKind.note.rawValue {
        for index in screen.findings.indices {
          screen.findings[index].criteria.threshold = .note
        }
      }
      return screen.findings.isEmpty ? nil : screen
    }
  }
}
