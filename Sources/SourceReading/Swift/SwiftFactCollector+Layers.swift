internal import SwiftSyntax

// Layers that code paints behind the content of a view.

extension SwiftFactCollector {
  /// Reads `view.layer.insertSublayer(gradient, at: 0)`, and gradients that a class draws.
  func readPaint(_ call: FunctionCallExprSyntax, _ name: String, _ objects: [ObjectReference]) {
    if PaintedLayer.adders.contains(name), let layer = call.arguments.first?.expression {
      guard covers(layer) else { return }
      for object in objects where object.path.last == "layer" {
        paint(object.droppingLast, at: call)
      }
    } else if PaintedLayer.gradients.contains(name), let type = typeName {
      paint(ObjectReference(root: .instance(of: type)), at: call)
    }
  }

  /// `override class var layerClass: AnyClass { CAGradientLayer.self }`
  func readLayerClass(_ binding: PatternBindingSyntax, _ value: ExprSyntax?) {
    guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "layerClass",
      let type = typeName, let layer = value?.plain.metatype, PaintedLayer.covers(layer)
    else { return }
    paint(ObjectReference(root: .instance(of: type)), at: binding)
  }

  private func paint(_ object: ObjectReference, at node: some SyntaxProtocol) {
    add(
      PropertySetting(
        object: object, property: .backgroundColor, value: .layer, isConditional: isConditional,
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
