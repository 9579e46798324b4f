internal import SourceReading
internal import SwiftSyntax

/// Which views of an app other views show, and how.
///
/// A view that another one shows in its body is a part of it. A view that is pushed, presented, shown in a window or
/// only previewed is a screen.
struct ViewUses: Sendable {
  /// The views that another view shows as a part, each with the files where this happens.
  private(set) var parts: [String: Set<Int>] = [:]
  /// The views that a body has in its own code.
  private(set) var inBodies: Set<String> = []
  /// The views and the functions that show each of these as a part, by its name.
  private(set) var owners: [String: Set<String>] = [:]
  /// The views that a navigation pushes, each with the files where this happens.
  private(set) var pushed: [String: Set<Int>] = [:]
  /// Those to which the link gives a title.
  private(set) var titled: [String: Set<Int>] = [:]
  /// The views that are presented or are the content of a window.
  private(set) var presented: [String: Set<Int>] = [:]

  /// The calls that make values with several properties, by the name of the type.
  private(set) var makers: [String: [FunctionCallExprSyntax]] = [:]

  init() {}

  /// - Parameters:
  ///   - files: the uses in each file of a project, in order.
  ///   - references: where code refers to functions outside of types, by their names.
  ///   - linksAreOwn: whether the app has initializers of links for destinations of its own.
  ///   - declaredName: the name of the type that a name stands for.
  ///   - isFollowed: whether a function that code of a type calls is one whose views are read.
  ///   - isShown: whether a type shows views: a list of screens in a model does not.
  init(
    _ all: [InFile], references: FunctionReferences, linksAreOwn: Bool,
    named declaredName: (String) -> String,
    following isFollowed: (_ function: String, _ type: String) -> Bool,
    in isShown: (String) -> Bool
  ) {
    let files = all.map { $0.following(isFollowed) }
    var shown = references.shown(in: isShown)
    let functions = FunctionReferences.reached(from: shown)
    func show(_ names: Set<String>, in owner: String, _ file: Int) {
      for name in names.lazy.map(declaredName) where name != owner {
        parts[name, default: []].insert(file)
        owners[name, default: []].insert(owner)
        shown[owner, default: []].insert(name)
      }
    }
    /// The view or the function that shows the views of a member; nil if no view does.
    func owner(_ member: Member) -> String? {
      guard member.owner.isEmpty else { return isShown(member.owner) ? member.owner : nil }
      return member.name.map(FunctionReferences.node).flatMap { functions.contains($0) ? $0 : nil }
    }
    func add(_ names: Set<String>, to uses: inout [String: Set<Int>], _ file: Int) {
      for name in names { uses[declaredName(name), default: []].insert(file) }
    }
    let given = Self.destinations(of: files, named: declaredName)
    for (index, file) in files.enumerated() {
      for (parameter, names) in file.given {
        switch given[parameter] {
        case .pushed: add(names, to: &pushed, index)
        case .presented: add(names, to: &presented, index)
        default: break
        }
      }
    }
    for file in files {
      for uses in [file.parts, file.nested] {
        for (member, names) in uses where member.name == "body" { inBodies.formUnion(names) }
      }
    }
    let destinations = Self.destinations(of: files).merging(references.destinations) { $1 }
    for (index, file) in files.enumerated() {
      makers.merge(file.makers) { $0 + $1 }
      for (member, names) in file.nested {
        if let owner = owner(member) { show(names, in: owner, index) }
      }
      for (member, names) in file.parts where member.owner.isEmpty || isShown(member.owner) {
        switch destinations[member] {
        case .pushed: add(names, to: &pushed, index)
        case .presented: add(names, to: &presented, index)
        case .part, .labelOrPage, nil:
          if let owner = owner(member) { show(names, in: owner, index) }
        }
      }
      for (member, names) in file.labelsOrPages {
        if linksAreOwn {
          show(names, in: member.owner, index)
        } else {
          add(names, to: &pushed, index)
        }
      }
      add(file.pushed, to: &pushed, index)
      add(file.titled, to: &titled, index)
      add(file.presented, to: &presented, index)
    }
    openCircles(shown)
  }

  /// Makes a screen of one of the views that show only each other, so that none is left out.
  ///
  /// - Parameter shown: the parts of each view.
  private mutating func openCircles(_ shown: [String: Set<String>]) {
    var reached: Set<String> = []
    func reach(_ name: String) {
      var open = [name]
      while let next = open.popLast() {
        if reached.insert(next).inserted { open += shown[next, default: []] }
      }
    }
    for name in shown.keys where parts[name] == nil || isScreen(name) {
      if !FunctionReferences.isNode(name) { reach(name) }
    }
    for name in parts.keys.sorted() where !reached.contains(name) {
      parts[name] = nil
      reach(name)
    }
  }

  /// The functions and properties whose views are only pushed, or only presented: a function that makes the screen for
  /// each item of a list.
  static func destinations(of files: [InFile]) -> [Member: Destination] {
    var found: [Member: Set<Destination>] = [:]
    for file in files {
      for (member, uses) in file.memberUses { found[member, default: []].formUnion(uses) }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// A function or a property of a type.
  struct Member: Hashable, Sendable {
    /// Empty for code outside of types.
    var owner: String
    /// Nil for code outside of functions and computed properties.
    var name: String?
  }

  /// How the views that some code makes are shown.
  enum Destination: Hashable, Sendable {
    case pushed, presented, part
    /// In the closure of `NavigationLink(.settings(.title)) { … }`: pushed if the argument is the title, a part of the
    /// label if it is a destination of the app's own.
    case labelOrPage
  }

  /// The types that one file makes, by the place where it does; not all of them are views.
  struct InFile: Sendable {
    /// By the code that makes them.
    var parts: [Member: Set<String>] = [:]
    /// The same of views within a container: a row of a list that a property makes is not a screen.
    var nested: [Member: Set<String>] = [:]
    fileprivate var pushed: Set<String> = []
    fileprivate var titled: Set<String> = []
    fileprivate var presented: Set<String> = []
    /// By the parameters that get them, those among them too that are parts of a view.
    var given: [Parameter: Set<String>] = [:]
    /// By the functions that get them: see ``CodeContext/receiver``.
    var handed: [String: Set<Handed>] = [:]
    /// The last property of each view that is a closure, which a trailing one sets.
    var builders: [String: String] = [:]
    /// The stored properties that have no value of their own.
    fileprivate var parameters: Set<String> = []
    fileprivate var labelsOrPages: [Member: Set<String>] = [:]
    /// How the views of functions and properties of a type are shown in its code.
    fileprivate var memberUses: [Member: Set<Destination>] = [:]
    fileprivate(set) var appearances = AppearanceSettings()
    fileprivate(set) var makers: [String: [FunctionCallExprSyntax]] = [:]

    /// Whether functions or properties outside of types may make views.
    var hasFunctions: Bool {
      [parts, nested].contains { $0.keys.contains { $0.owner.isEmpty && $0.name != nil } }
    }

    /// - Parameter others: the names of views that do not begin with a capital.
    init(_ file: SwiftSyntaxFile, alsoNaming others: Set<String> = []) {
      let visitor = Visitor(others)
      visitor.walk(file.tree)
      self = visitor.found
      let members = Set(parts.keys).union(nested.keys).union(handed.values.joined().map(\.by))
      let names = Set(members.compactMap(\.name)).union(parameters).subtracting(["body"])
      guard !names.isEmpty else { return }
      let uses = MemberVisitor(names)
      uses.walk(file.tree)
      memberUses = uses.found
    }

    fileprivate init() {}
  }

  /// Whether it is known that users see the view as a whole screen.
  private func isScreen(_ name: String) -> Bool { pushed[name] != nil || presented[name] != nil }

  private final class Visitor: AppCodeVisitor {
    let others: Set<String>
    var found = InFile()

    init(_ others: Set<String>) {
      self.others = others
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found.appearances.add(node)
      return .visitChildren
    }

    /// The statements of each block of code with a hosting controller.
    private var blocks: [SyntaxIdentifier: HostingBlock] = [:]

    /// A view that the code before holds in a constant: `let view = Cart(); Host(rootView: view)`.
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.label?.text == CodeContext.hostedLabel else { return .visitChildren }
      let blocks = blocks(around: Syntax(node))
      let name = node.expression.bare.as(DeclReferenceExprSyntax.self)?.baseName.text
      let constant = name.flatMap { name in blocks.lazy.compactMap { $0.views[name] }.first }
      if let constant { found.presented.insert(constant) }
      let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
      let isSystems = call.flatMap(Call.name).map(CodeContext.presenting.contains) ?? false
      if !isSystems || blocks.contains(where: \.setsTitle),
        let type = constant ?? HostingBlock.madeType(node.expression)
      {
        found.titled.insert(type)
      }
      return .visitChildren
    }

    /// The blocks of code around a node, the innermost first, up to the type that it is in.
    private func blocks(around node: Syntax) -> [HostingBlock] {
      var all: [HostingBlock] = []
      var child = node
      while let parent = child.parent, !parent.isProtocol((any DeclGroupSyntax).self) {
        if let items = parent.as(CodeBlockItemListSyntax.self) {
          let block = blocks[items.id] ?? HostingBlock(items)
          blocks[items.id] = block
          all.append(block)
        }
        child = parent
      }
      return all
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true || others.contains(name)
      else { return .visitChildren }
      let isPalette =
        node.arguments.count >= Self.leastColors && node.arguments.allSatisfy { $0.label != nil }
      if isPalette || node.arguments.contains(where: Self.isColor) {
        found.makers[name, default: []].append(node)
      }
      let context = CodeContext(of: Syntax(node))
      if context.destination == .part, let parameter = context.parameter {
        found.given[parameter, default: []].insert(name)
      }
      if context.destination == .part, let receiver = context.receiver {
        let handed = Handed(view: name, by: context.member, isNested: context.isNested)
        found.handed[receiver, default: []].insert(handed)
        return .visitChildren
      }
      if context.destination != .part, Self.isTitled(node) { found.titled.insert(name) }
      switch context.destination {
      case .pushed: found.pushed.insert(name)
      case .presented: found.presented.insert(name)
      case .labelOrPage: found.labelsOrPages[context.member, default: []].insert(name)
      case .part where context.isNested: found.nested[context.member, default: []].insert(name)
      case .part: found.parts[context.member, default: []].insert(name)
      }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let binding = node.bindings.first, binding.accessorBlock == nil,
        binding.initializer == nil, let type = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let view = node.parent?.parent?.parent?.parent?.as(StructDeclSyntax.self)?.name.text
      else { return .visitChildren }
      found.parameters.insert(name)
      if type.isFunction { found.builders[view] = name }
      return .visitChildren
    }

    /// Whether an argument is a colour by its label: `tintColor: .red`.
    private static func isColor(_ argument: LabeledExprSyntax) -> Bool {
      guard let label = argument.label?.text.lowercased() else { return false }
      return label.hasSuffix("color") || label.hasSuffix("colour") || label.hasSuffix("tint")
    }

    /// A palette has more colours than this.
    private static let leastColors = 3

    /// Whether a modifier of the view that a call makes gives it a title.
    private static func isTitled(_ node: FunctionCallExprSyntax) -> Bool {
      var view = Syntax(node)
      while let member = view.parent?.as(MemberAccessExprSyntax.self),
        let call = member.parent?.as(FunctionCallExprSyntax.self)
      {
        if ["navigationTitle", "navigationBarTitle"].contains(member.declName.baseName.text) {
          return true
        }
        view = Syntax(call)
      }
      return false
    }
  }

  /// Finds where the code of a type refers to some of its functions and properties.
  private final class MemberVisitor: SyntaxVisitor {
    let names: Set<String>
    var found: [Member: Set<Destination>] = [:]

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      guard names.contains(name) else { return .visitChildren }
      let context = CodeContext(of: Syntax(node))
      guard context.member.name != name else { return .visitChildren }
      found[Member(owner: context.member.owner, name: name), default: []]
        .insert(context.destination)
      return .visitChildren
    }
  }
}

extension TypeSyntax {
  /// Whether it is the type of a closure, with attributes or without.
  fileprivate var isFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    return self.is(FunctionTypeSyntax.self)
  }
}
