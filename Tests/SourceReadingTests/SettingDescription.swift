import SourceReading

extension PropertySetting {
  /// One line: where, what object, what property, to what, how.
  var line: String {
    var line = "\(location.line) \(object.words) \(property) = \(value.words)"
    if form != .assignment { line += " \(form)" }
    if isConditional { line += " maybe" }
    return line
  }
}

extension ObjectReference {
  var words: String {
    let start =
      switch root {
      case .instance(let type): type
      case .created(let type): "new \(type)"
      case .parameter(let position): "parameter \(position)"
      case .variable(let name): "variable \(name)"
      case .result(let name, let type, _): "result \(type.map { "\($0)." } ?? "")\(name)"
      case .found(let tag): tag.map { "found \($0)" } ?? "found"
      case .appearance(let type, let containers):
        "all \(type)" + (containers.isEmpty ? "" : " in \(containers.joined(separator: ", "))")
      }
    return (isEachElement ? "each " : "") + ([start] + path).joined(separator: ".")
  }
}

extension CodeValue {
  var words: String {
    switch self {
    case .text(let text): "“\(text)”"
    case .localized(let text):
      "localized \(text.key)" + (text.table.map { " of \($0)" } ?? "")
        + (text.defaultValue.map { " (\($0))" } ?? "")
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .members(let names): "[\(names.joined(separator: " "))]"
    case .nothing: "nil"
    case .constant(let name): name
    case .property(let object, let property): "\(object.words) \(property)"
    case .font(let font): font.words
    case .image(let name, let isSymbol): "\(isSymbol ? "symbol" : "image") \(name)"
    case .color(let color): color.words
    case .computed: "?"
    }
  }
}

extension CodeValue.FontValue {
  fileprivate var words: String {
    switch self {
    case .textStyle(let style): "style \(style)"
    case .scaled: "scaled"
    case .fixed(let size): "fixed \(size.map { "\($0)" } ?? "?")"
    case .own: "own"
    case .ofObject(let object): "that of \(object.words)"
    case .derived(let font, let method): "\(font.words) by \(method)"
    }
  }
}

extension CodeValue.ColorValue {
  fileprivate var words: String {
    switch self {
    case .named(let name): "named \(name)"
    case .system(let name): "system \(name)"
    case .components(let red, let green, let blue, let alpha): "\(red) \(green) \(blue) \(alpha)"
    }
  }
}
