internal import SwiftSyntax

/// The effect of a type, a function, a closure or a branch around a node on the names in it.
struct SwiftBlock {
  /// The type that it opens; nil for none.
  var type: String?
  /// The function or the property that it opens; nil for none.
  var member: String?
  /// The meanings of the names that it binds; empty for names of anything but views that can be
  /// followed.
  var names: [String: [ObjectReference]] = [:]
  /// The classes that controllers were cast to in it: a segue's destination.
  var casts: [ObjectReference: String] = [:]
  /// The classes of the function's parameters, by position.
  var parameterTypes: [Int: String] = [:]
  /// Whether it contains a `guard`, so that later statements may not run.
  var hasGuard = false
  /// The initial values of the constants in it.
  var values: [String: ExprSyntax] = [:]
  /// Whether it is a property of a type.
  var isProperty = false
  /// Whether it is a closure, so that `return` belongs to it rather than to the surrounding
  /// function.
  var isClosure = false
  /// The full name of the function or the property that it opens, if that returns a font.
  var fontName: String?
}

extension SwiftFactCollector {
  /// The innermost type, with its surrounding types.
  var typeName: String? { blocks.last { $0.type != nil }?.type }

  var scope: CodeScope {
    let start = blocks.lastIndex { $0.type != nil } ?? -1
    // A function in a function belongs to the inner one, since its parameters do.
    let member = blocks[(start + 1)...].last { $0.member != nil }?.member
    return CodeScope(type: typeName, member: member)
  }

  /// Whether this is a position for statements, not declarations.
  var isInFunction: Bool { scope.member != nil }

  /// Whether the statement may not run.
  var isConditional: Bool { branchDepth > 0 || blocks.contains(where: \.hasGuard) }

  /// The meaning of a name; nil if it is not a local one.
  func binding(of name: String) -> [ObjectReference]? {
    for block in blocks.reversed() {
      if let bound = block.names[name] { return bound }
      if block.type != nil { return nil }
    }
    return nil
  }

  /// The expression that a constant of the function was bound to; nil for variables and parameters.
  func localValue(of name: String) -> ExprSyntax? {
    for block in blocks.reversed() {
      if let value = block.values[name] { return value }
      if block.type != nil || block.names[name] != nil { return nil }
    }
    return nil
  }

  /// Records the value of a constant that was just bound.
  func bindValue(_ pattern: PatternSyntax, to value: ExprSyntax?) {
    guard !blocks.isEmpty, let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    blocks[blocks.count - 1].values[name] = value
  }

  /// Records the class that a controller was cast to.
  func bind(_ object: ObjectReference, toClass name: String) {
    if !blocks.isEmpty { blocks[blocks.count - 1].casts[object] = name }
  }

  /// The class that a controller was cast to in the surrounding blocks; nil for none.
  func castClass(of object: ObjectReference) -> String? {
    guard object.isAnyController else { return nil }
    for block in blocks.reversed() {
      if let name = block.casts[object] { return name }
      if block.type != nil { return nil }
    }
    return nil
  }

  func bind(_ name: String, to objects: [ObjectReference]) {
    guard !blocks.isEmpty, name != "_" else { return }
    blocks[blocks.count - 1].names[name] =
      objects.isEmpty ? [ObjectReference(root: .variable(name))] : objects
  }

  func bind(_ pattern: PatternSyntax, to objects: [ObjectReference]) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      bind(name.identifier.text, to: objects)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      // `for (index, button) in buttons.enumerated()`
      for element in tuple.elements { bind(element.pattern, to: objects) }
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      bind(binding.pattern, to: objects)
    }
  }

  func close() { if !blocks.isEmpty { blocks.removeLast() } }

  func openBranch() -> SyntaxVisitorContinueKind {
    blocks.append(SwiftBlock())
    branchDepth += 1
    return .visitChildren
  }

  func closeBranch() {
    close()
    branchDepth -= 1
  }
}
