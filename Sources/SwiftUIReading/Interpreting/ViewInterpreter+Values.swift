internal import SwiftSyntax

// Names that stand for views: properties, parameters, constants, members of other types.

extension ViewInterpreter {
  /// A property, a parameter or a constant that is a view.
  mutating func named(
    _ name: String, _ node: ExprSyntax, _ scope: Scope
  ) -> [ViewNode] {
    if let type = scope.type?.properties[name]?.type {
      if Self.typesOfColors.contains(type) { return [colorView(node, scope)] }
      if Self.typesOfValues.contains(type) { return [] }
    }
    let place = place(of: node, scope)
    if let binding = scope.bindings[name] { return nodes(of: binding, at: place) }
    if let property = scope.type?.properties[name] {
      return follow("\(scope.type?.name ?? "").\(name)", at: place) {
        $0.nodes(of: property, scope.inMembers, at: place)
      }
    }
    guard let global = project.globals[name] else { return [value(at: place)] }
    return follow(name, at: place) {
      $0.nodes(of: global, Scope(type: nil, file: global.file, place: place), at: place)
    }
  }

  private mutating func nodes(
    of property: TypeDeclaration.Property, _ scope: Scope, at place: ViewNode.Place
  ) -> [ViewNode] {
    if let body = property.body { return nodes(body, scope) }
    return property.initializer.map { nodes($0, scope) } ?? [value(at: place)]
  }

  /// A view that is the value of a name, which only the running app knows.
  func value(at place: ViewNode.Place) -> ViewNode {
    node(.unknown, ViewNode.nameOfValues, at: place)
  }

  private func assetImage(_ name: String, at place: ViewNode.Place) -> ViewNode {
    var image = node(.image, "Image", at: place)
    image.facts.image = name
    return image
  }

  /// Types that are views of one colour.
  private static let typesOfColors: Set<String> = ["Color", "Color?"]
  /// Types that are not views.
  private static let typesOfValues: Set<String> = [
    "String", "String?", "Bool", "Bool?", "Int", "Int?", "Double", "Double?", "CGFloat", "CGFloat?",
    "Date", "Date?", "URL", "URL?", "LocalizedStringKey", "LocalizedStringKey?",
  ]

  /// `self.header`, `configuration.label`, `Color.red`, `item.view`.
  mutating func nodes(of member: MemberAccessExprSyntax, _ scope: Scope) -> [ViewNode] {
    let name = member.declName.baseName.text
    let place = place(of: member, scope)
    if name == "swiftUIImage", let base = member.base?.bare, let asset = Self.asset(base) {
      return [assetImage(asset, at: place)]
    }
    guard let base = member.base?.bare.as(DeclReferenceExprSyntax.self) else {
      return [value(at: place)]
    }
    if base.baseName.tokenKind == .keyword(.self) {
      return named(name, ExprSyntax(member), scope)
    }
    if let binding = scope.bindings["\(base.baseName.text).\(name)"] {
      return nodes(of: binding, at: place)
    }
    if base.baseName.text == "Color" {
      return [colorView(ExprSyntax(member), scope)]
    }
    guard let type = project.types[base.baseName.text], let property = type.properties[name] else {
      // A constant for an image of the app, from a library or from generated code.
      return base.baseName.text == "Image"
        ? [assetImage(name, at: place)] : [value(at: place)]
    }
    return follow("\(type.name).\(name)", at: place) {
      $0.nodes(of: property, Scope(type: type, file: type.file, place: place), at: place)
    }
  }
}

extension ViewNode {
  fileprivate static let nameOfValues = "Value"

  /// Whether it is the value of a name, which only the running app knows.
  var isValue: Bool { kind == .unknown && name == Self.nameOfValues }
}
