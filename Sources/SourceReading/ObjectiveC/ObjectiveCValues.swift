/// The values of Objective-C expressions; ``CodeValue/computed`` for all but literals.
enum ObjectiveCValues {
  static func value(
    of expression: ObjectiveCExpression, in scope: ObjectiveCScope? = nil
  ) -> CodeValue {
    switch expression.plain {
    case .text(let text): return .text(text)
    case .number(let number): return number.map(CodeValue.number) ?? .computed
    case .selector(let name): return .constant(name)
    case .name(let name): return value(ofName: name, in: scope)
    case .array(let parts): return parts.isEmpty ? .members([]) : .computed
    case .call(let name, let arguments, _): return localized(name, arguments)
    case .message(let message): return value(of: message, in: scope)
    case .member(let base, let name): return value(of: base, member: name, in: scope)
    case .operation(let sides, let signs) where signs.allSatisfy({ $0 == "|" }):
      return members(sides.map { value(of: $0, in: scope) })
    default: return .computed
    }
  }

  private static func members(_ values: [CodeValue]) -> CodeValue {
    var names: [String] = []
    for value in values {
      guard case .members(let members) = value else { return .computed }
      names += members
    }
    return .members(names)
  }

  // MARK: Names

  private static func value(ofName name: String, in scope: ObjectiveCScope?) -> CodeValue {
    if let value = scope?.value(of: name) { return value }
    switch name {
    case "YES", "TRUE", "true": return .flag(true)
    case "NO", "FALSE", "false": return .flag(false)
    case "nil", "Nil", "NULL", "nullptr": return .nothing
    default: break
    }
    if let trait = name.without(prefix: "UIAccessibilityTrait") {
      return .members(trait == "none" ? [] : [trait])
    }
    if let role = name.without(prefix: "NSAccessibility", suffix: "Role") {
      return .members([role])
    }
    guard scope?.isLocal(name) != true else { return .computed }
    let isConstant =
      name.first?.isUppercase == true
      || (name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true)
      || scope?.names.globals.contains(name) == true
    return isConstant ? .constant(name) : .computed
  }

  private static func value(
    of base: ObjectiveCExpression, member name: String, in scope: ObjectiveCScope?
  ) -> CodeValue {
    if let type = base.className, scope?.isLocal(type) != true {
      if type == "UIColor" || type == "NSColor" { return systemColor(name) }
      return .constant("\(type).\(name)")
    }
    guard let property = ViewProperty(member: name), let scope,
      let object = scope.references(of: base).first
    else { return .computed }
    return .property(object, property)
  }

  // MARK: Texts

  /// `NSLocalizedString(@"close", nil)` and similar functions, and macros and functions with
  /// similar names.
  private static func localized(_ name: String, _ arguments: [ObjectiveCExpression]) -> CodeValue {
    let texts = arguments.map { argument -> String? in
      if case .text(let text) = argument.plain { text } else { nil }
    }
    guard name.lowercased().contains("locali") || name == "_", let key = texts.first ?? nil else {
      return .computed
    }
    var text = CodeValue.LocalizedText(key: key)
    if name.hasPrefix("NSLocalizedStringFromTable") || name == "NSLocalizedStringWithDefaultValue" {
      text.table = texts.count > 1 ? texts[1] : nil
      // A computed table name may be any.
      if text.table == nil, texts.count > 1, !arguments[1].isNothing { return .computed }
    }
    if name == "NSLocalizedStringWithDefaultValue", texts.count > 3 { text.defaultValue = texts[3] }
    return .localized(text)
  }

  // MARK: Messages

  private static func value(
    of message: ObjectiveCMessage, in scope: ObjectiveCScope?
  ) -> CodeValue {
    switch message.method {
    case "localizedStringForKey": return localized(message)
    case "stringWithString", "initWithString", "attributedStringWithString":
      return message.firstArgument.map { value(of: $0, in: scope) } ?? .computed
    case "copy" where message.unaryName != nil, "string" where message.unaryName != nil:
      return value(of: message.receiver, in: scope)
    default: break
    }
    if case .text(let key) = message.receiver, message.method.lowercased().contains("locali") {
      return .localized(CodeValue.LocalizedText(key: key))
    }
    if let font = font(message) { return .font(font) }
    guard let type = message.className, scope?.isLocal(type) != true else {
      return message.unaryName.map { value(of: message.receiver, member: $0, in: scope) }
        ?? .computed
    }
    switch type {
    case "UIImage", "NSImage": return image(message)
    case "UIColor", "NSColor": return color(message)
    default:
      let isFont = message.method.lowercased().contains("font")
      return message.unaryName != nil || isFont ? .constant("\(type).\(message.method)") : .computed
    }
  }

  private static func localized(_ message: ObjectiveCMessage) -> CodeValue {
    guard case .text(let key)? = message.firstArgument?.plain else { return .computed }
    var text = CodeValue.LocalizedText(key: key)
    if case .text(let table)? = message.argument("table")?.plain { text.table = table }
    if case .text(let value)? = message.argument("value")?.plain, !value.isEmpty {
      text.defaultValue = value
    }
    return .localized(text)
  }
}

// MARK: - Look

extension ObjectiveCValues {
  private static func image(_ message: ObjectiveCMessage) -> CodeValue {
    guard case .text(let name)? = message.firstArgument?.plain else { return .computed }
    switch message.method {
    case "imageNamed": return .image(name: name, isSymbol: false)
    case "systemImageNamed", "imageWithSystemSymbolName": return .image(name: name, isSymbol: true)
    default: return .computed
    }
  }

  private static func font(_ message: ObjectiveCMessage) -> CodeValue.FontValue? {
    if message.method == "scaledFontForFont" { return .scaled }
    guard message.className == "UIFont" || message.className == "NSFont" else { return nil }
    switch message.method {
    case "preferredFontForTextStyle":
      guard case .name(let style)? = message.firstArgument?.plain else { return .scaled }
      return style.without(prefix: "UIFontTextStyle").map { .textStyle($0) } ?? .scaled
    case "fontWithName": return font(ofSize: message.argument("size"))
    case let method where method.lowercased().hasSuffix("fontofsize"):
      return font(ofSize: message.firstArgument)
    default: return nil
    }
  }

  /// A size that is the result of a message may be computed from the user's.
  private static func font(ofSize size: ObjectiveCExpression?) -> CodeValue.FontValue? {
    switch size?.plain {
    case .message, .call, .member(.message, _): nil
    default: .fixed(size: size?.numberValue)
    }
  }

  private static func color(_ message: ObjectiveCMessage) -> CodeValue {
    if let name = message.unaryName { return systemColor(name) }
    if message.method == "colorNamed", case .text(let name)? = message.firstArgument?.plain {
      return .color(.named(name))
    }
    let alpha = message.argument("alpha")?.numberValue
    let numbers = message.parts.prefix(3).map { $0.arguments.first?.numberValue }
    switch (message.method, alpha) {
    case ("colorWithWhite", let alpha?):
      guard let white = numbers.first ?? nil else { return .computed }
      return .color(.components(red: white, green: white, blue: white, alpha: alpha))
    case ("colorWithRed", let alpha?), ("colorWithSRGBRed", let alpha?):
      let known = numbers.compactMap(\.self)
      guard known.count == 3 else { return .computed }
      return .color(.components(red: known[0], green: known[1], blue: known[2], alpha: alpha))
    default: return .computed
    }
  }

  /// `systemBlueColor` is Swift's `systemBlue`.
  private static func systemColor(_ name: String) -> CodeValue {
    guard name.hasSuffix("Color"), name != "Color" else { return .computed }
    return .color(.system(String(name.dropLast("Color".count))))
  }
}

extension String {
  /// The middle of a name, as Swift writes a member: `UIAccessibilityTraitButton` is `button`.
  fileprivate func without(prefix: String, suffix: String = "") -> String? {
    guard hasPrefix(prefix), hasSuffix(suffix), utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    let middle = dropFirst(prefix.count).dropLast(suffix.count)
    return middle.prefix(1).lowercased() + middle.dropFirst()
  }
}

extension ObjectiveCExpression {
  fileprivate var isNothing: Bool {
    if case .name(let name) = plain { return name == "nil" || name == "NULL" }
    return false
  }
}
