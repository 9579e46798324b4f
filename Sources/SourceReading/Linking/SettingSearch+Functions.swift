// The effects of functions on a view passed to them, and of methods called on a view.

extension SettingSearch {
  /// Follows a view into a function.
  mutating func follow(_ argument: PassedArgument) {
    followIntoObject(argument)
    let declared = statements.functions(named: argument.function)
    let taking = declared.compactMap { function in
      function.parameter(for: argument).map { (function, $0) }
    }
    if taking.isEmpty, statements.speakingFunctions.contains(argument.function) {
      code.add(.unknownFunction(argument.function, at: argument.location))
    }
    for (function, parameter) in taking { follow(function, into: parameter) }
  }

  mutating func follow(_ function: FunctionDeclaration, into parameter: Int) {
    guard enter(function, as: parameter) else { return }
    for setting in statements.parameterSettings[function.scope] ?? []
    where setting.object.root == .parameter(parameter) {
      code.add(setting)
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

  /// Follows a view into a method in an extension of a UIKit or AppKit class.
  ///
  /// Settings in methods of the app's own classes belong to the class, wherever they are called.
  mutating func follow(_ call: MethodCall) {
    let declared = statements.functions(named: call.method)
    guard !declared.isEmpty else {
      if statements.speakingFunctions.contains(call.method), !Self.isSystemMethod(call.method) {
        code.add(.unknownFunction(call.method, at: call.location))
      }
      return
    }
    for function in declared {
      guard let type = function.scope.type.map(ClassHierarchy.key), SystemClasses.contains(type),
        ancestry.contains(type) || call.object.isTitle && type == "UILabel", enter(function)
      else { continue }
      let own = statements.extensions[function.scope] ?? StatementIndex.Block()
      for setting in own.settings { code.add(setting) }
      for call in own.calls { follow(call) }
      for argument in own.arguments { follow(argument) }
    }
  }

  private static func isSystemMethod(_ name: String) -> Bool {
    ["accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement"].contains(name)
  }
}

extension ObjectReference {
  /// Whether it is the label in a button, to which what is done is done to the button.
  fileprivate var isTitle: Bool { path.last == "titleLabel" }
}

extension FunctionDeclaration {
  /// The position of the parameter for an argument; nil if the function has no such parameter.
  fileprivate func parameter(for argument: PassedArgument) -> Int? {
    if let label = argument.label { return parameters.firstIndex { $0.label == label } }
    guard parameters.indices.contains(argument.position) else { return nil }
    // A trailing closure, or parameters with defaults before it, may shift the position.
    return parameters[argument.position].label == nil
      ? argument.position : parameters.firstIndex { $0.label == nil }
  }
}
