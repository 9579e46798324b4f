// The effect of messages on the views that they name.

extension ObjectiveCBodyReader {
  func evaluate(_ message: ObjectiveCMessage) {
    evaluate(message.receiver)
    let receivers = scope.references(of: message.receiver)
    let isEach = message.method.hasPrefix("enumerateObjects")
    for argument in message.parts.flatMap(\.arguments) {
      if isEach, case .block(let parameters, let body, let depth) = argument {
        bind(parameters, first: receivers.map(\.anyElement))
        read(body, nested: depth)
      } else {
        evaluate(argument)
      }
    }
    if !readSetter(message) { call(message, receivers) }
    keep(message, receivers)
    if message.method.hasPrefix("performSelector"),
      case .selector(let method)? = message.firstArgument
    {
      return pass(
        message.parts.dropFirst().flatMap(\.arguments).map { (nil, $0) }, to: method,
        of: message.className, at: message.offset)
    }
    pass(
      message.parts.enumerated().flatMap { position, part in
        part.arguments.map { (position == 0 ? nil : part.name, $0) }
      }, to: message.method, of: message.className ?? scope.createdClass(by: message),
      at: message.offset)
  }

  /// `[button setTitle:@"Buy" forState:…]`, `[view setValue:@"Buy" forKey:@"accessibilityLabel"]`
  private func readSetter(_ message: ObjectiveCMessage) -> Bool {
    guard let value = message.firstArgument else { return false }
    if let slot = ViewSlot.member(setBy: message.method) {
      replace(slot, of: message.receiver, by: value, at: message.offset)
    }
    if message.method == "setValue", let path = message.argument("forKeyPath") {
      return readCoding(path, of: message.receiver, by: value, at: message.offset)
    }
    guard let property = property(setBy: message) else { return false }
    set(
      property, of: message.receiver,
      to: property == .action ? message.argument("action") ?? value : value, at: message.offset)
    return true
  }

  /// `[self.views addObject:label]`: code that reads the list may set the object.
  private func keep(_ message: ObjectiveCMessage, _ receivers: [ObjectReference]) {
    guard PassedArgument.keepers.contains(message.method), let value = message.firstArgument else {
      return
    }
    for object in scope.references(of: value) where object.isPlace {
      for var holder in receivers where !holder.path.isEmpty {
        let label = holder.path.removeLast()
        add(
          PassedArgument(
            object: object, function: "", label: label, position: 0, holder: holder,
            scope: function.scope, location: location(message.offset)))
      }
    }
  }

  private func call(_ message: ObjectiveCMessage, _ receivers: [ObjectReference]) {
    if case .name("super") = message.receiver { return }
    readSize(message, receivers)
    readRemoval(message, receivers)
    readLayer(message, receivers)
    // Without arguments, a part of an expression only reads: `[button tag]`.
    guard message.unaryName == nil || message.offset == statement, !message.setsNumber else {
      return
    }
    for object in receivers {
      // A class may set something on itself through its own method.
      let property = object.path.isEmpty ? nil : message.assignedProperty
      add(
        MethodCall(
          object: object, method: property ?? message.method, isAssignment: property != nil,
          isConditional: branchDepth > 0, scope: function.scope,
          location: location(message.offset)))
    }
  }

  /// `for (UIView *view in self.stack.subviews) [view removeFromSuperview];`
  private func readRemoval(_ message: ObjectiveCMessage, _ receivers: [ObjectReference]) {
    let isEach = message.method == "makeObjectsPerformSelector"
    guard isEach || message.method == "removeFromSuperview" else { return }
    for object in receivers.compactMap(\.emptiedView) {
      // The loop itself is a branch.
      set(.emptied, of: object, isConditional: branchDepth > (isEach ? 0 : 1), at: message.offset)
    }
  }
}
