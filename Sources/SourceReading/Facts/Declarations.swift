/// A class, structure, enumeration or protocol, or part of one declared elsewhere.
public struct TypeDeclaration: Sendable, Equatable {
  public enum Kind: String, Sendable {
    /// A Swift class, or an Objective-C `@interface` with its superclass.
    case `class`
    case structure, enumeration, `protocol`
    /// A Swift extension, an Objective-C category, class extension or `@implementation`.
    case `extension`
  }

  public var kind: Kind
  /// With the surrounding types (`ENALabel.Style`), without generic arguments.
  public var name: String
  /// The superclass and the protocols as written, without generic arguments; for an Objective-C
  /// class the superclass comes first.
  public var inherited: [String]
  public var properties: [PropertyDeclaration]
  public var location: SourceLocation

  public init(
    kind: Kind, name: String, inherited: [String] = [], properties: [PropertyDeclaration] = [],
    location: SourceLocation
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.properties = properties
    self.location = location
  }
}

/// A property or instance variable of a type.
public struct PropertyDeclaration: Sendable, Equatable {
  /// Without the underscore of an Objective-C instance variable.
  public var name: String
  /// The class as written, without optionals and generic arguments; for an array that of its
  /// elements. Nil if it is not written and does not follow from the initial value.
  public var typeName: String?
  /// `@IBOutlet`, `IBOutlet`, `IBOutletCollection`.
  public var isOutlet: Bool
  /// An array of views.
  public var isCollection: Bool
  /// `@IBInspectable`, `IBInspectable`: a run-time attribute of the file may set it.
  public var isInspectable: Bool
  public var initialValue: CodeValue?
  public var location: SourceLocation

  public init(
    name: String, typeName: String? = nil, isOutlet: Bool = false, isCollection: Bool = false,
    isInspectable: Bool = false, initialValue: CodeValue? = nil, location: SourceLocation
  ) {
    self.name = name
    self.typeName = typeName
    self.isOutlet = isOutlet
    self.isCollection = isCollection
    self.isInspectable = isInspectable
    self.initialValue = initialValue
    self.location = location
  }
}

/// A function or method with the parameters that may be views.
public struct FunctionDeclaration: Sendable, Equatable {
  public struct Parameter: Sendable, Equatable {
    /// The argument label; nil for none. In Objective-C the part of the selector, nil for the first
    /// one.
    public var label: String?
    /// The name in the body.
    public var name: String
    /// Like ``PropertyDeclaration/typeName``.
    public var typeName: String?
    /// Whether it takes several arguments, the first of which has the label.
    public var isVariadic: Bool

    public init(label: String?, name: String, typeName: String?, isVariadic: Bool = false) {
      self.label = label
      self.name = name
      self.typeName = typeName
      self.isVariadic = isVariadic
    }
  }

  /// The position of the view in the closure of a style: no function has so many parameters.
  static let styledView = 1_000

  public var scope: CodeScope
  public var parameters: [Parameter]
  /// The class of the result; nil for none.
  public var resultTypeName: String?
  public var location: SourceLocation

  public init(
    scope: CodeScope, parameters: [Parameter], resultTypeName: String? = nil,
    location: SourceLocation
  ) {
    self.scope = scope
    self.parameters = parameters
    self.resultTypeName = resultTypeName
    self.location = location
  }
}

/// The type and the member that contain a statement.
public struct CodeScope: Sendable, Hashable {
  /// The type, like ``TypeDeclaration/name``; nil at the top level of a file.
  public var type: String?
  /// The base name of the function (`viewDidLoad`, `setVisibility`), or the property whose
  /// observer, accessor or initial value contains the statement. In Objective-C the first part of
  /// the selector.
  public var member: String?

  public init(type: String?, member: String?) {
    self.type = type
    self.member = member
  }
}

/// A name for a constant value: `static let closeTitle = NSLocalizedString(…)`.
public struct ConstantDeclaration: Sendable, Equatable {
  /// With the surrounding types (`AppStrings.AccessibilityLabel.close`); for an Objective-C macro
  /// or global the name.
  public var name: String
  public var value: CodeValue
  public var location: SourceLocation

  public init(name: String, value: CodeValue, location: SourceLocation) {
    self.name = name
    self.value = value
    self.location = location
  }
}
