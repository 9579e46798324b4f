internal import SwiftSyntax

extension TypeDeclaration {
  /// A parameter of a function or an initializer.
  struct Parameter: Sendable {
    /// Nil for one without a label.
    var label: String?
    /// The name that the code uses.
    var name: String
    var defaultValue: ExprSyntax?
    var isFunction = false
    /// As written.
    var type: String

    init(_ parameter: FunctionParameterSyntax) {
      label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      name = (parameter.secondName ?? parameter.firstName).text
      defaultValue = parameter.defaultValue?.value
      type = parameter.type.trimmedDescription
      isFunction = type.contains("->")
    }
  }

  /// An initializer that a type or an extension of it declares.
  struct Initializer: Sendable {
    let parameters: [Parameter]
    let body: CodeBlockItemListSyntax?

    init(_ node: InitializerDeclSyntax) {
      parameters = node.signature.parameterClause.parameters.map(Parameter.init)
      body = node.body?.statements
    }

    /// The call of another initializer in its code: `self.init(…)`.
    var delegation: Call? {
      body?.lazy.compactMap { item -> Call? in
        guard case .expr(let expression) = item.item,
          let node = expression.bare.as(FunctionCallExprSyntax.self),
          let member = node.calledExpression.as(MemberAccessExprSyntax.self),
          member.declName.baseName.tokenKind == .keyword(.`init`),
          member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return Call(node)
      }.first
    }

    /// The properties that its code sets, with their values: `control` and `builder()`. The storage of a property with a
    /// wrapper has an underscore.
    var assignments: [(property: String, value: ExprSyntax)] {
      (body ?? []).compactMap { item in
        guard case .expr(let expression) = item.item,
          let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
          parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
        else { return nil }
        var name = parts[0].trimmedDescription
        if name.hasPrefix("self.") { name.removeFirst(5) }
        return (name, parts[2].bare)
      }
    }
  }
}

extension FunctionDeclSyntax {
  var parameters: [TypeDeclaration.Parameter] {
    signature.parameterClause.parameters.map(TypeDeclaration.Parameter.init)
  }

  /// `CartView.row(title:)`, with the position of its code, which differs for each overload.
  ///
  /// - Parameter owner: the name of its type; empty for a modifier.
  func key(in owner: String) -> String {
    let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
    return "\(owner).\(name.text)(\(labels))#\(position.utf8Offset)"
  }
}

extension Call {
  /// Whether its arguments fit some parameters: in order, with their labels, and none is missing that has no default
  /// value.
  func fits(_ parameters: [TypeDeclaration.Parameter]) -> Bool {
    var rest = arguments[...]
    var closures = labelled.map(\.label)
    var isTrailingFree = trailing != nil
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label {
        rest.removeFirst()
      } else if let index = closures.firstIndex(of: parameter.label ?? "_") {
        closures.remove(at: index)
      } else if parameter.isFunction, trailing != nil {
        isTrailingFree = false
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty && closures.isEmpty && !isTrailingFree
  }
}
