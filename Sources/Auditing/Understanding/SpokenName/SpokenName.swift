/// The name of an element for users of a screen reader, and its source.
///
/// The rules about names ask it whether the label is missing: a platform has names of its own, and what
/// surrounds an element or is in it may name it as well.
public struct SpokenName: Sendable {
  public enum Source: Hashable, Sendable {
    /// A label that the file states.
    case label
    /// Its own visible text.
    case text
    /// The text that `labelledBy` refers to.
    case labelledBy
    /// The placeholder of a field, which disappears with the first character.
    case placeholder
    /// The hint of a field of Android, which TalkBack reads after the text as well.
    case hint
    /// The texts in it, or its value.
    case content
    /// The row around it, which is read as one.
    case row
    /// The system.
    case system
    /// The name of its image.
    case image
    /// Something that the file does not include: code, another file or the part that a capture cut.
    case elsewhere
    /// Nothing, and it needs none: the screen reader does not stop there, or nothing can be reached.
    case unheard
    /// Nothing: users hear only its role.
    case none
  }

  public let source: Source
  /// Why an element without a label needs none; nil with a label, and for a name that is missing.
  public let reason: Reason?
  /// Why the running app may name it otherwise, or at all.
  public let doubt: Reason?
  /// Whether it is a placeholder with an example of a value: “e.g. Ann”.
  public internal(set) var isExample = false
  /// Whether it is a placeholder that says whether or how to fill a field in, but not with what: “optional”.
  public internal(set) var isInstruction = false

  /// Whether a hint may name a field that shows none, since the dump leaves hints out.
  public internal(set) var mayBeHint = false

  /// Whether it is a label, stated or joined from texts.
  public var isLabel: Bool {
    switch source {
    case .label, .text: true
    case .content: reason == nil
    default: false
    }
  }

  init(_ source: Source, because reason: Reason? = nil, doubt: Reason? = nil) {
    self.source = source
    self.reason = reason
    self.doubt = doubt
  }

  /// The same with a doubt, if there is one.
  func doubted(because doubt: Reason?) -> SpokenName {
    guard let doubt else { return self }
    var name = SpokenName(source, because: reason, doubt: doubt)
    name.isExample = isExample
    name.isInstruction = isInstruction
    name.mayBeHint = mayBeHint
    return name
  }
}
