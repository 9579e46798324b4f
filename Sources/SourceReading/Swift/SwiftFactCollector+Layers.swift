internal import SwiftSyntax

// What code paints behind the content of a view.

extension SwiftFactCollector {
  /// Reads `view.layer.insertSublayer(gradient, at: 0)`, `view.insertSubview(picture, at: 0)` and gradients that a class
  /// draws.
  func readPaint(_ call: FunctionCallExprSyntax, _ name: String, _ objects: [ObjectReference]) {
    if PaintedLayer.adders.contains(name), let layer = call.arguments.first?.expression {
      guard covers(layer) else { return }
      for object in objects where object.path.last == "layer" {
        paint(object.droppingLast, with: .layer, at: call)
      }
    } else if PaintedLayer.gradients.contains(name), let type = typeName {
      paint(ObjectReference(root: .instance(of: type)), with: .layer, at: call)
    } else if name == "insertSubview",
      call.argument("at")?.plain.literalNumber == 0
    {
      for object in objects { paint(object, with: .computed, at: call) }
    }
  }

  /// `override class var layerClass: AnyClass { CAGradientLayer.self }`
  func readLayerClass(_ binding: PatternBindingSyntax, _ value: ExprSyntax?) {
    guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "layerClass",
      let type = typeName, let layer = value?.plain.metatype, PaintedLayer.covers(layer)
    else { return }
    paint(ObjectReference(root: .instance(of: type)), with: .layer, at: binding)
  }

  /// `table.backgroundView = picture`
  func readBackgroundView(
    _ elements: [ExprSyntax], of member: String, _ objects: [ObjectReference]
  ) {
    guard member == "backgroundView", elements[1].is(AssignmentExprSyntax.self),
      !elements[2].is(NilLiteralExprSyntax.self)
    else { return }
    for object in objects { paint(object, with: .computed, at: elements[0]) }
  }

  private func paint(
    _ object: ObjectReference, with value: CodeValue, at node: some SyntaxProtocol
  ) {
    add(
      PropertySetting(
        object: object, property: .backgroundColor, value: value, isConditional: isConditional,
        scope: scope, location: location(of: node)))
  }

  /// Whether a layer covers its view, by its class or its name.
  private func covers(_ layer: ExprSyntax) -> Bool {
    let objects = references(of: layer)
    return objects.allSatisfy { object in
      PaintedLayer.covers(object.path.last ?? object.rootClass ?? "")
    } && PaintedLayer.covers(layer.trimmedDescription)
  }
}

extension ObjectReference {
  /// The object whose member it is.
  var droppingLast: ObjectReference {
    var object = self
    if !object.path.isEmpty { object.path.removeLast() }
    return object
  }
}
