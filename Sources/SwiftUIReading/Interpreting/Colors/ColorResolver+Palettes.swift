internal import SwiftParser
internal import SwiftSyntax

// Colours with several values in the source: gradients, states, the palettes of an app.

extension ColorResolver {
  /// Names of SwiftUI's gradients, as views and as styles.
  static let gradients: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient",
    "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient",
  ]

  /// The colours at the stops of a gradient, each of which is behind some part of it.
  func gradient(_ call: Call, _ position: Position) -> StatedColor {
    if let inner = call.value("gradient") ?? call.first, !inner.is(ArrayExprSyntax.self) {
      return color(inner, position.inside()).opened
    }
    guard let list = (call.value("colors") ?? call.value("stops"))?.as(ArrayExprSyntax.self) else {
      return .unknown
    }
    let colors = list.elements.prefix(Self.mostStops).map { element in
      let stop = element.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)
      return color(stop?.value("color") ?? element.expression, position.inside(isUIKit: false))
    }
    return colors.contains(.unknown) ? .unknown : StatedColor.any(of: colors).opened
  }

  private static let mostStops = 8

  /// The colours that a variable of a view or a model has: its first one, and those that code of its type sets.
  func state(
    _ property: TypeDeclaration.Property, named name: String, of type: TypeDeclaration,
    _ position: Position
  ) -> StatedColor {
    let inner = position.inside(position.scope.inMembers, isUIKit: isUIKit(property, position))
    let values = [property.initializer].compactMap(\.self) + assigned.values(of: name, in: type)
    return StatedColor.any(of: values.prefix(Self.mostValues).map { color($0, inner) }).opened
  }

  /// The colours that the values of a type have at one property, as the calls that make them state it.
  func given(
    to name: String, of type: TypeDeclaration, _ position: Position
  ) -> StatedColor {
    guard position.depth < Self.deepestValue else { return .unknown }
    let makers = project.uses.makers[type.name, default: []].prefix(Self.mostValues)
    let colors = makers.compactMap { node -> StatedColor? in
      guard let value = Call(node)?.value(name) else { return nil }
      return color(value, position.inside(scope(around: Syntax(node))))
    }
    return colors.isEmpty ? .unknown : StatedColor.any(of: colors).opened
  }

  private static let mostValues = 6
  private static let deepestValue = 36

  /// The scope of some code: the type around it, and the parameters and constants of the function that it is in.
  private func scope(around node: Syntax) -> Scope {
    var bindings: [String: Scope.Binding] = [:]
    var constants: [(name: String, value: ExprSyntax)] = []
    var next = node.parent
    while let current = next, !current.isProtocol((any DeclGroupSyntax).self) {
      if let function = current.as(FunctionDeclSyntax.self) {
        for parameter in function.parameters where bindings[parameter.name] == nil {
          bindings[parameter.name] = .unknown(closure: 0, type: parameter.type)
        }
      }
      for item in current.as(CodeBlockItemListSyntax.self) ?? [] {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
        constants += variable.bindings.compactMap { binding in
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          return name.flatMap { name in binding.initializer.map { (name, $0.value) } }
        }
      }
      next = current.parent
    }
    let type = AppearanceSettings.owner(of: node)
    let scope = Scope(
      type: project.types[type], file: project.file(of: node) ?? 0, place: nil, bindings: bindings)
    for (name, value) in constants { scope.declare(name, .expression(value, scope)) }
    return scope
  }
}

/// The values that code of a type assigns to its states.
///
/// A class, because what was found of a type is kept.
final class AssignedColors {
  private var known: [String: [String: [ExprSyntax]]] = [:]

  func values(of name: String, in type: TypeDeclaration) -> [ExprSyntax] {
    if let all = known[type.name] { return all[name] ?? [] }
    let visitor = Visitor(viewMode: .sourceAccurate)
    for node in [type.node] + type.extensions { visitor.walk(node) }
    known[type.name] = visitor.found
    return visitor.found[name] ?? []
  }

  private final class Visitor: SyntaxVisitor {
    var found: [String: [ExprSyntax]] = [:]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
      let text = parts[0].trimmedDescription
      let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
      // `color = isNew ? .red : .blue` has the rest of the sequence as its value.
      let value =
        parts.count == 3
        ? parts[2]
        : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(parts.dropFirst(2)))))
      found[name, default: []].append(value)
      return .visitChildren
    }
  }
}
