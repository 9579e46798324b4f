internal import SwiftSyntax

extension SwiftFactCollector {
  /// The value of an expression; ``CodeValue/computed`` for all but literals and names.
  func value(of expression: ExprSyntax) -> CodeValue {
    let expression = expression.plain
    if let text = expression.literalText { return .text(text) }
    if let number = expression.literalNumber { return .number(number) }
    if let flag = expression.as(BooleanLiteralExprSyntax.self) {
      return .flag(flag.literal.tokenKind == .keyword(.true))
    }
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let members = members(of: expression) { return .members(members) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return value(of: member) }
    if let macro = expression.as(MacroExpansionExprSyntax.self) { return value(of: macro) }
    return .computed
  }

  /// `.button`, `[.button, .selected]`, `[]`; nil for anything else.
  private func members(of expression: ExprSyntax) -> [String]? {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return [member.declName.baseName.text]
    }
    guard let array = expression.as(ArrayExprSyntax.self) else { return nil }
    let members = array.elements.compactMap { self.members(of: $0.expression.plain) }
    return members.count == array.elements.count ? members.flatMap(\.self) : nil
  }

  /// `AppStrings.Home.title`, `UIColor.label`, `self.titleLabel.text`, `"close".localized`.
  private func value(of member: MemberAccessExprSyntax) -> CodeValue {
    let name = member.declName.baseName.text
    if let path = ExprSyntax(member).typeName {
      switch (path[0], path.count) {
      case ("UIColor", 2), ("NSColor", 2): return .color(.system(name))
      case ("UIAccessibilityTraits", _), ("NSAccessibility", _): return .members([name])
      default: return .constant(path.joined(separator: "."))
      }
    }
    guard let base = member.base else { return .computed }
    if let text = base.plain.literalText, name.lowercased().contains("locali") {
      return .localized(CodeValue.LocalizedText(key: text))
    }
    if let property = ViewProperty(member: name), let object = references(of: base).first,
      !object.isResult
    {
      return .property(object, property)
    }
    // `UIImage.close.withTint`, `nib.font.bold`: no known value.
    return .computed
  }

  private func value(of call: FunctionCallExprSyntax) -> CodeValue {
    guard let name = call.baseName else { return .computed }
    switch name {
    case "NSLocalizedString": return localized(call, key: call.arguments.first?.expression)
    case "localizedString": return localized(call, key: call.argument("forKey"))
    case "String", "AttributedString":
      return localized(call, key: call.argument("localized"))
    case "LocalizedStringResource", "LocalizedStringKey":
      return localized(call, key: call.arguments.first?.expression)
    case "tr" where call.arguments.count >= 2: return generated(call)
    case "localized", "localize", "localizedString()":
      return call.receiver?.plain.literalText.map { .localized(CodeValue.LocalizedText(key: $0)) }
        ?? .computed
    case "NSAttributedString", "NSMutableAttributedString":
      return call.argument("string").map { value(of: $0) } ?? .computed
    case "UIImage", "NSImage": return image(call)
    case "UIColor", "NSColor": return color(call)
    default: break
    }
    if let font = madeFont(by: call, depth: 0) { return font }
    guard let path = call.calledExpression.plain.typeName else { return .computed }
    return .constant(path.joined(separator: "."))
  }

  // MARK: Texts

  private func localized(_ call: FunctionCallExprSyntax, key: ExprSyntax?) -> CodeValue {
    guard let key = key?.plain.literalText else { return .computed }
    return .localized(
      CodeValue.LocalizedText(
        key: key,
        table: (call.argument("tableName") ?? call.argument("table"))?.plain.literalText,
        defaultValue: (call.argument("value") ?? call.argument("defaultValue"))?.plain.literalText))
  }

  /// `L10n.tr("Localizable", "close", fallback: "Close")`, as written by generators of string
  /// tables.
  private func generated(_ call: FunctionCallExprSyntax) -> CodeValue {
    let texts = call.arguments.prefix(2).map(\.expression.plain.literalText)
    guard texts.count == 2, let table = texts[0], let key = texts[1] else { return .computed }
    return .localized(
      CodeValue.LocalizedText(
        key: key, table: table == "Localizable" ? nil : table,
        defaultValue: call.argument("fallback")?.plain.literalText))
  }

  // MARK: Look

  private func image(_ call: FunctionCallExprSyntax) -> CodeValue {
    if let name = call.argument("systemName") ?? call.argument("systemSymbolName") {
      return name.plain.literalText.map { .image(name: $0, isSymbol: true) } ?? .computed
    }
    return call.argument("named")?.plain.literalText.map { .image(name: $0, isSymbol: false) }
      ?? .computed
  }

  private func color(_ call: FunctionCallExprSyntax) -> CodeValue {
    if let name = call.argument("named") {
      return name.plain.literalText.map { .color(.named($0)) } ?? .computed
    }
    let alpha = call.argument("alpha").map { $0.plain.literalNumber } ?? 1
    if let white = call.argument("white")?.plain.literalNumber, let alpha {
      return .color(.components(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = call.argument("red")?.plain.literalNumber,
      let green = call.argument("green")?.plain.literalNumber,
      let blue = call.argument("blue")?.plain.literalNumber, let alpha
    else { return .computed }
    return .color(.components(red: red, green: green, blue: blue, alpha: alpha))
  }

  private func value(of macro: MacroExpansionExprSyntax) -> CodeValue {
    if macro.macroName.text == "selector", let method = macro.arguments.first?.expression.plain {
      let name =
        method.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? method.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name.map { .constant($0) } ?? .computed
    }
    guard macro.macroName.text == "imageLiteral" else { return .computed }
    return macro.arguments.first?.expression.literalText.map { .image(name: $0, isSymbol: false) }
      ?? .computed
  }
}

extension CodeValue {
  /// The meaning of a value for a property of an object: a font derived from the object's is its
  /// own.
  func adapted(to property: ViewProperty, of object: ObjectReference) -> CodeValue {
    guard case .font(let font) = self else { return adapted(to: property) }
    return .font(font.adapted(to: object))
  }

  /// The meaning of a shorthand for a property: `.label` is a colour if the property is one.
  func adapted(to property: ViewProperty) -> CodeValue {
    guard case .members(let names) = self, let name = names.first, names.count == 1 else {
      return self
    }
    switch property {
    case .textColor, .backgroundColor, .tintColor: return .color(.system(name))
    case .accessibilityTraits where name == "none": return .members([])
    case .image: return .computed
    case .font, .text, .title, .placeholder, .accessibilityLabel, .accessibilityValue,
      .accessibilityHint:
      return .computed
    default: return self
    }
  }
}
