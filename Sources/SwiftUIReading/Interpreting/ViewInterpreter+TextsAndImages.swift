internal import AccessibilityModel
internal import SwiftSyntax

// Texts, images, and labels of both.

extension ViewInterpreter {
  func text(_ call: Call, _ scope: Scope, _ place: ViewNode.Place) -> ViewNode {
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
      if result.facts.text?.isOpen == true {
        if call.arguments.count == 1, !value.is(StringLiteralExprSyntax.self) {
          result.facts.textProperty = Self.property(in: value)
        }
        result.facts.namesInText = names(in: value, scope)
        let code = code(behind: value, scope)?.0 ?? Syntax(value)
        result.facts.isFormatted = Self.formats(code)
      }
    }
    return result
  }

  /// Whether some code is a literal with values in it, or a call that puts a value into words.
  private static func formats(_ code: Syntax) -> Bool {
    if code.is(StringLiteralExprSyntax.self) { return true }
    let name = code.as(FunctionCallExprSyntax.self).flatMap(Call.name)
    return name == "String" || name == "formatted"
  }

  /// The name of the property that an expression reads, or that a literal has and nothing else: `title` of `page.title` and
  /// of `"\(page.title)"`; nil for any other.
  private static func property(in expression: ExprSyntax) -> String? {
    let value = expression.bare
    if let literal = value.as(StringLiteralExprSyntax.self) {
      let parts = literal.segments.filter { $0.as(StringSegmentSyntax.self)?.content.text != "" }
      guard parts.count == 1, let part = parts.first?.as(ExpressionSegmentSyntax.self),
        part.expressions.count == 1, let inner = part.expressions.first?.expression
      else { return nil }
      return property(in: inner)
    }
    return value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? value.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  func image(_ call: Call, _ scope: Scope, _ place: ViewNode.Place) -> ViewNode {
    var result = node(.image, call.name, at: place)
    result.facts.isDecorative = call.has("decorative")
    if let name = call.value("systemName") ?? call.value("_internalSystemName") {
      setImage(name, isSymbol: true, of: &result, scope)
    } else if let name = Call.member(call.value("systemSymbol")) {
      // A library of symbols spells `e.square.fill` as `eSquareFill`.
      result.facts.imageIsSymbol = true
      result.facts.image = name.reduce(into: "") { text, letter in
        text += letter.isUppercase ? ".\(letter.lowercased())" : String(letter)
      }
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

  func setImage(
    _ name: ExprSyntax, isSymbol: Bool, of node: inout ViewNode, _ scope: Scope
  ) {
    node.facts.imageIsSymbol = isSymbol
    if let choices = name.bare.choices {
      node.facts.looks.insert(expanded(choices.condition, scope))
      let words = [choices.first, choices.second].compactMap {
        texts.text($0, in: scope, isKey: false).text.split(separator: ".").first
      }
      node.facts.changesName =
        isSymbol && Set(words).count == 2 && Self.marks.isDisjoint(with: words)
    } else if let (code, around) = code(behind: name, scope) {
      let conditions = Self.conditions(in: code)
      node.facts.looks.formUnion(conditions.map { expanded($0, around) })
      let words = Set(Self.literals(in: code).compactMap { $0.split(separator: ".").first })
      node.facts.changesName =
        isSymbol && !conditions.isEmpty && words.count > 1 && Self.marks.isDisjoint(with: words)
    }
    if let asset = Self.asset(name.bare) {
      node.facts.image = asset
    } else {
      let text = texts.text(name, in: scope, isKey: false)
      if !text.isOpen, !text.isBlank { node.facts.image = text.text }
    }
    guard !isSymbol, name.bare.choices == nil else { return }
    node.facts.sizeOfAsset = node.facts.image.flatMap {
      project.sizesOfImages[$0] ?? project.sizesOfImages[AssetColors.symbol(of: $0)]
    }
  }

  /// The texts in some code.
  private static func literals(in code: Syntax) -> [String] {
    code.tokens(viewMode: .sourceAccurate).compactMap {
      if case .stringSegment(let text) = $0.tokenKind { text } else { nil }
    }
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

  /// The first words of symbols that show whether something is on or chosen, whatever VoiceOver calls them, and of
  /// texts that only the running app knows.
  private static let marks: Set<Substring> = ["checkmark", "circle", "square", "largecircle", "…"]

  /// The types that hold generated symbols of images.
  private static let generated: Set<String> = ["ImageResource", "Asset", "Assets", "ImageAsset"]

  /// Styles of labels that show their icons alone.
  static let stylesOfIcons: Set<String> = ["iconOnly", "IconOnlyLabelStyle"]

  mutating func label(
    _ call: Call, _ scope: Scope, _ place: ViewNode.Place
  ) -> ViewNode {
    var result = node(.label, call.name, at: place)
    let title = call.first.map { texts.text($0, in: scope) }
    if let closure = call.closure("title") ?? (call.first == nil ? call.trailing : nil) {
      result.children += nodes(closure, scope)
      result.facts.text = result.children.spoken
    } else {
      result.facts.text = title
      if let value = call.first, title?.isOpen == true {
        result.facts.textProperty = Self.property(in: value)
        result.facts.namesInText = names(in: value, scope)
      }
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

  mutating func unavailable(
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
}
