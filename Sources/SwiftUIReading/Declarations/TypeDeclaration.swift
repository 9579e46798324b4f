internal import SwiftSyntax

/// A type of the app's code that views may be made of, with its extensions.
struct TypeDeclaration: Sendable {
  /// The role of a type for SwiftUI.
  enum Kind: Hashable, Sendable {
    case view, modifier, toggleStyle, labelStyle, buttonStyle
    /// Content that only others show, such as the items of a toolbar (`ToolbarContent`).
    case content
    /// A view of UIKit in SwiftUI (`UIViewRepresentable`), whose content the code of UIKit determines.
    case representable
    /// A `PreviewProvider`, which no app shows.
    case preview
    /// A model, a namespace of constants, an extension.
    case other
  }

  /// A stored or computed property.
  struct Property: Sendable {
    var initializer: ExprSyntax?
    /// The code of a computed property.
    var body: CodeBlockItemListSyntax?
    /// Whether its value changes while the app runs (`@State`, `@Published`, a variable).
    var isVariable = false
    /// Whether an initializer of the type sets it: it is stored, and not `static`.
    var isParameter = false
    /// Whether it has a property wrapper, so that its value is not the initial one.
    var hasAttributes = false
    var isStatic = false
    /// Whether it is a state of a view (`@State`), which only code of the view changes after it has its first value.
    var isState = false
    /// The value of the environment that `@Environment` reads: `theme` of `\.theme`, or `Theme` of `Theme.self`.
    var environment: String?
    /// Its type as written; nil if it is inferred.
    var type: String?
    /// The index of the file that declares it.
    var file = 0
    /// Whether only code of the file that declares it can name it.
    var isOfFile = false

    /// Whether it holds a function, the content of the view included.
    var isFunction: Bool { type?.contains("->") ?? false }
    var isOptional: Bool { type?.hasSuffix("?") ?? false }

    /// The expression of its value, of a constant or a computed property; nil for a value that changes.
    var constant: ExprSyntax? {
      guard !hasAttributes else { return nil }
      if let initializer { return isVariable ? nil : initializer }
      return body.flatMap(Self.onlyValue)
    }

    /// The value that code of one statement returns; nil for other code.
    static func onlyValue(of items: CodeBlockItemListSyntax) -> ExprSyntax? {
      guard items.count == 1, let item = items.first else { return nil }
      switch item.item {
      case .expr(let value): return value
      case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
      case .decl: return nil
      }
    }
  }

  var name: String
  var kind: Kind = .other
  /// The protocols and the class after its name, as written.
  var conformances: [String] = []
  /// Whether an `#if` around it leaves it to apps for the Mac.
  var isOfMac = false
  /// Whether the type itself is declared here, and not only extended.
  var isDeclared = false
  /// The name of the type that it is nested in; nil for none.
  var outer: String?
  /// Its name with those of the types around it: `Theme.Colors`.
  var path = ""
  /// The index of the file in its project.
  var file: Int
  var node: Syntax
  /// Its extensions.
  var extensions: [Syntax] = []
  var properties: [String: Property] = [:]
  /// Properties in the order of the memberwise initializer.
  var parameters: [String] = []
  /// The first function of each name.
  var functions: [String: FunctionDeclSyntax] = [:]
  /// The cases of an enumeration with their raw values.
  var cases: [String: ExprSyntax?] = [:]
  /// All functions of each name.
  var overloads: [String: [FunctionDeclSyntax]] = [:]
  /// Those that it declares itself.
  var initializers: [Initializer] = []

  /// Adds the members of an extension.
  mutating func add(_ other: TypeDeclaration) {
    if kind == .other || !isDeclared && other.isDeclared {
      let known = kind == .other ? other.kind : kind
      extensions.append(node)
      (kind, file, node, outer) = (known, other.file, other.node, other.outer)
      (path, isOfMac) = (other.path, other.isOfMac)
    } else {
      extensions.append(other.node)
    }
    extensions += other.extensions
    isDeclared = isDeclared || other.isDeclared
    conformances += other.conformances
    properties.merge(other.properties) { own, _ in own }
    functions.merge(other.functions) { own, _ in own }
    cases.merge(other.cases) { own, _ in own }
    parameters += other.parameters
    overloads.merge(other.overloads) { $0 + $1 }
    initializers += other.initializers
  }
}

extension TypeDeclaration {
  /// Whether code outside of its module can name it.
  var isPublic: Bool {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    return modifiers.contains { ["public", "open", "package"].contains($0.name.text) }
  }

  /// Adds the members of an extension of a protocol, which the type's own take precedence over.
  mutating func addDefaults(_ defaults: TypeDeclaration) {
    properties.merge(defaults.properties) { own, _ in own }
    functions.merge(defaults.functions) { own, _ in own }
    overloads.merge(defaults.overloads) { own, _ in own }
  }
}

extension TypeDeclaration.Kind {
  /// - Parameter names: the protocols after a type's name.
  init(conformances names: some Sequence<String>) {
    self = names.lazy.compactMap { Self.protocols[$0] }.first ?? .other
  }

  private static let protocols: [String: Self] = [
    "View": .view, "ViewModifier": .modifier, "ToggleStyle": .toggleStyle,
    "LabelStyle": .labelStyle, "ButtonStyle": .buttonStyle, "PrimitiveButtonStyle": .buttonStyle,
    "ToolbarContent": .content,
    "CustomizableToolbarContent": .content, "TabContent": .content,
    "UIViewRepresentable": .representable,
    "UIViewControllerRepresentable": .representable, "NSViewRepresentable": .representable,
    "NSViewControllerRepresentable": .representable, "PreviewProvider": .preview,
  ]
}
