// The effects of functions on a view passed to them, and of methods called on a view.

extension SettingSearch {
  /// Follows a view into a function.
  mutating func follow(_ argument: PassedArgument) {
    if let holder = argument.holder {
      followIntoProperty(argument, of: holder)
      return
    }
    let styles = styles(in: argument)
    for style in styles { follow(style, into: FunctionDeclaration.styledView) }
    guard styles.isEmpty else { return }
    followIntoObject(argument)
    let declared = functions(receiving: argument)
    let taking = declared.compactMap { function in
      function.parameter(for: argument).map { (function, $0) }
    }
    if taking.isEmpty,
      statements.speakingFunctions.contains(argument.function) || isClosure(argument)
    {
      code.add(.unknownFunction(argument.function, at: argument.location))
    }
    for (function, parameter) in taking { follow(function, into: parameter) }
  }

  /// The closures of a style that is applied to the view: `Style.title.apply(to: label)`.
  private func styles(in argument: PassedArgument) -> [FunctionDeclaration] {
    let names = argument.receiverTypeName?.split(separator: ".").map(String.init) ?? []
    guard names.count > 1, let member = names.last, member.first?.isLowercase == true else {
      return []
    }
    let type = names[names.count - 2]
    return statements.functions.named(member, only: [type]).filter { function in
      (statements.parameterSettings[function.scope] ?? []).contains {
        $0.object.root == .parameter(FunctionDeclaration.styledView)
      }
    }
  }

  /// Whether the view is passed to a closure that the object or the function around the call holds, whose code is
  /// elsewhere: `styling(view)`. Those of views and controllers are what they do in events.
  private func isClosure(_ argument: PassedArgument) -> Bool {
    guard !argument.function.isEmpty, argument.holder == nil, let type = argument.scope.type,
      !statements.functions.contains(argument.function)
    else { return false }
    if classes.property(argument.function, of: type) != nil {
      return !classes.ancestry(of: type).contains("UIResponder")
    }
    guard let member = argument.scope.member else { return false }
    return statements.functions.named(member, in: [ClassHierarchy.key(type)]).contains { function in
      function.scope == argument.scope
        && function.parameters.contains { $0.name == argument.function }
    }
  }

  /// The functions that a view is passed to: of a method called on `self`, that of the class.
  private func functions(receiving argument: PassedArgument) -> [FunctionDeclaration] {
    guard argument.isOwnMethod, let type = argument.scope.type else {
      return statements.functions.named(argument.function)
    }
    return statements.functions.named(argument.function, in: classes.family(of: type))
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
    guard !call.isAssignment else { return followProperty(call) }
    guard statements.functions.contains(call.method) else {
      if statements.speakingFunctions.contains(call.method), !Self.isSystemMethod(call.method) {
        code.add(.unknownFunction(call.method, at: call.location))
      }
      if Self.mayShow(call.method) {
        code.add(.unknownFunction(call.method, at: call.location), of: .isHidden)
      }
      return
    }
    let types = ancestry.filter(SystemClasses.contains) + (call.object.isTitle ? ["UILabel"] : [])
    for function in statements.functions.named(call.method, only: types) where enter(function) {
      add(statements.extensions[function.scope] ?? StatementIndex.Block())
    }
  }

  /// Follows a view into the setter of a property in an extension: `label.styledText = text`.
  private mutating func followProperty(_ call: MethodCall) {
    let name = call.method
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    let types = ancestry.filter(SystemClasses.contains) + (call.object.isTitle ? ["UILabel"] : [])
    var isKnown = classes.property(name, of: view.className) != nil
    for type in types {
      for member in [name, setter] {
        let scope = CodeScope(type: type, member: member)
        guard let block = statements.extensions[scope] else { continue }
        isKnown = true
        if enter(scope) { add(block) }
      }
    }
    guard !isKnown, Self.isText(name) else { return }
    // A library's property shows it, perhaps in a style.
    code.add(
      PropertySetting(
        object: call.object, property: .text, value: .computed, scope: call.scope,
        location: call.location))
  }

  /// Whether the name of a property that is not UIKit's suggests a text: `styledText`, `localizedKey`.
  private static func isText(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("text") || name.hasPrefix("localiz") || name.hasPrefix("localis")
  }

  /// Whether the name of a function that is not in the sources suggests that it shows a view.
  private static func mayShow(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["show", "hid", "fade", "appear", "reveal", "visib", "collaps", "expand"].contains {
      name.contains($0)
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
    if parameters.indices.contains(argument.position),
      parameters[argument.position].label == nil
    {
      return argument.position
    }
    if let several = parameters.firstIndex(where: \.isVariadic) { return several }
    // A trailing closure, or parameters with defaults before it, may shift the position.
    return parameters.indices.contains(argument.position)
      ? parameters.firstIndex { $0.label == nil } : nil
  }
}
