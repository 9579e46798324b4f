internal import SwiftSyntax

// The types and values whose members are colours: `AppTheme.Colors`, `Color.theme`, `theme` of `@Environment(\.theme)`.

extension ColorResolver {
  /// A type, or a value of it.
  struct Owner {
    var type: TypeDeclaration?
    /// Further types that the value may have, by a protocol that all of them conform to.
    var others: [TypeDeclaration] = []
    /// The scope of the code of a view, whose arguments its members use.
    var scope: Scope?
    /// The call that made the value, whose arguments its properties have.
    var call: (call: Call, scope: Scope)?
    /// The case of an enumeration that it is.
    var value: (expression: ExprSyntax, scope: Scope)?
    var file: Int?

    init(type: TypeDeclaration?, scope: Scope? = nil, file: Int? = nil) {
      (self.type, self.scope, self.file) = (type, scope, file)
    }

    /// The scope of the code of a member.
    func scope(in file: Int) -> Scope {
      if let scope { return scope.inMembers }
      return Scope(
        type: type, file: self.file ?? file, place: nil,
        bindings: value.map { ["self": .expression($0.expression, $0.scope)] } ?? [:])
    }
  }

  /// Nil for a value whose type the source does not show.
  func owner(of expression: ExprSyntax, _ position: Position) -> Owner? {
    guard position.depth < Self.longestPath else { return nil }
    let expression = expression.bare
    if let path = Self.path(of: expression), let type = type(at: path, position.scope) {
      return Owner(type: type)
    }
    if let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
      return owner(madeBy: call, position)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return owner(of: member, position.inside())
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    switch position.scope.bindings[name] {
    case .expression(let value, let around)?: return owner(of: value, position.inside(around))
    case .unknown(_, let type?)?:
      return type.isEmpty ? nil : owner(ofType: type, position.scope)
    case .some: return nil
    case nil: break
    }
    if name == "self" { return Owner(type: position.scope.type, scope: position.scope) }
    let property =
      position.scope.type?.properties[name]
      ?? project.global(named: name, in: position.scope.file)
    return property.flatMap { owner(of: $0, in: position.scope.type, position) }
  }

  private static let longestPath = 40

  private func owner(of member: MemberAccessExprSyntax, _ position: Position) -> Owner? {
    let name = member.declName.baseName.text
    let base = member.base?.bare
    if name == "self" { return base.flatMap { owner(of: $0, position) } }
    let implied = position.isUIKit ? ["UIColor", "NSColor"] : ["Color", "ShapeStyle", "Font"]
    let framework = base.map { [$0.trimmedDescription] } ?? implied
    let extended = framework.lazy.filter(Self.extended.contains)
      .compactMap { project.types[$0] }.first { $0.properties[name] != nil }
    let around = extended.map { Owner(type: $0) } ?? base.flatMap { owner(of: $0, position) }
    guard let type = around?.type else { return nil }
    if type.cases[name] != nil {
      var owner = Owner(type: type)
      owner.value = (ExprSyntax(member), position.scope)
      return owner
    }
    return type.properties[name].flatMap { owner(of: $0, in: type, position) }
  }

  /// Types of the system that apps extend with values of their own.
  private static let extended: Set<String> = ["Color", "UIColor", "ShapeStyle", "Font", "UIFont"]

  private func owner(madeBy call: Call, _ position: Position) -> Owner? {
    let callee = call.node.calledExpression
    if let path = Self.path(of: callee), let type = type(at: path, position.scope) {
      var owner = Owner(type: type)
      owner.call = (call, position.scope)
      return owner
    }
    // The result of a function of a type: `Palette.current(for: scheme)`.
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base?.bare,
      let around = owner(of: base, position.inside()), let type = around.type,
      let result = type.overload(for: call, position.scope)?.signature.returnClause?.type
    else { return nil }
    let inner = Scope(type: type, file: type.file, place: nil)
    return owner(ofType: result.trimmedDescription, inner)
  }

  /// The value of a property, by its annotation or by what makes it.
  private func owner(
    of property: TypeDeclaration.Property, in type: TypeDeclaration?, _ position: Position
  ) -> Owner? {
    let inner = position.inside(Scope(type: type, file: property.file, place: nil))
    if let value = property.initializer, let made = owner(of: value, inner) {
      return property.isVariable && !property.isStatic ? Owner(type: made.type) : made
    }
    let named = property.type ?? property.environment.flatMap(typeInEnvironment)
    return named.flatMap { owner(ofType: $0, inner.scope) }
  }

  /// A value of a type by its name as written; for a protocol, of the types that conform to it.
  func owner(ofType name: String, _ scope: Scope) -> Owner? {
    var words = name.filter { $0 != "?" }.split(separator: " ")
    if words.count == 2, ["any", "some"].contains(words[0]) { words.removeFirst() }
    guard words.count == 1 else { return nil }
    // A type that is a value: `Palette.Type`.
    let path = words[0].split(separator: ".").map(String.init).filter { $0 != "Type" }
    if let type = type(at: path, scope) { return Owner(type: type) }
    let conforming = project.conforming[path.last ?? "", default: []].compactMap {
      project.types[$0]
    }
    guard let first = conforming.first else { return nil }
    var owner = Owner(type: first)
    owner.others = Array(conforming.dropFirst().prefix(Self.mostTypes))
    return owner
  }

  private static let mostTypes = 6

  /// The type of a value of the environment, as the app declares it.
  private func typeInEnvironment(_ name: String) -> String? {
    guard name.first?.isLowercase == true else { return name }
    let property = project.types["EnvironmentValues"]?.properties[name]
    return property?.type
      ?? property?.initializer?.as(FunctionCallExprSyntax.self).flatMap(Call.name)
  }

  /// `["AppTheme", "Colors"]` of `AppTheme.Colors`; nil for an expression with other names than those of types.
  private static func path(of expression: ExprSyntax) -> [String]? {
    var names: [String] = []
    var next: ExprSyntax? = expression
    while let current = next {
      if let member = current.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        names.append(member.declName.baseName.text)
        next = base.bare
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.text)
        next = nil
      } else {
        return nil
      }
    }
    guard names.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return names.reversed()
  }

  /// The type that a path means in some code: one in the types around it first. Of several types with one name in others,
  /// none.
  private func type(at path: [String], _ scope: Scope) -> TypeDeclaration? {
    let name = path.joined(separator: ".")
    var around = scope.type?.path.split(separator: ".").map(String.init) ?? []
    while !around.isEmpty {
      if let type = project.typesByPath[(around + [name]).joined(separator: ".")] { return type }
      around.removeLast()
    }
    if let type = project.typesByPath[name], type.isDeclared { return type }
    guard path.count == 1, project.namesakes[name, default: 0] < 2 else { return nil }
    return project.types[name].flatMap { $0.isDeclared ? $0 : nil }
  }
}
