internal import AccessibilityModel
internal import SwiftParser
internal import SwiftSyntax

// Colours that calls make: initializers of SwiftUI, UIKit and the app, modifiers, functions.

extension ColorResolver {
  func color(of node: FunctionCallExprSyntax, _ position: Position) -> StatedColor {
    guard let call = Call(node) else { return .unknown }
    if Self.gradients.contains(call.name) { return gradient(call, position) }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard let member else {
      if Self.types.contains(call.name) {
        return made(by: call, position.inside(isUIKit: call.name != "Color"))
      }
      return result(of: call, in: Owner(type: position.scope.type, scope: position.scope), position)
    }
    guard let base = member.base?.bare else {
      return call.name == "init" ? made(by: call, position) : ofOwnFunction(call, position)
    }
    switch call.name {
    case "opacity", "withAlphaComponent":
      let color = color(base, position)
      return call.first.map { faded(color, to: $0, position.scope) } ?? .unknown
    case "ignoresSafeArea", "edgesIgnoringSafeArea", "resolvedColor":
      return color(base, position)
    default: break
    }
    let type = base.trimmedDescription
    if type == "SwiftUI" { return made(by: call, position.inside(isUIKit: false)) }
    if Self.types.contains(type) {
      let inner = position.inside(isUIKit: type != "Color")
      return call.name == "init" ? made(by: call, inner) : ofOwnFunction(call, inner)
    }
    return owner(of: base, position).map { result(of: call, in: $0, position) } ?? .unknown
  }

  private static let types: Set<String> = ["Color", "UIColor", "NSColor", "AnyShapeStyle"]

  /// A function that the app has in an extension: `Color.brand(.dark)`, `.hex("#1A2B3C")`.
  private func ofOwnFunction(_ call: Call, _ position: Position) -> StatedColor {
    let light = call.value("light") ?? call.value("lightMode")
    let dark = call.value("dark") ?? call.value("darkMode")
    if let light, let dark {
      return .dynamic(light: color(light, position), dark: color(dark, position))
    }
    let type = project.types[position.isUIKit ? "UIColor" : "Color"]
    return result(of: call, in: Owner(type: type), position)
  }

  /// The colour that a function of the app returns for the arguments of a call: also one that makes it of digits.
  private func result(of call: Call, in owner: Owner, _ position: Position) -> StatedColor {
    let color = returned(by: call, in: owner, position)
    guard color == .unknown, call.name.lowercased().contains("hex") else { return color }
    return hexadecimal(call.arguments.first?.value, call, body: nil, position)
  }

  private func returned(by call: Call, in owner: Owner, _ position: Position) -> StatedColor {
    let type = owner.type
    let file = type?.file ?? position.scope.file
    guard
      let function = type?.overload(for: call, position.scope)
        ?? (type?.name == position.scope.type?.name
          ? project.function(named: call.name, in: file)?.function : nil),
      let body = function.body?.statements
    else { return .unknown }
    let isUIKit =
      switch function.signature.returnClause?.type.trimmedDescription {
      case "UIColor", "NSColor": true
      case "Color": false
      default: position.isUIKit
      }
    let around = owner.scope(in: project.file(of: function) ?? file)
    let inner = around.adding(
      Self.bindings(of: call, to: function.parameters, position.scope, around))
    return result(of: body, position.inside(inner, isUIKit: isUIKit)) ?? .unknown
  }

  /// The arguments of a call by the names of the parameters.
  private static func bindings(
    of call: Call, to parameters: [TypeDeclaration.Parameter], _ scope: Scope, _ around: Scope
  ) -> [String: Scope.Binding] {
    var bindings: [String: Scope.Binding] = [:]
    var rest = call.arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label {
        bindings[parameter.name] = .expression(argument.value, scope)
        rest.removeFirst()
      } else {
        bindings[parameter.name] =
          parameter.defaultValue.map { .expression($0, around) } ?? .unknown(closure: 0)
      }
    }
    return bindings
  }

  // MARK: Initializers

  /// `Color(…)`, `UIColor(…)` or `.init(…)`, in the code of an initializer of the app if there is one.
  private func made(
    by call: Call, _ position: Position, in caller: TypeDeclaration.Initializer? = nil
  ) -> StatedColor {
    guard position.depth < Self.deepest else { return .unknown }
    if let value = call.value("uiColor") ?? call.value("cgColor") {
      return color(value, position.inside(isUIKit: true))
    }
    let light = call.value("light") ?? call.value("lightMode") ?? call.value("any")
    if let light, let dark = call.value("dark") ?? call.value("darkMode") {
      return .dynamic(light: color(light, position), dark: color(dark, position))
    }
    if let code = call.trailing ?? call.value("dynamicProvider")?.as(ClosureExprSyntax.self) {
      return result(of: code.statements, position) ?? .unknown
    }
    if let color = components(of: call, position.scope) { return .known(DynamicColor(color)) }
    let initializer = ownInitializer(call, position, calledIn: caller)
    let first = call.arguments.first
    if Self.isHexadecimal(first),
      case let color = hexadecimal(
        first?.value, call, body: initializer?.body?.trimmedDescription, position),
      color != .unknown
    {
      return color
    }
    if let value = call.first ?? call.value("named"), let name = text(value, position.scope),
      case let color = project.colors.color(named: name), color != .unknown
    {
      return color
    }
    if let initializer { return result(of: call, by: initializer, position) }
    if let asset = call.value("asset") { return color(asset, position) }
    // `Color(.systemRed)` takes a colour of UIKit.
    guard call.arguments.count == 1, let value = call.first else { return .unknown }
    return color(value, position.inside(isUIKit: call.name == "Color" || position.isUIKit))
  }

  private static func isHexadecimal(_ argument: Call.Argument?) -> Bool {
    guard let argument else { return false }
    if let label = argument.label?.lowercased() {
      return label.contains("hex") || ["rgb", "rgba", "argb", "code"].contains(label)
    }
    if let text = argument.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      return text.hasPrefix("#")
    }
    return argument.value.as(IntegerLiteralExprSyntax.self)?.literal.text.hasPrefix("0x") ?? false
  }

  /// The app's own initializer that a call means; one that delegates does not mean itself.
  private func ownInitializer(
    _ call: Call, _ position: Position, calledIn caller: TypeDeclaration.Initializer?
  ) -> TypeDeclaration.Initializer? {
    let initializers = (position.isUIKit ? ["UIColor", "NSColor"] : ["Color"]).lazy
      .flatMap { project.types[$0]?.initializers ?? [] }
    return initializers.first {
      call.fits($0.parameters) && (caller == nil || $0.body?.id != caller?.body?.id)
    }
  }

  /// The colour of another initializer that one calls with its own arguments.
  private func result(
    of call: Call, by initializer: TypeDeclaration.Initializer, _ position: Position
  ) -> StatedColor {
    guard let delegation = initializer.delegation else { return .unknown }
    let around = Scope(
      type: project.types[position.isUIKit ? "UIColor" : "Color"], file: position.scope.file,
      place: nil)
    let inner = around.adding(
      Self.bindings(of: call, to: initializer.parameters, position.scope, around))
    return made(
      by: Call(delegation.node, named: "init"), position.inside(inner), in: initializer)
  }

  /// A text that the source states; nil for any other.
  private func text(_ expression: ExprSyntax, _ scope: Scope) -> String? {
    let text = texts.text(expression, in: scope, isKey: false)
    return text.isOpen || text.isConditional || text.isBlank ? nil : text.text
  }

  // MARK: Numbers

  /// A colour with an opacity, which a condition may choose.
  private func faded(_ color: StatedColor, to value: ExprSyntax, _ scope: Scope) -> StatedColor {
    if let alpha = alpha(value, scope) { return color.faded(to: alpha) }
    guard let choices = value.bare.choices, let first = number(choices.first, scope),
      let second = number(choices.second, scope)
    else { return .unknown }
    return Self.chosen(
      by: choices.condition, color.faded(to: first), color.faded(to: second))
  }

  /// The value of an opacity: of two that are nearly the same, the greater.
  private func alpha(_ value: ExprSyntax, _ scope: Scope) -> Double? {
    if let number = number(value, scope) { return number }
    guard let choices = value.bare.choices, let first = number(choices.first, scope),
      let second = number(choices.second, scope), abs(first - second) <= Self.leastDifference
    else { return nil }
    return max(first, second)
  }

  /// A smaller one makes no contrast differ by a step of the criteria.
  private static let leastDifference = 0.1

  private func hexadecimal(
    _ value: ExprSyntax?, _ call: Call, body: String?, _ position: Position
  ) -> StatedColor {
    guard let value, let color = hexadecimal(value, body: body, position.scope) else {
      return .unknown
    }
    let alpha = call.value("alpha") ?? call.value("opacity")
    guard let alpha else { return .known(DynamicColor(color)) }
    return number(alpha, position.scope).map(StatedColor.known(DynamicColor(color)).faded)
      ?? .unknown
  }

  private func hexadecimal(_ value: ExprSyntax, body: String?, _ scope: Scope) -> Color? {
    if let number = integer(value, scope) {
      return number <= 0xFF_FFFF
        ? Color(hexadecimal: number) : Color(hexadecimal: number, order: .init(in: body))
    }
    return text(value, scope).flatMap { Color(digits: $0, order: .init(in: body)) }
  }

  /// The value of a literal, or of the constant that is its name.
  private func integer(_ expression: ExprSyntax, _ scope: Scope) -> UInt64? {
    let value = constant(expression, scope)
    guard let text = value?.as(IntegerLiteralExprSyntax.self)?.literal.text else { return nil }
    let digits = text.filter { $0 != "_" }
    return digits.hasPrefix("0x") ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
  }

  private func constant(_ expression: ExprSyntax, _ scope: Scope) -> ExprSyntax? {
    let expression = expression.bare
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return expression
    }
    switch scope.bindings[name] {
    case .expression(let value, _)?: return value.bare
    case .some: return nil
    case nil: return scope.type?.properties[name]?.constant?.bare
    }
  }

  /// `Color(red:green:blue:opacity:)`, `Color(white:opacity:)` and `Color(hue:saturation:brightness:)`; nil without literal
  /// components.
  private func components(of call: Call, _ scope: Scope) -> Color? {
    func part(_ label: String) -> Double? {
      call.value(label).flatMap { number($0, scope) }.flatMap { (0...1).contains($0) ? $0 : nil }
    }
    // UIKit's initializers have another word.
    let word = call.has("alpha") ? "alpha" : "opacity"
    let alpha = call.value(word).map { number($0, scope).map { min(1, $0) } } ?? 1
    guard let alpha, alpha >= 0 else { return nil }
    if let white = part("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    let names = call.has("displayP3Red") ? "displayP3Red" : "red"
    if let red = part(names), let green = part("green"), let blue = part("blue") {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let hue = part("hue"), let saturation = part("saturation"),
      let brightness = part("brightness")
    else { return nil }
    return Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// The value of a number, of a constant, or of a product or a quotient of some: `CGFloat(51) / 255`.
  private func number(_ expression: ExprSyntax, _ scope: Scope, depth: Int = 0) -> Double? {
    let expression = expression.bare
    guard depth < Self.deepestNumber else { return nil }
    if let number = expression.number { return number }
    if let integer = integer(expression, scope) { return Double(integer) }
    if let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      ["CGFloat", "Double", "Float"].contains(call.name), call.arguments.count == 1
    {
      return call.first.flatMap { number($0, scope, depth: depth + 1) }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard case .expression(let value, let around)? = scope.bindings[name] else {
        let constant = scope.bindings[name] == nil ? scope.type?.properties[name]?.constant : nil
        return constant.flatMap { number($0, scope, depth: depth + 1) }
      }
      return number(value, around, depth: depth + 1)
    }
    guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count % 2 == 1, var value = number(parts[0], scope, depth: depth + 1)
    else { return nil }
    for index in stride(from: 1, to: parts.count, by: 2) {
      guard let next = number(parts[index + 1], scope, depth: depth + 1) else { return nil }
      switch parts[index].trimmedDescription {
      case "/" where next != 0: value /= next
      case "*": value *= next
      default: return nil
      }
    }
    return value
  }

  private static let deepestNumber = 6
}
