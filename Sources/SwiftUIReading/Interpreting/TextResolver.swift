internal import AccessibilityModel
internal import SourceReading
internal import SwiftParser
internal import SwiftSyntax

/// Finds the text that an expression stands for: a literal, a key of a string table, a constant, an argument.
struct TextResolver {
  let project: SwiftUIProject
  /// The language of the app's texts; BCP 47 or `Base`.
  let language: String?

  /// Names may refer to each other without end.
  private static let deepest = 24

  /// The text of an expression; ``SpokenText/unknown`` if only the running app knows it.
  ///
  /// - Parameter isKey: whether SwiftUI looks a literal up in the string tables.
  func text(_ expression: ExprSyntax, in scope: Scope, isKey: Bool = true) -> SpokenText {
    text(expression, scope, isKey, 0) ?? .unknown
  }

  private func text(
    _ expression: ExprSyntax, _ scope: Scope, _ isKey: Bool, _ depth: Int
  ) -> SpokenText? {
    guard depth < Self.deepest else { return nil }
    let expression = expression.bare
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return text(of: literal, scope, isKey, depth)
    }
    if let choices = expression.choices {
      let isSecond = scope.isInitiallyTrue(choices.test) == false
      let inOrder = isSecond ? [choices.second, choices.first] : [choices.first, choices.second]
      let texts = inOrder.map { text($0, scope, isKey, depth + 1) }
      var known = texts.lazy.compactMap(\.self).first { !$0.isBlank }
      // Of an empty text and an unknown one, the other state has words.
      if known == nil, texts.allSatisfy({ $0 != nil }) { known = texts[0] }
      known?.isConditional = true
      known?.dependsOnArgument = scope.dependsOnArgument(choices.test)
      return known
    }
    if let number = expression.number {
      return SpokenText(Int(exactly: number).map(String.init) ?? String(number))
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sum(sequence, scope, isKey, depth)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return named(name, scope, isKey, depth)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return text(of: member, scope, isKey, depth)
    }
    return expression.as(FunctionCallExprSyntax.self).flatMap { text(of: $0, scope, depth) }
  }

  /// A literal; each interpolation that is not a constant is “…”.
  private func text(
    of literal: StringLiteralExprSyntax, _ scope: Scope, _ isKey: Bool, _ depth: Int
  ) -> SpokenText {
    if let value = literal.representedLiteralValue {
      return SpokenText(isKey ? localized(value) : value)
    }
    var result = ""
    var isOpen = false
    var start: Element.StartingValue?
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text): result += text.content.text.unescaped
      case .expressionSegment(let inner):
        // A format decides what a number looks like.
        let value = inner.expressions.count == 1 ? inner.expressions.first?.expression : nil
        let found = value.flatMap { text($0, scope, false, depth + 1) }
        isOpen = isOpen || found?.isOpen ?? true
        start = start ?? found?.start
        result += found?.text ?? "…"
      }
    }
    return SpokenText(result, isOpen: isOpen).starting(start)
  }

  /// The text of a key in the app's language; a key that no table has is the text.
  private func localized(_ key: String, table: String? = nil) -> String {
    translation(of: key, table: table) ?? key
  }

  private func translation(of key: String, table: String? = nil) -> String? {
    language.flatMap { project.strings.text(for: key, table: table, language: $0)?.text }
  }

  /// `first + second`; nil for a sum of numbers.
  private func sum(
    _ sequence: SequenceExprSyntax, _ scope: Scope, _ isKey: Bool, _ depth: Int
  ) -> SpokenText? {
    var result = SpokenText("")
    guard !sequence.elements.contains(where: { $0.number != nil }) else { return nil }
    for (index, element) in sequence.elements.enumerated() {
      guard index % 2 == 0 else {
        let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text
        // `name ?? "Unknown"` shows the name.
        guard sign == "+" else { return nil }
        continue
      }
      let part = text(element, scope, false, depth + 1) ?? .unknown
      result = SpokenText(result.text + part.text, isOpen: result.isOpen || part.isOpen)
    }
    return result
  }

  private func named(
    _ name: String, _ scope: Scope, _ isKey: Bool, _ depth: Int
  ) -> SpokenText? {
    if let binding = scope.bindings[name] {
      guard case .expression(let value, let around) = binding else { return nil }
      return text(value, around, isKey, depth + 1)
    }
    if let property = scope.type?.properties[name] {
      return text(of: property, named: name, scope, isKey, depth)
    }
    return project.global(named: name, in: scope.file).flatMap {
      text(of: $0, Scope(type: nil, file: $0.file, place: nil), isKey, depth)
    }
  }

  /// The value of a constant, or what a computed property returns; a variable has its initial value on the first screen,
  /// and may have any other one later.
  ///
  /// - Parameter name: that of a property of the view itself.
  private func text(
    of property: TypeDeclaration.Property, named name: String? = nil, _ scope: Scope,
    _ isKey: Bool, _ depth: Int
  ) -> SpokenText? {
    if let value = property.initializer {
      let initial = text(value, scope, isKey, depth + 1)
      guard property.isVariable else { return initial }
      if property.isState, let name, scope.type?.statesReplacedFirst.contains(name) == true {
        return .unknown
      }
      return initial.flatMap {
        $0.isBlank ? nil : SpokenText($0.text, isOpen: true).starting(.ofVariable)
      }
    }
    guard let items = property.body else { return nil }
    guard items.count == 1, let item = items.first, let value = Self.returned(by: item),
      !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self)
    else {
      // Code chooses one of several texts.
      var text = SpokenText.unknown
      text.isConditional = true
      return text
    }
    return text(value, scope, isKey, depth + 1)
  }

  private static func returned(by item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let value): value
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  /// `Strings.title`, `self.title`, `.title` of an enumeration, `key.localized`.
  private func text(
    of member: MemberAccessExprSyntax, _ scope: Scope, _ isKey: Bool, _ depth: Int
  ) -> SpokenText? {
    let name = member.declName.baseName.text
    guard let base = member.base?.bare else { return nil }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
      return named(name, scope, isKey, depth)
    }
    if let (value, around) = scope.argument(named: name, ofValue: base) {
      return text(value, around, isKey, depth + 1)
    }
    if Self.transformations.contains(name) { return text(base, scope, true, depth + 1) }
    if let key = base.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      project.types["String"]?.properties[name] != nil
    {
      // A property of the app's own that looks a text up: `"cart.title".translated`.
      return translation(of: key).map { SpokenText($0) }
    }
    if name == "rawValue", let enumeration = base.as(MemberAccessExprSyntax.self) {
      return rawValue(of: enumeration)
    }
    guard let type = Call.member(base), type.first?.isUppercase == true,
      let declaration = project.types[type], let property = declaration.properties[name]
    else { return nil }
    let inside = Scope(type: declaration, file: declaration.file, place: scope.place)
    return text(of: property, inside, isKey, depth)
  }

  private func rawValue(of member: MemberAccessExprSyntax) -> SpokenText? {
    guard let type = Call.member(member.base).flatMap({ project.types[$0] }) else { return nil }
    let name = member.declName.baseName.text
    guard let value = type.cases[name] else { return nil }
    guard let value else { return type.conformances.contains("String") ? SpokenText(name) : nil }
    return value.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { SpokenText($0) }
  }

  /// `String(localized: "key")`, `NSLocalizedString("key", …)`, `LocalizedStringKey("key")`, `Text("key")`.
  private func text(
    of node: FunctionCallExprSyntax, _ scope: Scope, _ depth: Int
  ) -> SpokenText? {
    guard let call = Call(node) else { return nil }
    switch call.name {
    case "Int":
      let number = scope.initialValue(of: call.first)?.number
      return number.flatMap { Int(exactly: $0.rounded(.towardZero)) }.map {
        SpokenText(String($0), isOpen: true)
      }
    case "String", "Text", "AttributedString", "LocalizedStringKey", "LocalizedStringResource",
      "NSLocalizedString", "Label":
      let value = call.value("localized") ?? call.value("verbatim") ?? call.first
      if let text = call.value("defaultValue") ?? call.value("value"), let value,
        let key = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        translation(of: key) == nil
      {
        return self.text(text, scope, false, depth + 1)
      }
      return value.flatMap { text($0, scope, call.value("verbatim") == nil, depth + 1) }
    default:
      guard let receiver = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return nil
      }
      if Self.transformations.contains(call.name), !call.arguments.isEmpty,
        let text = text(receiver, scope, true, depth + 1), text.text.contains("%")
      {
        return text.filled
      }
      // Modifiers of a text leave the words unchanged.
      return Self.transformations.contains(call.name) || receiver.is(FunctionCallExprSyntax.self)
        ? text(receiver, scope, true, depth + 1) : nil
    }
  }

  /// Members that leave the words of a text, or look them up.
  private static let transformations: Set<String> = [
    "localized", "localizedCapitalized", "capitalized", "uppercased", "lowercased", "bold",
    "italic", "description", "trimmingCharacters",
  ]
}

extension String {
  /// The text of a part of a literal: `\u{2009}` and `\n` are the characters that they stand for.
  fileprivate var unescaped: String {
    guard contains("\\") else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "\\") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      switch rest.popFirst() {
      case "n": result += "\n"
      case "t": result += "\t"
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { continue }
        let digits = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
      case let sign?: result.append(sign)
      case nil: break
      }
    }
    return result + rest
  }
}

extension SpokenText {
  /// The same with what only the running app knows in place of its formats: `%d followers`.
  fileprivate var filled: SpokenText {
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { part in
      part.drop { $0.isNumber || "$.@dlufs".contains($0) }
    }
    return SpokenText(([parts[0]] + rest).joined(separator: "…"), isOpen: true)
  }
}
