internal import AccessibilityModel
internal import SwiftSyntax

// The controls of SwiftUI.

extension ViewInterpreter {
  mutating func control(
    _ kind: ViewNode.Kind, _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(kind, call.name, at: place)
    let hasTitle = call.first.map { !$0.is(ClosureExprSyntax.self) } ?? false
    if hasTitle, let title = call.first {
      result.facts.text = texts.text(title, in: scope)
      if let image = call.value("systemImage") {
        let text = texts.text(image, in: scope, isKey: false)
        result.facts.image = text.isOpen ? nil : text.text
        result.facts.imageIsSymbol = true
      }
    }
    switch kind {
    case .button: button(&result, call, scope, hasTitle)
    case .navigationLink: navigationLink(&result, call, scope, hasTitle)
    case .link:
      setLabel(of: &result, hasTitle ? nil : call.closure("label") ?? call.trailing, scope)
    case .menu: menu(&result, call, scope, hasTitle)
    case .picker: picker(&result, call, scope, hasTitle)
    case .slider, .stepper: ranged(&result, call, scope, hasTitle)
    case .progress: progress(&result, call, scope)
    case .textField, .secureField: field(&result, call, scope, hasTitle)
    case .toggle:
      setLabel(of: &result, hasTitle ? nil : call.closure("label") ?? call.trailing, scope)
      result.facts.value = state(of: call.value("isOn"), scope)
      let binding = call.value("isOn")?.trimmedDescription ?? ""
      if binding.hasPrefix("$") { result.facts.changes = [String(binding.dropFirst())] }
    case .textEditor:
      result.facts.text = nil
      result.facts.value = content(of: call, scope)
    default: setLabel(of: &result, hasTitle ? nil : call.closure("label") ?? call.trailing, scope)
    }
    if let label = call.value("label"), !label.is(ClosureExprSyntax.self) {
      result.children += nodes(label, scope)
    }
    return result
  }

  private mutating func setLabel(
    of node: inout ViewNode, _ closure: ClosureExprSyntax?, _ scope: Scope
  ) {
    guard let closure else { return }
    node.children = nodes(closure, scope)
  }

  private mutating func button(
    _ node: inout ViewNode, _ call: Call, _ scope: Scope, _ hasTitle: Bool
  ) {
    let hasAction = call.has("action") || call.has("intent")
    let label = call.closure("label") ?? (hasAction && !hasTitle ? call.trailing : nil)
    setLabel(of: &node, label, scope)
    let action = call.closure("action") ?? (hasAction ? nil : call.trailing)
    if let action {
      node.facts.changes = changes(of: action.statements, scope)
      node.facts.copiesSilently = copiesSilently(action.statements, scope)
    } else if let name = Call.member(call.value("action")) {
      node.facts.changes = changes(ofActionNamed: name, scope)
      let body = scope.type?.functions[name]?.body
      node.facts.copiesSilently = body.map { copiesSilently($0.statements, scope) } ?? false
    }
    if !hasTitle, label == nil, let role = Call.member(call.value("role")) {
      // The system names a button that has only a role; the names of the others are not documented.
      node.facts.text = role == "close" ? SpokenText("Close") : .unknown
    }
  }

  private mutating func navigationLink(
    _ node: inout ViewNode, _ call: Call, _ scope: Scope, _ hasTitle: Bool
  ) {
    let leadsToValue =
      call.trailing != nil && Call.leadsToValue(call.node)
      && (project.hasOwnLinks || !Call.isGeneratedText(call.node))
    if leadsToValue { node.facts.text = nil }
    guard !hasTitle || leadsToValue else { return }
    let isDestinationGiven =
      call.value("destination") != nil || call.value("value") != nil || leadsToValue
    setLabel(
      of: &node, call.closure("label") ?? (isDestinationGiven ? call.trailing : nil), scope)
    // Code follows it; without content it has no size.
    let isFollowedByCode = call.has("isActive") || call.has("selection") || call.has("tag")
    if isFollowedByCode, node.children.isEmpty { node.facts.isTransparent = true }
  }

  /// The items of a menu are shown when it is open.
  private mutating func menu(
    _ node: inout ViewNode, _ call: Call, _ scope: Scope, _ hasTitle: Bool
  ) {
    setLabel(of: &node, hasTitle ? nil : call.closure("label"), scope)
  }

  private mutating func picker(
    _ node: inout ViewNode, _ call: Call, _ scope: Scope, _ hasTitle: Bool
  ) {
    let options = call.trailing ?? call.closure("content")
    let items = options.map { nodes($0, scope) } ?? []
    if let label = call.closure("label") {
      node.facts.text = nodes(label, scope).spoken
    } else if let label = call.value("label") {
      node.facts.text = nodes(label, scope).spoken
    }
    node.children = items
  }

  private mutating func ranged(
    _ node: inout ViewNode, _ call: Call, _ scope: Scope, _ hasTitle: Bool
  ) {
    let label = call.closure("label") ?? (hasTitle ? nil : call.trailing)
    if let label { node.facts.text = nodes(label, scope).spoken }
    if let value = call.value("label") { node.facts.text = nodes(value, scope).spoken }
    node.facts.value = initialValue(of: node.kind, call, scope) ?? .unknown
  }

  /// The number of a stepper, or the position of a slider in its range in per cent, as VoiceOver says it.
  private func initialValue(
    of kind: ViewNode.Kind, _ call: Call, _ scope: Scope
  ) -> SpokenText? {
    guard let value = scope.initialValue(of: call.value("value"))?.number else { return nil }
    guard kind == .slider else {
      return Int(exactly: value).map { SpokenText(String($0), isOpen: true) }
    }
    let bounds = call.value("in").map { Self.bounds(of: $0) } ?? (0, 1)
    guard let bounds, bounds.0 < bounds.1, (bounds.0...bounds.1).contains(value) else { return nil }
    let share = (value - bounds.0) / (bounds.1 - bounds.0)
    return SpokenText("\(Int((share * 100).rounded()))%", isOpen: true)
  }

  /// The ends of `0...10`.
  private static func bounds(of range: ExprSyntax) -> (Double, Double)? {
    guard let parts = range.bare.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].trimmedDescription == "...", let first = parts[0].number,
      let last = parts[2].number
    else { return nil }
    return (first, last)
  }

  private mutating func progress(_ node: inout ViewNode, _ call: Call, _ scope: Scope) {
    if call.has("value") || call.name == "Gauge" || call.has("timerInterval") {
      node.facts.value = .unknown
      if let value = call.value("value")?.number {
        let part = value / (call.value("total")?.number ?? 1)
        if (0...1).contains(part) {
          node.facts.value = SpokenText("\(Int((part * 100).rounded()))%")
        }
      }
    } else {
      node.kind = .activity
    }
    if let label = call.closure("label") ?? call.trailing {
      node.facts.text = nodes(label, scope).spoken
    }
    if let label = call.closure("currentValueLabel"), let text = nodes(label, scope).spoken {
      node.facts.text = [node.facts.text, text].compactMap(\.self).joined
    }
  }

  private mutating func field(
    _ node: inout ViewNode, _ call: Call, _ scope: Scope, _ hasTitle: Bool
  ) {
    if node.kind != .secureField { node.facts.value = content(of: call, scope) }
    if let prompt = call.value("prompt") {
      node.facts.prompt = texts.text(prompt, in: scope)
      node.facts.shownPrompt = nodes(prompt, scope).filter { $0.kind == .text }
    }
    if let label = call.closure("label") ?? (hasTitle ? nil : call.trailing) {
      node.facts.text = nodes(label, scope).spoken
    }
  }

  /// The text of a field before its user types; nil for none.
  private func content(of call: Call, _ scope: Scope) -> SpokenText? {
    guard let value = scope.initialValue(of: call.value("text")) else { return nil }
    let text = texts.text(value, in: scope, isKey: false)
    return text.isOpen || text.isBlank ? nil : text
  }

  /// Whether code only puts something on the pasteboard, directly or in the one function of the type that it calls.
  private func copiesSilently(_ items: CodeBlockItemListSyntax, _ scope: Scope) -> Bool {
    guard items.count == 1, let item = items.first else { return false }
    if let call = item.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self), let name = Call.name(of: call),
      let body = scope.type?.functions[name]?.body
    {
      return body.statements.count == 1
        && body.statements.first.map { Self.copies(Syntax($0)) } ?? false
    }
    return Self.copies(Syntax(item))
  }

  private static func copies(_ code: Syntax) -> Bool {
    code.tokens(viewMode: .sourceAccurate).contains { $0.text == "UIPasteboard" }
  }

  /// The state of a toggle before its user changes it: that of the variable that it is bound to.
  private func state(of binding: ExprSyntax?, _ scope: Scope) -> SpokenText? {
    let start = scope.initialValue(of: binding)?.boolean ?? false
    return SpokenText(start ? "1" : "0")
  }

  /// The variables that an action changes, also through functions of its type.
  func changes(of items: CodeBlockItemListSyntax, _ scope: Scope) -> Set<String> {
    var found = StateChanges(in: items)
    for name in found.calls { found.names.formUnion(changes(ofActionNamed: name, scope)) }
    return found.names
  }

  private func changes(ofActionNamed name: String, _ scope: Scope) -> Set<String> {
    if case .closure(let closure, _)? = scope.bindings[name] {
      return StateChanges(in: closure.statements).names
    }
    return scope.type?.functions[name]?.body.map { StateChanges(in: $0.statements).names } ?? []
  }

  static let controls: [String: ViewNode.Kind] = [
    "Button": .button, "NavigationLink": .navigationLink, "Link": .link, "Menu": .menu,
    "Toggle": .toggle, "Slider": .slider, "Stepper": .stepper, "TextField": .textField,
    "SecureField": .secureField, "TextEditor": .textEditor, "Picker": .picker,
    "DatePicker": .datePicker, "MultiDatePicker": .datePicker, "ColorPicker": .colorPicker,
    "ProgressView": .progress, "Gauge": .progress, "SettingsLink": .button,
  ]
}

/// The variables that the code of an action changes, and the functions that it calls.
struct StateChanges {
  /// `isOn` of `isOn.toggle()`, `choice = 2`, `selection.insert(id)` and `toggle(&isOn)`.
  var names: Set<String>
  let calls: Set<String>

  init(in items: CodeBlockItemListSyntax) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(items)
    // A variable that is set and set back shows that the action is at work.
    names = visitor.names.subtracting(
      visitor.truths.filter { $0.value.count > 1 }.map(\.key.name))
    calls = visitor.calls
  }

  private final class Visitor: SyntaxVisitor {
    var names: Set<String> = []
    var calls: Set<String> = []
    /// The literals that a variable is set to in one block of code.
    var truths: [Assignment: Set<Bool>] = [:]

    struct Assignment: Hashable {
      var name: String
      var block: SyntaxIdentifier?
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        Self.mutations.contains(member.declName.baseName.text), let base = member.base
      {
        names.insert(base.trimmedDescription.withoutSelf)
      }
      if let name = Call.name(of: node) { calls.insert(name) }
      // A function that gets a binding changes it.
      for argument in node.arguments {
        if let reference = argument.expression.as(InOutExprSyntax.self) {
          names.insert(reference.expression.trimmedDescription.withoutSelf)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count > 1, elements[1].is(AssignmentExprSyntax.self) {
        let name = elements[0].trimmedDescription.withoutSelf
        names.insert(name)
        if elements.count == 3, let truth = elements[2].boolean {
          let block = Self.block(around: Syntax(node))
          truths[Assignment(name: name, block: block), default: []].insert(truth)
        }
      }
      return .visitChildren
    }

    /// The block that runs some code from its start to its end; that of `defer` is the one around it.
    private static func block(around node: Syntax) -> SyntaxIdentifier? {
      var node = node
      while let parent = node.parent {
        if parent.is(CodeBlockItemListSyntax.self),
          parent.parent?.parent?.is(DeferStmtSyntax.self) != true
        {
          return parent.id
        }
        node = parent
      }
      return nil
    }

    private static let mutations: Set<String> = ["toggle", "insert", "remove", "append"]
  }
}

extension String {
  fileprivate var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}

extension [ViewNode] {
  /// The texts of some views, as one element speaks them.
  var spoken: SpokenText? { flatMap(\.spokenParts).joined }
}

extension ViewNode {
  /// The texts that a view adds to the element around it.
  var spokenParts: [SpokenText] {
    guard !facts.isHidden, !facts.isDecorative, !facts.isAlternative else { return [] }
    if let label = facts.label { return [label] + [facts.value].compactMap(\.self) }
    if facts.children == .ignore { return [] }
    let own = facts.text.map { [$0] } ?? []
    switch kind {
    case .text, .label: return own
    case .unknown: return [.unknown]
    default: return own + children.flatMap(\.spokenParts)
    }
  }

  /// The texts in a view that are shown in another state: “Save” of a button that shows its progress.
  var alternativeParts: [SpokenText] {
    guard !facts.isHidden, !facts.isDecorative else { return [] }
    guard facts.isAlternative else { return children.flatMap(\.alternativeParts) }
    var shown = self
    shown.facts.isAlternative = false
    return shown.spokenParts
  }

  /// The images in a view that are not hidden, itself included.
  var images: [ViewNode] {
    guard !facts.isHidden, !facts.isDecorative, !facts.isAlternative else { return [] }
    return kind == .image || kind == .label && facts.image != nil
      ? [self] : children.flatMap(\.images)
  }

  /// The conditions on which the look of a view depends, and that of its content.
  var allLooks: Set<String> {
    children.reduce(into: facts.looks) { $0.formUnion($1.allLooks) }
  }
}

extension ViewNode.Kind {
  var isControl: Bool {
    switch self {
    case .button, .link, .menu, .navigationLink, .toggle, .slider, .stepper, .textField,
      .secureField, .textEditor, .picker, .segmentedPicker, .wheelPicker, .datePicker, .colorPicker:
      true
    default: false
    }
  }
}
