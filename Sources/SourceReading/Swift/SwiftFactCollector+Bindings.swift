internal import SwiftSyntax

extension SwiftFactCollector {
  /// `if let`, `guard let` and `while let`, with `if let playButton` for `self.playButton`.
  func read(_ node: OptionalBindingConditionSyntax) {
    if let value = node.initializer?.value {
      bind(node.pattern, to: objects(of: value, annotated: node.typeAnnotation))
      bindValue(node.pattern, to: value)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      name.tokenKind != .keyword(.self)
    {
      bind(name.text, to: references(of: ExprSyntax(DeclReferenceExprSyntax(baseName: name))))
    }
  }

  /// The objects that a name is bound to. A function's result is of the class in the type
  /// annotation.
  func objects(
    of value: ExprSyntax?, annotated: TypeAnnotationSyntax?
  ) -> [ObjectReference] {
    let objects = value.map { references(of: $0) } ?? []
    guard objects.allSatisfy({ $0.isResult && $0.path.isEmpty }),
      let type = annotated?.type.className
    else { return objects }
    return [reference(toClass: type)]
  }

  /// Binds each name in a tuple to the value in its position: `for (label, text) in [(titleLabel,
  /// price)]`.
  ///
  /// - Returns: false if the values are not literal tuples.
  func bindParts(of pattern: PatternSyntax, to values: ExprSyntax) -> Bool {
    guard let names = pattern.as(TuplePatternSyntax.self)?.elements,
      let tuples = values.plain.tuples, tuples.allSatisfy({ $0.count == names.count })
    else { return false }
    for (position, name) in names.enumerated() {
      bind(name.pattern, to: tuples.flatMap { references(of: $0[position]) }.distinct)
    }
    return true
  }

  /// `case let cell as PriceCell:`
  func read(_ node: ValueBindingPatternSyntax) {
    guard let (name, type) = node.cast else { return }
    // A view that was found may be any one of a system class.
    if SystemClasses.contains(type), binding(of: name)?.contains(where: \.isFound) == true {
      return
    }
    let subject = SystemClasses.contains(type) ? subject(of: node) : []
    bind(name, to: subject.isEmpty ? [reference(toClass: type)] : subject.map { $0.cast(to: type) })
  }

  /// The object that a `switch` compares with a pattern, if code can follow it.
  private func subject(of pattern: ValueBindingPatternSyntax) -> [ObjectReference] {
    guard let label = pattern.parent?.as(SwitchCaseItemSyntax.self)?.parent?.parent,
      let cases = label.parent?.parent, let node = cases.parent?.as(SwitchExprSyntax.self)
    else { return [] }
    return references(of: node.subject).filter { $0.isFollowed || $0.isFound }
  }

  /// `for case let label as UILabel in stack.arrangedSubviews`
  func bindCast(in pattern: PatternSyntax, to elements: [ObjectReference]) {
    guard let (name, type) = pattern.as(ValueBindingPatternSyntax.self)?.cast,
      elements.contains(where: \.isFound)
    else { return }
    bind(name, to: SystemClasses.contains(type) ? elements.map { $0.cast(to: type) } : elements)
  }

  /// Opens a closure, and binds its parameters to their arguments.
  func open(_ node: ClosureExprSyntax) {
    blocks.append(SwiftBlock())
    blocks[blocks.count - 1].isClosure = true
    defer { readResults(of: node) }
    let objects = closureParameters[node.id] ?? []
    guard let signature = node.signature else {
      bind("$0", to: objects)
      // `buttons.enumerated().forEach { $1.setTitle(words[$0], for: .normal) }`
      if !objects.isEmpty { bind("$1", to: objects) }
      return
    }
    for capture in signature.capture?.items ?? [] {
      guard let value = capture.initializer?.value else { continue }
      bind(capture.name.text, to: references(of: value))
    }
    let names: [String] =
      switch signature.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      }
    // Every parameter: the position of the view differs, and the others are not views.
    for name in names { bind(name, to: objects) }
    if names.isEmpty { bind("$0", to: objects) }
    guard case .parameterClause(let clause) = signature.parameterClause else { return }
    for parameter in clause.parameters where objects.isEmpty {
      guard let type = parameter.type?.className else { continue }
      bind(
        (parameter.secondName ?? parameter.firstName).text, to: [reference(toClass: type)])
    }
  }

  /// `{ $0.font = font; return $0 }(UILabel())`
  func bindImmediateClosure(of call: FunctionCallExprSyntax) {
    guard let closure = call.calledExpression.plain.as(ClosureExprSyntax.self),
      let argument = call.arguments.first?.expression
    else { return }
    closureParameters[closure.id] = references(of: argument)
  }

  /// `buttons.forEach { $0.isHidden = true }`: the closure receives each of the buttons; the
  /// closure of another method (`then`, `apply`) probably receives the object itself.
  func bindClosures(of call: FunctionCallExprSyntax, to objects: [ObjectReference]) {
    if let cell = call.arguments.lazy.compactMap(\.expression.cellType).first {
      return hand([reference(toClass: cell)], toClosuresOf: call)
    }
    // `with(label) { $0.textColor = .red }`
    let objects =
      call.receiver == nil
      ? call.arguments.flatMap { references(of: $0.expression) }.filter(\.isFollowed) : objects
    guard let name = call.baseName, !objects.isEmpty else { return }
    let isEach = ["forEach", "map", "compactMap", "flatMap", "filter", "first"].contains(name)
    // Another closure seldom receives the result of its call: `price().sink { … }`.
    guard isEach || !objects.contains(where: \.isResult) else { return }
    let handed = isEach ? objects.map(\.eachElement) : objects
    hand(handed, toClosuresOf: call)
  }

  private func hand(_ objects: [ObjectReference], toClosuresOf call: FunctionCallExprSyntax) {
    let closures =
      [call.trailingClosure].compactMap(\.self)
      + call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    for closure in closures { closureParameters[closure.id] = objects }
  }
}

extension ExprSyntax {
  /// The parts of the tuples in an array; nil for other expressions.
  fileprivate var tuples: [[ExprSyntax]]? {
    guard let array = self.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return nil }
    let tuples = array.elements.compactMap { element in
      element.expression.plain.as(TupleExprSyntax.self)?.elements.map(\.expression)
    }
    return tuples.count == array.elements.count ? tuples : nil
  }

  /// The class in `table.rx.items(cellIdentifier: "price", cellType: PriceCell.self)`, whose cells
  /// are passed to the closure (https://github.com/ReactiveX/RxSwift).
  fileprivate var cellType: String? {
    plain.as(FunctionCallExprSyntax.self)?.argument("cellType")?.metatype
  }
}

extension ValueBindingPatternSyntax {
  /// The name and the class of `let cell as PriceCell`.
  fileprivate var cast: (name: String, type: String)? {
    guard
      let sequence = pattern.as(ExpressionPatternSyntax.self)?.expression
        .as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type.className,
      let name = elements[0].boundName
    else { return nil }
    return (name, type)
  }
}

extension ExprSyntax {
  /// The name in `let cell` of a pattern.
  fileprivate var boundName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return self.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?
      .identifier.text
  }
}
