// The override that a method's name shows.

extension ObjectiveCBodyReader {
  /// The property that the method overrides, with the returned value.
  func overrides(in body: Range<Int>) -> [PropertySetting] {
    guard !scope.isOfClass, let type = function.scope.type, let name = function.scope.member else {
      return []
    }
    var properties = ViewProperty(overriddenMethod: name).map { [$0] } ?? []
    if !function.parameters.isEmpty, ViewProperty(member: name) != nil { properties = [] }
    // One method for all attributes, which returns some of them.
    if name == "accessibilityAttributeValue" { properties = ViewProperty.attributes }
    return properties.map { property in
      PropertySetting(
        object: ObjectReference(root: .instance(of: type)), property: property,
        value: properties.count > 1 ? .computed : returned(in: body) ?? .computed,
        form: .override, scope: function.scope,
        location: function.location)
    }
  }

  /// The value of a body with a single `return`; nil for any other.
  func returned(in body: Range<Int>) -> CodeValue? {
    guard body.count > 1, tokens[body.lowerBound]?.isName("return") ?? false else { return nil }
    var parser = ObjectiveCExpressionParser(tokens, in: (body.lowerBound + 1)..<body.upperBound)
    let value = parser.expression()
    guard parser.index >= body.upperBound - 1 else { return nil }
    return ObjectiveCValues.value(of: value, in: scope)
  }
}

extension ObjectReference {
  /// `self`, or any object of a class.
  var isSelf: Bool {
    if case .instance = root { return path.isEmpty }
    return false
  }
}
