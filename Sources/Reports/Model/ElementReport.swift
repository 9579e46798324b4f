public import AccessibilityModel
internal import Auditing

/// The facts about an element in a report.
public struct ElementReport: Hashable, Sendable {
  public var path: String
  public var className: String
  public var identifier: String?
  public var label: String?
  /// The speech of the screen reader; nil if it is not a stop.
  public var spoken: String?
  /// In points; null if unknown.
  public var frame: Rect
  public var line: Int
  public var column: Int
  /// Finds it in its capture; nil for an element with an identifier or a label that no other of its class has, and in
  /// a file that an app did not write.
  public var xpath: String?
}

extension ElementReport {
  /// - Parameter speech: the screen as read aloud.
  init(_ index: Int, in inspection: AuditContext, speech: AuditContext) {
    let element = inspection.screen.elements[index]
    self.init(
      path: inspection.screen.path(of: index), className: element.className,
      identifier: element.identifier, label: element.label, spoken: speech.spoken(of: index),
      frame: element.frame, line: Int(element.line), column: Int(element.column))
  }
}
