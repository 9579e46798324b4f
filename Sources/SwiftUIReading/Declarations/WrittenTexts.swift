internal import SwiftSyntax

/// The variables of a type into which its code writes words: those of messages and results.
struct WrittenTexts: Sendable {
  /// Those that get two different texts, or one where something failed; not at the start.
  let names: Set<String>

  init(in type: TypeDeclaration) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    for node in [type.node] + type.extensions { visitor.walk(node) }
    names = visitor.failed.union(visitor.texts.filter { $0.value.count > 1 }.keys)
  }

  private final class Visitor: SyntaxVisitor {
    /// The literals that are assigned to each variable.
    var texts: [String: Set<String>] = [:]
    var failed: Set<String> = []

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      // A text that is written when the screen opens is there from the start.
      if Call.name(of: node) == "onAppear" {
        walk(node.calledExpression)
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
      var name = parts[0].trimmedDescription
      if name.hasPrefix("self.") { name.removeFirst(5) }
      for part in parts.dropFirst(2) {
        if part.trimmedDescription.contains("localizedDescription") { failed.insert(name) }
        let literals = LiteralVisitor(viewMode: .sourceAccurate)
        literals.walk(part)
        guard !literals.found.isEmpty else { continue }
        texts[name, default: []].formUnion(literals.found)
        if Self.isInCatch(Syntax(node)) { failed.insert(name) }
      }
      return .visitChildren
    }

    private static func isInCatch(_ node: Syntax) -> Bool {
      var node = node
      while let parent = node.parent, !parent.is(FunctionDeclSyntax.self) {
        if parent.is(CatchClauseSyntax.self) { return true }
        node = parent
      }
      return false
    }
  }

  /// Finds texts with words.
  private final class LiteralVisitor: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
      if text.contains(" ") || node.segments.count > 1 && text.contains(where: \.isLetter) {
        found.insert(node.trimmedDescription)
      }
      return .skipChildren
    }
  }
}
