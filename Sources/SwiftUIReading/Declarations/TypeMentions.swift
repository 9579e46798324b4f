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
    var rest = views.subtracting(others)
    var pending = names.filter { owner, _ in
      owner != Self.previews && !rest.contains(owner)
    }.flatMap(\.value)
    for name in views.intersection(others) { pending += names[name] ?? [] }
    while let name = pending.popLast() {
      if rest.remove(name) != nil { pending += names[name] ?? [] }
    }
    return rest
  }

  /// The views that previews of a module name, and no other code, with those that only such views show.
  ///
  /// Code that neither starts an app nor uses a view may be a single file with a view and its preview: only the name of
  /// a view then shows that it is for previews.
  ///
  /// - Parameter isLibrary: whether other modules show some of its views.
  func onlyPreviewed(
    among views: Set<String>, alsoNamed others: Set<String>, isLibrary: Bool
  ) -> Set<String> {
    let rest = unreached(among: views, alsoNamed: others)
    let isUsed = isLibrary || rest.count < views.count
    var found: Set<String> = []
    var pending = Array(names[Self.previews] ?? [])
    while let name = pending.popLast() {
      guard isUsed || name.contains("Preview") else { continue }
      if rest.contains(name), found.insert(name).inserted { pending += names[name] ?? [] }
    }
    return found
  }

  /// The owner of the names in previews.
  fileprivate static let previews = "#Preview"

  /// - Parameter isCalled: whether the code calls what it names: names of types may begin with a small letter.
  fileprivate mutating func add(_ name: String, in owner: String, isCalled: Bool) {
    if name.first?.isUppercase == true || isCalled { names[owner, default: []].insert(name) }
  }

  private final class Visitor: SyntaxVisitor {
    var found = TypeMentions()
    /// The names of the types around the code, the innermost last.
    private var open: [String] = []
    /// The nodes of previews around the code.
    private var previews: [SyntaxIdentifier] = []

    private func enter(
      _ node: some SyntaxProtocol, _ name: String, _ attributes: AttributeListSyntax,
      _ inherited: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      open.append(name)
      let words = attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      if words.contains("main") { found.startsApp = true }
      let protocols = inherited?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if protocols.contains("PreviewProvider") { previews.append(node.id) }
      return .visitChildren
    }

    private func leave(_ node: some SyntaxProtocol) {
      open.removeLast()
      if previews.last == node.id { previews.removeLast() }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text, node.attributes, node.inheritanceClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text, node.attributes, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text, node.attributes, node.inheritanceClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, node.name.text, node.attributes, node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
      open.append(name ?? "")
      // The name of the type itself does not count as a use of it.
      walk(node.memberBlock)
      if let inherited = node.inheritanceClause { walk(inherited) }
      return .skipChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { previews.append(node.id) }
      return .visitChildren
    }
    override func visitPost(_ node: MacroExpansionExprSyntax) {
      if previews.last == node.id { previews.removeLast() }
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { previews.append(node.id) }
      return .visitChildren
    }
    override func visitPost(_ node: MacroExpansionDeclSyntax) {
      if previews.last == node.id { previews.removeLast() }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let call = node.parent?.as(FunctionCallExprSyntax.self)
      add(node.baseName.text, isCalled: call?.calledExpression.id == node.id)
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

    private func add(_ name: String, isCalled: Bool = false) {
      if TypeMentions.entryPoints.contains(name) { found.startsApp = true }
      guard previews.isEmpty else {
        return found.add(name, in: TypeMentions.previews, isCalled: isCalled)
      }
      let owner = open.last ?? ""
      // A type that names itself is not shown by that.
      if name != owner { found.add(name, in: owner, isCalled: isCalled) }
    }
  }

  /// Functions that start an app, and attributes of the type of its delegate.
  fileprivate static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]
}
