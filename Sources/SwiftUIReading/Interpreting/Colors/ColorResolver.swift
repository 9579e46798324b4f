internal import AccessibilityModel
internal import SwiftParser
internal import SwiftSyntax

/// Finds the colour that an expression stands for: a name of the system, literal components, an asset, a constant of the
/// app's theme, an argument, the result of a function.
struct ColorResolver {
  let project: SwiftUIProject
  let texts: TextResolver
  let assigned = AssignedColors()

  init(project: SwiftUIProject) {
    self.project = project
    texts = TextResolver(project: project, language: nil)
  }

  /// Where an expression is, and how far names were followed to it.
  struct Position {
    var scope: Scope
    /// Whether `.red` is one of UIKit's.
    var isUIKit = false
    /// Whether a member without a type is one of `ShapeStyle`, as in `foregroundStyle(.secondary)`: an extension of `Color`
    /// has no name of the system's there.
    var isStyle = false
    var depth = 0

    func inside(_ scope: Scope? = nil, isUIKit: Bool? = nil) -> Position {
      Position(
        scope: scope ?? self.scope, isUIKit: isUIKit ?? self.isUIKit,
        isStyle: isStyle && scope == nil && isUIKit == nil, depth: depth + 1)
    }
  }

  /// Names may refer to each other without end.
  static let deepest = 48

  /// - Parameter isStyle: whether its place takes any style, and not only a colour.
  func color(
    _ expression: ExprSyntax, in scope: Scope, isStyle: Bool = false
  ) -> StatedColor {
    color(expression, Position(scope: scope, isStyle: isStyle))
  }

  func color(_ expression: ExprSyntax, _ position: Position) -> StatedColor {
    guard position.depth < Self.deepest else { return .unknown }
    let expression = expression.bare
    if let choices = expression.choices { return choice(choices, position.inside()) }
    if let values = expression.coalesced {
      let colors = values.map { color($0, position.inside()) }
      // An asset and a literal are there.
      if case .known? = colors.first { return colors[0] }
      return StatedColor.any(of: colors).opened
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return color(of: call, position.inside())
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return color(of: member, position.inside())
    }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return branches(of: expression, rest: [], position.inside()) ?? .unknown
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return .unknown
    }
    return named(name, position.inside())
  }

  private func choice(_ choices: ExprSyntax.Choices, _ position: Position) -> StatedColor {
    Self.chosen(
      by: choices.condition, color(choices.first, position), color(choices.second, position))
  }

  /// One of two by a condition: on the appearance, on a state of a moment, or on another.
  static func chosen(
    by condition: String, _ first: StatedColor, _ second: StatedColor
  ) -> StatedColor {
    if let isTrue = RestingCondition.isTrue(condition) { return isTrue ? first : second }
    if let isDark = AppearanceCondition.isDark(condition) {
      return isDark
        ? .dynamic(light: second, dark: first) : .dynamic(light: first, dark: second)
    }
    return .choice(condition, first, second)
  }

  // MARK: Names

  private func color(of member: MemberAccessExprSyntax, _ position: Position) -> StatedColor {
    let name = member.declName.baseName.text
    guard let base = member.base?.bare else { return constant(name, position) }
    if name == "gradient", case let color = color(base, position), color != .unknown {
      return color.opened
    }
    switch base.trimmedDescription {
    case "Color", "SwiftUI.Color": return constant(name, position.inside(isUIKit: false))
    case "UIColor", "NSColor": return constant(name, position.inside(isUIKit: true))
    case "self", "Self": return named(name, position)
    default: break
    }
    if let owner = owner(of: base, position),
      case let color = value(of: name, owner, position), color != .unknown
    {
      return color
    }
    if Self.conversions.contains(name) {
      let color = color(base, position)
      return color == .unknown ? ofGeneratedCode(base) : color
    }
    return ofGeneratedCode(ExprSyntax(member))
  }

  /// The colour of an asset, by a constant in code that a tool generates. Folders of a catalogue may be a part of the name:
  /// `Color.Brand.accent`.
  private func ofGeneratedCode(_ expression: ExprSyntax) -> StatedColor {
    for name in generated(expression) {
      let color = project.colors.color(ofSymbol: name)
      if color != .unknown { return color }
    }
    return .unknown
  }

  /// Members that are the same colour for another framework.
  private static let conversions: Set<String> = [
    "swiftUIColor", "uiColor", "color", "suiColor", "cgColor", "toColor", "asColor", "ui",
    "swiftUI",
  ]

  /// `colorsAccent` and `accent` for a constant in code that a tool generates for an asset catalogue
  /// (`Asset.Colors.accent`); none for a type of the code that is read.
  private func generated(_ expression: ExprSyntax) -> [String] {
    var names: [String] = []
    var next = expression.as(MemberAccessExprSyntax.self)
    var root: ExprSyntax?
    while let member = next {
      names.insert(member.declName.baseName.text, at: 0)
      root = member.base?.bare
      next = root?.as(MemberAccessExprSyntax.self)
    }
    guard let name = root?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true, let last = names.last,
      Self.frameworkTypes.contains(name) || project.types[name] == nil
    else { return [] }
    let words = names[0].prefix(1).lowercased() + names[0].dropFirst()
    let symbol =
      words + names.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return names.count > 1 ? [symbol, last] : [last]
  }

  private static let frameworkTypes: Set<String> = ["Color", "UIColor", "ShapeStyle"]

  /// `.accent`: one that the app declares in an extension, one of the system, one of an asset catalogue.
  func constant(_ name: String, _ position: Position) -> StatedColor {
    let isSystemStyle = position.isStyle && Self.names[name] != nil
    let types =
      position.isUIKit
      ? ["UIColor", "NSColor"] : isSystemStyle ? ["ShapeStyle"] : ["Color", "ShapeStyle"]
    for type in types {
      guard let type = project.types[type], let property = type.properties[name],
        !property.isOfFile || property.file == position.scope.file,
        case let color = value(of: property, in: Owner(type: type), position), color != .unknown
      else { continue }
      return color
    }
    // Views around it may set another one.
    if name == "accentColor" { return project.colors.accent ?? .unknown }
    let system = Self.system(name, isUIKit: position.isUIKit)
    return system == .unknown ? project.colors.color(ofSymbol: name) : system
  }

  private static func system(_ name: String, isUIKit: Bool) -> StatedColor {
    .system(isUIKit ? name : names[name] ?? "")
  }

  /// An argument, a local constant, a member of the type, or a constant outside of types.
  private func named(_ name: String, _ position: Position) -> StatedColor {
    let scope = position.scope
    // A binding has the value of what it is bound to.
    if name.hasPrefix("$") { return named(String(name.dropFirst()), position.inside()) }
    if let binding = scope.bindings[name] {
      guard case .expression(let value, let around) = binding else { return .unknown }
      return color(value, position.inside(around))
    }
    if let type = scope.type, let property = type.properties[name] {
      if property.isState || property.hasAttributes && property.initializer != nil {
        return state(property, named: name, of: type, position)
      }
      guard !property.hasAttributes else { return .unknown }
      let inner = position.inside(scope.inMembers, isUIKit: isUIKit(property, position))
      if let value = property.initializer { return color(value, inner) }
      guard property.body != nil else { return given(to: name, of: type, inner) }
      return value(of: property, in: Owner(type: type, scope: scope), position)
    }
    if let global = project.global(named: name, in: scope.file) {
      return value(of: global, in: Owner(type: nil, file: global.file), position)
    }
    return ["Color", "UIColor"].contains(scope.type?.name ?? "")
      ? constant(name, position) : .unknown
  }

  /// A member of a type or of a value.
  private func value(of name: String, _ owner: Owner, _ position: Position) -> StatedColor {
    guard owner.others.isEmpty else {
      let all = [owner.type].compactMap(\.self) + owner.others
      if all.count == 2, let dark = all.firstIndex(where: { Self.isDark($0.name) }),
        !Self.isDark(all[1 - dark].name)
      {
        let colors = all.map { value(of: name, Owner(type: $0), position) }
        return .dynamic(light: colors[1 - dark], dark: colors[dark])
      }
      return StatedColor.any(of: all.map { value(of: name, Owner(type: $0), position) }).opened
    }
    guard let type = owner.type, let property = type.properties[name] else { return .unknown }
    if property.initializer == nil, property.body == nil {
      let inner = position.inside(isUIKit: isUIKit(property, position))
      guard let call = owner.call, let argument = call.call.value(name) else {
        return given(to: name, of: type, inner)
      }
      return color(argument, inner.inside(call.scope))
    }
    guard property.initializer != nil, property.changes else {
      return value(of: property, in: owner, position)
    }
    if let call = owner.call, let argument = call.call.value(name) {
      return color(argument, position.inside(call.scope, isUIKit: isUIKit(property, position)))
    }
    return state(property, named: name, of: type, position.inside(owner.scope(in: property.file)))
  }

  /// Whether a palette is that of the dark appearance, by its name.
  private static func isDark(_ name: String) -> Bool { name.lowercased().contains("dark") }

  /// The value of a constant or a computed property; one that changes is unknown.
  private func value(
    of property: TypeDeclaration.Property, in owner: Owner, _ position: Position
  ) -> StatedColor {
    guard !property.changes else { return .unknown }
    let inner = position.inside(
      owner.scope(in: property.file), isUIKit: isUIKit(property, position))
    if let initializer = property.initializer { return color(initializer, inner) }
    return property.body.flatMap { result(of: $0, inner) } ?? .unknown
  }

  func isUIKit(_ property: TypeDeclaration.Property, _ position: Position) -> Bool {
    switch property.type {
    case "UIColor", "NSColor", "UIColor?": true
    case "Color", "Color?", "some ShapeStyle": false
    default: position.isUIKit
    }
  }

  /// SwiftUI's names of the system's colours
  /// (https://developer.apple.com/documentation/swiftui/color#Standard-colors).
  private static let names = [
    "background": "systemBackground", "black": "black", "white": "white", "clear": "clear",
    "primary": "label",
    "secondary": "secondaryLabel", "tertiary": "tertiaryLabel", "quaternary": "quaternaryLabel",
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
    "green": "systemGreen", "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan",
    "blue": "systemBlue", "indigo": "systemIndigo", "purple": "systemPurple",
    "pink": "systemPink", "brown": "systemBrown", "gray": "systemGray",
  ]
}

extension TypeDeclaration.Property {
  /// Whether code may give the stored value another one while the app runs.
  fileprivate var changes: Bool {
    hasAttributes || initializer != nil && isVariable && !isStatic
  }
}

extension ExprSyntax {
  /// The values of `first ?? second`; nil for anything else.
  fileprivate var coalesced: [ExprSyntax]? {
    guard let parts = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count > 2,
      stride(from: 1, to: parts.count, by: 2).allSatisfy({ parts[$0].trimmedDescription == "??" })
    else { return nil }
    return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
  }
}
