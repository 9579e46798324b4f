public import AccessibilityModel
public import Auditing

/// An audited screen after the policy of its file was applied.
public struct JudgedScreen {
  public var audit: ScreenAudit
  public let file: AuditedFile
  /// The baseline's name of the screen: its identifier, else its title where a file has several.
  let name: String?
}

/// What is known of a file besides its screens.
public struct AuditedFile: Sendable {
  /// As reports name it.
  public var source: String
  public var format: String
  public var comments: [Hierarchy.Comment]

  public init(_ hierarchy: Hierarchy, source: String) {
    self.source = source
    format = hierarchy.format
    comments = hierarchy.comments
  }
}
