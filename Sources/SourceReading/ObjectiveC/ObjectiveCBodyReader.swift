internal import SourceText

/// Reads the statements of one method or function.
final class ObjectiveCBodyReader {
  let tokens: ObjectiveCTokens
  let function: FunctionDeclaration
  private let file: String
  let lines: LineIndex
  var scope: ObjectiveCScope
  /// The number of branches and loops around a statement.
  private(set) var branchDepth = 0
  var depth = 0
  /// The number of `return` statements so far.
  var returns = 0
  private(set) var settings: [PropertySetting] = []
  private(set) var arguments: [PassedArgument] = []
  private(set) var calls: [MethodCall] = []
  private(set) var startsApp = false
  /// The position of a statement's own message; other messages are parts of expressions.
  var statement: Int?
  var isInCondition = false

  init(
    _ tokens: ObjectiveCTokens, names: ObjectiveCFileNames, function: FunctionDeclaration,
    isOfClass: Bool, file: String, lines: LineIndex
  ) {
    self.tokens = tokens
    self.function = function
    self.file = file
    self.lines = lines
    scope = ObjectiveCScope(names: names, function: function, isOfClass: isOfClass)
  }

  func location(_ offset: Int) -> SourceLocation {
    SourceLocation(file: file, line: lines.position(of: offset).line)
  }

  /// Reads the body of a block in an expression.
  func read(_ body: Range<Int>, nested depth: Int) {
    let around = (self.depth, returns)
    self.depth = depth
    read(body)
    (self.depth, returns) = around
  }

  /// Reads all statements between two braces.
  func read(_ range: Range<Int>) {
    depth += 1
    defer { depth -= 1 }
    // Deeper blocks are skipped, as deeper expressions are.
    guard depth <= ObjectiveCExpressionParser.deepest else { return }
    var index = range.lowerBound
    let branches = branchDepth
    defer { branchDepth = branches }
    // Whether the next statement belongs to an `if` or a loop.
    var isBranch = false
    var returnsBefore = returns
    while index < range.upperBound, let token = tokens[index] {
      if let next = readControl(token, at: index, in: range, &isBranch) {
        index = next
        continue
      }
      branchDepth += isBranch ? 1 : 0
      index = readStatementOrBlock(token, index..<range.upperBound)
      // Statements after a branch that returns may not run.
      if isBranch, returns == returnsBefore { branchDepth -= 1 }
      returnsBefore = returns
      isBranch = false
    }
  }

  /// - Returns: the index after the statement.
  private func readStatementOrBlock(_ token: ObjectiveCToken, _ range: Range<Int>) -> Int {
    let index = range.lowerBound
    guard token.isSign("{") else { return max(readStatement(range), index + 1) }
    let end = min(tokens.end(of: index), range.upperBound)
    read((index + 1)..<max(index + 1, end))
    return end + 1
  }
}

// MARK: - Expressions

extension ObjectiveCBodyReader {
  func evaluate(_ expression: ObjectiveCExpression) {
    switch expression {
    case .name, .text, .number, .selector: break
    case .array(let parts), .other(let parts), .operation(let parts, _): parts.forEach(evaluate)
    case .choice(let condition, let choices):
      evaluate(condition)
      branchDepth += 1
      choices.forEach(evaluate)
      branchDepth -= 1
    case .member(let base, _), .cast(_, let base): evaluate(base)
    case .element(let base, let index):
      evaluate(base)
      index.forEach(evaluate)
    case .assignment(let target, let sign, let value, let offset):
      evaluate(target)
      evaluate(value)
      assign(value, to: target, sign, at: offset)
    case .message(let message): evaluate(message)
    case .call(let name, let arguments, let offset):
      arguments.forEach(evaluate)
      startsApp = startsApp || SourceFacts.entryPoints.contains(name)
      if PaintedLayer.gradients.contains(name), let type = function.scope.type {
        paint(ObjectReference(root: .instance(of: type)), at: offset)
      }
      pass(arguments.map { (nil, $0) }, to: name, of: nil, at: offset)
    case .block(let parameters, let body, let depth):
      bind(parameters, first: [])
      read(body, nested: depth)
    }
  }

  private func assign(
    _ value: ObjectiveCExpression, to target: ObjectiveCExpression, _ sign: String, at offset: Int
  ) {
    switch target {
    case .name(let name): scope.rebind(name, to: value)
    case .member(let base, let name):
      if sign == "=" { replace(name, of: base, by: value, at: offset) }
      guard let property = ViewProperty(member: name) else {
        return handOver(value, to: name, of: base, at: offset)
      }
      set(property, of: base, to: sign == "=" ? value : nil, at: offset)
    default: break
    }
  }

  /// `self.textField = self.valueField`, and a property of a category: `label.styledText = text`.
  private func handOver(
    _ value: ObjectiveCExpression, to member: String, of base: ObjectiveCExpression, at offset: Int
  ) {
    let holders = scope.references(of: base).filter { $0.isPlace || $0.isSelf }
    for holder in holders {
      calls.append(
        MethodCall(
          object: holder, method: member, isAssignment: true, scope: function.scope,
          location: location(offset)))
      for object in scope.references(of: value) where object.isPlace {
        arguments.append(
          PassedArgument(
            object: object, function: "", label: member, position: 0, holder: holder,
            scope: function.scope, location: location(offset)))
      }
    }
  }

  /// `self.navigationItem.leftBarButtonItem = close;`, and `self.saved =
  /// self.navigationItem.leftBarButtonItem;`, through which it may come back.
  func replace(
    _ member: String, of base: ObjectiveCExpression, by value: ObjectiveCExpression,
    at offset: Int
  ) {
    let kept = scope.references(of: value).filter(\.isInSlot)
    let slots = ViewSlot.contains(member) ? scope.references(of: base).map { $0.slot(member) } : []
    for object in slots where kept.isEmpty {
      settings.append(
        PropertySetting(
          object: object, property: .replaced, value: .flag(true), isConditional: branchDepth > 0,
          scope: function.scope, location: location(offset)))
    }
    for object in slots.isEmpty ? kept : kept + slots where !kept.isEmpty {
      set(.replaced, of: object, isConditional: true, at: offset)
    }
  }

  func set(
    _ property: ViewProperty, of object: ObjectiveCExpression, to value: ObjectiveCExpression?,
    at offset: Int
  ) {
    let objects = scope.references(of: object)
    for object in objects {
      settings.append(
        PropertySetting(
          object: object, property: property,
          value: value.map { ObjectiveCValues.value(of: $0, in: scope) } ?? .computed,
          // `(done ? first : second).hidden = YES`
          isConditional: branchDepth > 0 || objects.count > 1, scope: function.scope,
          location: location(offset)))
    }
  }

  func add(_ call: MethodCall) { calls.append(call) }

  func add(_ argument: PassedArgument) { arguments.append(argument) }

  func paint(_ object: ObjectReference, at offset: Int) {
    settings.append(
      PropertySetting(
        object: object, property: .backgroundColor, value: .layer,
        isConditional: branchDepth > 0, scope: function.scope, location: location(offset)))
  }

  func set(
    _ property: ViewProperty, of object: ObjectReference, isConditional: Bool, at offset: Int
  ) {
    settings.append(
      PropertySetting(
        object: object, property: property, value: .computed, isConditional: isConditional,
        scope: function.scope, location: location(offset)))
  }

  func pass(
    _ list: [(label: String?, value: ObjectiveCExpression)], to function: String,
    of receiver: String?, at offset: Int
  ) {
    for (position, argument) in list.enumerated() {
      for object in scope.references(of: argument.value)
      where object.isPlace || object.isSelf || object.isMemberOfUnknown {
        arguments.append(
          PassedArgument(
            object: object, function: function, label: argument.label, position: position,
            receiverTypeName: receiver, scope: self.function.scope, location: location(offset)))
      }
    }
  }
}
