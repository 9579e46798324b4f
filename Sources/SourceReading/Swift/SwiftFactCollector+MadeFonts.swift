internal import SwiftSyntax

// Calls with which UIKit makes fonts, and the functions and properties that return them.

extension SwiftFactCollector {
  /// The font that a function of UIKit or AppKit makes; nil for any other call.
  func madeFont(by call: FunctionCallExprSyntax, depth: Int) -> CodeValue? {
    switch call.baseName {
    case "preferredFont":
      guard let style = (call.argument("forTextStyle") ?? call.argument("for"))?.plain,
        let name = style.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return .font(.scaled) }
      return .font(.textStyle(name))
    case "scaledFont": return .font(.scaled)
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      return font(ofSize: call.argument("ofSize"), depth: depth)
    case "withSize":
      guard let size = call.arguments.first?.expression else { return nil }
      return font(ofSize: size, depth: depth)
    case "UIFont", "NSFont":
      if let descriptor = call.argument("descriptor") {
        return font(of: descriptor, size: call.argument("size"), depth: depth)
      }
      return call.argument("name") == nil
        ? nil : font(ofSize: call.argument("size"), depth: depth)
    default: return nil
    }
  }

  /// A size that is not computed from the user's is fixed.
  private func font(ofSize size: ExprSyntax?, depth: Int) -> CodeValue {
    guard depth < Self.deepest else { return .computed }
    guard let size = size?.plain else { return .font(.fixed(size: nil)) }
    if let number = size.literalNumber { return .font(.fixed(size: number)) }
    if isScaled(size, depth: depth) { return .font(.scaled) }
    if let name = size.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = localValue(of: name)
    {
      return font(ofSize: value, depth: depth + 1)
    }
    if let member = size.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "pointSize"
    {
      let fonts = fonts(of: base, depth: depth + 1)
      return fonts.count == 1 ? fonts[0] : .computed
    }
    if isInFont, size.as(DeclReferenceExprSyntax.self)?.baseName.text == "pointSize" {
      return .font(.own)
    }
    return isWorkedOut(size) ? .computed : .font(.fixed(size: nil))
  }

  /// `UIFont(descriptor:size:)`, where a size of 0 is that of the descriptor.
  private func font(of descriptor: ExprSyntax, size: ExprSyntax?, depth: Int) -> CodeValue {
    if let number = size?.plain.literalNumber, number > 0 { return .font(.fixed(size: number)) }
    var source = descriptor.plain
    for _ in 0..<Self.deepest {
      if let call = source.as(FunctionCallExprSyntax.self) {
        if call.baseName == "preferredFontDescriptor" { return .font(.scaled) }
        source = (call.receiver ?? ExprSyntax(call.calledExpression)).plain
      } else if let member = source.as(MemberAccessExprSyntax.self), let base = member.base {
        guard member.declName.baseName.text == "fontDescriptor" else { return .computed }
        let fonts = fonts(of: base, depth: depth + 1)
        return fonts.count == 1 ? fonts[0] : .computed
      } else if let name = source.as(DeclReferenceExprSyntax.self)?.baseName.text {
        if isInFont, name == "fontDescriptor" { return .font(.own) }
        guard let value = localValue(of: name) else { return .computed }
        source = value.plain
      } else {
        return .computed
      }
    }
    return .computed
  }

  // MARK: Sizes

  /// Whether an expression refers to the user's text size, itself or through a constant in it.
  func isScaled(_ expression: ExprSyntax, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    // Each constant is read once: its value may name others several times.
    var names: Set<String> = []
    var values = [expression]
    while let value = values.popLast() {
      for token in value.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, names.insert(name).inserted else {
          continue
        }
        if Self.scaledWords.contains(name) { return true }
        if let constant = localValue(of: name) { values.append(constant) }
      }
    }
    return false
  }

  private static let scaledWords: Set<String> = [
    "preferredFont", "preferredFontDescriptor", "preferredContentSizeCategory", "scaledValue",
    "UIFontMetrics",
  ]

  /// Whether a function, which may do anything, is part of a size.
  private func isWorkedOut(_ size: ExprSyntax) -> Bool {
    // Only the chosen operands are the size, not the condition.
    let choices = size.as(SequenceExprSyntax.self).map { Array($0.elements).choices } ?? []
    guard choices.isEmpty else { return choices.contains(where: isWorkedOut) }
    var name = ""
    for token in size.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .leftParen, let first = name.first,
        first.isLetter, !Self.conversions.contains(name)
      {
        return true
      }
      name = token.text
    }
    return false
  }

  private static let conversions: Set<String> = ["CGFloat", "Double", "Float"]
}

// MARK: - Functions and properties that return fonts

extension SwiftFactCollector {
  /// Records that the function or the property that was just opened returns a font, by its full
  /// name.
  func openFont(
    _ name: String, _ type: TypeSyntax?, _ statements: CodeBlockItemListSyntax?, at node: Syntax
  ) {
    guard !blocks.isEmpty, let statements, let type = type?.className,
      Self.fontClasses.contains(type)
    else { return }
    let name = [typeName, name].compactMap(\.self).joined(separator: ".")
    blocks[blocks.count - 1].fontName = name
    guard let expression = singleExpression(of: statements) else { return }
    add(fonts(of: [expression]), named: name, at: node)
  }

  func readReturn(_ node: ReturnStmtSyntax) {
    guard let expression = node.expression,
      let function = blocks.last(where: { $0.isClosure || $0.member != nil }),
      let name = function.fontName
    else { return }
    add(fonts(of: [expression]), named: name, at: Syntax(expression))
  }

  /// A constant that is a font.
  func readFont(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let value = binding.initializer?.value
    else { return }
    let fonts = fonts(of: [value])
    let isFont = fonts.contains { if case .font = $0 { true } else { false } }
    guard isFont || binding.typeAnnotation?.type.className.map(Self.fontClasses.contains) == true
    else { return }
    add(
      fonts, named: [typeName, name.identifier.text].compactMap(\.self).joined(separator: "."),
      at: Syntax(name))
  }

  private func add(_ fonts: [CodeValue], named name: String, at node: Syntax) {
    for font in fonts {
      // A constant was already read with the other constants.
      if let last = facts.constants.last, last.name == name, last.value == font { continue }
      add(ConstantDeclaration(name: name, value: font, location: location(of: node)))
    }
  }
}
