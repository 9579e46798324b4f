internal import AccessibilityModel
internal import HierarchyReading
internal import SwiftParser
internal import SwiftSyntax

/// A colour that a view sets.
enum StatedColor: Hashable, Sendable {
  case known(DynamicColor)
  /// The one or the other, by a condition.
  case choice(String, DynamicColor, DynamicColor)
  /// One of a library, or one that changes while the app runs.
  case unknown

  /// The colour of texts that set none.
  static let label = system("label")
  /// The background of a screen.
  static let background = system("systemBackground")
  /// The background of the rows of a list or a form, which are cards on the background of the screen
  /// (https://developer.apple.com/documentation/uikit/uicolor/secondarysystemgroupedbackground).
  static let rows = system("secondarySystemGroupedBackground")
  static let clear = StatedColor.known(DynamicColor(Color(red: 0, green: 0, blue: 0, alpha: 0)))

  fileprivate static func system(_ name: String) -> StatedColor {
    guard var color = SystemColors.color(named: name, on: .iOS) else { return .unknown }
    // The other colours of a view are rarely known with increased contrast.
    color.variants = color.variants.filter { !$0.key.isHighContrast }
    return .known(color)
  }
}

/// Finds the colour that an expression stands for: a name of the system, literal components, a constant, an argument.
struct ColorResolver {
  let project: SwiftUIProject
  /// Names may refer to each other without end.
  private static let deepest = 16

  func color(_ expression: ExprSyntax, in scope: Scope) -> StatedColor {
    color(expression, scope, isUIKit: false, 0)
  }

  private func color(
    _ expression: ExprSyntax, _ scope: Scope, isUIKit: Bool, _ depth: Int
  ) -> StatedColor {
    guard depth < Self.deepest else { return .unknown }
    let expression = expression.bare
    if let choices = expression.choices {
      return choice(choices, scope, isUIKit: isUIKit, depth + 1)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return color(of: call, scope, depth + 1)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return color(of: member, scope, isUIKit: isUIKit, depth + 1)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return .unknown
    }
    return named(name, scope, isUIKit: isUIKit, depth + 1)
  }

  /// `colorScheme == .dark ? Color.white : Color.black`; any other condition leaves the choice open.
  private func choice(
    _ choices: ExprSyntax.Choices, _ scope: Scope,
    isUIKit: Bool, _ depth: Int
  ) -> StatedColor {
    let words = choices.condition.split(separator: " ")
    guard case .known(let first) = color(choices.first, scope, isUIKit: isUIKit, depth),
      case .known(let second) = color(choices.second, scope, isUIKit: isUIKit, depth)
    else { return .unknown }
    guard words.count == 3, words[0].hasSuffix("colorScheme"), words[1] == "==" else {
      return .choice(choices.condition, first, second)
    }
    let (light, dark) = words[2].hasSuffix(".dark") ? (second, first) : (first, second)
    return .known(
      DynamicColor(light.color, variants: [.dark: dark.color(in: .dark)]))
  }

  private func color(
    of member: MemberAccessExprSyntax, _ scope: Scope, isUIKit: Bool, _ depth: Int
  ) -> StatedColor {
    let name = member.declName.baseName.text
    guard let base = member.base?.bare else { return constant(name, isUIKit: isUIKit, depth) }
    switch base.trimmedDescription {
    case "Color": return constant(name, isUIKit: false, depth)
    case "UIColor": return constant(name, isUIKit: true, depth)
    case "self": return named(name, scope, isUIKit: isUIKit, depth)
    default:
      let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text
      return type.map { declared(name, by: $0, isUIKit: isUIKit, depth) } ?? .unknown
    }
  }

  /// A colour of the system, or one that the app declares in an extension.
  private func constant(_ name: String, isUIKit: Bool, _ depth: Int) -> StatedColor {
    let system = Self.named(name, isUIKit: isUIKit)
    guard system == .unknown else { return system }
    let asset = project.colors.color(ofSymbol: name)
    guard asset == .unknown else { return asset }
    return declared(name, by: isUIKit ? "UIColor" : "Color", isUIKit: isUIKit, depth)
  }

  /// A constant of a type of the app's code.
  private func declared(
    _ name: String, by type: String, isUIKit: Bool, _ depth: Int
  ) -> StatedColor {
    guard let type = project.types[type], let value = type.properties[name]?.constant else {
      return .unknown
    }
    return color(
      value, Scope(type: type, file: type.file, place: nil), isUIKit: isUIKit, depth)
  }

  private static func named(_ name: String, isUIKit: Bool) -> StatedColor {
    .system(isUIKit ? name : Self.names[name] ?? "")
  }

  /// A constant of the type, or an argument.
  private func named(
    _ name: String, _ scope: Scope, isUIKit: Bool, _ depth: Int
  ) -> StatedColor {
    if let binding = scope.bindings[name] {
      guard case .expression(let value, let around) = binding else { return .unknown }
      return color(value, around, isUIKit: isUIKit, depth)
    }
    guard let property = scope.type?.properties[name], !property.hasAttributes else {
      return .unknown
    }
    if let value = property.initializer {
      return color(value, scope.inMembers, isUIKit: isUIKit, depth)
    }
    guard let items = property.body else { return .unknown }
    if let schemes = ColorSchemes(of: items) {
      guard case .known(let light) = color(schemes.light, scope.inMembers, isUIKit: isUIKit, depth),
        case .known(let dark) = color(schemes.dark, scope.inMembers, isUIKit: isUIKit, depth)
      else { return .unknown }
      return .known(DynamicColor(light.color, variants: [.dark: dark.color(in: .dark)]))
    }
    guard let value = TypeDeclaration.Property.onlyValue(of: items) else { return .unknown }
    return color(value, scope.inMembers, isUIKit: isUIKit, depth)
  }

  // MARK: Calls

  private func color(
    of node: FunctionCallExprSyntax, _ scope: Scope, _ depth: Int
  ) -> StatedColor {
    guard let call = Call(node) else { return .unknown }
    if call.name == "opacity",
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let alpha = call.first.flatMap({ alpha($0) })
    {
      return color(base, scope, isUIKit: false, depth).faded(to: alpha)
    }
    if ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(call.name),
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      return color(base, scope, isUIKit: false, depth)
    }
    guard ["Color", "UIColor", "AnyShapeStyle"].contains(call.name) else { return .unknown }
    if let value = call.value("uiColor") { return color(value, scope, isUIKit: true, depth) }
    if let color = Self.components(of: call) ?? Self.hexadecimal(call.value("hex")) {
      return .known(DynamicColor(color))
    }
    if let name = (call.first ?? call.value("named"))?.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    {
      return project.colors.color(named: name)
    }
    // `Color(.systemRed)` takes a colour of UIKit.
    guard call.arguments.count == 1, let value = call.first else { return .unknown }
    return color(value, scope, isUIKit: call.name == "Color", depth)
  }

  /// The value of an opacity: of two that are nearly the same, the greater.
  private func alpha(_ value: ExprSyntax) -> Double? {
    if let number = value.quotient { return number }
    guard let choices = value.bare.choices, let first = choices.first.quotient,
      let second = choices.second.quotient, abs(first - second) <= Self.leastDifference
    else { return nil }
    return max(first, second)
  }

  /// A smaller one makes no contrast differ by a step of the criteria.
  private static let leastDifference = 0.1

  /// The six digits of `Color(hex: "#1A2B3C")` or `Color(hex: 0x1A2B3C)`, an initializer that many apps define alike;
  /// nil for another number of digits, whose meaning is the app's own.
  private static func hexadecimal(_ value: ExprSyntax?) -> Color? {
    let digits =
      value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map {
        $0.hasPrefix("#") ? String($0.dropFirst()) : $0
      } ?? value?.as(IntegerLiteralExprSyntax.self)?.literal.text.replacing("_", with: "")
    guard var digits else { return nil }
    if digits.lowercased().hasPrefix("0x") { digits.removeFirst(2) }
    guard digits.utf8.count == 6, let number = Int(digits, radix: 16) else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  /// `Color(red:green:blue:opacity:)` and `Color(white:opacity:)`; nil without literal components.
  private static func components(of call: Call) -> Color? {
    func part(_ label: String) -> Double? { call.value(label)?.quotient }
    // UIKit's initializers have another word.
    let word = call.has("alpha") ? "alpha" : "opacity"
    let alpha = part(word) ?? 1
    guard call.value(word) == nil || part(word) != nil else { return nil }
    if let white = part("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// SwiftUI's names of the system's colours
  /// (https://developer.apple.com/documentation/swiftui/color#Standard-colors).
  private static let names = [
    "black": "black", "white": "white", "clear": "clear", "primary": "label",
    "secondary": "secondaryLabel", "tertiary": "tertiaryLabel", "quaternary": "quaternaryLabel",
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
    "green": "systemGreen", "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan",
    "blue": "systemBlue", "indigo": "systemIndigo", "purple": "systemPurple",
    "pink": "systemPink", "brown": "systemBrown", "gray": "systemGray",
  ]
}

extension StatedColor {
  /// The condition of a choice; nil for others.
  var condition: String? {
    if case .choice(let condition, _, _) = self { condition } else { nil }
  }

  /// The colour in one state of the view, if its condition is among some: that of a control which can be used.
  func resolved(among conditions: Set<String>) -> StatedColor {
    guard case .choice(let condition, let first, let second) = self else { return self }
    guard conditions.contains(condition) else { return .unknown }
    let isNegative = Self.negative.contains(where: condition.lowercased().contains)
    return .known(isNegative || condition.hasPrefix("!") ? second : first)
  }

  /// Words of conditions under which a control cannot be used.
  private static let negative = ["disabled", "isempty", "loading", "invalid", "== nil"]

  /// The colour with a part of its alpha.
  fileprivate func faded(to part: Double) -> StatedColor {
    guard (0...1).contains(part) else { return .unknown }
    if case .choice(let condition, let first, let second) = self,
      case .known(let one) = StatedColor.known(first).faded(to: part),
      case .known(let other) = StatedColor.known(second).faded(to: part)
    {
      return .choice(condition, one, other)
    }
    guard case .known(let color) = self else { return .unknown }
    func faded(_ color: Color) -> Color {
      var color = color
      color.alpha *= part
      return color
    }
    return .known(DynamicColor(faded(color.color), variants: color.variants.mapValues(faded)))
  }
}

extension ExprSyntax {
  /// The value of a number, or of the quotient of two: `0.2` and `51 / 255`.
  fileprivate var quotient: Double? {
    if let number { return number }
    guard let parts = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].trimmedDescription == "/", let first = parts[0].bare.number,
      let second = parts[2].bare.number, second != 0
    else { return nil }
    return first / second
  }
}
