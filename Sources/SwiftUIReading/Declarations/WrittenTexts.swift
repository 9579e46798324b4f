internal import SwiftParser
internal import SwiftSyntax

/// The variables of a type into which its code writes words: those of messages and results.
struct WrittenTexts: Sendable {
  /// Those that get two different texts, or one where something failed; not at the start.
  let names: Set<String>
  /// All that its code sets after the start, by the function that does, or `""` in an action of a view. Those that a timer
  /// sets change too often to be announced.
  let set: [String: Set<String>]
  /// Those that controls edit: `name` of `$name`.
  let bound: Set<String>
  /// The functions that actions of its views call, also through others of the type, but not those that run at the start.
  let called: Set<String>
  /// The functions that each of its functions calls.
  private let calls: [String: Set<String>]

  init(in type: TypeDeclaration) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    for node in [type.node] + type.extensions { visitor.walk(node) }
    names = visitor.failed.union(visitor.texts.filter { $0.value.count > 1 }.keys)
    (set, bound, calls) = (visitor.set, visitor.bound, visitor.calls)
    var (called, pending) = (visitor.called, Array(visitor.called))
    while let name = pending.popLast() {
      for next in visitor.calls[name] ?? [] where called.insert(next).inserted {
        pending.append(next)
      }
    }
    self.called = called.subtracting(visitor.started)
  }

  /// Whether an action sets a variable, itself or through functions that it calls.
  ///
  /// - Parameter calls: the functions that the actions of a view call.
  func isAnswer(_ name: String, to calls: Set<String>) -> Bool {
    guard !bound.contains(name) else { return false }
    let functions = calls.union(calls.flatMap { self.calls[$0] ?? [] }).union([Self.action])
    return !(set[name] ?? []).isDisjoint(with: functions)
  }

  private static let action = ""

  private final class Visitor: SyntaxVisitor {
    /// The literals that are assigned to each variable.
    var texts: [String: Set<String>] = [:]
    var failed: Set<String> = []
    var set: [String: Set<String>] = [:]
    var bound: Set<String> = []
    var called: Set<String> = []
    /// The functions that run when a view appears.
    var started: Set<String> = []
    var calls: [String: Set<String>] = [:]
    /// How many actions of views are around the code.
    private var actions = 0

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .dollarIdentifier(let name) = token.tokenKind {
        bound.insert(String(name.dropFirst()))
      }
      if case .identifier(let name) = token.tokenKind, name.hasPrefix("$") {
        bound.insert(String(name.dropFirst()))
      }
      return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
      if Self.isAction(node) { actions -= 1 }
    }

    /// Whether a call makes a button, or has a closure that runs once users have done something.
    private static func isAction(_ node: FunctionCallExprSyntax) -> Bool {
      guard let name = Call.name(of: node) else { return false }
      return name.hasSuffix("Button") || ["onTapGesture", "onSubmit"].contains(name)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      if Self.isAction(node) { actions += 1 }
      return .visitChildren
    }

    override func visitPost(_ node: LabeledExprSyntax) {
      if Self.isAction(node) { actions -= 1 }
    }

    /// Whether an argument is a closure that another view runs: `onSend: { … }`.
    private static func isAction(_ node: LabeledExprSyntax) -> Bool {
      guard let label = node.label?.text, node.expression.is(ClosureExprSyntax.self) else {
        return false
      }
      return label == "action"
        || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
    }

    /// Notes that code sets a variable.
    private func note(_ name: String, at node: Syntax) {
      if actions > 0 { set[name, default: []].insert("") }
      if let function = Self.function(around: node) { set[name, default: []].insert(function) }
    }

    private static func function(around node: Syntax) -> String? {
      var around = node.parent
      while let next = around {
        if let function = next.as(FunctionDeclSyntax.self) { return function.name.text }
        around = next.parent
      }
      return nil
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      // A text that is written when the screen opens is there from the start.
      if let name = Call.name(of: node), ["onAppear", "task", "onReceive"].contains(name) {
        walk(node.calledExpression)
        started.formUnion(StateChanges(in: node.trailingClosure?.statements ?? []).calls)
        return .skipChildren
      }
      if Self.isAction(node) {
        actions += 1
      } else if node.calledExpression.trimmedDescription.contains("Timer") {
        return .skipChildren
      }
      if let name = Call.name(of: node), let function = Self.function(around: Syntax(node)) {
        calls[function, default: []].insert(name)
      }
      if actions > 0 {
        if let name = Call.name(of: node) { called.insert(name) }
        // `Button("Send", action: send)`
        if let action = node.arguments.first(where: { $0.label?.text == "action" })?.expression,
          let name = Call.member(action) ?? action.as(DeclReferenceExprSyntax.self)?.baseName.text
        {
          called.insert(name)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      let sign = parts.count >= 3 ? parts[1].trimmedDescription : ""
      guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) || Self.steps.contains(sign)
      else { return .visitChildren }
      var name = parts[0].trimmedDescription
      for owner in ["self.", "self?."] where name.hasPrefix(owner) { name.removeFirst(owner.count) }
      // A variable that is set back says nothing.
      if parts.count > 3 || !Self.isEmpty(parts[2]) { note(name, at: Syntax(node)) }
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

    private static let steps: Set<String> = ["+=", "-="]

    private static func isEmpty(_ value: ExprSyntax) -> Bool {
      value.is(NilLiteralExprSyntax.self)
        || value.as(StringLiteralExprSyntax.self)?.representedLiteralValue == ""
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
