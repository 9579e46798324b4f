internal import Auditing
public import Fixing

extension PropertyChange {
  /// The change of a fix; nil if a person must review it first.
  public init?(_ finding: FindingReport) {
    guard let fix = finding.fix, fix.isAutomatic else { return nil }
    self.init(
      line: finding.element.line, column: finding.element.column,
      className: finding.element.className, attribute: fix.attribute, value: fix.value)
  }
}
