internal import SwiftSyntax

/// The variables that the code of an action changes, and the functions that it calls.
struct StateChanges {
  /// `isOn` of `isOn.toggle()`, `choice = 2`, `selection.insert(id)` and `toggle(&isOn)`.
  var names: Set<String>
  let calls: Set<String>

  init(in items: CodeBlockItemListSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(items)
    // A variable that is set and set back shows that the action is at work.
    names = visitor.names.subtracting(
      visitor.truths.filter { $0.value.count > 1 }.map(\.key.name))
    calls = visitor.calls
  }

  private final class Visitor: SyntaxVisitor {
    var names: Set<String> = []
    var calls: Set<String> = []
    /// The literals that a variable is set to in one block of code.
    var truths: [Assignment: Set<Bool>] = [:]

    struct Assignment: Hashable {
      var name: String
      var block: SyntaxIdentifier?
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        Self.mutations.contains(member.declName.baseName.text), let base = member.base
      {
        names.insert(base.trimmedDescription.withoutSelf)
      }
      if let name = Call.name(of: node) { calls.insert(name) }
      // A function that gets a binding changes it.
      for argument in node.arguments {
        if let reference = argument.expression.as(InOutExprSyntax.self) {
          names.insert(reference.expression.trimmedDescription.withoutSelf)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count > 1, elements[1].is(AssignmentExprSyntax.self) {
        let name = elements[0].trimmedDescription.withoutSelf
        names.insert(name)
        if elements.count == 3, let truth = elements[2].boolean {
          let block = Self.block(around: Syntax(node))
          truths[Assignment(name: name, block: block), default: []].insert(truth)
        }
      }
      return .visitChildren
    }

    /// The block that runs some code from its start to its end; that of `defer` is the one around it.
    private static func block(around node: Syntax) -> SyntaxIdentifier? {
      var node = node
      while let parent = node.parent {
        if parent.is(CodeBlockItemListSyntax.self),
          parent.parent?.parent?.is(DeferStmtSyntax.self) != true
        {
          return parent.id
        }
        node = parent
      }
      return nil
    }

    private static let mutations: Set<String> = ["toggle", "insert", "remove", "append"]
  }
}

extension String {
  fileprivate var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
