internal import SwiftSyntax

extension SwiftFactCollector {
  func open(
    _ kind: TypeDeclaration.Kind, named name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    let full = [typeName, name.text].compactMap(\.self).joined(separator: ".")
    open(kind, full, inheritance, members, at: Syntax(name))
    return .visitChildren
  }

  func openExtension(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.className ?? node.extendedType.trimmedDescription
    open(.extension, name, node.inheritanceClause, node.memberBlock, at: Syntax(node.extendedType))
    return .visitChildren
  }

  private func open(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, at node: Syntax
  ) {
    blocks.append(SwiftBlock(type: name))
    let properties = members.members.flatMap { self.properties(of: $0.decl) }
    capitalProperties.formUnion(properties.map(\.name).filter { $0.first?.isUppercase == true })
    add(
      TypeDeclaration(
        kind: kind, name: name,
        inherited: inheritance?.inheritedTypes.compactMap(\.type.className) ?? [],
        properties: properties,
        location: location(of: node)))
  }

  /// The properties that a declaration in a type declares.
  private func properties(of declaration: DeclSyntax) -> [PropertyDeclaration] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
    else { return [] }
    let attributes = variable.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let annotation = binding.typeAnnotation?.type
      let value = binding.initializer?.value
      return PropertyDeclaration(
        name: name.identifier.text,
        typeName: annotation?.className ?? value.flatMap { createdClass(by: $0) },
        isOutlet: attributes.contains("IBOutlet"), isCollection: annotation?.isCollection ?? false,
        isInspectable: attributes.contains("IBInspectable"),
        initialValue: value.map { self.value(of: $0) }, location: location(of: name))
    }
  }
}

extension TypeSyntax {
  /// The name of a class, without optionals, attributes and generic arguments; for an array that of
  /// the elements; nil for functions and tuples.
  var className: String? {
    var type = self
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let array = type.as(ArrayTypeSyntax.self) {
        type = array.element
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let some = type.as(SomeOrAnyTypeSyntax.self) {
        type = some.constraint
      } else if let composition = type.as(CompositionTypeSyntax.self),
        let first = composition.elements.first
      {
        type = first.type
      } else {
        return type.plainName
      }
    }
  }

  /// `Foo` and `Foo.Bar`, without generic arguments.
  private var plainName: String? {
    var names: [String] = []
    var type = self
    while let member = type.as(MemberTypeSyntax.self) {
      names.append(member.name.text)
      type = member.baseType
    }
    guard let first = type.as(IdentifierTypeSyntax.self) else { return nil }
    names.append(first.name.text)
    return names.reversed().joined(separator: ".")
  }

  var isCollection: Bool {
    var type = self
    while let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      type = optional.wrappedType
    }
    return type.is(ArrayTypeSyntax.self)
  }
}
