internal import SourceText
internal import SwiftSyntax

/// Visits a Swift file once and collects its ``SourceFacts``.
///
/// It follows names, not types: a variable means the object that it was bound to. If a name has two
/// meanings, both count, so that no property that code may set is reported as never set.
final class SwiftFactCollector: SyntaxVisitor {
  private(set) var facts: SourceFacts
  private let lines: LineIndex
  /// The blocks around the visited node, outermost first.
  var blocks: [SwiftBlock] = []
  /// The properties of the file's types whose names begin like those of types: `URLLabel`.
  var capitalProperties: Set<String> = []
  /// The number of branches and loops around it.
  var branchDepth = 0
  /// The meanings of closure parameters, by closure.
  var closureParameters: [SyntaxIdentifier: [ObjectReference]] = [:]

  init(file: String, lines: LineIndex) {
    facts = SourceFacts(file: file)
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.class, named: node.name, node.inheritanceClause, node.memberBlock)
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.class, named: node.name, node.inheritanceClause, node.memberBlock)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.structure, named: node.name, node.inheritanceClause, node.memberBlock)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.enumeration, named: node.name, node.inheritanceClause, node.memberBlock)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.protocol, named: node.name, node.inheritanceClause, node.memberBlock)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    openExtension(node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { close() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    openFunction("init", node.signature.parameterClause, result: nil, at: Syntax(node.initKeyword))
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { close() }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    openProperty(node)
    return .visitChildren
  }
  override func visitPost(_ node: PatternBindingSyntax) { close() }

  // MARK: Blocks

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    open(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { close() }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node)
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { close() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    blocks.append(SwiftBlock())
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { close() }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { openBranch() }
  override func visitPost(_ node: IfExprSyntax) { closeBranch() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { openBranch() }
  override func visitPost(_ node: SwitchCaseSyntax) { closeBranch() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { openBranch() }
  override func visitPost(_ node: WhileStmtSyntax) { closeBranch() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let elements = references(of: node.sequence).map(\.eachElement)
    readRemoval(by: node, of: elements)
    _ = openBranch()
    if !bindParts(of: node.pattern, to: node.sequence) { bind(node.pattern, to: elements) }
    bindCast(in: node.pattern, to: elements)
    return .visitChildren
  }
  override func visitPost(_ node: ForStmtSyntax) { closeBranch() }

  override func visitPost(_ node: GuardStmtSyntax) {
    guard !blocks.isEmpty, !node.conditions.allSatisfy(\.bindsSelf) else { return }
    blocks[blocks.count - 1].hasGuard = true
  }

  // MARK: Names

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .visitChildren
  }
  override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.openTypes.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.openTypes.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.openTypes.insert(node.name.text)
    return .skipChildren
  }

  // MARK: Statements

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    readAssignment(elements)
    readOperators(elements)
    return .visitChildren
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The code of the subscript may keep the view, or set it.
    readPassed(node.arguments, to: "", at: node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    readMacro(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    readPassed(node.arguments, to: "#" + node.macroName.text, at: node)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    readCall(node)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    readReactive(node)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.lists.contains(node.baseName.text), isInFunction { facts.searches.insert(scope) }
    return .visitChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    readHandedKeyPath(node)
    return .visitChildren
  }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    readWriting(to: node.expression)
    return .visitChildren
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    readReturn(node)
    readReturnedView(node)
    if let value = node.expression { readResult(value) }
    readStyle(node.expression)
    return .visitChildren
  }

  // Imports never concern views.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    let names = node.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    if names.contains(where: SourceFacts.entryPoints.contains) { facts.startsApp = true }
    for case .attribute(let attribute) in node { readKeyPaths(of: attribute) }
    return .skipChildren
  }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

// MARK: - Findings

extension SwiftFactCollector {
  func location(of node: some SyntaxProtocol) -> SourceLocation {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceLocation(file: facts.file, line: lines.position(of: offset).line)
  }

  func add(_ type: TypeDeclaration) { facts.types.append(type) }
  func add(_ function: FunctionDeclaration) { facts.functions.append(function) }
  func add(_ setting: PropertySetting) { facts.settings.append(setting) }
  func add(_ argument: PassedArgument) { facts.arguments.append(argument) }
  func add(_ call: MethodCall) { facts.calls.append(call) }
  func add(_ constant: ConstantDeclaration) { facts.constants.append(constant) }
  func addEntryPoint() { facts.startsApp = true }

  func warn(_ message: String, atOffset offset: Int) {
    let (line, column) = lines.position(of: offset)
    facts.warnings.append(
      SourceWarning(
        location: SourceLocation(file: facts.file, line: line), column: column, message: message))
  }
}
