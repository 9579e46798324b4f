// Properties that a message names: by its selector, or by a key of key-value coding.

extension ObjectiveCBodyReader {
  /// `[cell setValue:@"Buy" forKeyPath:@"titleLabel.text"]`
  func readCoding(
    _ path: ObjectiveCExpression, of receiver: ObjectiveCExpression,
    by value: ObjectiveCExpression, at offset: Int
  ) -> Bool {
    guard case .text(let text) = path else { return false }
    let names = text.split(separator: ".").map(String.init)
    guard names.count <= ObjectiveCExpressionParser.deepest,
      let property = names.last.flatMap({ ViewProperty(member: $0) })
    else { return false }
    let object = names.dropLast().reduce(receiver) { ObjectiveCExpression.member($0, $1) }
    set(property, of: object, to: value, at: offset)
    return true
  }

  func property(setBy message: ObjectiveCMessage) -> ViewProperty? {
    switch (message.method, message.argument("forKey") ?? message.argument("forAttribute")) {
    case ("setValue", .text(let key)?): ViewProperty(member: key)
    case ("accessibilitySetOverrideValue", .name(let name)?): ViewProperty(attribute: name)
    default: ViewProperty(setter: message.method)
    }
  }
}

extension ObjectiveCMessage {
  /// The property that `[label setTag:3]` sets; nil for other messages.
  var assignedProperty: String? {
    guard parts.count == 1, parts[0].arguments.count == 1, method.hasPrefix("set"),
      let first = method.dropFirst(3).first, first.isUppercase
    else { return nil }
    return first.lowercased() + method.dropFirst(4)
  }

  /// `[slider setValue:0.5 animated:YES]`, which has no key.
  var setsNumber: Bool {
    method == "setValue" && argument("forKey") == nil && argument("forKeyPath") == nil
  }
}
