/// A property, a constant or a macro with a literal Boolean value.
struct FlagDeclaration: Hashable, Sendable {
  var name: CodeName
  /// The name of the method that sets it in Objective-C: `setIsNew`.
  var setter: CodeName
  /// The type around it; of length 0 for none.
  var owner: CodeName
  /// Its value before any code sets it.
  var value: Bool
  /// Whether it is a property of Objective-C, which code can set by its name in a text.
  var isOfRuntime = false

  init(_ text: String, owner: CodeName, value: Bool, isOfRuntime: Bool = false) {
    name = CodeName(text)
    setter = CodeName("set" + text)
    self.owner = owner
    self.value = value
    self.isOfRuntime = isOfRuntime
  }
}

/// The flags that have one value in all code of an app: `static let hasShop = false`.
///
/// Any other value for the name counts, wherever and of whatever it is set, and so does all that may set it in
/// another way: an argument of the name, its address, a key path, a text with the name, a run-time attribute.
struct CodeFlags: Sendable {
  private var values: [CodeName: Bool] = [:]
  private var owners: [CodeName: Set<CodeName>] = [:]
  private let parents: [CodeName: Set<CodeParent>]

  /// - Parameters:
  ///   - parents: the superclasses and protocols of all types.
  ///   - attributes: the properties that run-time attributes of screens set.
  init(
    _ code: [CodeWords], parents: [CodeName: Set<CodeParent>], attributes: Set<CodeName>
  ) {
    self.parents = parents
    var declared: [CodeName: [FlagDeclaration]] = [:]
    for file in code { for flag in file.flags { declared[flag.name, default: []].append(flag) } }
    guard !declared.isEmpty else { return }
    let names = declared.values.reduce(into: Set(declared.keys)) {
      $0.formUnion($1.map(\.setter))
    }
    let open = code.reduce(into: attributes) { $0.formUnion($1.settings.open(of: names)) }
    let ofRuntime = declared.values.contains { $0.contains(where: \.isOfRuntime) }
    let isDecoded =
      ofRuntime
      && code.contains { file in
        file.parts.contains { part in Self.decoders.contains(where: part.names.contains) }
      }
    for (name, flags) in declared {
      guard !open.contains(name), !flags.contains(where: { open.contains($0.setter) }),
        !flags.contains(where: { $0.isOfRuntime && isDecoded || mayDecode($0.owner) })
      else { continue }
      var all = Set(flags.map(\.value))
      for file in code { all.formUnion(file.settings.values(of: name)) }
      guard all.count == 1 else { continue }
      values[name] = all.first
      owners[name] = Set(flags.map(\.owner))
    }
  }

  private static let mostAncestors = 64

  /// Methods that set the properties of any object by their names.
  private static let decoders = [
    "setValuesForKeys", "setValuesForKeysWithDictionary", "class_copyPropertyList",
    "class_copyIvarList", "mj_setKeyValues", "mj_objectWithKeyValues", "yy_modelWithJSON",
    "yy_modelWithDictionary", "modelWithDictionary", "modelWithJSON", "objectOfClass",
  ].map { CodeName($0) }

  /// Whether the superclasses or protocols of a type may set its properties from data.
  private func mayDecode(_ type: CodeName) -> Bool {
    var rest = [type]
    var seen: Set<CodeName> = []
    while let type = rest.popLast() {
      guard seen.insert(type).inserted else { continue }
      guard seen.count < Self.mostAncestors else { return true }
      for parent in parents[type] ?? [] {
        if parent.mayDecode, parents[parent.name] == nil { return true }
        rest.append(parent.name)
      }
    }
    return false
  }

  /// The only value of a flag; nil if it is not known.
  ///
  /// - Parameter types: the types around the code that reads it.
  func value(of flag: CodeCondition.Flag, in types: [CodeName]) -> Bool? {
    guard let value = values[flag.name], let owners = owners[flag.name] else { return nil }
    if let owner = flag.owner { return owners.contains(owner) ? value : nil }
    if owners.contains(CodeName()) { return value }
    var rest = types
    var seen: Set<CodeName> = []
    while let type = rest.popLast(), seen.count < Self.mostAncestors {
      if owners.contains(type) { return value }
      if seen.insert(type).inserted { rest += (parents[type] ?? []).map(\.name) }
    }
    return nil
  }

  /// Whether code under a condition may run.
  func mayHold(_ condition: CodeCondition, in types: [CodeName]) -> Bool {
    switch condition {
    case .open: true
    case .literal(let value): value
    case .flag(let flag, let value): self.value(of: flag, in: types) ?? value == value
    case .all(let parts): parts.allSatisfy { mayHold($0, in: types) }
    case .any(let parts): parts.contains { mayHold($0, in: types) }
    }
  }
}

/// What code sets names to.
struct FlagSettings: Sendable {
  private var toTrue: Set<CodeName> = []
  private var toFalse: Set<CodeName> = []
  /// Those that it sets to another value, or may.
  private var toOthers: Set<CodeName> = []

  mutating func set(_ name: CodeName, to value: Bool?) {
    switch value {
    case true?: toTrue.insert(name)
    case false?: toFalse.insert(name)
    case nil: toOthers.insert(name)
    }
  }

  func open(of names: Set<CodeName>) -> Set<CodeName> { names.intersection(toOthers) }

  func values(of name: CodeName) -> Set<Bool> {
    var values: Set<Bool> = []
    if toTrue.contains(name) { values.insert(true) }
    if toFalse.contains(name) { values.insert(false) }
    return values
  }
}
