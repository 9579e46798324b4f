internal import SwiftSyntax

// Items and views with which code replaces those of a file.

extension SwiftFactCollector {
  /// Reads `navigationItem.leftBarButtonItem = close`, and `saved =
  /// navigationItem.leftBarButtonItem`, through which the item of the file may come back.
  func readReplacement(_ elements: [ExprSyntax], of member: String, _ objects: [ObjectReference]) {
    guard elements[1].is(AssignmentExprSyntax.self) else { return }
    replace(
      ViewSlot.contains(member) ? objects.map { $0.slot(member) } : [], by: Array(elements[2...]),
      at: elements[0])
  }

  /// Reads `navigationItem.setLeftBarButton(close, animated: true)`, whose Swift name lacks the word “Item”.
  func readReplacement(
    by call: FunctionCallExprSyntax, _ name: String, of objects: [ObjectReference]
  ) {
    guard let value = call.arguments.first?.expression,
      let member = ViewSlot.member(setBy: name.replacing("BarButton", with: "BarButtonItem"))
        ?? ViewSlot.member(setBy: name)
    else { return }
    let own = typeName.map { [ObjectReference(root: .instance(of: $0))] } ?? []
    replace(
      (call.receiver == nil ? own : objects).map { $0.slot(member) }, by: [value],
      at: ExprSyntax(call))
  }

  /// - Parameter slots: the replaced properties; empty if the value is only kept.
  private func replace(_ slots: [ObjectReference], by value: [ExprSyntax], at node: ExprSyntax) {
    let kept = value.flatMap { references(of: $0) }.filter(\.isInSlot)
    // With several operators, one chooses between two values.
    let isPlain = kept.isEmpty && value.count == 1
    for object in kept + slots {
      add(
        PropertySetting(
          object: object, property: .replaced, value: isPlain ? .flag(true) : .computed,
          isConditional: isConditional || !isPlain, scope: scope, location: location(of: node)))
    }
  }
}
