/// The functions of all files, by name and by the type that declares them.
struct FunctionIndex: Sendable {
  /// By base name.
  private var byName: [String: [FunctionDeclaration]] = [:]
  /// By base name and type; the type is empty for functions outside types.
  private var byType: [String: [String: [FunctionDeclaration]]] = [:]

  init(_ functions: [FunctionDeclaration]) {
    for function in functions {
      guard let name = function.scope.member else { continue }
      byName[name, default: []].append(function)
      let type = function.scope.type.map(ClassHierarchy.key) ?? ""
      byType[name, default: [:]][type, default: []].append(function)
    }
  }

  subscript(name: String) -> [FunctionDeclaration]? { byName[name] }

  /// Whether a call may refer to any function, by its base name or the first part of its selector.
  func contains(_ name: String) -> Bool { byName[name] != nil || !named(name).isEmpty }

  /// The functions that a call may refer to.
  func named(_ name: String) -> [FunctionDeclaration] {
    byName[name]
      ?? swiftNames(of: name).flatMap { base, label in
        (byName[base] ?? []).filter { $0.parameters.first?.label == label }
      }
  }

  /// The functions that a call may refer to: those of some types, or all if these declare none.
  func named(_ name: String, in types: Set<String>) -> [FunctionDeclaration] {
    guard let declared = byType[name] else { return named(name) }
    let names =
      declared.count < types.count
      ? declared.keys.filter(types.contains) : types.filter { declared[$0] != nil }
    let own = names.sorted().flatMap { declared[$0] ?? [] } + (declared[""] ?? [])
    return own.isEmpty ? named(name) : own
  }

  /// The functions in extensions of some types that a call may refer to.
  func named(_ name: String, only types: [String]) -> [FunctionDeclaration] {
    guard let declared = byType[name] else {
      return named(name).filter {
        $0.scope.type.map(ClassHierarchy.key).map(types.contains) ?? false
      }
    }
    return types.flatMap { declared[$0] ?? [] }
  }

  /// The possible Swift names of a selector: `applyWithStyle:` calls `apply(style:)`.
  private func swiftNames(of selector: String) -> [(base: String, label: String)] {
    selector.ranges(of: "With").compactMap { range in
      let label = selector[range.upperBound...]
      guard let first = label.first, first.isUppercase else { return nil }
      return (
        String(selector[..<range.lowerBound]), first.lowercased() + label.dropFirst()
      )
    }
  }
}
