/// A statement about an object, which may be a view.
protocol ObjectStatement {
  var object: ObjectReference { get }
  var scope: CodeScope { get }
}

extension PassedArgument: ObjectStatement {}
extension MethodCall: ObjectStatement {}

/// A property of a view that code sets, or that a class overrides.
public struct PropertySetting: Sendable, Equatable {
  public enum Form: String, Sendable {
    /// An assignment, a message, or an equivalent method (`setTitle(_:for:)`).
    case assignment
    /// An override of the property's getter, or of the method (`accessibilityActivate`).
    case override
    /// A key path argument: `.assign(to: \.accessibilityLabel, on: x)`.
    case binding
    /// A key path through which other code may write: `\PriceCell.titleLabel.text`.
    case reference
  }

  public var object: ObjectReference
  public var property: ViewProperty
  public var value: CodeValue
  public var form: Form
  /// Whether it is in a branch or a loop, and so may not run.
  public var isConditional: Bool
  public var scope: CodeScope
  public var location: SourceLocation

  public init(
    object: ObjectReference, property: ViewProperty, value: CodeValue, form: Form = .assignment,
    isConditional: Bool = false, scope: CodeScope, location: SourceLocation
  ) {
    self.object = object
    self.property = property
    self.value = value
    self.form = form
    self.isConditional = isConditional
    self.scope = scope
    self.location = location
  }
}

/// A view passed as an argument: `setVisibility(shareButton, hidden: true)`.
public struct PassedArgument: Sendable, Equatable {
  public var object: ObjectReference
  /// The base name of the function; in Objective-C the first part of the selector.
  public var function: String
  /// The label of the argument, like ``FunctionDeclaration/Parameter/label``.
  public var label: String?
  /// From 0.
  public var position: Int
  /// The type that declares the method, if known; for a style its name (`Style.title`).
  public var receiverTypeName: String?
  /// Whether the function is called without a receiver, or on `self`: a method of the class, or a
  /// function outside types.
  public var isOwnMethod: Bool
  /// The object whose property receives the view, with the property's name as the label:
  /// `model.button = playButton`. Nil for calls.
  public var holder: ObjectReference?
  public var scope: CodeScope
  public var location: SourceLocation

  public init(
    object: ObjectReference, function: String, label: String?, position: Int,
    receiverTypeName: String? = nil, isOwnMethod: Bool = false, holder: ObjectReference? = nil,
    scope: CodeScope, location: SourceLocation
  ) {
    self.object = object
    self.function = function
    self.label = label
    self.position = position
    self.receiverTypeName = receiverTypeName
    self.isOwnMethod = isOwnMethod
    self.holder = holder
    self.scope = scope
    self.location = location
  }
}

extension PassedArgument {
  /// The functions that keep an object for other code: in a collection, or in a notification.
  static let keepers: Set<String> = [
    "append", "insert", "add", "updateValue", "addObject", "insertObject", "setObject", "post",
    "postNotificationName", "postNotification", "objc_setAssociatedObject",
  ]

  /// Whether other code may find it. A notification of `UIAccessibility` moves the cursor only.
  var isKept: Bool {
    if function.isEmpty { return holder == nil }
    return Self.keepers.contains(function) && receiverTypeName != "UIAccessibility"
  }

  /// The functions that add a view to another view.
  static let adders: Set<String> = ["addSubview", "addArrangedSubview", "insertSubview"]
}

/// A method called on a view, which may be declared in an extension of its class.
public struct MethodCall: Sendable, Equatable {
  public var object: ObjectReference
  /// The base name; in Objective-C the first part of the selector.
  public var method: String
  /// Whether it sets a property, which the app may declare in an extension: `label.styledText = …`.
  public var isAssignment: Bool
  /// Whether it is in a branch or a loop, and so may not run.
  public var isConditional: Bool
  public var scope: CodeScope
  public var location: SourceLocation

  public init(
    object: ObjectReference, method: String, isAssignment: Bool = false,
    isConditional: Bool = false, scope: CodeScope, location: SourceLocation
  ) {
    self.object = object
    self.method = method
    self.isAssignment = isAssignment
    self.isConditional = isConditional
    self.scope = scope
    self.location = location
  }
}
