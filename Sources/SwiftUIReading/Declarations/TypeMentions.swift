internal import SourceReading
internal import SwiftSyntax

/// The types that the code of an app names, and where: views that nothing names but previews are on no screen.
///
/// SwiftUI finds a view by its name in code only: neither a string nor a storyboard leads to it.
struct TypeMentions: Sendable {
  /// The types that the code of each type names, those of previews excluded. Code outside of types has no name.
  private(set) var names: [String: Set<String>] = [:]
  /// Whether the code starts an app. A part of one may be named by the rest.
  private(set) var startsApp = false

  init() {}

  init(_ file: SwiftSyntaxFile) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    self = visitor.found
  }

  mutating func formUnion(_ other: TypeMentions) {
    names.merge(other.names) { $0.union($1) }
    startsApp = startsApp || other.startsApp
  }

  /// The views to which no name leads from code that is not one of them.
  ///
  /// - Parameter views: those that only code of this app can name.
  func unreached(among views: Set<String>, alsoNamed others: Set<String>) -> Set<String> {
    guard startsApp else { return [] }
    var rest = views.subtracting(others)
    var pending = names.filter { !rest.contains($0.key) }.flatMap(\.value)
    for name in views.intersection(others) { pending += names[name] ?? [] }
    while let name = pending.popLast() {
      if rest.remove(name) != nil { pending += names[name] ?? [] }
    }
    return rest
  }

  fileprivate mutating func add(_ name: String, in owner: String) {
    if name.first?.isUppercase == true { names[owner, default: []].insert(name) }
  }

  private final class Visitor: SyntaxVisitor {
    var found = TypeMentions()
    /// The names of the types around the code, the innermost last.
    private var open: [String] = []

    private func enter(
      _ name: String, _ attributes: AttributeListSyntax, _ inherited: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      open.append(name)
      let words = attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      if words.contains("main") { found.startsApp = true }
      let protocols = inherited?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return protocols.contains("PreviewProvider") ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.attributes, node.inheritanceClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.attributes, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.attributes, node.inheritanceClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.attributes, node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
      open.append(name ?? "")
      // The name of the type itself does not count as a use of it.
      walk(node.memberBlock)
      if let inherited = node.inheritanceClause { walk(inherited) }
      return .skipChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      add(node.baseName.text)
      return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text)
      return .visitChildren
    }

    private func add(_ name: String) {
      if TypeMentions.entryPoints.contains(name) { found.startsApp = true }
      let owner = open.last ?? ""
      // A type that names itself is not shown by that.
      if name != owner { found.add(name, in: owner) }
    }
  }

  /// Functions that start an app, and attributes of the type of its delegate.
  fileprivate static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]
}
