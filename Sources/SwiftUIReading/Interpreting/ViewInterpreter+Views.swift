internal import AccessibilityModel
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
    if Self.shapes.contains(call.name) { return [node(.shape, call.name, at: place)] }
    if Self.opaque.contains(call.name) { return [node(.opaque, call.name, at: place)] }
    if Self.nothing.contains(call.name) { return [] }
    return makeOther(call, scope, at: place)
  }

  private mutating func makeOther(
    _ call: Call, _ scope: Scope, at place: ViewNode.Place
  ) -> [ViewNode]? {
    switch call.name {
    case "Text": return [text(call, scope, place)]
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
    case "ContentUnavailableView": return [unavailable(call, scope, place)]
    case "Map": return [map(call, scope, place)]
    case "Annotation", "MapAnnotation": return [annotation(call, scope, place)]
    case "LabeledContent": return [labeledContent(call, scope, place)]
    case "DisclosureGroup": return [disclosure(call, scope, place)]
    default: return nil
    }
  }

  // MARK: Texts and images

  private func text(_ call: Call, _ scope: Scope, _ place: ViewNode.Place) -> ViewNode {
    var result = node(.text, call.name, at: place)
    if let value = call.value("verbatim") {
      result.facts.text = texts.text(value, in: scope, isKey: false)
    } else if let value = call.first {
      if let inner = value.as(FunctionCallExprSyntax.self).flatMap(Call.init), inner.name == "Image"
      {
        return image(inner, scope, place)
      }
      var text = texts.text(value, in: scope)
      if value.is(StringLiteralExprSyntax.self) { text.text = Markdown.plain(text.text) }
      // A date or a number with a style or a format is known to the running app only.
      result.facts.text =
        call.arguments.count > 1 && !value.is(StringLiteralExprSyntax.self) ? .unknown : text
      if result.facts.text?.isOpen == true, call.arguments.count == 1 {
        result.facts.textProperty = Self.property(in: value)
      }
    }
    return result
  }

  /// The name of the property that an expression reads: `title` of `page.title`; nil for any other.
  private static func property(in expression: ExprSyntax) -> String? {
    let value = expression.bare
    return value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? value.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  func image(_ call: Call, _ scope: Scope, _ place: ViewNode.Place) -> ViewNode {
    var result = node(.image, call.name, at: place)
    result.facts.isDecorative = call.has("decorative")
    if let name = call.value("systemName") ?? call.value("_internalSystemName") {
      setImage(name, isSymbol: true, of: &result, scope)
    } else if let name = call.value("decorative") ?? call.value("asset") ?? call.first {
      setImage(name, isSymbol: false, of: &result, scope)
    } else if let label = call.arguments.first?.label,
      !Self.imagesWithoutName.contains(label)
    {
      // An initializer of the app or of a library: symbols have names that VoiceOver reads.
      result.facts.label = .unknown
    }
    if let label = call.value("label") { result.facts.label = texts.text(label, in: scope) }
    return result
  }

  /// Labels of the first argument of initializers of SwiftUI for pictures that have no name.
  private static let imagesWithoutName: Set<String> = ["uiImage", "nsImage", "cgImage", "size"]

  private func setImage(
    _ name: ExprSyntax, isSymbol: Bool, of node: inout ViewNode, _ scope: Scope
  ) {
    node.facts.imageIsSymbol = isSymbol
    if let choices = name.bare.choices {
      node.facts.looks.insert(expanded(choices.condition, scope))
    }
    if let asset = Self.asset(name.bare) {
      node.facts.image = asset
      return
    }
    let text = texts.text(name, in: scope, isKey: false)
    if !text.isOpen, !text.isBlank { node.facts.image = text.text }
  }

  /// The name of an asset by the symbol that a tool generates for it: `logo` of Xcode's `.logo` and
  /// `ImageResource.logo`, and of SwiftGen's `Asset.Icons.logo`; nil for another expression.
  static func asset(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    var root = member
    while let base = root.base?.bare {
      guard let inner = base.as(MemberAccessExprSyntax.self) else {
        let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        return generated.contains(name) ? member.declName.baseName.text : nil
      }
      root = inner
    }
    return member.declName.baseName.text
  }

  /// The types that hold generated symbols of images.
  private static let generated: Set<String> = ["ImageResource", "Asset", "Assets", "ImageAsset"]

  private mutating func label(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(.label, call.name, at: place)
    let title = call.first.map { texts.text($0, in: scope) }
    if let closure = call.closure("title") ?? (call.first == nil ? call.trailing : nil) {
      result.children += nodes(closure, scope)
      result.facts.text = result.children.spoken
    } else {
      result.facts.text = title
    }
    var icon = node(.image, "Image", at: place)
    if let name = call.value("systemImage") {
      setImage(name, isSymbol: true, of: &icon, scope)
    } else if let name = call.value("image") {
      setImage(name, isSymbol: false, of: &icon, scope)
    } else if let closure = call.closure("icon") {
      icon = nodes(closure, scope).first { $0.kind == .image } ?? icon
    }
    result.facts.image = icon.facts.image
    result.facts.imageIsSymbol = icon.facts.imageIsSymbol
    result.facts.looks = icon.facts.looks
    return result
  }

  /// A map with the annotations on it that respond to touches; the others are the map's.
  private mutating func map(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    let content =
      call.trailing ?? call.closure("content") ?? call.closure("annotationContent")
    var result = node(.map, call.name, at: place)
    result.children = content.map { nodes($0, scope).filter(\.respondsToTouches) } ?? []
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

  private mutating func unavailable(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(.stack, call.name, at: place)
    var title = node(.text, "Text", at: place)
    title.facts.text = call.first.map { texts.text($0, in: scope) }
    if title.facts.text != nil { result.children.append(title) }
    if let description = call.value("description") { result.children += nodes(description, scope) }
    for closure in [call.trailing].compactMap(\.self) + call.labelled.map(\.closure) {
      result.children += nodes(closure, scope)
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
    for (label, closure) in call.labelled where label != "content" {
      result.children += nodes(closure, scope)
    }
    if kind == .group, call.name == "GroupBox" || call.name == "ControlGroup" {
      if let title = call.first {
        var text = node(.text, "Text", at: place)
        text.facts.text = texts.text(title, in: scope)
        result.children.insert(text, at: 0)
      }
      result.kind = .stack
    }
    if call.name == "Tab" {
      var item = node(.label, "Label", at: place)
      item.facts.text = call.first.map { texts.text($0, in: scope) }
      if let name = call.value("systemImage") { setImage(name, isSymbol: true, of: &item, scope) }
      result.facts.tabItem = [item]
    }
    if call.name == "ZStack" { result = grounded(result) }
    if call.name == "ToolbarItem",
      Self.placesOfTitles.contains(Call.member(call.value("placement")) ?? "")
    {
      result.facts.hasTitleView = true
    }
    return result
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
      node.facts.isHeading = true
      return node
    }
    if let content = call.trailing ?? call.closure("content") {
      result.children += nodes(content, scope)
    }
    if let closure = call.closure("footer") {
      result.children += nodes(closure, scope)
    } else if let value = call.value("footer") {
      result.children += nodes(value, scope)
    }
    return result
  }

  /// One template for all repetitions.
  private mutating func loop(_ call: Call, _ scope: Scope) -> [ViewNode] {
    guard let content = call.trailing ?? call.closure("content") else { return [] }
    return nodes(content, scope)
  }

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
      // The label names a control that is the only content.
      result.children += nodes(content, scope).map { node in
        var node = node
        if node.kind.isControl, node.facts.label == nil, node.facts.text?.isBlank ?? true {
          node.facts.text = title
        }
        return node
      }
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
    button.facts.value = SpokenText("Collapsed")
    button.facts.value?.isConditional = true
    result.children = [button]
    if let content = call.trailing ?? call.closure("content") {
      result.children += nodes(content, scope).map { node in
        var node = node
        node.facts.isAlternative = true
        return node
      }
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
