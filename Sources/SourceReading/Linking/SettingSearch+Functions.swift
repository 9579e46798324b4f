// What functions do to a view that they are handed, and methods to a view that they are called on.

extension SettingSearch {
  /// Follows a view into a function.
  mutating func follow(_ argument: PassedArgument) {
    let declared = statements.functions[argument.function] ?? []
    let taking = declared.compactMap { function in
      function.parameter(for: argument).map { (function, $0) }
    }
    if taking.isEmpty, Self.speaks(argument.function) {
      add(.unknownFunction(argument.function, at: argument.location))
    }
    for (function, parameter) in taking { follow(function, into: parameter) }
  }

  mutating func follow(_ function: FunctionDeclaration, into parameter: Int) {
    guard follow(function, parameter) else { return }
    for setting in statements.parameterSettings[function.scope] ?? []
    where setting.object.root == .parameter(parameter) && isWanted(setting) {
      add(setting)
    }
    for argument in statements.parameterArguments[function.scope] ?? []
    where argument.object.root == .parameter(parameter) {
      follow(argument)
    }
    for call in statements.parameterCalls[function.scope] ?? []
    where call.object.root == .parameter(parameter) {
      follow(call)
    }
  }

  /// Follows a view into a method of its class, which an extension may have.
  mutating func follow(_ call: MethodCall) {
    let declared = statements.functions[call.method] ?? []
    let own = declared.filter { function in
      function.scope.type.map { ancestry.contains(ClassHierarchy.key($0)) } ?? false
    }
    if declared.isEmpty, Self.speaks(call.method), !Self.isSystemMethod(call.method) {
      add(.unknownFunction(call.method, at: call.location))
    }
    for function in own {
      guard let type = function.scope.type, follow(function, -1) else { continue }
      let name = ClassHierarchy.key(type)
      for setting in statements.ownSettings[name] ?? []
      where setting.scope == function.scope && isWanted(setting) {
        add(setting)
      }
      for call in statements.ownCalls[name] ?? [] where call.scope == function.scope {
        follow(call)
      }
      for argument in statements.ownArguments[name] ?? [] where argument.scope == function.scope {
        follow(argument)
      }
    }
  }

  /// Whether the name of a function that is not in the sources speaks of what a user reads or hears.
  ///
  /// Views are handed to hundreds of functions of UIKit, such as `addSubview`, which name nothing.
  private static func speaks(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["accessib", "localiz", "localis", "style", "theme", "font", "translate", "typograph"]
      .contains { name.contains($0) }
  }

  private static func isSystemMethod(_ name: String) -> Bool {
    ["accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement"].contains(name)
  }
}

extension FunctionDeclaration {
  /// The position of the parameter that an argument is for; nil where the function takes no such.
  fileprivate func parameter(for argument: PassedArgument) -> Int? {
    if let label = argument.label { return parameters.firstIndex { $0.label == label } }
    guard parameters.indices.contains(argument.position) else { return nil }
    // A trailing closure, or parameters with defaults before it, may shift the position.
    return parameters[argument.position].label == nil
      ? argument.position : parameters.firstIndex { $0.label == nil }
  }
}
