/// The declarations and statements of one code file that concern views.
///
/// The readers of Swift and of Objective-C both produce it; later stages do not know the language.
/// It records only the code itself: the element that an outlet refers to and the value of a
/// constant are determined once all files are read.
public struct SourceFacts: Sendable, Equatable {
  /// The path, like ``SourceLocation/file``.
  public var file: String
  public var types: [TypeDeclaration] = []
  public var functions: [FunctionDeclaration] = []
  /// Properties of views that are set, in file order, including overrides.
  public var settings: [PropertySetting] = []
  /// Views passed to functions, which may set their properties.
  public var arguments: [PassedArgument] = []
  /// Method calls on views, other than those that are a ``PropertySetting``.
  public var calls: [MethodCall] = []
  public var constants: [ConstantDeclaration] = []
  /// Generic parameters, associated types and type aliases, which may stand for any class.
  public var openTypes: Set<String> = []
  /// Functions that look at the subviews of a view, and may return one.
  public var searches: Set<CodeScope> = []
  /// Whether it starts the app (`@main`, `UIApplicationMain`): libraries and parts of an app do
  /// not.
  public var startsApp = false
  public var warnings: [SourceWarning] = []

  public init(file: String) { self.file = file }

  /// The functions that start an app, and the attributes of a class that calls them.
  static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain", "main"]
}

/// A position that could not be read; the rest of its file and all other files were read.
public struct SourceWarning: Sendable, Hashable {
  public var location: SourceLocation
  /// In characters, from 1.
  public var column: Int
  /// The fault and the expected syntax, in lower case without a full stop.
  public var message: String

  public init(location: SourceLocation, column: Int, message: String) {
    self.location = location
    self.column = column
    self.message = message
  }
}
