/// Whether code sets a property of a view.
public enum CodeAnswer: Sendable, Hashable {
  /// It does, at this location.
  case set(CodeAssignment)
  /// No code that could set it does.
  case notSet(Reason)
  /// It is uncertain.
  case unknown(Gap)

  /// Why nothing sets a property.
  public enum Reason: Sendable, Hashable {
    /// No outlet refers to the view, and its class is a system class.
    case noOutlet
    /// The outlet and the class were searched: the members by which code could have set it, and how
    /// many files were searched.
    case untouched(members: [String])
  }

  /// Why there is no answer.
  public enum Gap: Sendable, Hashable {
    /// The class, or a superclass, is not in the sources.
    case unknownClass(String)
    /// A member of this name is set on an object of unknown class.
    case unknownObject(member: String, at: SourceLocation)
    /// Views are found by walking through others, and set there.
    case walk(at: SourceLocation)
    /// A function that is not in the sources receives the view.
    case unknownFunction(String, at: SourceLocation)
    /// It is set only if a run-time attribute is, and the file sets none.
    case attribute(String, at: SourceLocation)
    /// A run-time attribute of this name may set it, and no sources declare the property.
    case unknownAttribute(String)
  }
}

/// A location where code sets a property of a view.
public struct CodeAssignment: Sendable, Hashable {
  public var property: ViewProperty
  /// Its values, here and elsewhere, each once.
  public var values: Set<CodeValue>
  public var location: SourceLocation
  /// Whether it may not run.
  public var isConditional: Bool
  /// Whether only the view's own class sets it, for all views of the class.
  public var isOfClass: Bool
  /// Whether code that prepares the view does so.
  public var isPrepared: Bool
  /// Whether no code is known that may set another value.
  public var isComplete: Bool

  public init(
    property: ViewProperty, values: Set<CodeValue>, location: SourceLocation,
    isConditional: Bool = false, isOfClass: Bool = false, isPrepared: Bool = false,
    isComplete: Bool = false
  ) {
    self.isPrepared = isPrepared
    self.isComplete = isComplete
    self.property = property
    self.values = values
    self.location = location
    self.isConditional = isConditional
    self.isOfClass = isOfClass
  }

  /// Whether code that prepares the view does so, and no code is known that may set another value.
  public var isFromStart: Bool { isPrepared && isComplete }

  /// The only value; ``CodeValue/computed`` where there are several.
  public var value: CodeValue { values.count == 1 ? values.first ?? .computed : .computed }
}

extension CodeAnswer.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noOutlet: "no outlet leads to it"
    case .untouched(let members):
      "the sources use \(members.joined(separator: ", ")) and never set it"
    }
  }
}

extension CodeAnswer.Gap: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownClass(let name): "the class \(name) is not in the sources"
    case .unknownObject(let member, let location):
      "the object whose \(member) is set at \(location) has no known class"
    case .walk(let location): "views are searched for and set at \(location)"
    case .unknownFunction(let name, let location):
      "the function \(name), which gets the view at \(location), is not in the sources"
    case .attribute(let name, let location):
      "\(location) sets it only where the runtime attribute \(name) is set"
    case .unknownAttribute(let name):
      "the property of the runtime attribute \(name), which may set it, is not in the sources"
    }
  }
}
