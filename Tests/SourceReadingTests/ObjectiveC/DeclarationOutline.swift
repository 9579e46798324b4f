import SourceReading

extension CodeScope {
  var words: String { [type, member].compactMap(\.self).joined(separator: ".") }
}

extension TypeDeclaration {
  /// The declaration, and a line for each property.
  var outline: [String] {
    ["\(location.line) \(kind) \(name): \(inherited.joined(separator: ", "))"]
      + properties.map { property in
        let words = [
          property.isOutlet ? "outlet" : nil, property.isInspectable ? "inspectable" : nil,
          property.isCollection ? "each" : nil, property.typeName ?? "?", property.name,
        ]
        return "\(property.location.line) \(words.compactMap(\.self).joined(separator: " "))"
      }
  }
}

extension FunctionDeclaration {
  var outline: String {
    let list = parameters.map { "\($0.label ?? "_") \($0.name): \($0.typeName ?? "?")" }
    return "\(location.line) \(scope.words)(\(list.joined(separator: ", ")))"
      + (resultTypeName.map { " -> \($0)" } ?? "")
  }
}

extension PassedArgument {
  var outline: String {
    "\(location.line) \(object.words) to \(receiverTypeName.map { "\($0)." } ?? "")\(function)"
      + " \(label ?? "_") \(position) in \(scope.words)"
  }
}

extension MethodCall {
  var outline: String { "\(location.line) \(object.words) \(method) in \(scope.words)" }
}
