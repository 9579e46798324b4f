internal import SourceText

/// Reads the top level of an Objective-C file: its classes, categories, protocols, functions and
/// constants.
struct ObjectiveCDeclarationReader {
  let tokens: ObjectiveCTokens
  let names: ObjectiveCFileNames
  let lines: LineIndex
  var facts: SourceFacts
  var index = 0

  init(
    _ tokens: ObjectiveCTokens, names: ObjectiveCFileNames, facts: SourceFacts, lines: LineIndex
  ) {
    self.tokens = tokens
    self.names = names
    self.facts = facts
    self.lines = lines
  }

  mutating func read(macros: [ObjectiveCLexer.Macro]) {
    for macro in macros { read(macro) }
    while let token = tokens[index] {
      let start = index
      if token.kind == .keyword { readKeyword(token) } else { readFunctionOrConstant() }
      if index == start { index += 1 }
    }
  }

  func location(_ offset: Int) -> SourceLocation {
    SourceLocation(file: facts.file, line: lines.position(of: offset).line)
  }

  func location(ofToken index: Int) -> SourceLocation {
    location(tokens[index]?.offset ?? 0)
  }

  /// `#define kCloseTitle NSLocalizedString(@"close", nil)`
  private mutating func read(_ macro: ObjectiveCLexer.Macro) {
    guard !macro.body.isEmpty, macro.parameters == nil else { return }
    let tokens = ObjectiveCTokens(macro.body)
    var parser = ObjectiveCExpressionParser(tokens, in: 0..<tokens.all.count)
    let expressions = parser.all()
    guard expressions.count == 1 else { return }
    addConstant(macro.name, ObjectiveCValues.value(of: expressions[0]), at: location(macro.offset))
  }

  mutating func addConstant(_ name: String, _ value: CodeValue, at location: SourceLocation) {
    guard value != .computed else { return }
    facts.constants.append(ConstantDeclaration(name: name, value: value, location: location))
  }

  private mutating func readKeyword(_ token: ObjectiveCToken) {
    switch token.text {
    case "interface": readType(.class)
    case "implementation": readType(.extension)
    case "protocol": readType(.protocol)
    case "class": skip(to: ";")
    default: index += 1
    }
  }

  /// Skips to a sign outside brackets.
  mutating func skip(to sign: String) {
    while let token = tokens[index], !token.isSign(sign) {
      if token.isKeyword("end") { return }
      index = max(index, tokens.end(of: index)) + 1
    }
  }
}

// MARK: - Types

extension ObjectiveCDeclarationReader {
  private mutating func readType(_ written: TypeDeclaration.Kind) {
    index += 1
    guard let name = tokens[index], name.kind == .name else { return }
    var type = TypeDeclaration(kind: written, name: name.text, location: location(name.offset))
    index += 1
    // `@protocol A;`, `@protocol A, B;` only declare that it exists.
    if written == .protocol,
      tokens[index]?.isSign(";") ?? true || tokens[index]?.isSign(",") ?? true
    {
      return
    }
    readHead(of: &type)
    if tokens[index]?.isSign("{") ?? false {
      let end = min(tokens.end(of: index), tokens.all.count)
      type.properties += variables(in: (index + 1)..<max(index + 1, end))
      index = end + 1
    }
    let position = facts.types.count
    facts.types.append(type)
    while let token = tokens[index], token.kind != .keyword || !Self.tops.contains(token.text) {
      let start = index
      readMember(of: type.name, at: position)
      if index == start { index += 1 }
    }
  }

  private static let tops: Set<String> = ["interface", "implementation", "end"]

  /// Reads `: Super <Protocol>`, `(Category) <Protocol>`, and the generic parameters of a class.
  private mutating func readHead(of type: inout TypeDeclaration) {
    if tokens[index]?.isSign("<") ?? false, type.kind != .protocol { type.inherited += protocols() }
    if tokens[index]?.isSign("(") ?? false {
      type.kind = .extension
      index = tokens.end(of: index) + 1
    }
    if tokens[index]?.isSign(":") ?? false, let name = tokens[index + 1], name.kind == .name {
      type.inherited = [name.text]
      index += 2
    } else if type.kind == .class {
      type.kind = .extension
    }
    // Generic arguments of the superclass and protocols have the same syntax; neither concerns
    // views.
    while tokens[index]?.isSign("<") ?? false { type.inherited += protocols() }
  }

  /// The names between `<` and `>`.
  private mutating func protocols() -> [String] {
    var names: [String] = []
    var depth = 0
    while let token = tokens[index], !token.isSign("{"), !token.isSign(";"), token.kind != .keyword
    {
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
      if token.kind == .name, depth == 1 { names.append(token.text) }
      index += 1
      if depth == 0 { break }
    }
    return names
  }

  private mutating func readMember(of type: String, at position: Int) {
    guard let token = tokens[index] else { return }
    if token.isKeyword("property") {
      index += 1
      if tokens[index]?.isSign("(") ?? false { index = tokens.end(of: index) + 1 }
      let start = index
      skip(to: ";")
      facts.types[position].properties += properties(in: start..<max(start, index))
    } else if token.isSign("-") || token.isSign("+") {
      readMethod(of: type, isOfClass: token.isSign("+"))
    } else if token.kind != .keyword {
      readFunctionOrConstant()
    }
  }

  /// Instance variables: declarations, each followed by a semicolon.
  private func variables(in range: Range<Int>) -> [PropertyDeclaration] {
    var properties: [PropertyDeclaration] = []
    var start = range.lowerBound
    for index in range where tokens[index]?.isSign(";") ?? false {
      properties += self.properties(in: start..<index)
      start = index + 1
    }
    return properties
  }

  private func properties(in range: Range<Int>) -> [PropertyDeclaration] {
    // `@private`, `@public`
    let start = range.first { tokens[$0]?.kind != .keyword } ?? range.upperBound
    guard let declarator = ObjectiveCDeclarator(tokens, at: start, in: range) else { return [] }
    var names = declarator.names
    for index in declarator.end..<max(declarator.end, range.upperBound) {
      if tokens[index]?.isSign(",") ?? false,
        let name = nameAfterComma(index, in: range)
      {
        names.append((tokens[name]?.text ?? "", name))
      }
    }
    return names.map { name, index in
      PropertyDeclaration(
        name: name.withoutUnderscore, typeName: declarator.typeName, isOutlet: declarator.isOutlet,
        isCollection: declarator.isCollection, isInspectable: declarator.isInspectable,
        location: location(ofToken: index))
    }
  }
}

extension ObjectiveCDeclarationReader {
  /// The index of the first name before the next comma; searching to the end would repeat for each
  /// comma.
  private func nameAfterComma(_ comma: Int, in range: Range<Int>) -> Int? {
    (comma + 1..<range.upperBound).prefix { tokens[$0]?.isSign(",") != true }
      .first { tokens[$0]?.kind == .name }
  }
}

extension String {
  /// The property name of an instance variable.
  var withoutUnderscore: String { hasPrefix("_") && utf8.count > 1 ? String(dropFirst()) : self }
}
