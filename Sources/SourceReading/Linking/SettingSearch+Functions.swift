// The effects of functions on a view passed to them, and of methods called on a view.

extension SettingSearch {
  /// Follows a view into a function.
  mutating func follow(_ argument: PassedArgument) {
    guard begin(at: argument.location) else { return }
    defer { leave() }
    if let holder = argument.holder {
      followIntoProperty(argument, of: holder)
      return
    }
    if argument.isKept {
      passOn(at: argument.location)
    }
    guard !argument.function.isEmpty else { return }
    let styles = styles(in: argument)
    for style in styles { follow(style, into: FunctionDeclaration.styledView) }
    guard styles.isEmpty else { return }
    if argument.function.first?.isUppercase == true,
      !statements.functions.contains(argument.function)
    {
      return followIntoObject(argument)
    }
    if follow(argument, into: functions(receiving: argument)) { return }
    if isClosure(argument) {
      code.add(.unknownFunction(argument.function, at: argument.location))
    } else if isCallback(argument) {
      passOn(at: argument.location)
    } else if !isOfSystem(argument) {
      open(argument.function, at: argument.location, isForeign: isOfOtherType(argument))
    }
  }

  /// - Returns: whether one of the functions has a parameter for it.
  mutating func follow(
    _ argument: PassedArgument, into functions: [FunctionDeclaration]
  ) -> Bool {
    let taking = functions.compactMap { function in
      function.parameter(for: argument).map { (function, $0) }
    }
    for (function, parameter) in taking { follow(function, into: parameter) }
    return !taking.isEmpty
  }

  /// Leaves open the properties that a function without sources may set.
  ///
  /// - Parameter isForeign: whether a type that is not Apple's has it, so that it only shares its name with one of Apple's.
  mutating func open(_ function: String, at location: SourceLocation, isForeign: Bool = false) {
    let gap = CodeAnswer.Gap.unknownFunction(function, at: location)
    switch UnresolvedFunction.reach(of: function, isForeign: isForeign) {
    case .nothing: break
    case .anything: code.add(gap)
    case .only(let properties):
      for property in ViewProperty.allCases where properties.contains(property) {
        code.add(gap, of: property)
      }
    }
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

  private func isOfSystem(_ argument: PassedArgument) -> Bool {
    guard let type = argument.receiverTypeName?.prefix(while: { $0 != "." }) else { return false }
    return SystemFunctions.isOfSystem(argument.function, type: String(type))
  }

  /// Whether a type that is not Apple's has the function: `DateHelper.setDate(_:on:)`.
  private func isOfOtherType(_ argument: PassedArgument) -> Bool {
    guard let type = argument.receiverTypeName?.prefix(while: { $0 != "." }) else { return false }
    return type.first?.isUppercase == true && !SystemClasses.contains(String(type))
      && !SystemFunctions.isOfSystem(argument.function, type: String(type))
  }

  /// Whether a view or a controller passes it to its own closure, which handles an event.
  private func isCallback(_ argument: PassedArgument) -> Bool {
    guard argument.isOwnMethod, let type = argument.scope.type else { return false }
    return classes.property(argument.function, of: type) != nil
      && classes.ancestry(of: type).contains("UIResponder")
  }

  /// Whether the view is passed to a closure whose code is elsewhere, held by the object or the
  /// function around the call: `styling(view)`.
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

  /// The functions that receive a view; for a method called on `self`, the method of the class.
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
    guard begin(at: call.location) else { return }
    defer { leave() }
    guard !call.isAssignment else { return followProperty(call) }
    let types = ancestry + (call.object.isTitle ? ["UILabel"] : [])
    let declared = statements.functions.named(call.method, only: types)
    if declared.isEmpty { openMethod(of: call) }
    for function in declared where isOfSystem(function) && enter(function) {
      add(statements.extensions[function.scope] ?? StatementIndex.Block())
    }
  }

  private func isOfSystem(_ function: FunctionDeclaration) -> Bool {
    function.scope.type.map { SystemClasses.contains(ClassHierarchy.key($0)) } ?? false
  }

  /// Leaves open the properties that an undeclared method may set.
  ///
  /// Undeclared calls of a class on itself are functions, closures and methods of its superclass;
  /// only those with a related name count.
  private mutating func openMethod(of call: MethodCall) {
    guard call.object.path.last != "layer", !Self.isSystemMethod(call.method),
      !call.isOfSelf || UnresolvedFunction.speaks(call.method) && !isFreeFunction(call.method)
    else { return }
    open(call.method, at: call.location)
  }

  /// Whether the sources declare a function of that name outside types, which gets no view but its arguments.
  private func isFreeFunction(_ name: String) -> Bool {
    statements.functions.named(name).contains { $0.scope.type == nil }
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
    // A library's property shows it, perhaps with a style.
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

  private static func isSystemMethod(_ name: String) -> Bool {
    ["accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement"].contains(name)
  }
}

extension ObjectReference {
  /// Whether it is the label of a button: changing it changes the button.
  fileprivate var isTitle: Bool { path.last == "titleLabel" }
}

extension FunctionDeclaration {
  /// The position of the parameter for an argument; nil if the function has no such parameter.
  func parameter(for argument: PassedArgument) -> Int? {
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
