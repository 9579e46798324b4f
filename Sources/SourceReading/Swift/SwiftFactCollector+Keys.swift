internal import SwiftSyntax

// Properties that a statement writes through a key or a reference, without its own assignment.

extension SwiftFactCollector {
  /// `.assign(to: \.accessibilityLabel, on: view)`, `.bind(to: label.rx.text)`.
  func readKeyPath(_ call: FunctionCallExprSyntax, _ name: String) {
    if let path = call.argument("to")?.as(KeyPathExprSyntax.self), let object = call.argument("on")
    {
      var names = path.components.compactMap { $0.component.propertyName }
      guard let property = names.popLast().flatMap({ ViewProperty(member: $0) }) else { return }
      bindProperty(
        property, of: references(of: object).map { names.reduce($0) { member($1, of: $0) } },
        at: call)
    } else if ["bind", "drive", "emit"].contains(name), let target = call.arguments.first,
      let member = target.expression.plain.as(MemberAccessExprSyntax.self), !member.isReactive,
      let base = member.base, let property = ViewProperty(member: member.declName.baseName.text)
    {
      bindProperty(property, of: references(of: base), at: call)
    }
  }

  /// `playButton.rx.isHidden`, which may be passed to a function that sets it.
  func readReactive(_ node: MemberAccessExprSyntax) {
    guard node.isReactive, let view = node.base?.plain.as(MemberAccessExprSyntax.self)?.base,
      let property = ViewProperty(member: node.declName.baseName.text)
    else { return }
    bindProperty(property, of: references(of: view), at: node)
  }

  func bindProperty(
    _ property: ViewProperty, of objects: [ObjectReference],
    form: PropertySetting.Form = .binding, at call: some SyntaxProtocol
  ) {
    for object in objects {
      add(
        PropertySetting(
          object: object, property: property, value: .computed, form: form,
          isConditional: isConditional, scope: scope, location: location(of: call)))
    }
  }

  /// `write(price, to: &label.text)`
  func readWriting(to node: ExprSyntax) {
    guard let target = node.plain.asMember(in: self),
      let property = ViewProperty(member: target.name)
    else { return }
    bindProperty(property, of: target.objects, form: .assignment, at: node)
  }

  /// `(label.text, note.text) = prices` and `label[keyPath: path] = price`
  func readWritings(to target: ExprSyntax) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { readWriting(to: element.expression) }
    } else if let element = target.as(SubscriptCallExprSyntax.self),
      let path = element.arguments.first(where: { $0.label?.text == "keyPath" })?.expression
    {
      write(path, of: references(of: element.calledExpression), at: element)
    }
  }

  private func write(
    _ path: ExprSyntax, of objects: [ObjectReference], at node: SubscriptCallExprSyntax
  ) {
    if let (property, names) = path.as(KeyPathExprSyntax.self)?.property {
      let targets = objects.map { names.reduce($0) { member($1, of: $0) } }
      bindProperty(property, of: targets, form: .assignment, at: node)
    } else {
      for object in objects {
        add(
          MethodCall(
            object: object, method: "subscript(keyPath:)", isConditional: isConditional,
            scope: scope, location: location(of: node)))
      }
    }
  }

  /// `bind(price, to: \PriceCell.titleLabel.text)`: the function may write to the property.
  func readHandedKeyPath(_ node: KeyPathExprSyntax) {
    guard !node.isRead else { return }
    guard let (property, names) = node.property else { return readOutlet(of: node) }
    guard !names.isEmpty else { return }
    let root =
      node.root?.className.map(reference(toClass:)) ?? ObjectReference(root: .variable(""))
    bindProperty(
      property, of: [names.reduce(root) { member($1, of: $0) }], form: .reference, at: node)
  }
}

extension KeyPathExprSyntax {
  /// The property at its end, and the members that lead to it; nil if it does not end in a property
  /// of a view.
  var property: (ViewProperty, path: [String])? {
    var names = components.compactMap { $0.component.propertyName }
    guard let property = names.popLast().flatMap({ ViewProperty(member: $0) }) else { return nil }
    return (property, names)
  }

  /// Whether it is a key of a subscript, which is read as a separate statement, or an argument of a
  /// function that only reads it.
  fileprivate var isRead: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self) else { return false }
    if argument.label?.text == "keyPath" { return true }
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.argument("on") != nil || call.baseName.map(Self.readers.contains) ?? false
  }

  private static let readers: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "sorted", "first", "contains", "allSatisfy", "min",
    "max", "reduce", "observe", "publisher", "removeDuplicates",
  ]
}

extension FunctionCallExprSyntax {
  /// The property of a key in key-value coding, and the members that lead to it; nil if the key is
  /// not a literal.
  var codedKey: (ViewProperty, path: [String])? {
    guard let key = (argument("forKey") ?? argument("forKeyPath"))?.plain.literalText else {
      return nil
    }
    var names = key.split(separator: ".").map(String.init)
    guard let property = names.popLast().flatMap({ ViewProperty(member: $0) }) else { return nil }
    return (property, names)
  }
}

extension KeyPathComponentSyntax.Component {
  var propertyName: String? {
    if case .property(let property) = self { return property.declName.baseName.text }
    return nil
  }
}

extension MemberAccessExprSyntax {
  /// A property in RxSwift's notation.
  fileprivate var isReactive: Bool {
    base?.plain.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "rx"
  }
}
