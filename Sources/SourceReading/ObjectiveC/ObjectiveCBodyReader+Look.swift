// Sizes that code fixes, and layers that it paints behind the content of a view.

extension ObjectiveCBodyReader {
  /// `[self.button.heightAnchor constraintEqualToConstant:44]`
  func readSize(_ message: ObjectiveCMessage, _ receivers: [ObjectReference]) {
    guard branchDepth == 0,
      ["constraintEqualToConstant", "constraintGreaterThanOrEqualToConstant"].contains(
        message.method)
    else { return }
    for var object in receivers where ["heightAnchor", "widthAnchor"].contains(object.path.last) {
      object.path.removeLast()
      set(.intrinsicContentSize, of: object, isConditional: false, at: message.offset)
    }
  }

  /// `[self.card.layer insertSublayer:gradient atIndex:0]`
  func readLayer(_ message: ObjectiveCMessage, _ receivers: [ObjectReference]) {
    guard PaintedLayer.adders.contains(message.method), let layer = message.firstArgument,
      scope.references(of: layer).allSatisfy({
        PaintedLayer.covers($0.path.last ?? $0.rootClass ?? "")
      })
    else { return }
    if case .name(let name) = layer.plain, !PaintedLayer.covers(name) { return }
    for object in receivers where object.path.last == "layer" {
      paint(object.droppingLast, at: message.offset)
    }
  }
}
