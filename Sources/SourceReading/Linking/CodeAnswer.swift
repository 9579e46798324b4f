/// Whether code sets a property of a view.
public enum CodeAnswer: Sendable, Hashable {
  /// It does, at this location.
  case set(CodeAssignment)
  /// No code that could set it does so.
  case notSet(Reason)
  /// It is uncertain.
  case unknown(Gap)

  /// Why a property is not set.
  public enum Reason: Sendable, Hashable {
    /// No outlet refers to the view, and its class is a system class.
    case noOutlet
    /// The outlet and the class were searched: the members through which code could have set it,
    /// and the number of files searched.
    case untouched(members: [String])
  }

  /// Why there is no answer.
  public enum Gap: Sendable, Hashable {
    /// The class, or a superclass, is not in the sources.
    case unknownClass(String)
    /// A member of this name is set on an object of unknown class.
    case unknownObject(member: String, at: SourceLocation)
    /// Only objects of a subclass of the view's owner set it, and the file may be shown by another one.
    case subclass(String, at: SourceLocation)
    /// Views are found by searching subviews, and set there.
    case walk(at: SourceLocation)
    /// Code keeps the view where other code finds it, and sets an object that may be the view.
    case kept(at: SourceLocation, setAt: SourceLocation)
    /// A key path leads to the property, and other code may write through it.
    case keyPath(at: SourceLocation)
    /// A function that is not in the sources receives the view.
    case unknownFunction(String, at: SourceLocation)
    /// It is set only through a run-time attribute, and the file sets none.
    case attribute(String, at: SourceLocation)
    /// A run-time attribute of this name may set it, and no sources declare the property.
    case unknownAttribute(String)
    /// Functions pass the view on more often than is followed.
    case longChain(at: SourceLocation)
    /// A file of the sources that is not read mentions the view, or may.
    case unreadSource(String)
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
  /// Whether the code that sets it prepares the view.
  public var isPrepared: Bool
  /// Whether other code that may set another value is ruled out.
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

  /// Whether code that prepares the view sets it, and other code with another value is ruled out.
  public var isFromStart: Bool { isPrepared && isComplete }

  /// The only value; ``CodeValue/computed`` if there are several.
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
    case .subclass(let name, let location): "only the subclass \(name) sets it, at \(location)"
    case .walk(let location): "views are searched for and set at \(location)"
    case .kept(let location, let setting):
      "\(location) passes the view on, and \(setting) sets a view that may be this one"
    case .keyPath(let location): "the key path at \(location) leads to it"
    case .unknownFunction(let name, let location):
      "the function \(name), which gets the view at \(location), is not in the sources"
    case .attribute(let name, let location):
      "\(location) sets it only where the runtime attribute \(name) is set"
    case .unknownAttribute(let name):
      "the property of the runtime attribute \(name), which may set it, is not in the sources"
    case .longChain(let location):
      "functions pass the view on more than \(SettingSearch.deepest) times, the last at \(location)"
    case .unreadSource(let file): "\(file), which may set it, is not read"
    }
  }
}
