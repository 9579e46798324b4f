internal import AccessibilityModel
internal import SwiftParser
internal import SwiftSyntax

// The views of SwiftUI, by the names of their initializers.

extension ViewInterpreter {
  /// - Returns: nil for a name that SwiftUI does not have.
  mutating func makeView(
    _ call: Call, _ scope: Scope, at place: ViewNode.Place
  ) -> [ViewNode]? {
    if let kind = Self.containers[call.name] { return [container(kind, call, scope, place)] }
    if let kind = Self.controls[call.name] { return [control(kind, call, scope, place)] }
    if call.name == "Color" { return [colorView(ExprSyntax(call.node), scope)] }
    if Self.shapes.contains(call.name) { return [shape(call, scope, at: place)] }
    if Self.opaque.contains(call.name) { return [node(.opaque, call.name, at: place)] }
    if Self.nothing.contains(call.name) { return [] }
    return makeOther(call, scope, at: place)
  }

  private mutating func makeOther(
    _ call: Call, _ scope: Scope, at place: ViewNode.Place
  ) -> [ViewNode]? {
    switch call.name {
    case "Text":
      var result = text(call, scope, place)
      result.facts.showsWrittenStatus = showsWrittenStatus(call.first, scope)
      return [result]
    case "Image": return [image(call, scope, place)]
    case "AsyncImage":
      var result = node(.image, call.name, at: place)
      if let content = call.trailing ?? call.closure("content") {
        // The closure gets the image, which the source does not name.
        result.children = nodes(content, scope).filter { $0.kind != .image }
      }
      return [result]
    case "Label": return [label(call, scope, place)]
    case "ForEach": return loop(call, scope)
    case "AnyView", "EquatableView": return call.first.map { nodes($0, scope) } ?? []
    case "EditButton", "PasteButton", "RenameButton", "SignInWithAppleButton", "ShareLink":
      return [systemButton(call, scope, place)]
    case "PhotosPicker": return [photosPicker(call, scope, place)]
    case "ContentUnavailableView": return [unavailable(call, scope, place)]
    case "Map": return [map(call, scope, place)]
    case "Annotation", "MapAnnotation": return [annotation(call, scope, place)]
    case "LabeledContent": return [labeledContent(call, scope, place)]
    case "DisclosureGroup": return [disclosure(call, scope, place)]
    default: return nil
    }
  }

  /// A map with the annotations on it.
  private mutating func map(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    let content =
      call.trailing ?? call.closure("content") ?? call.closure("annotationContent")
    var result = node(.map, call.name, at: place)
    result.children = content.map { nodes($0, scope) } ?? []
    return result
  }

  /// Views of the app on a map.
  private mutating func annotation(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(.group, call.name, at: place)
    if let content = call.trailing ?? call.closure("content") {
      result.children = nodes(content, scope)
    }
    return result
  }

  // MARK: Containers

  private mutating func container(
    _ kind: ViewNode.Kind, _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(kind, call.name, at: place)
    if kind == .section { return section(result, call, scope) }
    for closure in [call.trailing, call.closure("content")].compactMap(\.self) {
      result.children += nodes(closure, scope)
    }
    // A closure that the view gets from its caller: `NavigationView(content: content)`.
    if let value = call.value("content"), !value.is(ClosureExprSyntax.self) {
      result.children += nodes(value, scope)
    }
    let isTab = call.name == "Tab"
    for (label, closure) in call.labelled where label != "content" && !(isTab && label == "label") {
      result.children += nodes(closure, scope)
    }
    if kind == .navigation {
      for argument in call.arguments where argument.label != "content" {
        let column = argument.value.as(ClosureExprSyntax.self)
        result.children += column.map { nodes($0, scope) } ?? []
      }
    }
    if call.name == "ViewThatFits", result.children.count > 1 {
      // The first that has room is shown.
      result.children = alternatives(result.children.map { [$0] }, showing: 0)
    }
    if kind == .group, call.name == "GroupBox" || call.name == "ControlGroup" {
      if let title = call.first {
        var text = node(.text, "Text", at: place)
        text.facts.text = texts.text(title, in: scope)
        result.children.insert(text, at: 0)
      }
      result.kind = .stack
    }
    if isTab { result.facts.tabItem = tabItem(call, scope, place) }
    if call.name == "ZStack" { result = overlaid(grounded(result)).withoutScrims }
    noteRows(of: &result, call, scope)
    // `List(items) { … }` is a loop.
    if kind == .list, call.first != nil { result.children = Self.repeated(result.children) }
    if call.name == "ToolbarItem",
      Self.placesOfTitles.contains(Call.member(call.value("placement")) ?? "")
    {
      result.facts.hasTitleView = true
    }
    return result
  }

  /// The content of a tab's item in the bar: the views of a closure, or a title and a symbol.
  private mutating func tabItem(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> [ViewNode] {
    if let label = call.closure("label") { return nodes(label, scope) }
    var item = node(.label, "Label", at: place)
    item.facts.text = call.first.map { texts.text($0, in: scope) }
    if item.facts.text == nil, Call.member(call.value("role")) == "search" {
      // https://developer.apple.com/documentation/swiftui/tabrole/search
      item.facts.text = SpokenText("Search")
    }
    if let name = call.value("systemImage") { setImage(name, isSymbol: true, of: &item, scope) }
    if let name = call.value("image") { setImage(name, isSymbol: false, of: &item, scope) }
    return [item]
  }

  private static let placesOfTitles: Set<String> = [
    "principal", "title", "largeTitle", "navigation",
  ]

  private mutating func section(_ section: ViewNode, _ call: Call, _ scope: Scope) -> ViewNode {
    var result = section
    var header: [ViewNode] = []
    if let title = call.first {
      var text = node(.text, "Text", at: section.place)
      text.facts.text = texts.text(title, in: scope)
      header = [text]
    } else if let closure = call.closure("header") {
      header = nodes(closure, scope)
    } else if let value = call.value("header") {
      header = nodes(value, scope)
    }
    // Headers of sections in lists are headings (docs/evidence/swiftui.md#headings).
    result.children = header.map { node in
      var node = node
      node.facts.isHeading = !node.facts.removed.contains(.header)
      return node
    }
    result.children += content(of: call, scope)
    var footer: [ViewNode] = []
    if let closure = call.closure("footer") {
      footer = nodes(closure, scope)
    } else if let value = call.value("footer") {
      footer = nodes(value, scope)
    }
    result.children += footer.map { node in
      var node = node
      node.facts.isFooter = true
      return node
    }
    return result
  }

  /// One template for all repetitions, unless the code lists what it repeats.
  private mutating func loop(_ call: Call, _ scope: Scope) -> [ViewNode] {
    guard let content = call.trailing ?? call.closure("content") else { return [] }
    let collection = call.first ?? call.value("data")
    guard let items = items(of: collection, scope) else {
      let type = collection.flatMap { typeOfItems(in: $0, scope) }
      return added(
        to: collection, scope, Self.repeated(nodes(content, scope, typeOfItem: type)))
    }
    return Self.repeated(
      items.flatMap { nodes(content, scope, arguments: [.expression($0, scope)]) })
  }

  /// The rows of a loop, with its collection unless code announces what is added to it.
  private mutating func added(
    to collection: ExprSyntax?, _ scope: Scope, _ rows: [ViewNode]
  ) -> [ViewNode] {
    guard let collection, let appearance = appearance(by: collection, scope) else { return rows }
    return rows.map { row in
      var row = row
      row.facts.collection = appearance.code
      return row
    }
  }

  /// The texts and numbers of an array literal, or of a range of literals; nil for another collection.
  private func items(of collection: ExprSyntax?, _ scope: Scope) -> [ExprSyntax]? {
    let collection = collection?.bare
    if let array = collection?.as(ArrayExprSyntax.self) {
      let items = array.elements.map(\.expression)
      let areListed =
        (1...Self.mostListed).contains(items.count)
        && items.allSatisfy {
          $0.number != nil || $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
        }
      return areListed ? items : nil
    }
    guard let range = collection?.range, let first = Int(exactly: range.first) else { return nil }
    let count: Double
    switch range.sign {
    case "...": count = range.last - range.first + 1
    case "..<": count = range.last - range.first
    default: return nil
    }
    guard (1...Double(Self.mostListed)).contains(count) else { return nil }
    return (first..<first + Int(count)).map {
      ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral(String($0))))
    }
  }

  /// Longer lists are read as one template.
  private static let mostListed = 20

  private mutating func labeledContent(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(.stack, call.name, at: place)
    if let title = call.first {
      var text = node(.text, "Text", at: place)
      text.facts.text = texts.text(title, in: scope)
      result.children.append(text)
    } else if let closure = call.closure("label") {
      result.children += nodes(closure, scope)
    }
    let title = result.children.spoken
    if let value = call.value("value") {
      var text = node(.text, "Text", at: place)
      text.facts.text = call.has("format") ? .unknown : texts.text(value, in: scope)
      result.children.append(text)
      result.facts.children = .combine
    } else if let content = call.trailing {
      // The label names a control that is the only one in the content.
      let views = nodes(content, scope)
      let isOnlyOne = views.flatMap(\.controls).count == 1
      result.children += isOnlyOne ? views.map { $0.namingControls(title) } : views
    }
    return result
  }

  private mutating func disclosure(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(.stack, call.name, at: place)
    var button = node(.button, call.name, at: place)
    if let title = call.first {
      button.facts.text = texts.text(title, in: scope)
    } else if let closure = call.closure("label") {
      button.children = nodes(closure, scope)
    }
    let isExpanded = scope.initialValue(of: call.value("isExpanded"))?.boolean ?? false
    button.facts.value = SpokenText(isExpanded ? "Expanded" : "Collapsed")
    button.facts.value?.isConditional = true
    result.children = [button]
    if let content = call.trailing ?? call.closure("content") {
      result.children += nodes(content, scope).map { node in
        var node = node
        node.facts.isAlternative = !isExpanded
        return node
      }
    }
    return result
  }

  /// A button with a label of the app's own (https://developer.apple.com/documentation/photokit/photospicker).
  private mutating func photosPicker(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(.button, call.name, at: place)
    if let label = call.closure("label") ?? call.trailing {
      result.children = nodes(label, scope)
    } else {
      result.facts.text = call.first.map { texts.text($0, in: scope) }
    }
    return result
  }

  private mutating func systemButton(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(.button, call.name, at: place)
    if let closure = call.trailing ?? call.closure("label"), call.name == "ShareLink" {
      result.children = nodes(closure, scope)
    } else {
      let title = call.name == "ShareLink" ? call.first : nil
      result.facts.text =
        title.map { texts.text($0, in: scope) }
        ?? SpokenText(Self.systemTitles[call.name] ?? "")
    }
    return result
  }

  private static let systemTitles = [
    "EditButton": "Edit", "PasteButton": "Paste", "RenameButton": "Rename",
    "SignInWithAppleButton": "Sign in with Apple", "ShareLink": "Share…",
  ]
}
