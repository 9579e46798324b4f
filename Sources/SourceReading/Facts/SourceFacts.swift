/// What one file of code declares and does that concerns views.
///
/// The readers of Swift and of Objective-C both make it; nothing that comes after knows which language a
/// fact is from. It says what is written, not what follows: which element of a screen an outlet leads
/// to, and what a name of a constant is, is found out once all files are read.
public struct SourceFacts: Sendable, Equatable {
  /// The path as in ``SourceLocation/file``.
  public var file: String
  public var types: [TypeDeclaration] = []
  public var functions: [FunctionDeclaration] = []
  /// Properties of views that are set, in the order of the file; overrides among them.
  public var settings: [PropertySetting] = []
  /// Views that are handed to functions, which may set their properties.
  public var arguments: [PassedArgument] = []
  /// Methods of views that are called, other than those that are a ``PropertySetting``.
  public var calls: [MethodCall] = []
  public var constants: [ConstantDeclaration] = []
  public var warnings: [SourceWarning] = []

  public init(file: String) { self.file = file }
}

/// A place that could not be read; the rest of its file, and all others, were.
public struct SourceWarning: Sendable, Hashable {
  public var location: SourceLocation
  /// In characters, from 1.
  public var column: Int
  /// What was found and what was expected, in lower case without a full stop.
  public var message: String

  public init(location: SourceLocation, column: Int, message: String) {
    self.location = location
    self.column = column
    self.message = message
  }
}
