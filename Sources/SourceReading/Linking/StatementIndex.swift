/// The statements of all files, by the names that lead to what they are about.
struct StatementIndex: Sendable {
  /// Settings of members of objects, by each member on the way.
  private(set) var settingsByMember: [String: [PropertySetting]] = [:]
  /// Settings of `self` and of objects of a known class, by the class.
  private(set) var ownSettings: [String: [PropertySetting]] = [:]
  /// Settings of parameters, by the function.
  private(set) var parameterSettings: [CodeScope: [PropertySetting]] = [:]
  /// Settings of views that were found by walking, and of variables without a class, by the type
  /// that does it.
  private(set) var looseSettings: [String: [PropertySetting]] = [:]
  private(set) var appearanceSettings: [String: [PropertySetting]] = [:]
  private(set) var argumentsByMember: [String: [PassedArgument]] = [:]
  private(set) var ownArguments: [String: [PassedArgument]] = [:]
  private(set) var parameterArguments: [CodeScope: [PassedArgument]] = [:]
  private(set) var callsByMember: [String: [MethodCall]] = [:]
  private(set) var ownCalls: [String: [MethodCall]] = [:]
  private(set) var parameterCalls: [CodeScope: [MethodCall]] = [:]
  /// By their base names.
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var constants: [String: [ConstantDeclaration]] = [:]

  init(_ files: [SourceFacts]) {
    for file in files {
      for setting in file.settings { add(setting) }
      for argument in file.arguments { add(argument) }
      for call in file.calls { add(call) }
      for function in file.functions {
        guard let name = function.scope.member else { continue }
        functions[name, default: []].append(function)
      }
      for constant in file.constants {
        constants[ClassHierarchy.key(constant.name), default: []].append(constant)
      }
    }
  }

  private mutating func add(_ setting: PropertySetting) {
    let object = setting.object
    for member in Set(object.path) { settingsByMember[member, default: []].append(setting) }
    switch object.root {
    case .instance(let type) where object.isWhole:
      ownSettings[ClassHierarchy.key(type), default: []].append(setting)
    case .parameter where object.isWhole:
      parameterSettings[setting.scope, default: []].append(setting)
    case .found, .variable:
      guard object.isWhole, let type = setting.scope.type else { return }
      looseSettings[ClassHierarchy.key(type), default: []].append(setting)
    case .appearance(let type):
      appearanceSettings[ClassHierarchy.key(type), default: []].append(setting)
    default: break
    }
  }

  private mutating func add(_ argument: PassedArgument) {
    for member in Set(argument.object.path) {
      argumentsByMember[member, default: []].append(argument)
    }
    guard argument.object.isWhole else { return }
    switch argument.object.root {
    case .instance(let type): ownArguments[ClassHierarchy.key(type), default: []].append(argument)
    case .parameter: parameterArguments[argument.scope, default: []].append(argument)
    default: break
    }
  }

  private mutating func add(_ call: MethodCall) {
    for member in Set(call.object.path) { callsByMember[member, default: []].append(call) }
    guard call.object.isWhole else { return }
    switch call.object.root {
    case .instance(let type): ownCalls[ClassHierarchy.key(type), default: []].append(call)
    case .parameter: parameterCalls[call.scope, default: []].append(call)
    default: break
    }
  }
}

extension ObjectReference {
  /// The members of a view that show or hold what is its own: a button's title label.
  private static let parts: Set<String> = [
    "titleLabel", "configuration", "cell", "searchTextField", "documentView",
  ]

  /// The way without the parts of the view at its end.
  var wholePath: ArraySlice<String> {
    var path = path[...]
    while let last = path.last, Self.parts.contains(last) { path.removeLast() }
    return path
  }

  /// Whether it is the root itself or a part of it.
  var isWhole: Bool { wholePath.isEmpty }
}
