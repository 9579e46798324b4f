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
    /// Whether the file sets up a toolbar, which describes its navigation icon.
    var setsUpBars = false
    /// Whether it is the name of a class instead, which the file defines and whose layout it inflates.
    var isCompound = false
  }

  /// By identifier and fact, the first line that names the identifier in a file that sets the fact.
  private let locations: [String: [CodeEvidence.Subject: CodeEvidence.Location]]
  private let names: Set<String>
  /// By identifier, the first line that names it in a file that sets up a toolbar.
  private let bars: [String: CodeEvidence.Location]
  /// By name, the definitions of classes whose files inflate layouts.
  private let compounds: [String: CodeEvidence.Location]
  /// How many files were searched.
  public let fileCount: Int

  /// - Parameter files: the mentions of each file, by identifier.
  init(_ files: [[String: Mention]]) {
    var locations: [String: [CodeEvidence.Subject: CodeEvidence.Location]] = [:]
    var names: Set<String> = []
    var bars: [String: CodeEvidence.Location] = [:]
    var compounds: [String: CodeEvidence.Location] = [:]
    for file in files {
      for (id, mention) in file {
        if mention.isCompound {
          compounds[id] = compounds[id] ?? mention.location
          continue
        }
        names.insert(id)
        if mention.setsUpBars, bars[id] == nil { bars[id] = mention.location }
        for subject in mention.subjects where locations[id]?[subject] == nil {
          locations[id, default: [:]][subject] = mention.location
        }
      }
    }
    (self.locations, self.names) = (locations, names)
    (self.bars, self.compounds) = (bars, compounds)
    fileCount = files.count
  }

  /// Whether any file names an identifier.
  func isNamed(_ id: String) -> Bool { names.contains(id) }

  /// Where code names an identifier in a file that sets up a toolbar; nil if no file does.
  func locationOfBar(named id: String) -> CodeEvidence.Location? { bars[id] }

  /// Where code defines a class whose file inflates a layout, and so the views in it; nil for any other class.
  func locationOfCompound(named className: String) -> CodeEvidence.Location? {
    compounds[className]
  }

  /// Where code names an identifier in a file that sets some fact on some view; nil if no file does.
  func location(of id: String, setting subject: CodeEvidence.Subject) -> CodeEvidence.Location? {
    locations[id]?[subject]
  }
}
