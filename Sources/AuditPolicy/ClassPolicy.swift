public import Auditing

/// The effects of the app's code on one of its classes, which no file shows.
public struct ClassPolicy: Hashable, Sendable {
  public var name: String
  /// A class of UIKit or AppKit; nil to keep the one in the file.
  public var superclass: String?
  /// The facts that code sets when the app runs.
  public var codeSets: Set<CodeFact>
  public var place: SourcePosition

  public init(
    name: String, superclass: String? = nil, codeSets: Set<CodeFact> = [], place: SourcePosition
  ) {
    self.name = name
    self.superclass = superclass
    self.codeSets = codeSets
    self.place = place
  }
}
