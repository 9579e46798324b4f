internal import AccessibilityModel
internal import SwiftParser
internal import SwiftSyntax

// The modifiers that change how a view looks.

extension ViewInterpreter {
  mutating func changeOfLook(by call: Call, _ scope: Scope) -> ((inout ViewNode) -> Void)? {
    changeOfColor(by: call, scope) ?? changeOfGround(by: call, scope)
      ?? changeOfFont(by: call, scope)
  }

  private mutating func changeOfFont(
    by call: Call, _ scope: Scope
  ) -> ((inout ViewNode) -> Void)? {
    switch call.name {
    case "font":
      guard let font = call.first.flatMap({ font($0, scope) }) else { return { _ in } }
      return { view in
        view.facts.font = font.font
        view.facts.scalesFont = font.scales
        view.facts.isSemibold = font.isSemibold
      }
    case "dynamicTypeSize":
      let scale = largestTextScale(call.first, scope)
      return { $0.facts.largestTextScale = scale ?? $0.facts.largestTextScale }
    case "textContentType":
      let type = Call.member(call.first)
      return { $0.facts.contentType = type }
    case "keyboardType":
      let type = Call.member(call.first).flatMap { Self.keyboards.contains($0) ? $0 : nil }
      return { $0.facts.keyboard = type ?? "unknown" }
    case "environment" where call.first?.trimmedDescription.hasSuffix(".colorScheme") == true:
      return { $0.facts.background = $0.facts.background ?? .unknown }
    case "environment":
      guard call.first?.trimmedDescription.hasSuffix(".locale") == true,
        let language = Self.language(in: call)
      else { return { _ in } }
      return { $0.facts.language = language }
    case "bold", "fontWeight":
      let look = look(of: call, scope)
      let isBold =
        call.name == "bold"
        ? call.first.map { $0.boolean ?? false } ?? true
        : TextFont.isBold(call.first)
      let isSemibold = call.first.map { TextFont.isSemibold($0.trimmedDescription) } ?? false
      return { view in
        look(&view)
        guard isBold else { return }
        view.facts.isBold = true
        view.facts.isSemibold = isSemibold
      }
    case "border", "strikethrough", "symbolVariant", "scaleEffect", "rotationEffect":
      return look(of: call, scope)
    case "offset":
      let look = look(of: call, scope)
      let code = call.arguments.map(\.value.trimmedDescription)
      return { view in
        look(&view)
        if view.kind == .shape { view.facts.moves.formUnion(code) }
      }
    default: return nil
    }
  }

  /// The font that an expression stands for, through constants and functions of the app; nil if the source does not show it.
  private mutating func font(_ expression: ExprSyntax, _ scope: Scope, depth: Int = 0) -> TextFont?
  {
    let value = declared(expression, scope)
    if let font = TextFont(
      value, number: { number($0, scope) },
      text: { texts.text($0, in: scope, isKey: false).text })
    {
      return font
    }
    guard depth < Self.longestChainOfFonts,
      let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    guard let type = typeMaking(call, scope), let function = type.overload(for: call, scope),
      function.signature.returnClause?.type.trimmedDescription.hasSuffix("Font") == true,
      let body = function.body
    else { return nil }
    let inner = Scope(
      type: type, file: type.file, place: scope.place, open: scope.open,
      bindings: arguments(of: call, to: function, scope))
    let results = ReturnedValues.all(in: body)
    let fonts = results.compactMap { font($0, inner, depth: depth + 1) }
    guard let made = fonts.first else { return nil }
    // Of several fonts, one that scales may be the one that is used.
    let scales = fonts.count < results.count || fonts.contains(where: \.scales)
    let isBold =
      made.font.isBold || TextFont.isBoldName(call.name)
      || call.arguments.contains { TextFont.isBold($0.value) }
    return TextFont(
      Font(
        textStyle: made.font.textStyle ?? (scales ? "body" : nil), size: made.font.size,
        isBold: isBold),
      scales: scales)
  }

  /// The type whose function a call means: `Theme` of `Theme.title()`, `Font` of `.title()`, the type around a call without
  /// a receiver.
  private func typeMaking(_ call: Call, _ scope: Scope) -> TypeDeclaration? {
    guard let member = call.node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return scope.type
    }
    guard let base = member.base?.bare else { return project.types["Font"] }
    return base.as(DeclReferenceExprSyntax.self).flatMap { project.types[$0.baseName.text] }
  }

  /// The value of a number, or of the constant that is its name: `side`, `Self.side`, `Layout.side`; nil for a number
  /// that changes.
  func number(_ expression: ExprSyntax?, _ scope: Scope) -> Double? {
    expression.flatMap { declared($0, scope).number }
  }

  /// The expression of the constant that a font or a number is the name of: `.caption(…)` of
  /// `extension Font { static let note = … }`, `Theme.note`, `note`.
  func declared(_ expression: ExprSyntax, _ scope: Scope) -> ExprSyntax {
    var (value, scope) = (expression.bare, scope)
    // Names may refer to each other without end.
    for _ in 0..<Self.longestChainOfFonts {
      let property: TypeDeclaration.Property?
      if let member = value.as(MemberAccessExprSyntax.self) {
        let base = member.base?.bare.as(DeclReferenceExprSyntax.self)?.baseName.text
        let isOfFont = member.base == nil || base == "Font"
        // An app that gives the system's name to a font of its own means the style.
        guard !isOfFont || !TextFont.isStyle(member.declName.baseName.text) else { return value }
        var type =
          base == "self" || base == "Self"
          ? scope.type
          : isOfFont || base != nil
            ? project.type(named: base ?? "Font", in: scope.file) : nil
        if type == nil, let base = member.base {
          type = colors.owner(of: base, ColorResolver.Position(scope: scope))?.type
        }
        property = type?.properties[member.declName.baseName.text]
      } else if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
        if case .expression(let inner, let around)? = scope.bindings[name] {
          (value, scope) = (inner.bare, around)
          continue
        }
        property = scope.bindings[name] == nil ? scope.type?.properties[name] : nil
      } else {
        return value
      }
      guard let property, let next = property.constant else { return value }
      value = next.bare
    }
    return value
  }

  private static let longestChainOfFonts = 8

  /// The modifiers nearest to a view decide its colours.
  private func changeOfColor(by call: Call, _ scope: Scope) -> ((inout ViewNode) -> Void)? {
    let look = look(of: call, scope)
    let isStyle = call.name == "foregroundStyle" || call.name == "fill"
    let color = call.first.map { colors.color($0, in: scope, isStyle: isStyle) } ?? .unknown
    switch call.name {
    case "fill" where call.first.map(Self.isMaterial) == true:
      return { view in
        view.facts.textColor = view.facts.textColor ?? .clear
        view.facts.mayHaveBackground = true
      }
    case "foregroundColor", "foregroundStyle", "fill":
      return { view in
        look(&view)
        view.facts.textColor = view.facts.textColor ?? color
      }
    case "stroke", "strokeBorder":
      return { view in
        look(&view)
        view.facts.textColor = view.facts.textColor ?? .clear
      }
    case "tint", "accentColor":
      return { view in
        look(&view)
        view.facts.tint = view.facts.tint ?? color
      }
    case "buttonStyle":
      let style = Call.member(call.first) ?? ""
      let isProminent = Self.prominentStyles.contains(style)
      guard !Self.plainStyles.contains(style) else {
        let keepsTouches = !Self.automaticStyles.contains(style)
        return { view in
          view.facts.isProminent = view.facts.isProminent ?? false
          if keepsTouches { view.facts.keepsTouchesToLabels = true }
        }
      }
      return { view in
        view.facts.background = view.facts.background ?? .unknown
        view.facts.stylesButtons = true
        view.facts.isProminent = view.facts.isProminent ?? isProminent
      }
    default: return nil
    }
  }

  /// A condition in the arguments of a modifier decides how the view looks.
  func look(of call: Call, _ scope: Scope) -> ((inout ViewNode) -> Void) {
    var conditions = Set(Self.conditions(in: call).map { expanded($0, scope) })
    for argument in call.arguments { conditions.formUnion(choices(behind: argument.value, scope)) }
    return { $0.facts.looks.formUnion(conditions) }
  }

  /// The conditions by which the code of a name chooses its value: `isOn` of `let color = isOn ? .red : .gray` for
  /// `foregroundStyle(color)`, also in a computed property and in a function of the view.
  func choices(behind value: ExprSyntax, _ scope: Scope) -> Set<String> {
    guard let (code, around) = code(behind: value, scope) else { return [] }
    return Set(Self.conditions(in: code).map { expanded($0, around) })
  }

  /// The code that decides the value of a name: that of a local constant, of an argument, or of a computed property or a
  /// function of the view; nil for any other expression.
  func code(behind value: ExprSyntax, _ scope: Scope) -> (Syntax, Scope)? {
    var (value, scope) = (value.bare, scope)
    var found: (Syntax, Scope)?
    // Names may refer to each other without end.
    for _ in 0..<Self.longestChainOfFonts {
      let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.bare ?? value
      let member = callee.as(MemberAccessExprSyntax.self)
      let isOwn =
        member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      guard
        let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text
          ?? (isOwn ? member?.declName.baseName.text : nil)
      else { break }
      if !isOwn, scope.bindings[name] != nil {
        guard let argument = scope.argument(for: callee) else { break }
        (value, scope) = argument
        found = (Syntax(value), scope)
        continue
      }
      let body =
        value.is(FunctionCallExprSyntax.self)
        ? scope.type?.functions[name]?.body.map { Syntax($0) }
        : scope.type?.properties[name]?.body.map { Syntax($0) }
      guard let body else { break }
      return (body, scope.inMembers)
    }
    return found
  }

  /// A condition with the expressions that its names stand for.
  func expanded(_ condition: String, _ scope: Scope) -> String {
    var result = condition
    for word in condition.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      let name = String(word)
      if case .expression(let value, let around)? = scope.bindings[name] {
        result += " " + value.trimmedDescription
        if Self.comparesItem(value.trimmedDescription, around) {
          result += " " + ViewNode.comparison
        }
      } else if scope.bindings[name] == nil, let body = scope.type?.properties[name]?.body {
        result += " " + body.trimmedDescription
      }
    }
    if Self.comparesItem(condition, scope) { result += " " + ViewNode.comparison }
    return result
  }

  /// Whether a condition is true for the one item of a loop that a variable names: `tab == choice`. A comparison with a
  /// case or a number is about the item itself, and one with the first or the last is about its place.
  private static func comparesItem(_ condition: String, _ scope: Scope) -> Bool {
    let sides = condition.split(separator: "==", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return false }
    let words = sides.map { side in
      side.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init)
    }
    let areItems = words.map { names in
      names.first.map(scope.isItem) ?? false
    }
    guard areItems[0] != areItems[1] else { return false }
    let other = sides[areItems[0] ? 1 : 0].drop { $0 == " " || $0 == "(" }
    guard let first = other.first, first.isLowercase || first == "_" else { return false }
    return words.joined().allSatisfy { !placesOfItems.contains($0) }
  }

  private static let placesOfItems: Set<String> = [
    "first", "last", "count", "startIndex", "endIndex", "indices", "nil", "true", "false",
  ]

  /// `de` of `.environment(\.locale, Locale(identifier: "de"))`.
  private static func language(in call: Call) -> String? {
    guard call.arguments.count == 2,
      let locale = call.arguments[1].value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      let name = locale.arguments.first?.value.as(StringLiteralExprSyntax.self)
    else { return nil }
    return name.representedLiteralValue.map { String($0.map { $0 == "_" ? "-" : $0 }) }
  }
}
