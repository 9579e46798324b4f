internal import AccessibilityModel
internal import SwiftSyntax

// The values that the code of a text and of a label is about, by their names.

extension ViewInterpreter {
  /// The names of the values in some code: `reason` of `item.reason`, through arguments, properties and functions of the
  /// view; nil if it calls code that the source does not show, or reads a text that another type puts together.
  func names(in code: ExprSyntax, _ scope: Scope) -> Set<String>? {
    names(in: Syntax(code), scope, depth: 0)
  }

  private func names(in code: Syntax, _ scope: Scope, depth: Int) -> Set<String>? {
    guard depth < Self.longestChainOfNames else { return nil }
    let visitor = NamesVisitor(viewMode: .sourceAccurate)
    visitor.walk(code)
    var found = visitor.members.union(visitor.values)
    if visitor.members.contains(where: Self.isComposed) { return nil }
    for name in visitor.values {
      if case .expression(let value, let around)? = scope.bindings[name] {
        guard let inner = names(in: Syntax(value), around, depth: depth + 1) else { return nil }
        found.formUnion(inner)
      } else if scope.bindings[name] == nil, let body = scope.type?.properties[name]?.body {
        guard let inner = names(in: Syntax(body), scope.inMembers, depth: depth + 1) else {
          return nil
        }
        found.formUnion(inner)
      }
    }
    for name in visitor.calls {
      guard let body = scope.type?.functions[name]?.body?.statements,
        let inner = names(in: Syntax(body), scope.inMembers, depth: depth + 1)
      else { return nil }
      found.formUnion(inner)
    }
    return Set(found.map { $0.lowercased() })
  }

  private static let longestChainOfNames = 4

  /// Whether a property may be a text that its type puts together from others: `accessibilityLabel` of an item.
  private static func isComposed(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["accessib", "label", "description", "summary", "voiceover", "spoken"].contains {
      name.contains($0)
    }
  }

  private final class NamesVisitor: SyntaxVisitor {
    /// Names without a receiver.
    var values: Set<String> = []
    /// The last names of members, and those of methods with what they are called on.
    var members: Set<String> = []
    /// Functions without a receiver.
    var calls: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        if name.first?.isLowercase == true { calls.insert(name) }
        for argument in node.arguments { walk(argument.expression) }
        if let closure = node.trailingClosure { walk(closure) }
        return .skipChildren
      }
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base?.bare.as(DeclReferenceExprSyntax.self)
      {
        values.insert(base.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      members.insert(node.declName.baseName.text)
      // The owner of a member is not a part of the text.
      if let base = node.base, !base.bare.is(DeclReferenceExprSyntax.self) { walk(base) }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      values.insert(node.baseName.text)
      return .skipChildren
    }
  }
}

extension ViewFacts {
  /// Adds the names in the code of what it states for screen readers.
  mutating func state(_ names: Set<String>?) {
    statedNames = names.flatMap { names in statedNames.map { $0.union(names) } }
  }
}

extension ViewNode {
  /// The property whose text it shows, but that its stated label leaves out; nil for none, and if the code of a label or a
  /// text does not show it.
  var unreadProperty: String? {
    guard !facts.isHidden, !facts.isTransparent, !facts.isAlternative else { return nil }
    guard facts.label != nil else { return children.lazy.compactMap(\.unreadProperty).first }
    // The options of a picker are its values.
    guard !kind.hasOptions, let stated = facts.statedNames else { return nil }
    var pending = children
    while let node = pending.popLast() {
      guard !node.facts.isHidden, !node.facts.isTransparent, !node.facts.isAlternative,
        !node.facts.isBadge
      else { continue }
      pending += node.children
      guard node.kind == .text || node.kind == .label, node.facts.text?.isOpen == true,
        let names = node.facts.namesInText, !names.isEmpty, names.isDisjoint(with: stated)
      else { continue }
      return node.facts.textProperty ?? names.min()
    }
    return nil
  }
}
