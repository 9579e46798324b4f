internal import SwiftSyntax

// Objects that code passes on without a call that names its receiver.

extension SwiftFactCollector {
  /// `views.append(label)`: code that reads the list may set the object.
  func readKeeping(_ call: FunctionCallExprSyntax, _ name: String) {
    guard PassedArgument.keepers.contains(name), let receiver = call.receiver,
      let value = call.arguments.first?.expression
    else { return }
    let holders = references(of: receiver).filter { !$0.path.isEmpty }
    for object in references(of: value) where object.isFollowed {
      for var holder in holders {
        let label = holder.path.removeLast()
        add(
          PassedArgument(
            object: object, function: "", label: label, position: 0, holder: holder,
            scope: scope, location: location(of: call)))
      }
    }
  }

  /// `func parts() -> (UIButton, UILabel) { (playButton, titleLabel) }`: callers may set the objects.
  func readResult(_ value: ExprSyntax) {
    guard !isProperty else { return }
    passOn(value, to: "")
  }

  /// Whether the innermost function is an accessor of a property, which is another name of its value.
  private var isProperty: Bool {
    blocks.last { $0.isClosure || $0.member != nil }.map { $0.isProperty && !$0.isClosure } ?? false
  }

  /// `style { playButton }`: the function gets the objects that a closure names.
  func readResults(of closure: ClosureExprSyntax) {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    // A closure that is called at once.
    guard call?.calledExpression.id != ExprSyntax(closure).id else { return }
    let name = call?.baseName ?? ""
    for item in closure.statements {
      guard case .expr(let value) = item.item else { continue }
      passOn(value, to: SystemFunctions.contains(name) ? "" : name)
    }
  }

  private func passOn(_ value: ExprSyntax, to function: String) {
    let plain = value.plain
    guard
      plain.is(DeclReferenceExprSyntax.self) || plain.is(MemberAccessExprSyntax.self)
        || plain.is(TupleExprSyntax.self) || plain.is(ArrayExprSyntax.self)
    else { return }
    for object in references(of: plain)
    where object.isFollowed && object.path.last.map({ ViewProperty(member: $0) == nil }) ?? true {
      add(
        PassedArgument(
          object: object, function: function, label: nil, position: 0, scope: scope,
          location: location(of: value)))
    }
  }

  /// `bind(\PriceCell.titleLabel)`: the function may set the object.
  func readOutlet(of path: KeyPathExprSyntax) {
    guard path.root != nil else { return }
    let call = path.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    pass(path, to: call?.baseName ?? "")
  }

  /// `@Styled(\PriceCell.titleLabel) var style`
  func readKeyPaths(of attribute: AttributeSyntax) {
    guard case .argumentList(let arguments) = attribute.arguments else { return }
    for argument in arguments {
      if let path = argument.expression.as(KeyPathExprSyntax.self) {
        pass(path, to: attribute.attributeName.className ?? "")
      }
    }
  }

  private func pass(_ path: KeyPathExprSyntax, to function: String) {
    let names = path.components.compactMap { $0.component.propertyName }
    guard let type = path.root?.className, let last = names.last, ViewProperty(member: last) == nil
    else { return }
    add(
      PassedArgument(
        object: names.reduce(reference(toClass: type)) { member($1, of: $0) },
        function: function, label: nil, position: 0, scope: scope, location: location(of: path)))
  }

  /// The object of a key in key-value coding: `cell.value(forKey: "titleLabel")`; any view if the key
  /// is not written out.
  func values(
    of call: FunctionCallExprSyntax, on objects: [ObjectReference]
  ) -> [ObjectReference] {
    let key = (call.argument("forKey") ?? call.argument("forKeyPath"))?.plain.literalText
    guard let key else {
      return objects.map { $0.isCoded ? $0.eachSubview : ObjectReference(root: .variable("")) }
    }
    let names = key.split(separator: ".").map(String.init)
    return objects.map { names.reduce($0) { member($1, of: $0) } }
  }
}

extension ObjectReference {
  /// Whether key-value coding by an unknown key may lead to a view: it is an object of a class other
  /// than a list.
  var isCoded: Bool {
    guard case .instance(let type) = root, path.isEmpty else { return false }
    return !type.hasPrefix("NS")
  }
}

extension FunctionCallExprSyntax {
  /// The members that `map { $0.titleLabel }` and `map(\.titleLabel)` lead to; nil for other calls.
  var keyedMembers: [String]? {
    if let path = arguments.first?.expression.as(KeyPathExprSyntax.self), path.property == nil {
      return path.components.compactMap { $0.component.propertyName }
    }
    guard let closure = trailingClosure, closure.signature == nil, closure.statements.count == 1,
      case .expr(var expression)? = closure.statements.first?.item
    else { return nil }
    var names: [String] = []
    while let member = expression.plain.as(MemberAccessExprSyntax.self), let base = member.base {
      names.append(member.declName.baseName.text)
      expression = base
    }
    guard !names.isEmpty, expression.plain.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0"
    else { return nil }
    return names.reversed()
  }
}
