public import AccessibilityModel
internal import Auditing

/// What a report shows of an element.
public struct ElementReport: Hashable, Sendable {
  public var path: String
  public var className: String
  public var identifier: String?
  public var label: String?
  /// What the screen reader says; nil where it does not stop.
  public var spoken: String?
  /// In points; null where unknown.
  public var frame: Rect
  public var line: Int
  public var column: Int
}

extension ElementReport {
  /// - Parameter speech: the screen as it is spoken.
  init(_ index: Int, in inspection: AuditContext, speech: AuditContext) {
    let element = inspection.screen.elements[index]
    self.init(
      path: inspection.screen.path(of: index), className: element.className,
      identifier: element.identifier, label: element.label, spoken: speech.spoken(of: index),
      frame: element.frame, line: Int(element.line), column: Int(element.column))
  }
}
