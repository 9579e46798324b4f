public import AccessibilityModel

/// Which identifiers of views the code of an app names, and what the files that name them set on views.
///
/// A search for words in Kotlin and Java: it follows neither calls nor types, so a fact that it does not find is not
/// set, and one that it finds may belong to another view.
public struct AndroidCodeMentions: Sendable {
  /// The first line of a file that names an identifier.
  public struct Mention: Sendable {
    public var location: CodeEvidence.Location
    /// What the file sets on some view.
    public var subjects: Set<CodeEvidence.Subject>
  }

  private let mentions: [String: [Mention]]
  /// How many files were searched.
  public let fileCount: Int

  init(_ mentions: [String: [Mention]], fileCount: Int) {
    (self.mentions, self.fileCount) = (mentions, fileCount)
  }

  /// Where code names an identifier in a file that sets some fact on some view; nil if no file does.
  func location(of id: String, setting subject: CodeEvidence.Subject) -> CodeEvidence.Location? {
    mentions[id]?.first { $0.subjects.contains(subject) }?.location
  }

  /// The same for any fact.
  func location(of id: String) -> CodeEvidence.Location? { mentions[id]?.first?.location }
}
