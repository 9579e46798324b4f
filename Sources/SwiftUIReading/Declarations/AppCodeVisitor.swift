internal import SwiftSyntax

/// Visits the code of an app, without its previews.
class AppCodeVisitor: SyntaxVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return names.contains("PreviewProvider") ? .skipChildren : .visitChildren
  }
}
