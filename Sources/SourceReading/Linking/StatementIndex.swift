/// The statements of all files, by the names of the objects that they affect.
struct StatementIndex: Sendable {
  /// Settings of members of objects.
  private(set) var memberSettings = MemberIndex<PropertySetting>()
  /// Settings of `self` and of objects of a known class, by the class.
  private(set) var ownSettings: [String: [PropertySetting]] = [:]
  /// Settings of parameters, by the function.
  private(set) var parameterSettings: [CodeScope: [PropertySetting]] = [:]
  /// Settings of views found by search, and of variables of unknown class or of a system class, by the type
  /// that contains them.
  private(set) var looseSettings: [String: [PropertySetting]] = [:]
  /// Settings of views that were found by a tag, by the tag.
  private(set) var taggedSettings: [Int: [PropertySetting]] = [:]
  private(set) var appearanceSettings: [String: [PropertySetting]] = [:]
  /// Settings of appearances of views inside objects of some classes.
  private(set) var containedAppearances: [String: [PropertySetting]] = [:]
  private(set) var memberArguments = MemberIndex<PassedArgument>()
  private(set) var ownArguments: [String: [PassedArgument]] = [:]
  private(set) var parameterArguments: [CodeScope: [PassedArgument]] = [:]
  private(set) var memberCalls = MemberIndex<MethodCall>()
  private(set) var ownCalls: [String: [MethodCall]] = [:]
  private(set) var parameterCalls: [CodeScope: [MethodCall]] = [:]
  /// Calls of methods that may fill the outlets of an object, by its class.
  private(set) var fillers: [String: [MethodCall]] = [:]
  /// The effects of methods on the objects on which they are called, for extensions of UIKit and
  /// AppKit classes.
  private(set) var extensions: [CodeScope: Block] = [:]
  /// Settings of the whole content of a cell: `cell.contentConfiguration = content`.
  private(set) var configurations: [PropertySetting] = []
  /// The values of `overrideUserInterfaceStyle`, for any object.
  private(set) var forcedStyles: Set<CodeValue> = []
  /// Where classes make their parts accessibility elements, or give them a role, by class.
  private(set) var exposedParts: [String: SourceLocation] = [:]
  /// The views that a class adds to itself or to others, by class.
  private(set) var addedViews: [String: [PassedArgument]] = [:]
  /// Statements about views that are found among the subviews of any object of a class; of any view
  /// if the class is empty.
  private(set) var walks: [String: Block] = [:]
  /// Settings of objects that may be views which the sources pass on, by the property.
  private var straysByProperty: [ViewProperty: [PropertySetting]] = [:]
  /// The same in the order of the properties' names.
  private(set) var strays: [(property: ViewProperty, settings: [PropertySetting])] = []
  /// Methods in extensions of system classes that UIKit calls for each object of a file, by class.
  private(set) var loading: [String: [CodeScope]] = [:]
  let functions: FunctionIndex
  private(set) var preparing = PreparingCode([:])
  private(set) var effects = FunctionEffects()
  private(set) var constants: [String: [ConstantDeclaration]] = [:]

  /// The statements of one function about the object on which it is called.
  struct Block: Sendable {
    var settings: [PropertySetting] = []
    var arguments: [PassedArgument] = []
    var calls: [MethodCall] = []
  }

  let classes: ClassHierarchy
  private let results: CallResults

  init(_ files: [SourceFacts], classes: ClassHierarchy) {
    self.classes = classes
    functions = FunctionIndex(files.flatMap(\.functions))
    results = CallResults(
      functions: functions, classes: classes,
      searches: files.reduce(into: []) { $0.formUnion($1.searches) })
    for file in files {
      effects.add(file)
      for setting in file.settings { add(setting) }
      for argument in file.arguments { add(argument) }
      for call in file.calls { add(call) }
      for constant in file.constants {
        constants[ClassHierarchy.key(constant.name), default: []].append(constant)
      }
    }
    strays = straysByProperty.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { (property: $0.key, settings: $0.value) }
    preparing = PreparingCode(ownCalls)
    for scope in extensions.keys {
      guard let type = scope.type.map(ClassHierarchy.key), NibLocalizers.isOfNib(scope) else {
        continue
      }
      loading[type, default: []].append(scope)
    }
    for type in loading.keys {
      loading[type]?.sort { ($0.member ?? "", $0.type ?? "") < ($1.member ?? "", $1.type ?? "") }
    }
  }

  private mutating func add(_ setting: PropertySetting) {
    var setting = setting
    setting.object = results.resolved(setting.object)
    let object = setting.object
    if setting.property == .configuration, object.isWhole { configurations.append(setting) }
    addExposedPart(setting)
    if let owner = walkedClass(object, in: setting.scope) {
      walks[owner, default: Block()].settings.append(setting)
    }
    if setting.form != .override, isStray(object) {
      straysByProperty[setting.property, default: []].append(setting)
    }
    if setting.property == .tabBarItem { addTitle(ofItem: setting) }
    if setting.property == .overrideUserInterfaceStyle { forcedStyles.insert(setting.value) }
    memberSettings.add(setting, about: object, in: classes)
    switch object.root {
    case .instance(let type) where isWhole(object):
      let type = ClassHierarchy.key(type)
      ownSettings[type, default: []].append(setting)
      if isExtension(setting.scope, of: type) {
        extensions[setting.scope, default: Block()].settings.append(setting)
      } else if SystemClasses.contains(type) {
        addLoose(setting)
      }
    case .parameter where object.isWhole:
      parameterSettings[setting.scope, default: []].append(setting)
    case .found, .variable:
      if case .found(let tag?) = object.root, object.isWhole {
        taggedSettings[tag, default: []].append(setting)
      }
      if object.isWhole { addLoose(setting) }
    case .appearance(let type, let containers) where containers.isEmpty:
      appearanceSettings[ClassHierarchy.key(type), default: []].append(setting)
    case .appearance(let type, _):
      containedAppearances[ClassHierarchy.key(type), default: []].append(setting)
    default: break
    }
  }

  private mutating func addLoose(_ setting: PropertySetting) {
    guard setting.form != .override, let type = setting.scope.type else { return }
    looseSettings[ClassHierarchy.key(type), default: []].append(setting)
  }

  /// Adds the title of a new item of a tab bar.
  private mutating func addTitle(ofItem setting: PropertySetting) {
    var title = setting
    title.object.path.append("tabBarItem")
    title.property = .title
    title.value = .computed
    add(title)
  }

  private mutating func addExposedPart(_ setting: PropertySetting) {
    let isExposed = setting.property == .isAccessibilityElement && setting.value == .flag(true)
    guard isExposed || setting.property == .accessibilityTraits,
      let type = setting.scope.type.map(ClassHierarchy.key)
    else { return }
    if case .instance(let own) = setting.object.root, isWhole(setting.object),
      ClassHierarchy.key(own) == type
    {
      return
    }
    exposedParts[type] = exposedParts[type] ?? setting.location
  }

  /// Whether the code in an extension of a system class affects the object itself.
  private func isExtension(_ scope: CodeScope, of type: String) -> Bool {
    SystemClasses.contains(type) && scope.type.map(ClassHierarchy.key) == type
  }

  private mutating func add(_ argument: PassedArgument) {
    var argument = argument
    argument.object = results.resolved(argument.object)
    if PassedArgument.adders.contains(argument.function), let type = argument.scope.type {
      addedViews[ClassHierarchy.key(type), default: []].append(argument)
    }
    memberArguments.add(argument, about: argument.object, in: classes)
    if let owner = walkedClass(argument.object, in: argument.scope) {
      walks[owner, default: Block()].arguments.append(argument)
    }
    guard isWhole(argument.object) else { return }
    switch argument.object.root {
    case .instance(let type):
      let type = ClassHierarchy.key(type)
      ownArguments[type, default: []].append(argument)
      if isExtension(argument.scope, of: type) {
        extensions[argument.scope, default: Block()].arguments.append(argument)
      }
    case .parameter: parameterArguments[argument.scope, default: []].append(argument)
    default: break
    }
  }

  private mutating func add(_ call: MethodCall) {
    var call = call
    call.object = results.resolved(call.object)
    memberCalls.add(call, about: call.object, in: classes)
    if let owner = walkedClass(call.object, in: call.scope) {
      walks[owner, default: Block()].calls.append(call)
    }
    if !call.isAssignment, !call.isOfSelf, UnresolvedFunction.fills(call.method) {
      for type in classNames(of: call.object, in: call.scope) {
        fillers[type, default: []].append(call)
      }
    }
    guard isWhole(call.object) else { return }
    switch call.object.root {
    case .instance(let type):
      let type = ClassHierarchy.key(type)
      ownCalls[type, default: []].append(call)
      if isExtension(call.scope, of: type) {
        extensions[call.scope, default: Block()].calls.append(call)
      }
    case .parameter: parameterCalls[call.scope, default: []].append(call)
    default: break
    }
  }
}

extension StatementIndex {
  /// The class of a variable, or of a parameter as its function declares it.
  private func classNames(of object: ObjectReference, in scope: CodeScope) -> Set<String> {
    guard object.path.isEmpty else { return [] }
    if let type = object.rootClass { return [ClassHierarchy.key(type)] }
    guard case .parameter(let position) = object.root, let member = scope.member else { return [] }
    let around = (functions[member] ?? []).filter {
      $0.scope == scope && $0.parameters.indices.contains(position)
    }
    return Set(around.compactMap { $0.parameters[position].typeName.map(ClassHierarchy.key) })
  }

  /// Whether a reference is its root, or a part of it.
  ///
  /// A cell's own outlet may have the name `titleLabel`, which is also a part of a button.
  private func isWhole(_ object: ObjectReference) -> Bool {
    guard object.isWhole, let first = object.path.first else { return object.isWhole }
    guard let type = object.rootClass else { return true }
    return classes.property(first, of: type) == nil
  }
}

extension ObjectReference {
  /// The members of a view that show or hold its own content: a button's title label.
  private static let parts: Set<String> = [
    "titleLabel", "configuration", "cell", "searchTextField", "documentView", "layer",
  ]

  /// The path without the view's parts at its end.
  var wholePath: ArraySlice<String> {
    var path = path[...]
    while let last = path.last, Self.parts.contains(last) { path.removeLast() }
    return path
  }

  /// The class of the root, if known.
  var rootClass: String? {
    switch root {
    case .instance(let type), .created(let type), .appearance(let type, _): type
    case .parameter, .variable, .result, .found: nil
    }
  }

  /// Whether it was found by searching subviews.
  var isFound: Bool { if case .found = root { true } else { false } }

  /// Whether it is the root itself or a part of it.
  var isWhole: Bool { wholePath.isEmpty }
}
