public import AccessibilityModel

/// The identifiers of views that the code of an app names, with the facts that the files which name them set on views.
///
/// A search for words in Kotlin and Java: it follows neither calls nor types, so a fact that it does not find is not
/// set, and one that it finds may belong to another view.
public struct AndroidCodeMentions: Sendable {
  /// The first line of a file that names an identifier.
  public struct Mention: Sendable {
    public var location: CodeEvidence.Location
    /// The facts that the file sets on some view.
    public var subjects: Set<CodeEvidence.Subject>
  }

  /// By identifier and fact, the first line that names the identifier in a file that sets the fact.
  private let locations: [String: [CodeEvidence.Subject: CodeEvidence.Location]]
  private let names: Set<String>
  /// How many files were searched.
  public let fileCount: Int

  /// - Parameter files: the mentions of each file, by identifier.
  init(_ files: [[String: Mention]]) {
    var locations: [String: [CodeEvidence.Subject: CodeEvidence.Location]] = [:]
    var names: Set<String> = []
    for file in files {
      names.formUnion(file.keys)
      for (id, mention) in file {
        for subject in mention.subjects where locations[id]?[subject] == nil {
          locations[id, default: [:]][subject] = mention.location
        }
      }
    }
    (self.locations, self.names) = (locations, names)
    fileCount = files.count
  }

  /// Whether any file names an identifier.
  func isNamed(_ id: String) -> Bool { names.contains(id) }

  /// Where code names an identifier in a file that sets some fact on some view; nil if no file does.
  func location(of id: String, setting subject: CodeEvidence.Subject) -> CodeEvidence.Location? {
    locations[id]?[subject]
  }
}
