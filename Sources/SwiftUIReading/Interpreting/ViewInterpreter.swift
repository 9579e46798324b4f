internal import AccessibilityModel
internal import SourceReading
internal import SwiftSyntax

/// Turns the code of a view into the views that it shows.
///
/// The app's own views, functions and modifiers are followed by name. Where a condition is unknown, the branch with the
/// most content is shown, and the other ones are alternatives. A loop is one template of its content.
struct ViewInterpreter {
  let project: SwiftUIProject
  let texts: TextResolver
  let colors: ColorResolver
  let changedStates = ChangedStates()
  /// The index of the file of the screen: positions of code in other files are those of the call.
  let file: Int
  /// The names of modifiers that neither SwiftUI's table nor the app has, with how often they occur.
  private(set) var unknownModifiers: [String: Int] = [:]
  /// The names of views that neither SwiftUI nor the app has, with how often they occur.
  var unknownViews: [String: Int] = [:]
  private(set) var warnings: [(place: ViewNode.Place, message: String)] = []
  /// By the name of their type.
  var timers: [String: HidingTimers] = [:]
  /// By the name of their type.
  var announcements: [String: Announcements] = [:]
  /// By the name of their type.
  var written: [String: WrittenTexts] = [:]
  /// The names of the app's views that it has met.
  var ownViews: Set<String> = []
  /// How many views it has made.
  var count = 0
  /// The last number of an instance, a closure or a choice.
  private var number = 0
  private var depth = 0

  /// Views of the app nest up to about ten deep; more are a sign of a cycle.
  private static let mostOpen = 24
  /// Deeper code would need more stack than a thread of a debug build has.
  private static let deepest = 160
  /// A view that shows another twice, and that one a third twice, and so on, has any number of parts.
  private static let mostNodes = 20_000

  init(_ project: SwiftUIProject, texts: TextResolver, file: Int) {
    self.project = project
    colors = ColorResolver(project: project)
    self.texts = texts
    self.file = file
  }

  /// The views in the body of a view of the app.
  mutating func body(of type: TypeDeclaration) -> [ViewNode] {
    guard let body = type.properties["body"]?.body else { return [] }
    return ShownAlternatives.resolved(
      nodes(body, Scope(type: type, file: type.file, place: nil, open: [type.name])))
  }

  mutating func nextNumber() -> Int {
    number += 1
    return number
  }

  /// The position of a node: its own, or that of the call that leads to another file.
  func place(of node: some SyntaxProtocol, _ scope: Scope) -> ViewNode.Place {
    let home = home(of: node, scope)
    let source = project.files[home]
    let position = source.position(of: node)
    guard home != file, var place = scope.place ?? placeOfType(scope) else {
      return ViewNode.Place(line: position.line, column: position.column)
    }
    place.declaration = Element.Declaration(
      file: source.name, line: position.line, column: position.column)
    return place
  }

  /// The index of the file of some code: a member may be in an extension, in another file than its type.
  func home(of node: some SyntaxProtocol, _ scope: Scope) -> Int {
    project.file(of: node) ?? scope.file
  }

  /// Where a type of this file is declared, whose member is in another file.
  private func placeOfType(_ scope: Scope) -> ViewNode.Place? {
    guard let type = scope.type, type.file == file else { return nil }
    let position = project.files[file].position(of: type.node)
    return ViewNode.Place(line: position.line, column: position.column)
  }

  mutating func warn(_ message: String, at place: ViewNode.Place) {
    warnings.append((place, message))
  }

  mutating func countUnknown(_ modifier: String) { unknownModifiers[modifier, default: 0] += 1 }

  mutating func countUnknownView(_ name: String) { unknownViews[name, default: 0] += 1 }

  // MARK: Statements

  mutating func nodes(_ items: CodeBlockItemListSyntax, _ scope: Scope) -> [ViewNode] {
    guard depth < Self.deepest, count < Self.mostNodes else {
      return [value(at: place(of: items, scope))]
    }
    depth += 1
    defer { depth -= 1 }
    let scope = scope.adding([:])
    var result: [ViewNode] = []
    // No builder makes views of code that returns them itself: its other statements are not views.
    let returns = items.contains { $0.item.is(ReturnStmtSyntax.self) }
    for item in items where !returns || item.item.is(DeclSyntax.self) || item.mayReturn {
      switch item.item {
      case .expr(let expression): result += nodes(expression, scope)
      case .stmt(let statement): result += nodes(statement, scope)
      case .decl(let declaration): result += nodes(declaration, scope)
      }
    }
    return result
  }

  private mutating func nodes(_ statement: StmtSyntax, _ scope: Scope) -> [ViewNode] {
    if let result = statement.as(ReturnStmtSyntax.self)?.expression { return nodes(result, scope) }
    if let inner = statement.as(ExpressionStmtSyntax.self)?.expression {
      return nodes(inner, scope)
    }
    return []
  }

  /// Local constants, and the code of `#if`.
  private mutating func nodes(_ declaration: DeclSyntax, _ scope: Scope) -> [ViewNode] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        {
          scope.declare(name, .expression(value, scope.adding([:])))
        }
      }
      return []
    }
    return declaration.as(IfConfigDeclSyntax.self).map { alternatives($0, scope) } ?? []
  }

  // MARK: Expressions

  mutating func nodes(_ expression: ExprSyntax, _ scope: Scope) -> [ViewNode] {
    guard depth < Self.deepest, count < Self.mostNodes else {
      return [value(at: place(of: expression, scope))]
    }
    depth += 1
    defer { depth -= 1 }
    if let conditional = expression.as(PostfixIfConfigExprSyntax.self) {
      return nodes(of: conditional, scope)
    }
    let expression = expression.bare
    if let call = expression.as(FunctionCallExprSyntax.self) { return nodes(of: call, scope) }
    if let condition = expression.as(IfExprSyntax.self) { return alternatives(condition, scope) }
    if let choice = expression.as(SwitchExprSyntax.self) { return alternatives(choice, scope) }
    if let choices = expression.choices {
      // One of two colours is a view of one colour.
      switch colors.color(expression, in: scope) {
      case .known, .choice: return [colorView(expression, scope)]
      case .oneOf, .unknown: break
      }
      let looks = expanded(choices.condition, scope)
      return alternatives(of: choices, scope).map { node in
        var node = node
        node.facts.looks.insert(looks)
        return node
      }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(of: sequence, scope) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return named(name.baseName.text, expression, scope)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return nodes(of: member, scope) }
    return []
  }

  /// `Text("A") + Text("B")` is one text.
  private mutating func sum(of sequence: SequenceExprSyntax, _ scope: Scope) -> [ViewNode] {
    var sum: ViewNode?
    for element in sequence.elements where !element.is(BinaryOperatorExprSyntax.self) {
      for node in nodes(element, scope) where node.kind == .text || node.kind == .image {
        guard var first = sum else {
          sum = node
          continue
        }
        let parts = [first.facts.text, node.facts.text].compactMap(\.self)
        first.facts.text = SpokenText(
          parts.map(\.text).joined(), isOpen: parts.contains(where: \.isOpen))
        sum = first
      }
    }
    return sum.map { [$0] } ?? []
  }

  mutating func nodes(of binding: Scope.Binding, at place: ViewNode.Place) -> [ViewNode] {
    switch binding {
    case .expression(let value, let around): nodes(value, around)
    case .closure(let closure, let around): nodes(closure, around)
    case .views(let views): views
    case .unknown: [value(at: place)]
    case .nothing: []
    }
  }

  /// The content of a closure; parameters without an argument are unknown.
  mutating func nodes(
    _ closure: ClosureExprSyntax, _ scope: Scope, arguments: [Scope.Binding] = [],
    typeOfItem type: String? = nil
  ) -> [ViewNode] {
    let names: [String] =
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: ["$0"]
      }
    var bindings: [String: Scope.Binding] = [:]
    let number = nextNumber()
    for (index, name) in names.enumerated() {
      bindings[name] =
        index < arguments.count ? arguments[index] : .unknown(closure: number, type: type)
    }
    return nodes(closure.statements, scope.adding(bindings))
  }

  /// The content of a call: that of its closure, or of the name of one (`toolbar(content: items)`).
  mutating func content(of call: Call, _ scope: Scope) -> [ViewNode] {
    if let closure = call.trailing ?? call.closure("content") { return nodes(closure, scope) }
    return call.value("content").map { nodes($0, scope) } ?? []
  }

  func node(_ kind: ViewNode.Kind, _ name: String, at place: ViewNode.Place) -> ViewNode {
    ViewNode(kind: kind, name: name, place: place)
  }

  // MARK: The app's own

  /// Interprets code of the app, unless the code around it is the same.
  ///
  /// - Parameters:
  ///   - scope: that of the code that refers to it.
  ///   - inner: the scope of its own code.
  mutating func follow(
    _ name: String, from scope: Scope, into inner: Scope, at place: ViewNode.Place,
    _ body: (inout Self, Scope) -> [ViewNode]
  ) -> [ViewNode] {
    guard !scope.open.contains(name), scope.open.count < Self.mostOpen else {
      warn(
        scope.open.contains(name)
          ? "\(name.prefix { $0 != "#" }) shows itself; its content is left out here"
          : "found views nested over \(Self.mostOpen) deep; the rest is left out", at: place)
      return [value(at: place)]
    }
    return body(&self, inner.within(scope.open + [name]))
  }
}

extension CodeBlockItemSyntax {
  /// Whether it returns something from the code that it is in.
  fileprivate var mayReturn: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}
