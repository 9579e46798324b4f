internal import SwiftSyntax

extension SwiftFactCollector {
  /// Opens a function, and records its override or constant value.
  func open(_ node: FunctionDeclSyntax) {
    let isStatic = node.modifiers.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }
    if isStatic, let body = node.body, let value = singleExpression(of: body.statements) {
      addConstant(node.name.text, value, at: Syntax(node.name))
    }
    openFunction(
      node.name.text, node.signature.parameterClause,
      result: node.signature.returnClause?.type.className, at: Syntax(node.name))
    openFont(
      node.name.text, node.signature.returnClause?.type, node.body?.statements,
      at: Syntax(node.name))
    let result = node.body.flatMap { singleExpression(of: $0.statements) }
    readStyle(result)
    if let result, node.signature.returnClause != nil { readResult(result) }
    guard !isStatic, let type = typeName, isOverride(node.modifiers),
      let property = ViewProperty(overriddenMethod: node.name.text)
    else { return }
    add(
      PropertySetting(
        object: ObjectReference(root: .instance(of: type)), property: property,
        value: node.body.flatMap { singleExpression(of: $0.statements) }.map { value(of: $0) }
          ?? .computed,
        form: .override, scope: scope, location: location(of: node.name)))
  }

  func openFunction(
    _ name: String, _ clause: FunctionParameterClauseSyntax, result: String?, at node: Syntax
  ) {
    blocks.append(SwiftBlock(member: name))
    let isOperator = name.allSatisfy { !$0.isLetter && $0 != "_" }
    let parameters = clause.parameters.map { parameter in
      FunctionDeclaration.Parameter(
        label: parameter.firstName.text == "_" || isOperator ? nil : parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        typeName: parameter.type.className, isVariadic: parameter.ellipsis != nil)
    }
    add(
      FunctionDeclaration(
        scope: scope, parameters: parameters, resultTypeName: result, location: location(of: node)))
    for (position, parameter) in parameters.enumerated() {
      bind(parameter.name, to: [ObjectReference(root: .parameter(position))])
      blocks[blocks.count - 1].parameterTypes[position] = parameter.typeName
    }
  }

  /// Binds the names of a local variable; members of types are read with their type.
  func read(_ node: VariableDeclSyntax) {
    let isStatic = node.modifiers.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }
    for binding in node.bindings {
      if isInFunction {
        bind(
          binding.pattern,
          to: objects(of: binding.initializer?.value, annotated: binding.typeAnnotation))
        if node.isConstant { bindValue(binding.pattern, to: binding.initializer?.value) }
      } else if isStatic || typeName == nil {
        readConstant(binding)
        readStyle(binding)
        readLayerClass(binding, getter(of: binding))
      } else if isOverride(node.modifiers) || ViewProperty.isRequirement(binding) {
        readOverride(binding)
      }
      if !isInFunction { readAliases(binding) }
      if !isInFunction, !isStatic { readWrappers(of: node, binding) }
      if !isInFunction, node.isConstant { readFont(binding) }
    }
  }

  /// `lazy var buttons = [playButton, stopButton]`, `var main: UIButton { playButton }`: settings of such a property
  /// apply to the views that it names.
  private func readAliases(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let value = binding.initializer?.value ?? getter(of: binding)
    else { return }
    addAlias(name.identifier.text, of: value, at: Syntax(name))
  }

  /// A getter with several statements.
  func readReturnedView(_ node: ReturnStmtSyntax) {
    guard let value = node.expression,
      let block = blocks.last(where: { $0.isClosure || $0.member != nil }), block.isProperty,
      let name = block.member
    else { return }
    addAlias(name, of: value, at: Syntax(value))
  }

  private func addAlias(_ name: String, of value: ExprSyntax, at node: Syntax) {
    guard let type = typeName, value.plain.namesObjects else { return }
    for object in references(of: value) where object.isFollowed {
      add(
        PassedArgument(
          object: object, function: "", label: name, position: 0,
          holder: ObjectReference(root: .instance(of: type)),
          scope: CodeScope(type: type, member: name), location: location(of: node)))
    }
  }

  /// Opens a property, so that statements in its observers and accessors belong to it.
  func openProperty(_ node: PatternBindingSyntax) {
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    let isMember = !isInFunction
    blocks.append(SwiftBlock(member: isMember ? name : nil, isProperty: isMember))
    guard isMember, let name else { return }
    openFont(name, node.typeAnnotation?.type, node.getterStatements, at: Syntax(node.pattern))
  }

  /// Opens an accessor or an observer; `newValue` is the object that the property holds.
  func open(_ node: AccessorDeclSyntax) {
    blocks.append(SwiftBlock())
    guard [.keyword(.set), .keyword(.willSet)].contains(node.accessorSpecifier.tokenKind),
      let type = typeName, let property = blocks.last(where: { $0.member != nil }),
      property.isProperty, let name = property.member
    else { return }
    bind(
      node.parameters?.name.text ?? "newValue",
      to: [ObjectReference(root: .instance(of: type), path: [name])])
  }

  /// `@Styled @IBOutlet var titleLabel: UILabel!`: the wrapper gets the object.
  private func readWrappers(of node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
    guard let type = typeName,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    for case .attribute(let attribute) in node.attributes {
      guard let wrapper = attribute.attributeName.className,
        wrapper.first?.isUppercase == true, !Self.attributes.contains(wrapper)
      else { continue }
      add(
        PassedArgument(
          object: ObjectReference(root: .instance(of: type), path: [name.text]),
          function: wrapper, label: "wrappedValue", position: 0,
          scope: CodeScope(type: type, member: name.text), location: location(of: name)))
    }
  }

  /// The attributes of Swift, UIKit and Combine whose names begin like types.
  private static let attributes: Set<String> = [
    "IBOutlet", "IBInspectable", "IBAction", "IBDesignable", "IBSegueAction", "NSManaged",
    "NSCopying", "GKInspectable", "MainActor", "Published", "Sendable",
  ]

  /// A constant is a value, or a getter of one expression, as in generated tables.
  private func readConstant(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let value = binding.initializer?.value ?? getter(of: binding)
    else { return }
    addConstant(name.identifier.text, value, at: Syntax(name))
  }

  private func addConstant(_ name: String, _ value: ExprSyntax, at node: Syntax) {
    let value = self.value(of: value)
    guard value != .computed else { return }
    add(
      ConstantDeclaration(
        name: [typeName, name].compactMap(\.self).joined(separator: "."), value: value,
        location: location(of: node)))
  }

  /// A property that affects a screen reader, with the class's own getter.
  private func readOverride(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let property = ViewProperty(member: name.text), let type = typeName,
      binding.hasGetter
    else { return }
    add(
      PropertySetting(
        object: ObjectReference(root: .instance(of: type)), property: property,
        value: getter(of: binding).map { value(of: $0) } ?? .computed, form: .override,
        scope: CodeScope(type: type, member: name.text), location: location(of: name)))
  }

  private func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  /// The single expression that a getter returns; nil if it does more.
  private func getter(of binding: PatternBindingSyntax) -> ExprSyntax? {
    binding.getterStatements.flatMap { singleExpression(of: $0) }
  }

  func singleExpression(of items: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard items.count == 1, let item = items.first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }
}

extension ExprSyntax {
  /// Whether it may be objects that have names: a name, a member, a list, a choice or a cast of them.
  fileprivate var namesObjects: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(ArrayExprSyntax.self) || self.is(SequenceExprSyntax.self)
  }
}

extension VariableDeclSyntax {
  fileprivate var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }
}

extension PatternBindingSyntax {
  fileprivate var getterStatements: CodeBlockItemListSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let items): items
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    case nil: nil
    }
  }

  fileprivate var hasGetter: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    case nil: initializer != nil
    }
  }
}

extension ViewProperty {
  /// Whether a property needs no `override`: a root class, such as an item, may only conform to a
  /// protocol.
  fileprivate static func isRequirement(_ binding: PatternBindingSyntax) -> Bool {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let property = ViewProperty(member: name)
    else { return false }
    return property.isAccessibility && binding.hasGetter
  }
}
