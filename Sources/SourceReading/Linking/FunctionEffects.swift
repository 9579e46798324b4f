/// What each function calls and sets, by names: two with the same do the same for a user.
struct FunctionEffects: Sendable {
  private var names: [SourceLocation: Set<String>] = [:]

  subscript(function: FunctionDeclaration) -> Set<String> { names[function.location] ?? [] }

  /// Adds the statements of a file.
  mutating func add(_ file: SourceFacts) {
    let functions = file.functions.sorted { $0.location < $1.location }
    for call in file.calls where !Self.idle.contains(call.method) {
      let name = call.isAssignment ? call.method + " =" : call.method
      add(name, in: call.scope, at: call.location, functions)
    }
    for setting in file.settings {
      add(setting.property.rawValue + " =", in: setting.scope, at: setting.location, functions)
    }
  }

  /// Adds a statement to the last function before it.
  private mutating func add(
    _ name: String, in scope: CodeScope, at location: SourceLocation,
    _ functions: [FunctionDeclaration]
  ) {
    var range = functions.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        functions[middle].location <= location
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    guard range.lowerBound > 0 else { return }
    let function = functions[range.lowerBound - 1]
    if function.scope == scope { names[function.location, default: []].insert(name) }
  }

  /// What only ends the selection of a row, or finds it.
  private static let idle: Set<String> = [
    "deselectRow", "deselectRowAtIndexPath", "deselectItem", "deselectItemAtIndexPath",
    "cellForRow", "cellForRowAtIndexPath", "cellForItem", "cellForItemAtIndexPath", "indexPath",
    "indexPathForCell",
  ]
}
