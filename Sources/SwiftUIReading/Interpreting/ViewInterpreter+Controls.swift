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
    result.facts.effect = effect(of: kind, call, scope)
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
    // Without content it has no size, and is there for a key.
    if let label, label.statements.isEmpty { node.facts.isTransparent = true }
    let action = call.closure("action") ?? (hasAction ? nil : call.trailing)
    if let action {
      node.facts.changes = changes(of: action.statements, scope)
      node.facts.copiesSilently = copiesSilently(action.statements, scope)
      let effects = ActionEffects(of: action)
      node.facts.goesBack = effects.goesBack
      node.facts.removes = effects.removes
    } else if let name = Call.member(call.value("action")) {
      node.facts.changes = changes(ofActionNamed: name, scope)
      let body = scope.type?.functions[name]?.body
      node.facts.copiesSilently = body.map { copiesSilently($0.statements, scope) } ?? false
    }
    node.facts.hasRole = call.has("role")
    if scope.type?.name.contains("BackButton") == true { node.facts.goesBack = true }
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
    // Code follows it; without content it has no size.
    let isFollowedByCode = call.has("isActive") || call.has("selection") || call.has("tag")
    if isFollowedByCode, node.facts.text?.isBlank == true { node.facts.isTransparent = true }
    guard !hasTitle || leadsToValue else { return }
    // A library has a name of its own for what it leads to: `NavigationLink(state: …) { … }`.
    let isDestinationGiven =
      leadsToValue
      || call.arguments.contains { argument in
        argument.label.map { !["isActive", "selection", "tag"].contains($0) } ?? false
      }
    setLabel(
      of: &node, call.closure("label") ?? (isDestinationGiven ? call.trailing : nil), scope)
    if isFollowedByCode, node.children.isEmpty { node.facts.isTransparent = true }
  }

  /// The items of a menu are shown when it is open.
  private mutating func menu(
    _ node: inout ViewNode, _ call: Call, _ scope: Scope, _ hasTitle: Bool
  ) {
    setLabel(of: &node, hasTitle ? nil : call.closure("label"), scope)
    let items = call.trailing ?? call.closure("content")
    if let items { node.facts.offered = nodes(items, scope) }
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
    if let value = call.value("label"), !value.is(ClosureExprSyntax.self) {
      node.facts.text = nodes(value, scope).spoken
    }
    node.facts.value = initialValue(of: node.kind, call, scope) ?? .unknown
    node.facts.saysShareOfRange = node.kind == .slider && Self.isOfAmounts(call.value("in"))
  }

  /// Whether the range of a slider is one of amounts, and not 0 to 1 or to 100: VoiceOver says the value in per cent of it.
  private static func isOfAmounts(_ range: ExprSyntax?) -> Bool {
    guard let range else { return false }
    guard let range = range.bare.range else { return true }
    return range.first < 0 || ![1, 100].contains(range.last - range.first)
  }

  /// The number of a stepper, or the position of a slider in its range in per cent, as VoiceOver says it.
  private func initialValue(
    of kind: ViewNode.Kind, _ call: Call, _ scope: Scope
  ) -> SpokenText? {
    guard let value = scope.initialValue(of: call.value("value"))?.number else { return nil }
    guard kind == .slider else {
      return Int(exactly: value).map {
        SpokenText(String($0), isOpen: true).starting(.ofVariable)
      }
    }
    let range = call.value("in").map(\.bare.range) ?? (first: 0, sign: "...", last: 1)
    guard let range, range.sign == "...", range.first < range.last,
      (range.first...range.last).contains(value)
    else { return nil }
    let share = (value - range.first) / (range.last - range.first)
    return SpokenText("\(Int((share * 100).rounded()))%", isOpen: true).starting(.ofVariable)
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
    if let binding = call.value("text")?.trimmedDescription, binding.hasPrefix("$") {
      node.facts.edited = String(binding.dropFirst())
    }
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
    if let number = scope.initialValue(of: call.value("value"))?.number {
      return Int(exactly: number).map { SpokenText(String($0)) }
    }
    guard let value = scope.initialValue(of: call.value("text")) else { return nil }
    let text = texts.text(value, in: scope, isKey: false)
    return text.isOpen || text.isBlank ? nil : text.starting(.ofVariable)
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
    let start = scope.initialValue(of: binding)?.boolean
    let isConstant = binding?.trimmedDescription.hasPrefix(".constant") ?? false
    return SpokenText(start == true ? "1" : "0")
      .starting(start == nil ? .assumed : isConstant ? nil : .ofVariable)
  }

  /// The variables that an action changes, also through functions of its type.
  func changes(of items: CodeBlockItemListSyntax, _ scope: Scope) -> Set<String> {
    var found = StateChanges(in: items)
    for name in found.calls { found.names.formUnion(changes(ofActionNamed: name, scope)) }
    // A binding is the variable that the view around gives: `isPresented` of `Panel(isPresented: $isOpen)`.
    let bound = found.names.compactMap { name -> String? in
      guard case .expression(let value, _)? = scope.bindings[name] else { return nil }
      let text = value.trimmedDescription
      return text.hasPrefix("$") ? String(text.dropFirst()) : nil
    }
    return found.names.union(bound)
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
