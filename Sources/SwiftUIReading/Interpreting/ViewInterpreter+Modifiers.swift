internal import AccessibilityModel
internal import SwiftSyntax

// The modifiers of SwiftUI and of the app.

extension ViewInterpreter {
  /// Views after a modifier. One that neither SwiftUI's table nor the app has changes nothing, and is counted.
  mutating func modified(_ views: [ViewNode], by call: Call, _ scope: Scope) -> [ViewNode] {
    var views = NameOfTitle.isSet(by: call) ? views.map(\.namedAsTitle) : views
    if let found = ownModifier(call, scope) {
      return ofOwnModifier(found.function, found.file, call, views, scope)
    }
    switch call.name {
    case "modifier": return ofModifierType(call, views, scope)
    case "overlay", "background", "safeAreaInset", "safeAreaBar":
      return layered(views, by: call, scope)
    case "toggleStyle": return styled(views, by: call, scope)
    case "labelStyle":
      let style = Call.member(call.first) ?? ""
      return views.map { $0.inLabelStyle(hidingTitles: Self.stylesOfIcons.contains(style)) }
    case "buttonStyle":
      if let buttons = ofButtonStyle(views, by: call, scope) { return buttons }
    case "accessibilityRepresentation":
      guard let content = call.trailing ?? call.closure("representation") else { return views }
      return nodes(content, scope)
    case "accessibilityChildren":
      guard let content = call.trailing ?? call.closure("children") else { return views }
      var container = node(.stack, views.first?.name ?? "", at: place(of: call.node, scope))
      container.children = nodes(content, scope)
      return [container]
    default: break
    }
    if let change = changeOfSize(by: call, scope) { views = Self.applied(change, to: views) }
    guard let change = change(by: call, scope) else {
      let isKnown = Self.neutral.contains(call.name)
      if !isKnown {
        countUnknown(call.name)
        views = Self.applied(
          { view in
            view.facts.size = .open
            view.facts.insets = .open
            view.facts.leastHeight = nil
          }, to: views)
      }
      if Self.recoloring.contains(call.name), !project.keepsAppearance(call) {
        return Self.applied({ $0.facts.background = $0.facts.background ?? .unknown }, to: views)
      }
      guard !isKnown || Self.painting.contains(call.name) else { return views }
      return Self.applied({ $0.takeUnknownModifier() }, to: views)
    }
    return Self.applied(change, to: views)
  }

  /// A group passes modifiers on to its content.
  private static func applied(
    _ change: (inout ViewNode) -> Void, to views: [ViewNode]
  ) -> [ViewNode] {
    views.map { view in
      var view = view
      if view.kind == .group, view.name == "Group" || view.name == "Section" {
        view.children = applied(change, to: view.children)
      } else {
        change(&view)
      }
      return view
    }
  }

  /// The conditions of all choices in the arguments of a call.
  static func conditions(in call: Call) -> Set<String> {
    call.arguments.reduce(into: []) { $0.formUnion(conditions(in: Syntax($1.value))) }
  }

  /// The conditions of all choices in some code.
  static func conditions(in code: Syntax) -> Set<String> {
    let visitor = ConditionVisitor(viewMode: .sourceAccurate)
    visitor.walk(code)
    return visitor.conditions
  }

  private final class ConditionVisitor: SyntaxVisitor {
    var conditions: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let choices = ExprSyntax(node).choices { conditions.insert(choices.condition) }
      return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      conditions.insert(node.conditions.trimmedDescription)
      return .visitChildren
    }
  }

  // MARK: SwiftUI's

  /// The change that a modifier makes; nil for one that is not known or has no effect.
  private mutating func change(
    by call: Call, _ scope: Scope
  ) -> ((inout ViewNode) -> Void)? {
    changeOfAccessibility(by: call, scope).map { placed($0, by: call, scope) }
      ?? changeOfBehavior(by: call, scope)
      ?? changeOfScreen(by: call, scope) ?? changeOfLook(by: call, scope)
  }

  private mutating func changeOfBehavior(
    by call: Call, _ scope: Scope
  ) -> ((inout ViewNode) -> Void)? {
    switch call.name {
    case "onTapGesture":
      let count = call.value("count")?.number ?? 1
      let action = call.trailing ?? call.closure("perform")
      let changed = action.map { changes(of: $0.statements, scope) } ?? []
      return { view in
        view.facts.gestures.insert(count > 1 ? .doubleTap : .tap)
        if count == 1 {
          view.facts.respondsToTap = true
          view.facts.touchSize = view.facts.size
        }
        view.facts.changes.formUnion(changed)
      }
    case "swipeActions":
      let offered = (call.trailing ?? call.closure("content")).map { nodes($0, scope) } ?? []
      return { $0.facts.offered += offered }
    case "contextMenu":
      let content = call.closure("menuItems") ?? call.trailing
      let offered = content.map { nodes($0, scope) } ?? []
      let items = offered.flatMap(\.controls).compactMap { [$0].spoken?.text }
      return { view in
        view.facts.offered += offered
        view.facts.menuItems += items
      }
    case "onLongPressGesture": return { $0.facts.gestures.insert(.longPress) }
    case "onDrag", "draggable": return { $0.facts.gestures.insert(.drag) }
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      let gestures = Self.gestures(in: call.first)
      guard !gestures.isEmpty else { return nil }
      return { view in
        view.facts.gestures.formUnion(gestures)
        if gestures.contains(.tap) { view.facts.respondsToTap = true }
      }
    case "disabled":
      guard let value = call.first, value.boolean != false else { return { _ in } }
      if value.boolean == true { return { $0.facts.isDisabled = true } }
      let condition = value.trimmedDescription
      return { $0.facts.disablingCondition = condition }
    case "allowsHitTesting":
      guard call.first?.boolean == false else { return { _ in } }
      return { $0.facts.takesTouches = false }
    case "hidden":
      guard let condition = call.first else { return { $0.facts.isTransparent = true } }
      // A tab that is not there on some devices.
      if condition.boolean == true { return { $0.facts.isTransparent = true } }
      let shown = shownConditions(of: [condition], scope, isTrue: false)
      return { $0.facts.conditions += shown }
    case "redacted":
      // A skeleton is there until the content is: it has no words of its own.
      guard Call.member(call.value("reason")) == "placeholder" else { return { _ in } }
      return { $0.facts.isTransparent = true }
    case "opacity":
      let alpha = number(call.first, scope)
      guard alpha == 0 else {
        let look = look(of: call, scope)
        return { view in
          look(&view)
          if let alpha, alpha < 1 { view.facts.alpha = alpha }
          // The views below it show through to a degree that the source does not state.
          if alpha == nil, view.kind == .shape { view.facts.textColor = .unknown }
        }
      }
      return { $0.facts.isTransparent = true }
    default: return nil
    }
  }

  private static func gestures(in expression: ExprSyntax?) -> Set<Gesture> {
    guard let text = expression?.trimmedDescription else { return [] }
    var gestures: Set<Gesture> = []
    for (name, gesture) in gestureNames where text.contains(name) { gestures.insert(gesture) }
    if gestures.contains(.tap), text.contains("count: 2") {
      gestures.remove(.tap)
      gestures.insert(.doubleTap)
    }
    return gestures
  }

  private static let gestureNames: [(String, Gesture)] = [
    ("TapGesture", .tap), ("LongPressGesture", .longPress), ("DragGesture", .pan),
    ("MagnificationGesture", .pinch), ("MagnifyGesture", .pinch), ("RotationGesture", .rotation),
    ("RotateGesture", .rotation),
  ]

  private mutating func changeOfScreen(
    by call: Call, _ scope: Scope
  ) -> ((inout ViewNode) -> Void)? {
    switch call.name {
    case "navigationTitle", "navigationBarTitle":
      guard let value = call.first else { return { _ in } }
      let title = texts.text(value, in: scope)
      return { $0.facts.title = title }
    case "toolbar", "navigationBarItems":
      var items = content(of: call, scope)
      for label in ["leading", "trailing"] {
        if let value = call.value(label) { items += nodes(value, scope) }
      }
      // A modifier of several views gives each of them its items.
      let bar = nextNumber()
      for index in items.indices { items[index].facts.bar = bar }
      let hidesBar = Self.hidesBar(call)
      let hasTitleView = items.contains(where: \.facts.hasTitleView)
      return { view in
        view.facts.toolbar += items
        if hidesBar { view.facts.hidesBar = true }
        if hasTitleView { view.facts.hasTitleView = true }
      }
    case "navigationBarHidden", "toolbarVisibility":
      guard Self.hidesBar(call) else { return { _ in } }
      return { $0.facts.hidesBar = true }
    case "tabItem":
      let item = call.trailing.map { nodes($0, scope) } ?? []
      return { $0.facts.tabItem = item }
    case "searchable":
      let prompt = call.value("prompt").map { texts.text($0, in: scope) } ?? SpokenText("Search")
      return { $0.facts.searchPrompt = prompt }
    case "badge":
      let badge = call.first.map { texts.text($0, in: scope) }
      return { $0.facts.badge = badge }
    case "sheet", "fullScreenCover", "popover":
      guard let content = call.trailing ?? call.closure("content") else { return { _ in } }
      let presentation = ViewFacts.Presentation(
        kind: call.name, number: nextNumber(), place: place(of: call.node, scope),
        content: nodes(content, scope),
        isOwnView: isOwnView(content))
      return { $0.facts.presented.append(presentation) }
    case "pickerStyle":
      let style = Call.member(call.first) ?? ""
      return { view in
        guard view.kind == .picker else { return }
        if style.lowercased().hasPrefix("segmented") || style == "palette" {
          view.kind = .segmentedPicker
        } else if style.lowercased().hasPrefix("wheel") {
          view.kind = .wheelPicker
        } else if style.lowercased().hasPrefix("inline") {
          view = view.withRowsOfOptions
        }
      }
    case "listStyle":
      let style = Call.member(call.first) ?? ""
      guard !Self.stylesOfCards.contains(style) else { return { _ in } }
      return { $0.facts.stylesRows = true }
    case "tabViewStyle":
      let style = Call.member(call.first) ?? ""
      return { view in
        if view.kind == .tabView, style.lowercased().hasPrefix("page") { view.kind = .pages }
      }
    default: return nil
    }
  }

  /// Styles of lists whose rows are cards of the system's colour on another one.
  private static let stylesOfCards: Set<String> = [
    "automatic", "insetGrouped", "grouped", "DefaultListStyle", "InsetGroupedListStyle",
    "GroupedListStyle",
  ]

  /// `toolbar(.hidden)`, `toolbar(.hidden, for: .navigationBar)`, `navigationBarHidden(true)`.
  private static func hidesBar(_ call: Call) -> Bool {
    if call.name == "navigationBarHidden" { return call.first?.boolean != false }
    guard Call.member(call.first) == "hidden" else { return false }
    return call.arguments.dropFirst().first.map { Call.member($0.value) == "navigationBar" } ?? true
  }

  /// Whether a closure shows a view of the app alone, with or without modifiers.
  private func isOwnView(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.statements.count == 1,
      case .expr(var expression)? = closure.statements.first?.item
    else { return false }
    while let call = expression.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        expression = base.bare
      } else {
        return Call.name(of: call).map { project.types[$0]?.kind == .view } ?? false
      }
    }
    return false
  }
}
