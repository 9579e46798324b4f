internal import Auditing
public import Fixing

extension PropertyChange {
  /// The change that a fix makes; nil where a person must look first.
  public init?(_ finding: FindingReport) {
    guard let fix = finding.fix, fix.isAutomatic else { return nil }
    self.init(
      line: finding.element.line, column: finding.element.column,
      className: finding.element.className, attribute: fix.attribute, value: fix.value)
  }
}
