internal import AccessibilityModel
internal import Auditing

/// Findings that a project accepts, with the reason.
public struct Suppression: Hashable, Sendable {
  /// The ids of the suppressed rules.
  public var rules: Set<String>
  public var reason: String
  /// The accessibility identifier of the element; nil for any.
  public var identifier: TextPattern?
  /// The path of the element in its screen, as in reports; nil for any.
  public var element: String?
  /// The files; nil for all files of the configuration.
  public var paths: [PathPattern]?
  /// The last day on which it applies, in Coordinated Universal Time; nil if it does not expire.
  public var expires: CalendarDay?
  /// The position of the element after a comment; nil for any.
  public var position: Position?
  public var place: SourcePosition

  public struct Position: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  public init(rules: Set<String>, reason: String, place: SourcePosition) {
    self.rules = rules
    self.reason = reason
    self.place = place
  }

  /// - Parameter path: of the file, absolute.
  func applies(toFile path: String) -> Bool { paths?.contains { $0.matches(path) } ?? true }

  func covers(_ finding: Finding, in inspection: AuditContext) -> Bool {
    guard rules.contains(finding.rule.id) else { return false }
    let element = inspection.screen.elements[finding.element]
    if let identifier, !(element.identifier.map(identifier.matches) ?? false) { return false }
    if let path = self.element, path != inspection.screen.path(of: finding.element) { return false }
    if let position,
      position != Position(line: Int(element.line), column: Int(element.column))
    {
      return false
    }
    return true
  }
}
