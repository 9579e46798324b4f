internal import SourceReading
internal import SwiftSyntax

/// The declarations of one file that views may refer to.
struct FileDeclarations: Sendable {
  /// By name; a nested type has its own name only.
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The same by their names with those of the types around them, which tell `Theme.Colors` from `Brand.Colors`.
  private(set) var typesByPath: [String: TypeDeclaration] = [:]
  /// The names of the types that it declares, in file order.
  private(set) var declared: [String] = []
  /// The protocols of the app with those that they refine.
  private(set) var protocols: [String: [String]] = [:]
  /// Functions in extensions of `View`, and others of SwiftUI's types.
  private(set) var modifiers: [String: [FunctionDeclSyntax]] = [:]
  /// The types that other names stand for.
  private(set) var aliases: [String: String] = [:]
  /// Constants and variables outside of types.
  private(set) var globals: [String: TypeDeclaration.Property] = [:]
  private(set) var functions: [String: FunctionDeclSyntax] = [:]
  /// The types that its code makes.
  let uses: ViewUses.InFile
  /// The types that its code names.
  let mentions: TypeMentions
  private let file: Int

  /// - Parameter file: its index in its project.
  init(of source: SwiftSyntaxFile, at file: Int) {
    self.file = file
    uses = ViewUses.InFile(source)
    mentions = TypeMentions(source)
    for item in source.tree.statements { read(item) }
  }

  /// Whether `#if` leaves all its types to apps for the Mac.
  var isOfMac: Bool { !types.isEmpty && types.values.allSatisfy(\.isOfMac) }

  private mutating func read(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): read(declaration)
    default: break
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for (name, property) in Self.properties(of: variable) {
        globals[name] = property
        globals[name]?.file = file
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      functions[function.name.text] = functions[function.name.text] ?? function
    } else if let configuration = declaration.as(IfConfigDeclSyntax.self) {
      for case .statements(let items)? in configuration.clausesByPhone.map(\.elements) {
        for item in items { read(item) }
      }
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      // A private one is of its file only: the others mean SwiftUI's `Section`.
      let isPrivate = alias.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text)
      }
      if !isPrivate { aliases[alias.name.text] = Self.lastName(of: alias.initializer.value) }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      readType(group)
    }
  }

  /// Reads a type and the types in it. A stack, because types may nest to any depth.
  private mutating func readType(_ declaration: any DeclGroupSyntax) {
    var open: [(group: any DeclGroupSyntax, outer: String?, around: String?)] = [
      (declaration, Self.outerName(of: declaration), nil)
    ]
    while let (group, outer, around) = open.popLast() {
      guard let name = Self.name(of: group) else { continue }
      let names = group.inheritanceClause?.inheritedTypes.map { Self.lastName(of: $0.type) } ?? []
      if group.is(ProtocolDeclSyntax.self) {
        protocols[name] = names
        continue
      }
      var type = TypeDeclaration(name: name, file: file, node: Syntax(group))
      type.conformances = names
      type.outer = outer
      type.path = around.map { "\($0).\(name)" } ?? Self.path(of: group) ?? name
      type.isOfMac = group.isOnlyCompiledForMac
      type.isDeclared = !group.is(ExtensionDeclSyntax.self)
      type.kind = TypeDeclaration.Kind(conformances: names)
      for member in Self.members(of: group.memberBlock.members) {
        if let inner = member.asProtocol((any DeclGroupSyntax).self) {
          open.append((inner, name, type.path))
        } else {
          Self.read(member, into: &type)
        }
      }
      type.takeBodyOfLibrary()
      add(type)
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    if !type.isDeclared, Self.frameworkTypes.contains(type.name) {
      modifiers.merge(type.overloads) { $0 + $1 }
    }
    if type.isDeclared || type.kind == .view, types[type.name]?.isDeclared != true {
      declared.append(type.name)
    }
    types.add(type, at: type.name)
    typesByPath.add(type, at: type.path)
  }

  private static let frameworkTypes: Set<String> = [
    "View", "Text", "Image", "Button", "Label", "Shape", "TextField",
  ]

  /// The members of a type, also those in `#if`.
  private static func members(of block: MemberBlockItemListSyntax) -> [DeclSyntax] {
    var members: [DeclSyntax] = []
    var pending = Array(block.reversed())
    while let item = pending.popLast() {
      guard let configuration = item.decl.as(IfConfigDeclSyntax.self) else {
        members.append(item.decl)
        continue
      }
      for case .decls(let items)? in configuration.clausesByPhone.map(\.elements).reversed() {
        pending += items.reversed()
      }
    }
    return members
  }

  private static func read(_ member: DeclSyntax, into type: inout TypeDeclaration) {
    if let variable = member.as(VariableDeclSyntax.self) {
      for (name, property) in properties(of: variable) {
        if type.properties[name] == nil {
          type.properties[name] = property
          type.properties[name]?.file = type.file
        }
        if property.isParameter, !isOfSystem(variable) { type.parameters.append(name) }
      }
    } else if let function = member.as(FunctionDeclSyntax.self) {
      let name = function.name.text
      type.functions[name] = type.functions[name] ?? function
      type.overloads[name, default: []].append(function)
    } else if let cases = member.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements {
        // An assignment of nil would remove the case.
        type.cases.updateValue(element.rawValue?.value, forKey: element.name.text)
      }
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      type.initializers.append(TypeDeclaration.Initializer(initializer))
    }
  }

  /// Whether SwiftUI sets the value of a property, and not an initializer.
  private static func isOfSystem(_ variable: VariableDeclSyntax) -> Bool {
    let isPrivate = variable.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text)
    }
    return variable.attributes.contains { item in
      guard case .attribute(let attribute) = item else { return false }
      let name = attribute.attributeName.trimmedDescription
      return systemWrappers.contains(name) || isPrivate && name == "State"
    }
  }

  private static let systemWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "StateObject", "FocusState", "AppStorage", "SceneStorage",
    "Namespace", "Query", "FetchRequest", "GestureState", "AccessibilityFocusState", "ScaledMetric",
  ]

  private static func properties(
    of variable: VariableDeclSyntax
  ) -> [(String, TypeDeclaration.Property)] {
    let isStatic = variable.modifiers.contains { $0.name.text == "static" }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      var property = TypeDeclaration.Property(initializer: binding.initializer?.value)
      property.body = binding.accessorBlock.flatMap(getter)
      property.type = binding.typeAnnotation?.type.trimmedDescription
      property.hasAttributes =
        property.body == nil && variable.attributes.contains(where: isWrapper)
      property.isStatic = isStatic
      property.isState = variable.attributes.contains { $0.trimmedDescription == "@State" }
      property.environment = variable.attributes.lazy.compactMap(environment).first
      property.isOfFile = variable.isOfFile
      property.isVariable = !isConstant && property.body == nil
      property.isParameter =
        !isStatic && property.body == nil && !(isConstant && property.initializer != nil)
      return (name, property)
    }
  }

  /// Names of wrappers begin with a capital, those of the language do not: `@State`, `@available(iOS 17, *)`.
  private static func isWrapper(_ item: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = item else { return true }
    let name = attribute.attributeName.trimmedDescription
    return name != "MainActor" && name.first?.isUppercase ?? true
  }

  /// `theme` of `@Environment(\.theme)`, `Theme` of `@Environment(Theme.self)`.
  private static func environment(_ item: AttributeListSyntax.Element) -> String? {
    guard case .attribute(let attribute) = item,
      attribute.attributeName.trimmedDescription == "Environment",
      case .argumentList(let arguments)? = attribute.arguments,
      let value = arguments.first?.expression.trimmedDescription
    else { return nil }
    if value.hasPrefix("\\.") { return String(value.dropFirst(2)) }
    return value.hasSuffix(".self") ? String(value.dropLast(5)) : nil
  }

  /// The code of a computed property; nil for observers.
  private static func getter(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let items): items
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
  }

  private static func name(of group: any DeclGroupSyntax) -> String? {
    if let named = group.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return group.as(ExtensionDeclSyntax.self).map { lastName(of: $0.extendedType) }
  }

  /// `Outer.Inner` of `extension Outer.Inner`; nil for another declaration.
  private static func path(of group: any DeclGroupSyntax) -> String? {
    let type = group.as(ExtensionDeclSyntax.self)?.extendedType.as(MemberTypeSyntax.self)
    return type?.trimmedDescription
  }

  /// `Outer` of `extension Outer.Inner`; nil for a type that is not in another one.
  private static func outerName(of group: any DeclGroupSyntax) -> String? {
    let type = group.as(ExtensionDeclSyntax.self)?.extendedType.as(MemberTypeSyntax.self)
    return type.map { lastName(of: $0.baseType) }
  }

  /// `View` of `SwiftUI.View`.
  private static func lastName(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return attributed.baseType.as(IdentifierTypeSyntax.self)?.name.text ?? ""
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }
}

extension [String: TypeDeclaration] {
  /// Adds a type, or the members of an extension of one.
  fileprivate mutating func add(_ type: TypeDeclaration, at key: String) {
    if self[key]?.add(type) == nil { self[key] = type }
  }
}
