internal import SwiftSyntax

// Whether a font follows the user's text size may be decided several functions away from the view.

extension SwiftFactCollector {
  /// The possible fonts of the operands of an expression.
  ///
  /// - Parameter elements: a sequence, with its operators: `bold ?? regular`, `isBold ? bold :
  ///   regular`.
  func fonts(of elements: [ExprSyntax], depth: Int = 0) -> [CodeValue] {
    let choices = elements.choices
    guard !choices.isEmpty else { return [.computed] }
    return choices.flatMap { fonts(of: $0, depth: depth) }
  }

  /// - Parameter depth: the number of names and parts followed so far; a constant's own value may
  ///   contain its name.
  func fonts(of expression: ExprSyntax, depth: Int) -> [CodeValue] {
    let expression = expression.plain
    guard depth < Self.deepest else { return [.computed] }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return fonts(of: Array(sequence.elements), depth: depth + 1)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return fonts(named: name.baseName, depth: depth)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return fonts(of: call, depth: depth)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return fonts(of: member, depth: depth)
    }
    return [.computed]
  }

  static let deepest = 8

  /// Whether the code is in an extension of the class of fonts, where `self` is a font.
  var isInFont: Bool { typeName.map(Self.fontClasses.contains) ?? false }
  static let fontClasses: Set<String> = ["UIFont", "NSFont"]

  private func fonts(named token: TokenSyntax, depth: Int) -> [CodeValue] {
    if token.tokenKind == .keyword(.self) { return [isInFont ? .font(.own) : .computed] }
    if let value = localValue(of: token.text) { return fonts(of: value, depth: depth + 1) }
    guard binding(of: token.text) == nil else { return [.computed] }
    return [.constant([typeName, token.text].compactMap(\.self).joined(separator: "."))]
  }

  /// `.body` and `UIFont.body` of an extension, `titleLabel.font`, `Theme.shared.bodyFont`,
  /// `regular.bold`.
  private func fonts(of member: MemberAccessExprSyntax, depth: Int) -> [CodeValue] {
    let name = member.declName.baseName.text
    guard let base = member.base else { return [.constant("UIFont." + name)] }
    if let path = ExprSyntax(member).typeName { return [.constant(path.joined(separator: "."))] }
    if name == "font" {
      let objects = references(of: base).filter { !$0.isResult }
      if !objects.isEmpty { return objects.map { .font(.ofObject($0)) } }
    }
    return changed(base, by: name, depth: depth) ?? [named(name, ExprSyntax(member))]
  }

  private func fonts(of call: FunctionCallExprSyntax, depth: Int) -> [CodeValue] {
    guard let name = call.baseName else { return [.computed] }
    if let font = madeFont(by: call, depth: depth) { return [font] }
    // The effect of the wrapper's argument is unknown.
    guard !call.arguments.contains(where: { isScaled($0.expression, depth: depth) }) else {
      return [.computed]
    }
    let callee = call.calledExpression.plain
    if let path = callee.typeName { return [.constant(path.joined(separator: "."))] }
    guard let receiver = call.receiver else {
      let isImplicit = callee.is(MemberAccessExprSyntax.self)
      if isInFont, !isImplicit { return [.font(.derived(.own, by: name))] }
      return [isImplicit ? .constant("UIFont." + name) : .constant(name)]
    }
    return changed(receiver, by: name, depth: depth) ?? [named(name, ExprSyntax(call))]
  }

  /// The font that a method returns; nil if its object is not known to be a font.
  private func changed(_ base: ExprSyntax, by method: String, depth: Int) -> [CodeValue]? {
    let fonts = fonts(of: base, depth: depth + 1).map { value -> CodeValue? in
      guard case .font(let font) = value else { return nil }
      return .font(.derived(font, by: method))
    }
    return fonts.contains(nil) ? nil : fonts.compactMap(\.self)
  }

  /// A font that any object of the app may return under this name, if the words around it are about
  /// fonts.
  private func named(_ name: String, _ expression: ExprSyntax) -> CodeValue {
    expression.trimmedDescription.lowercased().contains("font") ? .constant(name) : .computed
  }
}

extension [ExprSyntax] {
  /// The operands that an expression may return; none if it does anything but choose.
  var choices: [ExprSyntax] {
    let rest = drop { !$0.is(UnresolvedTernaryExprSyntax.self) }
    if rest.isEmpty { return operands(self[...]) }
    let last = lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) } ?? startIndex
    let otherwise = operands(self[(last + 1)...])
    guard !otherwise.isEmpty else { return [] }
    return compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression } + otherwise
  }

  /// The sides of `??`; none if there is another operator.
  private func operands(_ elements: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
    var operands: [ExprSyntax] = []
    for (position, element) in elements.enumerated() {
      if position.isMultiple(of: 2) {
        operands.append(element)
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "??" {
        return []
      }
    }
    return operands
  }
}

extension CodeValue.FontValue {
  /// The font for an object that receives it: its own, or one derived from that, belongs to no
  /// other object.
  func adapted(to object: ObjectReference) -> Self {
    switch self {
    case .ofObject(object): .own
    case .derived(let font, let method): .derived(font.adapted(to: object), by: method)
    default: self
    }
  }
}
