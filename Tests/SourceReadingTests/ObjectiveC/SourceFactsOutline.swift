import SourceReading

extension ObjectReference {
  /// `Cell.title`, `new UILabel`, `$0.title`, `?view`, `view 7`, `UIButton*`, `Cell.stars[]`
  var outline: String {
    let start: String =
      switch root {
      case .instance(let type): type
      case .created(let type): "new \(type)"
      case .parameter(let position): "$\(position)"
      case .variable(let name): "?\(name)"
      case .found(let tag): "view\(tag.map { " \($0)" } ?? "")"
      case .appearance(let type): "\(type)*"
      }
    return ([start] + path).joined(separator: ".") + (isEachElement ? "[]" : "")
  }
}

extension CodeValue {
  var outline: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .localized(let text):
      "localized \(text.key)" + (text.table.map { " in \($0)" } ?? "")
        + (text.defaultValue.map { " or \"\($0)\"" } ?? "")
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .members(let names): "[\(names.joined(separator: ", "))]"
    case .nothing: "nil"
    case .constant(let name): name
    case .property(let object, let property): "\(object.outline).\(property)"
    case .font(let font): "\(font)"
    case .image(let name, let isSymbol): "\(isSymbol ? "symbol" : "image") \(name)"
    case .color(let color): "\(color)"
    case .computed: "?"
    }
  }
}

extension PropertySetting {
  var outline: String {
    "\(location.line) \(object.outline).\(property) = \(value.outline)"
      + (form == .assignment ? "" : " \(form)") + (isConditional ? " if" : "")
      + " in \(scope.outline)"
  }
}

extension CodeScope {
  var outline: String { [type, member].compactMap(\.self).joined(separator: ".") }
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
    return "\(location.line) \(scope.outline)(\(list.joined(separator: ", ")))"
      + (resultTypeName.map { " -> \($0)" } ?? "")
  }
}

extension PassedArgument {
  var outline: String {
    "\(location.line) \(object.outline) to \(receiverTypeName.map { "\($0)." } ?? "")\(function)"
      + " \(label ?? "_") \(position) in \(scope.outline)"
  }
}

extension MethodCall {
  var outline: String { "\(location.line) \(object.outline) \(method) in \(scope.outline)" }
}
