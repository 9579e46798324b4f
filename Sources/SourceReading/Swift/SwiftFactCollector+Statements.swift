internal import SwiftSyntax

extension SwiftFactCollector {
  // MARK: Assignments

  /// Reads `a.b = c`, `a.b += c`, `a.b |= c`, and the binding operator `a.b <~ c`.
  func readAssignment(_ elements: [ExprSyntax]) {
    guard elements.count >= 3 else { return }
    readWritings(to: elements[0].plain)
    guard let target = elements[0].plain.asMember(in: self) else { return }
    readReplacement(elements, of: target.name, target.objects)
    guard let property = ViewProperty(member: target.name) else {
      readHandover(elements, to: target.name, of: target.objects)
      for object in target.objects where object.isFollowed || object.isOwn {
        add(
          MethodCall(
            object: object, method: target.name, isAssignment: true, scope: scope,
            location: location(of: elements[0])))
      }
      return
    }
    let isPlain = elements[1].is(AssignmentExprSyntax.self)
    let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    guard isPlain || sign.map(Self.assigns) == true else { return }
    let values =
      isPlain ? self.values(of: Array(elements[2...]), for: property) : [CodeValue.computed]
    for object in target.objects {
      for value in values {
        add(
          PropertySetting(
            object: object, property: property, value: value.adapted(to: property, of: object),
            isConditional: isConditional, scope: scope, location: location(of: elements[0])))
      }
    }
  }

  /// Reads `model.button = playButton`: code of the model's class may set properties of the button.
  private func readHandover(
    _ elements: [ExprSyntax], to member: String, of objects: [ObjectReference]
  ) {
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return }
    for object in references(of: elements[2]) where object.isFollowed {
      for holder in objects where holder.isFollowed || holder.isOwn {
        add(
          PassedArgument(
            object: object, function: "", label: member, position: 0, holder: holder,
            scope: scope, location: location(of: elements[0])))
      }
    }
  }

  /// The value of an assignment; for fonts, all possible values.
  private func values(of elements: [ExprSyntax], for property: ViewProperty) -> [CodeValue] {
    if property == .font { return fonts(of: elements) }
    guard elements.count == 1 else { return [.computed] }
    return [property == .isHidden ? value(of: elements[0], for: property) : value(of: elements[0])]
  }

  private static func assigns(_ sign: String) -> Bool {
    ["+=", "-=", "|=", "&=", "??=", "<~", "<-"].contains(sign)
  }

  // MARK: Calls

  /// Reads the properties that a call sets, the views that it passes, and the parameters of its
  /// closures.
  func readCall(_ call: FunctionCallExprSyntax) {
    bindImmediateClosure(of: call)
    guard let name = call.baseName else { return }
    if call.receiver == nil, SourceFacts.entryPoints.contains(name) { addEntryPoint() }
    let objects = call.receiver.map { references(of: $0) } ?? []
    bindClosures(of: call, to: objects)
    readKeyPath(call, name)
    readReplacement(by: call, name, of: objects)
    readPaint(call, name, objects)
    if !readSetter(call, name, of: objects) { readMethod(call, name, of: objects) }
    readArguments(call, name)
    readRemoval(by: call, name, of: objects)
    readAnchor(call, name, objects)
  }

  /// `button.heightAnchor.constraint(equalToConstant: 44)`: its size differs from that of the file.
  private func readAnchor(
    _ call: FunctionCallExprSyntax, _ name: String, _ objects: [ObjectReference]
  ) {
    guard name == "constraint", !isConditional,
      ["equalToConstant", "greaterThanOrEqualToConstant"].contains(
        call.arguments.first?.label?.text)
    else { return }
    for var object in objects where ["heightAnchor", "widthAnchor"].contains(object.path.last) {
      object.path.removeLast()
      set(.intrinsicContentSize, of: [object], to: nil, at: call)
    }
  }

  // MARK: Removals

  /// `stack.arrangedSubviews.forEach { $0.removeFromSuperview() }`
  private func readRemoval(
    by call: FunctionCallExprSyntax, _ name: String, of objects: [ObjectReference]
  ) {
    guard name == "forEach" else { return }
    let closures =
      [call.trailingClosure] + call.arguments.map { $0.expression.as(ClosureExprSyntax.self) }
    guard closures.contains(where: { $0?.statements.removesViews == true }) else { return }
    set(.emptied, of: objects.compactMap(\.emptiedView), to: nil, at: call)
  }

  /// `for view in stack.arrangedSubviews { view.removeFromSuperview() }`
  func readRemoval(by loop: ForStmtSyntax, of objects: [ObjectReference]) {
    guard loop.whereClause == nil, loop.body.statements.removesViews else { return }
    for object in objects.compactMap(\.emptiedView) {
      add(
        PropertySetting(
          object: object, property: .emptied, value: .computed, isConditional: isConditional,
          scope: scope, location: location(of: loop)))
    }
  }

  /// `button.setTitle("Buy", for: .normal)`, `cell.accessibilityTraits.insert(.button)`.
  private func readSetter(
    _ call: FunctionCallExprSyntax, _ name: String, of objects: [ObjectReference]
  ) -> Bool {
    let first = call.arguments.first?.expression
    if let receiver = call.receiver {
      // `label.isHidden.toggle()`
      if name == "toggle", let target = receiver.plain.asMember(in: self),
        let property = ViewProperty(member: target.name)
      {
        set(property, of: target.objects, to: nil, at: call)
        return true
      }
      if ["insert", "formUnion", "remove", "append"].contains(name),
        let target = receiver.plain.asMember(in: self),
        let property = ViewProperty(member: target.name), property.isAccessibility
      {
        set(property, of: target.objects, to: first, at: call)
        return true
      }
      if name == "setValue", let (property, names) = call.codedKey {
        set(
          property, of: objects.map { names.reduce($0) { member($1, of: $0) } }, to: first, at: call
        )
        return true
      }
      // All arguments of Apple's setters but the first have labels: `setTitle(_:for:)`.
      guard let property = ViewProperty(setter: name),
        call.arguments.dropFirst().allSatisfy({ $0.label != nil })
      else { return false }
      set(property, of: objects, to: call.argument("action") ?? first, at: call)
      return true
    }
    guard let property = ViewProperty(setter: name), let type = typeName else { return false }
    set(property, of: [ObjectReference(root: .instance(of: type))], to: first, at: call)
    return true
  }

  private func set(
    _ property: ViewProperty, of objects: [ObjectReference], to value: ExprSyntax?,
    at call: FunctionCallExprSyntax
  ) {
    for object in objects {
      add(
        PropertySetting(
          object: object, property: property,
          value: value.map { self.value(of: $0, for: property) } ?? .computed,
          isConditional: isConditional, scope: scope, location: location(of: call)))
    }
  }

  /// A recogniser is identified by its class, wherever it was created, and a flag by its name and
  /// its class.
  private func value(of expression: ExprSyntax, for property: ViewProperty) -> CodeValue {
    if property == .gesture || property == .isHidden, let object = references(of: expression).first
    {
      switch object.root {
      case .created(let type) where object.path.isEmpty: return .constant(type)
      case .instance(let type) where object.path.count == 1:
        return .constant("\(type).\(object.path[0])")
      default: break
      }
    }
    return value(of: expression).adapted(to: property)
  }

  private func readMethod(
    _ call: FunctionCallExprSyntax, _ name: String, of objects: [ObjectReference]
  ) {
    // `slider.setValue(0.5, animated: true)` has no key.
    guard name != "setValue" || call.argument("forKey") ?? call.argument("forKeyPath") != nil else {
      return
    }
    var objects = objects
    if call.receiver == nil, name.first?.isLowercase == true, let type = typeName {
      objects = [ObjectReference(root: .instance(of: type))]
    }
    for object in objects {
      add(
        MethodCall(
          object: object, method: name, isConditional: isConditional, scope: scope,
          location: location(of: call)))
    }
  }

  private func readArguments(_ call: FunctionCallExprSyntax, _ name: String) {
    // The target of a key path's assignment is read with it.
    if name == "assign", call.argument("to")?.is(KeyPathExprSyntax.self) == true { return }
    for (position, argument) in call.arguments.enumerated() {
      let isAdded = PassedArgument.adders.contains(name)
      for object in references(of: argument.expression)
      where object.isFollowed || object.isOwn || object.isMemberOfUnknown || isAdded {
        add(
          PassedArgument(
            object: object, function: name, label: argument.label?.text, position: position,
            receiverTypeName: call.receiverName,
            isOwnMethod: call.isOwnMethod, scope: scope, location: location(of: call)))
      }
    }
    readKeeping(call, name)
    // `[first, second].forEach(style)`
    guard name == "forEach", let function = call.arguments.first?.expression.functionName,
      let receiver = call.receiver
    else { return }
    for object in references(of: receiver) {
      add(
        PassedArgument(
          object: object.eachElement, function: function, label: nil, position: 0, scope: scope,
          location: location(of: call)))
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether one of the statements removes a view from its superview.
  fileprivate var removesViews: Bool {
    contains { item in
      guard case .expr(let expression) = item.item else { return false }
      return expression.plain.as(FunctionCallExprSyntax.self)?.baseName == "removeFromSuperview"
    }
  }
}

extension ExprSyntax {
  /// The name of a member and its objects: for a bare name, `self`.
  func asMember(
    in collector: SwiftFactCollector
  ) -> (name: String, objects: [ObjectReference])? {
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
      return (member.declName.baseName.text, collector.references(of: base))
    }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text,
      collector.binding(of: name) == nil, let type = collector.typeName
    else { return nil }
    return (name, [ObjectReference(root: .instance(of: type))])
  }

  /// The name of a function passed as a value.
  fileprivate var functionName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension ObjectReference {
  /// `self`, or any object of a class.
  var isOwn: Bool {
    if case .instance = root { return path.isEmpty }
    return false
  }
}
