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
