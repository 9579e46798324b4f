internal import Auditing
internal import Reports
internal import Serving

extension AuditReport {
  /// The diagnostics of a file in an editor: the findings that count, each once.
  func diagnostics(of source: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let found = screens.filter { $0.source == source }.flatMap { screen in
      let counted = screen.findings.filter { $0.status == .open && $0.partOf == nil }
      return counted.isEmpty
        ? [Diagnostic(unmentioned: screen)].compactMap(\.self)
        : counted.map { Diagnostic($0, on: screen) }
    }
    let refused = unreadable.filter { $0.source == source }.map(Diagnostic.init)
    return (refused + found).filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  fileprivate init(_ file: AuditReport.Unreadable) {
    self.init(
      line: file.line, column: file.column, severity: .error, rule: nil, address: nil,
      message: file.message)
  }

  /// Marks a screen without findings that nothing seems to show; nil for any other screen.
  fileprivate init?(unmentioned screen: ScreenReport) {
    guard let mark = screen.unmentionedMark else { return nil }
    self.init(
      line: screen.line, column: screen.column, severity: .information, rule: nil, address: nil,
      message: mark)
  }

  fileprivate init(_ finding: FindingReport, on screen: ScreenReport) {
    let isReview = finding.outcome == .review
    var lines = [isReview ? "review: \(finding.message)" : finding.message]
    if let spoken = finding.element.spoken { lines.append("spoken: “\(spoken)”") }
    if !finding.suggestion.isEmpty { lines.append("fix: \(finding.suggestion)") }
    if let mark = screen.unmentionedMark { lines.append(mark) }
    let page = RulePage.address(of: finding.rule.id)
    if page == nil { lines.append("a11y-audit --explain \(finding.rule.id)") }
    self.init(
      line: finding.element.line, column: finding.element.column,
      severity: isReview ? .information : Severity(finding.severity), rule: finding.rule.id,
      address: page, message: lines.joined(separator: "\n"))
    related = finding.related.map {
      let name = $0.identifier.map { " \"\($0)\"" } ?? ""
      return Related(line: $0.line, column: $0.column, message: $0.className + name)
    }
  }
}

extension Diagnostic.Severity {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .information
    }
  }
}

extension ScreenReport {
  fileprivate var unmentionedMark: String? { unmentioned.map { "unmentioned screen: \($0)" } }
}
