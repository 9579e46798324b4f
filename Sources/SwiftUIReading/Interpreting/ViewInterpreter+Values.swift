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
      return follow(
        "\(scope.type?.name ?? "").\(name)", from: scope, into: scope.inMembers, at: place
      ) { $0.nodes(of: property, $1, at: place) }
    }
    guard let global = project.global(named: name, in: home(of: node, scope)) else {
      return [value(at: place)]
    }
    let around = Scope(type: nil, file: global.file, place: place)
    return follow(name, from: scope, into: around, at: place) {
      $0.nodes(of: global, $1, at: place)
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
    if member.base?.bare.is(MemberAccessExprSyntax.self) == true,
      case let color = colorView(ExprSyntax(member), scope), color.facts.textColor != .unknown
    {
      return [color]
    }
    if let type = member.base.flatMap({ typeOfValue($0, scope) }),
      let property = type.properties[name],
      property.makesViews
    {
      return views(of: property, named: name, of: type, at: place, scope)
    }
    guard let base = member.base?.bare.as(DeclReferenceExprSyntax.self) else {
      return ofViewProperty(name, member, scope) ?? ofValue(name, at: place, scope)
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
        ? [assetImage(name, at: place)] : ofValue(name, at: place, scope)
    }
    return views(of: property, named: name, of: type, at: place, scope)
  }

  /// The views of a member of a value whose type the source does not show.
  private mutating func ofValue(
    _ name: String, at place: ViewNode.Place, _ scope: Scope
  ) -> [ViewNode] {
    guard let type = project.onlyMaker(ofViews: name), let property = type.properties[name] else {
      return [value(at: place)]
    }
    return views(of: property, named: name, of: type, at: place, scope)
  }

  /// The views of a property of a type other than that of the code around it.
  private mutating func views(
    of property: TypeDeclaration.Property, named name: String, of type: TypeDeclaration,
    at place: ViewNode.Place, _ scope: Scope
  ) -> [ViewNode] {
    let around = Scope(type: type, file: type.file, place: place, instance: nextNumber())
    return follow("\(type.name).\(name)", from: scope, into: around, at: place) {
      $0.nodes(of: property, $1, at: place)
    }
  }

  /// Views after a property that the app's extension of `View` has: `Text("Notes").sectionHeading`; nil for another member.
  private mutating func ofViewProperty(
    _ name: String, _ member: MemberAccessExprSyntax, _ scope: Scope
  ) -> [ViewNode]? {
    let home = home(of: member, scope)
    guard let base = member.base?.bare, let body = project.viewProperty(named: name, in: home)?.body
    else { return nil }
    var views = nodes(base, scope)
    guard !views.isEmpty, !views.allSatisfy(\.isValue) else { return nil }
    if NameOfTitle.isOne(name) { views = views.map(\.styledAsTitle) }
    let place = place(of: member, scope)
    let inner = Scope(
      type: nil, file: project.file(of: body) ?? home, place: place, instance: nextNumber(),
      bindings: ["self": .views(views)])
    return follow("View.\(name)", from: scope, into: inner, at: place) { $0.nodes(body, $1) }
  }

  /// The type of the app that a value has by its declaration (`let page: Page`, `layer.root`), if it is not a view.
  func typeOfValue(_ expression: ExprSyntax, _ scope: Scope, depth: Int = 0) -> TypeDeclaration? {
    let name = nameOfType(expression, scope, depth)
    let type = name.flatMap { project.types[$0.filter { $0 != "?" }] }
    return type.flatMap { $0.kind == .other && $0.isDeclared ? $0 : nil }
  }

  /// The name of the type of the items of a collection: `Category` of `categories: [Category]` and of
  /// `Category.allCases`; nil for one that the source does not show.
  func typeOfItems(in collection: ExprSyntax, _ scope: Scope) -> String? {
    let collection = collection.bare
    if let member = collection.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "allCases",
      let type = member.base?.bare.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      return type
    }
    guard let type = nameOfType(collection, scope, 0), type.first == "[", !type.contains(":") else {
      return nil
    }
    return String(type.drop { $0 == "[" }.prefix { $0 != "]" })
  }

  /// The type of a value, as its declaration has it.
  private func nameOfType(_ expression: ExprSyntax, _ scope: Scope, _ depth: Int) -> String? {
    let expression = expression.bare
    guard depth < Self.longestChainOfMembers else { return nil }
    let property: TypeDeclaration.Property?
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.bare {
      let isOwn = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      let type = isOwn ? scope.type : typeOfValue(base, scope, depth: depth + 1)
      property = type?.properties[member.declName.baseName.text]
    } else if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if case .unknown(_, let type?)? = scope.bindings[name] { return type }
      property = scope.type?.properties[name]
      if property == nil, case .expression(let value, let around)? = scope.bindings[name] {
        return nameOfType(value, around, depth + 1)
      }
    } else {
      return nil
    }
    return property?.type
  }

  private static let longestChainOfMembers = 4
}

extension ViewNode {
  fileprivate static let nameOfValues = "Value"

  /// Whether it is the value of a name, which only the running app knows.
  var isValue: Bool { kind == .unknown && name == Self.nameOfValues }
}
