extension AuditReport {
  /// Files of the audited folders that define screens in a form that Earshot recognises but cannot
  /// read.
  public struct NotAudited: Hashable, Sendable {
    /// The form, for programs: `swiftui`.
    public var kind: String
    /// One such file in words: `file with SwiftUI views`.
    public var singular: String
    /// Several such files in words: `files with SwiftUI views`.
    public var plural: String
    /// The alternative, in the imperative: `capture the running app: docs/capture.md`.
    public var advice: String
    /// In the order of the run.
    public var sources: [String]

    public init(
      kind: String, singular: String, plural: String, advice: String, sources: [String]
    ) {
      self.kind = kind
      self.singular = singular
      self.plural = plural
      self.advice = advice
      self.sources = sources
    }
  }
}
