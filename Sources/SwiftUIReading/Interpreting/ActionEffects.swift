internal import SwiftParser
internal import SwiftSyntax

/// The effects of an action that a symbol on its button may name: closing a screen, removing something.
struct ActionEffects {
  private(set) var goesBack = false
  private(set) var removes = false

  init(of closure: ClosureExprSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(closure.statements)
    goesBack = visitor.names.contains("dismiss")
    removes =
      visitor.empties
      || visitor.names.contains { name in Self.removing.contains(where: name.hasPrefix) }
  }

  private static let removing = ["remove", "delete", "clear"]

  private final class Visitor: SyntaxVisitor {
    /// The functions that it calls.
    var names: Set<String> = []
    /// Whether it sets a text or an optional to nothing.
    var empties = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = Call.name(of: node) { names.insert(name) }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
      let name = parts[0].trimmedDescription.lowercased()
      if parts[2].is(NilLiteralExprSyntax.self) {
        // The variable that shows a sheet or a panel is nil when that is closed.
        if !Self.presenting.contains(where: name.contains) { empties = true }
      } else if parts[2].as(StringLiteralExprSyntax.self)?.representedLiteralValue == "" {
        empties = true
      }
      return .visitChildren
    }

    /// Parts of the names of such variables, and of those that hold a choice: names in code, not words of the app.
    private static let presenting = [
      "select", "present", "show", "sheet", "active", "current", "alert", "error", "popup",
      "overlay", "open", "dest", "route", "focus",
    ]
  }
}
