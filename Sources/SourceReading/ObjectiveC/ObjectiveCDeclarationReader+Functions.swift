// Methods, functions and constants.

extension ObjectiveCDeclarationReader {
  /// `- (void)show:(UIView *)view for:(Item *)item { … }`
  mutating func readMethod(of type: String, isOfClass: Bool) {
    let start = index
    index += 1
    var resultType: String?
    if tokens[index]?.isSign("(") ?? false {
      resultType = Self.className(typeInParentheses())
      index = tokens.end(of: index) + 1
    }
    guard let name = tokens[index], name.kind == .name else { return }
    index += 1
    let parameters = self.parameters(first: name.text)
    while let token = tokens[index], !token.isSign("{"), !token.isSign(";"), token.kind != .keyword
    {
      index = max(index, tokens.end(of: index)) + 1
    }
    guard tokens[index]?.isSign("{") ?? false else { return }
    let function = FunctionDeclaration(
      scope: CodeScope(type: type, member: name.text), parameters: parameters,
      resultTypeName: resultType, location: location(ofToken: start))
    readBody(of: function, isOfClass: isOfClass)
  }

  /// The type in the parentheses here, without a name after it.
  private func typeInParentheses() -> String? {
    let end = min(tokens.end(of: index), tokens.all.count)
    return ObjectiveCDeclarator.typeName(tokens, in: (index + 1)..<max(index + 1, end))
  }

  private mutating func parameters(first: String) -> [FunctionDeclaration.Parameter] {
    var parameters: [FunctionDeclaration.Parameter] = []
    var label: String? = first
    while tokens[index]?.isSign(":") ?? false {
      index += 1
      var type: String?
      if tokens[index]?.isSign("(") ?? false {
        type = typeInParentheses()
        index = tokens.end(of: index) + 1
      }
      while let word = tokens[index], word.isName("__unused") || word.isName("__weak") {
        index += 1
      }
      guard let name = tokens[index], name.kind == .name else { break }
      parameters.append(
        FunctionDeclaration.Parameter(
          label: parameters.isEmpty ? nil : label, name: name.text, typeName: type))
      index += 1
      label = nil
      if let next = tokens[index], next.kind == .name, tokens[index + 1]?.isSign(":") ?? false {
        label = next.text
        index += 1
      }
    }
    return parameters
  }

  /// A type that may be a class.
  private static func className(_ type: String?) -> String? {
    type.flatMap { $0.first?.isUppercase == true && $0 != "IBAction" && $0 != "BOOL" ? $0 : nil }
  }

  /// Reads the body that begins here.
  private mutating func readBody(of function: FunctionDeclaration, isOfClass: Bool) {
    let end = min(tokens.end(of: index), tokens.all.count)
    let body = (index + 1)..<max(index + 1, end)
    index = end + 1
    facts.functions.append(function)
    let reader = ObjectiveCBodyReader(
      tokens, names: names, function: function, isOfClass: isOfClass, file: facts.file, lines: lines
    )
    reader.read(body)
    facts.settings += reader.overrides(in: body) + reader.settings
    facts.arguments += reader.arguments
    facts.calls += reader.calls
    if body.contains(where: { tokens[$0]?.isName("subviews") ?? false }) {
      facts.searches.insert(function.scope)
    }
    facts.startsApp = facts.startsApp || reader.startsApp
    let isFont = ["UIFont", "NSFont"].contains(function.resultTypeName)
    if isOfClass, function.parameters.isEmpty || isFont, let type = function.scope.type,
      let name = function.scope.member, let value = reader.returned(in: body)
    {
      addConstant("\(type).\(name)", value, at: function.location)
    }
  }

  /// `static void style(UIView *view) { … }`, `NSString *const kTitle = @"Close";`
  mutating func readFunctionOrConstant() {
    let start = index
    while let token = tokens[index], !token.isSign(";"), !token.isSign("{"), token.kind != .keyword
    {
      if token.isSign("=") { return readConstant(from: start) }
      if token.isSign("}") { break }
      // A macro without a semicolon, then a method.
      if token.isSign("-") || token.isSign("+"), tokens[index + 1]?.isSign("(") ?? false,
        index > start
      {
        return
      }
      index = max(index, tokens.end(of: index)) + 1
    }
    if tokens[index]?.isSign("{") ?? false, let function = self.function(from: start, to: index) {
      return readBody(of: function, isOfClass: true)
    }
    // `namespace app { … }`, `extern "C" { … }` are read; other braces are skipped.
    guard let brace = tokens[index], brace.isSign("{") else {
      if tokens[index]?.kind != .keyword { index += 1 }
      return
    }
    let isTransparent = ["namespace", "extern"].contains(tokens[start]?.text ?? "")
    index = isTransparent ? index + 1 : tokens.end(of: index) + 1
  }

  private mutating func readConstant(from start: Int) {
    let sign = index
    skip(to: ";")
    guard sign > start, let name = tokens[sign - 1], name.kind == .name else { return }
    var parser = ObjectiveCExpressionParser(tokens, in: (sign + 1)..<max(sign + 1, index))
    addConstant(
      name.text, ObjectiveCValues.value(of: parser.expression()), at: location(name.offset))
  }

  private func function(from start: Int, to end: Int) -> FunctionDeclaration? {
    guard
      let open = (start..<end).first(where: { tokens[$0]?.isSign("(") ?? false }), open > start,
      let name = tokens[open - 1], name.kind == .name,
      !["typedef", "struct", "enum", "union", "class"].contains(tokens[start]?.text ?? "")
    else { return nil }
    let list = (open + 1)..<max(open + 1, min(end, tokens.end(of: open)))
    let parameters = ObjectiveCExpressionParser.parameters(of: tokens, in: list)
    return FunctionDeclaration(
      scope: CodeScope(type: nil, member: name.text),
      parameters: parameters.map {
        FunctionDeclaration.Parameter(
          label: nil, name: $0.names.first?.name ?? "", typeName: $0.typeName)
      },
      resultTypeName: Self.className(
        ObjectiveCDeclarator(tokens, at: start, in: start..<open)?.typeName),
      location: location(ofToken: start))
  }
}
