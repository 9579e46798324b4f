internal import SwiftSyntax

/// The meanings of the names in a piece of code: the type that it is in, its parameters, its local constants.
///
/// A class, because closures and arguments keep the scope in which they were written.
final class Scope {
  /// The meaning of a name.
  enum Binding {
    /// An argument, with the scope in which it was written.
    case expression(ExprSyntax, Scope)
    case closure(ClosureExprSyntax, Scope)
    /// Views that were interpreted already: the content of a modifier, the label of a style.
    case views([ViewNode])
    /// A value that changes: an item of a collection, a parameter of a closure, which has a number. The name of its type
    /// is nil if the source does not show it.
    case unknown(closure: Int, type: String? = nil)
    /// An optional parameter without an argument.
    case nothing
  }

  let type: TypeDeclaration?
  /// The index of the file of its code.
  let file: Int
  /// Where the file of the screen shows this code; nil for code of that file itself.
  let place: ViewNode.Place?
  /// The app's own declarations that the code is in, the innermost last. The content that a caller gives is in those of
  /// the caller.
  let open: [String]
  /// The number of the view of the app that its code belongs to: two views of one type have states of their own.
  let instance: Int
  private(set) var bindings: [String: Binding]

  init(
    type: TypeDeclaration?, file: Int, place: ViewNode.Place?, open: [String] = [],
    instance: Int = 0, bindings: [String: Binding] = [:]
  ) {
    self.type = type
    self.file = file
    self.place = place
    self.open = open
    self.instance = instance
    self.bindings = bindings
  }

  /// The same with other names, which hide those of the scope.
  func adding(_ names: [String: Binding]) -> Scope {
    with(bindings.merging(names) { _, new in new }, open: open)
  }

  /// The same within some declarations of the app.
  func within(_ open: [String]) -> Scope { with(bindings, open: open) }

  fileprivate func with(_ bindings: [String: Binding], open: [String]) -> Scope {
    Scope(
      type: type, file: file, place: place, open: open, instance: instance, bindings: bindings)
  }

  /// Adds a local constant.
  func declare(_ name: String, _ binding: Binding) { bindings[name] = binding }
}

extension Scope {
  /// The scope of a member of the same type: without local constants of the code that refers to it.
  var inMembers: Scope {
    let names = Set(type?.properties.keys.map(\.self) ?? [])
    return with(
      bindings.filter { names.contains($0.key) || $0.key.contains(".") }, open: open)
  }
}

extension Scope {
  /// The argument that makes a member of a value: `"Name"` for `title` of `settings` in a view that is called with
  /// `settings: .init(title: "Name")`; nil if the code around it makes the value in another way.
  func argument(named name: String, ofValue value: ExprSyntax) -> (ExprSyntax, Scope)? {
    guard let (value, around) = argument(for: value),
      let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.name == "init" || call.name.first?.isUppercase == true,
      let argument = call.value(name)
    else { return nil }
    return (argument, around)
  }

  /// Whether the code that makes the view decides a condition: a name in it is that of an argument, or of a constant that an
  /// initializer of the view sets.
  func dependsOnArgument(_ condition: [ExprSyntax]) -> Bool {
    condition.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }.contains { token in
      guard case .identifier(let name) = token.tokenKind, let property = type?.properties[name],
        property.body == nil, !property.hasAttributes
      else { return false }
      if case .expression? = bindings[name] { return true }
      return property.initializer == nil
    }
  }

  /// The expression that a name stands for, through the arguments of the views around it; nil for any other.
  func argument(for name: ExprSyntax) -> (ExprSyntax, Scope)? {
    name.as(DeclReferenceExprSyntax.self).flatMap { arguments(for: $0.baseName.text).last }
  }

  /// Whether a name stands for an item of a loop, also where it is an argument of a function or a view.
  func isItem(_ name: String) -> Bool {
    var (name, scope) = (name, self)
    if let (value, around) = arguments(for: name).last {
      guard let last = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
      (name, scope) = (last, around)
    }
    if case .unknown? = scope.bindings[name] { return true }
    return false
  }

  /// The argument that a name stands for, the one that the name in that argument stands for, and so on, each with the scope
  /// in which it was written.
  private func arguments(for name: String) -> [(ExprSyntax, Scope)] {
    var found: [(ExprSyntax, Scope)] = []
    var next: (name: String, scope: Scope)? = (name, self)
    while let (name, scope) = next, found.count < Self.longestChainOfArguments,
      case .expression(let value, let around)? = scope.bindings[name]
    {
      found.append((value.bare, around))
      next = value.bare.as(DeclReferenceExprSyntax.self).map { ($0.baseName.text, around) }
    }
    return found
  }

  /// Names may refer to each other without end.
  private static let longestChainOfArguments = 8
}

extension Scope {
  /// The labels of controls that the arguments of a call pass on: `configuration.label` of `Drawing(configuration:
  /// configuration)` in the style of a button.
  func labelsPassedOn(by call: Call) -> [String: Binding] {
    var found: [String: Binding] = [:]
    for argument in call.arguments {
      guard let label = argument.label,
        let name = argument.value.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let views = bindings["\(name).label"]
      else { continue }
      found["\(label).label"] = views
    }
    return found
  }
}
