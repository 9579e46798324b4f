internal import SwiftSyntax

/// The variables that code of a type announces, or with which it moves the cursor of a screen reader.
struct Announcements: Sendable {
  /// All names in a function or an action with an announcement: which of them it is about is not known.
  let names: Set<String>

  init(in type: TypeDeclaration) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(type.node)
    for function in type.functions.values { visitor.walk(function) }
    names = visitor.names
  }

  private final class Visitor: SyntaxVisitor {
    var names: Set<String> = []
    private var markers: Set<String> = [
      "announcement", "Announcement", "screenChanged", "layoutChanged",
    ]

    /// `@AccessibilityFocusState var isErrorFocused`: setting it moves the cursor.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.attributes.trimmedDescription.contains("AccessibilityFocusState") {
        for binding in node.bindings { markers.insert(binding.pattern.trimmedDescription) }
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      // A function of the app that announces is called so.
      guard markers.contains(token.text) || token.text.hasPrefix("announce") else {
        return .visitChildren
      }
      let action = Syntax(token).action
      note(action)
      // `onChange(of: error) { … }`
      if let call = action.parent?.as(FunctionCallExprSyntax.self) { note(Syntax(call.arguments)) }
      return .visitChildren
    }

    private func note(_ code: Syntax) {
      for token in code.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
    }
  }
}

extension Syntax {
  /// The function or the closure of a view's modifier or control that some code belongs to: a `Task` in it is a part
  /// of it.
  var action: Syntax {
    var action = self
    while let next = action.parent {
      action = next
      if next.is(FunctionDeclSyntax.self) { return next }
      if let closure = next.as(ClosureExprSyntax.self), !Self.isLater(closure) { return next }
    }
    return action
  }

  /// Whether a closure is run later by the code around it, and not an action of its own.
  private static func isLater(_ closure: ClosureExprSyntax) -> Bool {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
      let name = Call.name(of: call)
    else { return false }
    return HidingTimers.delays[name] != nil
      || ["Task", "async", "run", "withAnimation"].contains(name)
  }
}
