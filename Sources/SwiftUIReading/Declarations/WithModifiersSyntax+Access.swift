internal import SwiftSyntax

// Which code can name a declaration
// (https://docs.swift.org/swift-book/documentation/the-swift-programming-language/accesscontrol/).

extension WithModifiersSyntax {
  /// Whether only code of the same file can name it: it is private, or in a private extension.
  var isOfFile: Bool {
    if modifiers.contains(where: \.isPrivate) { return true }
    var node = Syntax(self).parent
    while let current = node {
      if let group = current.as(ExtensionDeclSyntax.self) {
        return group.modifiers.contains(where: \.isPrivate)
      }
      guard current.asProtocol((any DeclGroupSyntax).self) == nil else { return false }
      node = current.parent
    }
    return false
  }

  /// Whether some code can name it.
  func isVisible(from code: some SyntaxProtocol) -> Bool {
    !isOfFile || root.id == code.root.id
  }
}

extension DeclModifierSyntax {
  /// `private(set)` is about changes only.
  fileprivate var isPrivate: Bool {
    detail == nil && ["private", "fileprivate"].contains(name.text)
  }
}
