/// The types and members of an app's code that are in use only if code in use names them.
///
/// UIKit calls functions that override its own and those of its protocols. So a member counts as used unless
/// its type has only classes and protocols of the app, and classes whose functions need `override`.
struct ReachGates {
  private(set) var types: Set<CodeName> = []
  /// The members of which only those of some types can be left out, like ``CodeMember/Kind-swift.enum``.
  private var members: Set<CodeName> = []
  private let declared: [CodeName: String]
  /// What declarations and extensions of all types name after the colon.
  let parents: [CodeName: Set<CodeParent>]
  private let superclasses: Set<CodeName>
  private let rawTypes: Set<CodeName>
  private let swiftTypes: Set<CodeName>
  private let declaredMethods: Set<CodeName>
  private let makesAnyRaw: Bool
  /// Whether there is code in Swift, and in Objective-C, which has other names for members of the other one.
  private let languages: (swift: Bool, objectiveC: Bool)
  private var heritages: [CodeName: Heritage] = [:]

  /// What is known of the superclasses and protocols of a type.
  private struct Heritage {
    var isOfScreen = false
    var isDelegate = false
    var isUnknown = false
    /// Whether the system makes objects of it: the name is in a property list, or an attribute exposes it.
    var isMade = false
  }

  init(_ code: [CodeWords], ofScreens: Set<CodeName>, fragments: Set<CodeName>) {
    declared = code.reduce(into: [:]) { $0.merge($1.declaredTypes) { $1 } }
    parents = code.reduce(into: [:]) { $0.merge($1.parents) { $0.union($1) } }
    superclasses = parents.values.reduce(into: []) { $0.formUnion($1.map(\.name)) }
    rawTypes = code.reduce(into: []) { $0.formUnion($1.rawTypes) }
    swiftTypes = code.reduce(into: []) { if $1.isSwift { $0.formUnion($1.declaredTypes.keys) } }
    declaredMethods = code.reduce(into: []) { $0.formUnion($1.declaredMethods) }
    makesAnyRaw = code.contains(where: \.makesAnyRaw)
    languages = (code.contains(where: \.isSwift), code.contains { !$0.isSwift })
    var seen: Set<CodeName> = []
    for type in declared.keys { _ = heritage(of: type, &seen) }
    for file in code {
      for part in file.parts { for type in part.types { _ = heritage(of: type, &seen) } }
    }
    let named = named(code)
    for (type, text) in declared
    where ofScreens.contains(type) || named.contains(type)
      || mayBeUnnamed(type) && fragments.isDisjoint(with: InterfaceWords.parts(of: text))
    {
      types.insert(type)
    }
    for file in code { types.subtract(file.openTypes) }
    for file in code {
      for part in file.parts {
        for member in part.members where isClosed(member, in: part) || named.contains(member.name) {
          members.insert(member.name)
        }
      }
    }
  }

  /// The names that must lead to a part of the code.
  func gates(of part: CodeWords.Part) -> [CodeName] {
    part.types.filter(types.contains)
      + part.members.filter { members.contains($0.name) && isGate($0, in: part) }.map(\.name)
  }

  /// All names that lead to a part.
  var all: Set<CodeName> { types.union(members) }

  /// Whether a name is of a class that the app declares.
  func isDeclared(_ name: CodeName) -> Bool { declared[name] != nil }

  /// Whether a name is of a view or a controller that the app declares.
  func isOfScreen(_ name: CodeName) -> Bool { heritages[name]?.isOfScreen ?? false }

  /// The names that load the nib of a controller: its own one, and that of the class if it is the same.
  ///
  /// A controller without a name for its nib takes that of its class, with or without “Controller” at the end
  /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname). A storyboard makes it with the view
  /// of its scene. Nil for the nib of another class, or of one with subclasses.
  func namesOfNib(_ screen: InterfaceWords) -> Set<CodeName>? {
    guard let owner = screen.owner, screen.scenes.isEmpty else { return nil }
    let name = CodeName(owner)
    guard isDeclared(name), !superclasses.contains(name), isController(name) else { return nil }
    let isOfClass =
      screen.stem == name
      || owner.hasSuffix("Controller") && screen.stem == CodeName(String(owner.dropLast(10)))
    if isOfClass { return [screen.stem, name] }
    return hasUnknownParents(name) ? nil : [screen.stem]
  }

  private func isController(_ type: CodeName) -> Bool {
    var rest = [type]
    var seen: Set<CodeName> = []
    while let type = rest.popLast(), seen.count < 64 {
      for parent in parents[type] ?? [] where seen.insert(parent.name).inserted {
        if parent.isController { return true }
        rest.append(parent.name)
      }
    }
    return false
  }

  /// Whether a library's class may be the superclass of a class.
  func hasUnknownParents(_ type: CodeName) -> Bool {
    declared[type] == nil || heritages[type]?.isUnknown ?? true
  }

  /// The classes whose outlets a screen connects, with the names in their own code and in that of their
  /// superclasses; nil for those of which a part is not known.
  func members(of owners: Set<CodeName>, in code: [CodeWords]) -> [CodeName: Set<CodeName>] {
    var ancestries: [CodeName: Set<CodeName>] = [:]
    for owner in owners where !hasUnknownParents(owner) {
      var ancestry: Set<CodeName> = []
      var rest = [owner]
      while let type = rest.popLast() {
        guard declared[type] != nil, ancestry.insert(type).inserted else { continue }
        rest += (parents[type] ?? []).map(\.name)
      }
      ancestries[owner] = ancestry
    }
    let wanted = ancestries.values.reduce(into: Set<CodeName>()) { $0.formUnion($1) }
    var names: [CodeName: Set<CodeName>] = [:]
    var anywhere: Set<CodeName> = []
    for file in code {
      for part in file.parts {
        if file.isForgotten { anywhere.formUnion(part.names) }
        for type in part.types where wanted.contains(type) {
          names[type, default: []].formUnion(part.names)
          names[type, default: []].formUnion(part.casts)
          names[type, default: []].formUnion(part.members.map(\.name))
        }
      }
    }
    return ancestries.mapValues { $0.reduce(into: anywhere) { $0.formUnion(names[$1] ?? []) } }
  }

  /// The names of types and members that code outside of them has.
  private func named(_ code: [CodeWords]) -> Set<CodeName> {
    var candidates = Set(declared.keys)
    for file in code {
      for part in file.parts { for member in part.members { candidates.insert(member.name) } }
    }
    var named: Set<CodeName> = []
    for file in code {
      for part in file.parts {
        for name in part.names
        where candidates.contains(name) && !part.types.contains(name)
          && !part.members.contains(where: { $0.name == name })
        {
          named.insert(name)
        }
      }
    }
    return named
  }

  /// Whether the runtime has no reason to make objects of a type that no code names.
  ///
  /// A class of Objective-C may begin with `+load`, and libraries find the subclasses of their own there.
  private func mayBeUnnamed(_ type: CodeName) -> Bool {
    guard let heritage = heritages[type] else { return false }
    return heritage.isOfScreen
      || !heritage.isMade && (swiftTypes.contains(type) || !heritage.isUnknown)
  }

  /// Whether nothing but its name leads to a member, even if no code has it.
  private func isClosed(_ member: CodeMember, in part: CodeWords.Part) -> Bool {
    switch member.kind {
    case .closed, .action: true
    case .plain, .function, .labelled, .constant, .enumCase: isGate(member, in: part) && isOwn(part)
    case .message: false
    }
  }

  /// Whether the type around a part has only classes and protocols of the app, and UIKit's classes.
  private func isOwn(_ part: CodeWords.Part) -> Bool {
    part.types.last.flatMap { heritages[$0] }.map { !$0.isUnknown } ?? false
  }

  private func isGate(_ member: CodeMember, in part: CodeWords.Part) -> Bool {
    guard let type = part.types.last, let heritage = heritages[type] else {
      return member.kind == .closed || member.kind == .action
    }
    return switch member.kind {
    case .closed, .action, .plain: true
    case .enumCase: !makesAnyRaw && !rawTypes.contains(type) && !heritage.isUnknown
    case .constant: !heritage.isUnknown
    case .labelled: !heritage.isUnknown && !languages.objectiveC
    case .function: !heritage.isUnknown && !heritage.isDelegate && !languages.objectiveC
    case .message: declaredMethods.contains(member.name) && !languages.swift
    }
  }

  private mutating func heritage(of type: CodeName, _ seen: inout Set<CodeName>) -> Heritage {
    if let known = heritages[type] { return known }
    guard seen.insert(type).inserted else { return Heritage() }
    var heritage = Heritage()
    for parent in parents[type] ?? [] {
      if declared[parent.name] != nil, parent.name != type {
        let inherited = self.heritage(of: parent.name, &seen)
        heritage.isOfScreen = heritage.isOfScreen || inherited.isOfScreen
        heritage.isDelegate = heritage.isDelegate || inherited.isDelegate
        heritage.isUnknown = heritage.isUnknown || inherited.isUnknown
        heritage.isMade = heritage.isMade || inherited.isMade
      } else {
        switch parent.kind {
        case .systemView: heritage.isOfScreen = true
        case .delegate: heritage.isDelegate = true
        case .starter:
          heritage.isDelegate = true
          heritage.isMade = true
        case .otherDelegate: heritage.isUnknown = true
        case .other:
          heritage.isUnknown = true
          heritage.isMade = heritage.isMade || parent.isAttribute
        case .plain: break
        }
      }
    }
    heritages[type] = heritage
    return heritage
  }
}
