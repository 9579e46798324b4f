/// Finds the possible fonts of a value, through the functions and constants that return them.
struct FontSearch {
  let resolver: ValueResolver
  /// The number of names still to be followed: constants may refer to each other in a cycle.
  private var remaining = 256

  init(_ resolver: ValueResolver) { self.resolver = resolver }

  /// All possible fonts of a value; nil if one of them is not known.
  mutating func fonts(of value: CodeValue) -> Set<CodeValue.FontValue>? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    switch value {
    case .font(.ofObject): return nil
    case .font(.derived(let font, let method)):
      guard let before = fonts(of: .font(font)), let after = fonts(madeBy: method) else {
        return nil
      }
      return after.contains(.own) ? after.subtracting([.own]).union(before) : after
    case .font(let font): return [font]
    case .constant(let name): return fonts(of: constants(named: name))
    default: return nil
    }
  }

  /// The values of a name, or of its last part in the type of its first: `Style.body.font()`,
  /// `Theme.shared.font`.
  private func constants(named name: String) -> Set<CodeValue> {
    let values = resolver.constants(named: name)
    let parts = name.split(separator: ".")
    guard values.isEmpty, parts.count > 2, let type = parts.first, let member = parts.last else {
      return values
    }
    return resolver.constants(named: "\(type).\(member)")
  }

  private mutating func fonts(of values: Set<CodeValue>) -> Set<CodeValue.FontValue>? {
    guard !values.isEmpty else { return nil }
    var all: Set<CodeValue.FontValue> = []
    for value in values {
      guard let fonts = fonts(of: value) else { return nil }
      all.formUnion(fonts)
    }
    return all
  }

  /// The font that a method returns; ``CodeValue/FontValue/own`` for a method that keeps the size.
  private mutating func fonts(madeBy method: String) -> Set<CodeValue.FontValue>? {
    let names = SwiftFactCollector.fontClasses.map { "\($0).\(method)" }
    let declared = names.compactMap { name -> Set<CodeValue>? in
      let values = resolver.constants(named: name)
      return values.isEmpty ? nil : values
    }
    if let values = declared.first { return fonts(of: values) }
    let isDeclared = resolver.statements.functions[method]?.contains {
      $0.scope.type.map(SwiftFactCollector.fontClasses.contains) ?? false
    }
    guard isDeclared != true, !Self.speaksOfScaling(method) else { return nil }
    return [.own]
  }

  /// Whether a method that is not in the sources may make a font follow the user's text size.
  private static func speaksOfScaling(_ method: String) -> Bool {
    let method = method.lowercased()
    return ["scal", "dynamic", "metric", "accessib", "prefer", "adjust", "style"].contains {
      method.contains($0)
    }
  }
}
