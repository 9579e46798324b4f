internal import AccessibilityModel

/// The calls and settings of each function, by names: functions with the same names have the same
/// effect for users.
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
    let next = functions.indices.partitioningIndex { functions[$0].location > location }
    guard next > 0 else { return }
    let function = functions[next - 1]
    if function.scope == scope { names[function.location, default: []].insert(name) }
  }

  /// Calls that only end the selection of a row, or find the row.
  private static let idle: Set<String> = [
    "deselectRow", "deselectRowAtIndexPath", "deselectItem", "deselectItemAtIndexPath",
    "cellForRow", "cellForRowAtIndexPath", "cellForItem", "cellForItemAtIndexPath", "indexPath",
    "indexPathForCell",
  ]
}
