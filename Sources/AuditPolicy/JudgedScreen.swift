public import AccessibilityModel
public import Auditing

/// An audited screen with the policy of its file applied.
public struct JudgedScreen {
  public var audit: ScreenAudit
  public let file: AuditedFile
  /// The screen's name in baselines: its identifier, or its title if a file has several screens.
  let name: String?
}

/// The facts about a file besides its screens.
public struct AuditedFile: Sendable {
  /// The name in reports.
  public var source: String
  public var format: String
  public var comments: [Hierarchy.Comment]
  public var unreadParts: [Hierarchy.UnreadPart]

  public init(_ hierarchy: Hierarchy, source: String) {
    self.source = source
    format = hierarchy.format
    comments = hierarchy.comments
    unreadParts = hierarchy.unreadParts
  }
}
