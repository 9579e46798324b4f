internal import SwiftSyntax

/// The states that the code of views may change. One that none changes keeps its first value.
///
/// A class, because what was found of a type is kept.
final class ChangedStates {
  private var names: [String: Set<String>] = [:]

  /// Whether code of a type sets a property, or gives its binding to something.
  func contain(_ name: String, of type: TypeDeclaration) -> Bool {
    let known = names[type.name] ?? Self.all(in: type)
    names[type.name] = known
    return known.contains(name)
  }

  private static func all(in type: TypeDeclaration) -> Set<String> {
    var found: Set<String> = []
    for node in [type.node] + type.extensions {
      var last: TokenSyntax?
      for token in node.tokens(viewMode: .sourceAccurate) {
        if let first = token.text.first, first == "$" || first == "_" {
          found.insert(String(token.text.dropFirst()))
        }
        if let last, isName(last), isChange(token) { found.insert(last.text) }
        if last?.text == "&" { found.insert(token.text) }
        last = token
      }
    }
    return found
  }

  private static func isName(_ token: TokenSyntax) -> Bool {
    if case .identifier = token.tokenKind { true } else { false }
  }

  /// Whether the name before it may be changed: by an assignment, or by a function of the value itself. The first value in
  /// a declaration does not count.
  private static func isChange(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .equal: token.parent?.is(AssignmentExprSyntax.self) ?? false
    case .binaryOperator(let text): text.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(text)
    case .period: true
    default: false
    }
  }
}
