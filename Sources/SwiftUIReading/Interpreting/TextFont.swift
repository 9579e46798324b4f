internal import AccessibilityModel
internal import SwiftSyntax

/// The font that a modifier sets.
///
/// Text styles and custom fonts scale with the text size of the user; `system(size:)` and `fixedSize:` do not
/// (https://developer.apple.com/documentation/swiftui/font/custom(_:size:)).
struct TextFont {
  let font: Font
  let scales: Bool
  /// Whether its weight is semibold, which WCAG does not call bold.
  private(set) var isSemibold = false

  init(_ font: Font, scales: Bool) { (self.font, self.scales) = (font, scales) }

  /// - Parameters:
  ///   - number: returns the value of a size, by its expression.
  ///   - text: returns the name of a font, by its expression.
  /// - Returns: nil for a font that the source does not show.
  init?(_ expression: ExprSyntax?, number: (ExprSyntax) -> Double?, text: (ExprSyntax) -> String) {
    guard var expression = expression?.bare else { return nil }
    var isBold = false
    isSemibold = Self.isSemibold(expression.trimmedDescription)
    // `.title.bold()`
    while let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.trimmedDescription != "Font"
    {
      let name = member.declName.baseName.text
      if name == "bold" || name == "weight" && Self.isBold(call.arguments.first?.expression) {
        isBold = true
      }
      expression = base.bare
    }
    if let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
      guard let made = Self.made(by: call, number) else { return nil }
      let face = call.name == "custom" ? call.first.map(text) : nil
      let isBold =
        isBold || Self.isBold(call.value("weight")) || face.map(Self.isBoldName) ?? false
      font = Font(textStyle: made.font.textStyle, size: made.font.size, isBold: isBold)
      scales = made.scales
      return
    }
    guard let style = Call.member(expression), let name = Self.styles[style] else { return nil }
    // https://developer.apple.com/design/human-interface-guidelines/typography
    if style == "headline", !isBold { isSemibold = true }
    font = Font(textStyle: name, isBold: isBold)
    scales = true
  }

  /// Whether a weight is that of bold letters.
  static func isBold(_ weight: ExprSyntax?) -> Bool {
    ["semibold", "bold", "heavy", "black"].contains(Call.member(weight) ?? "")
  }

  /// Whether a font or a weight in code is semibold: `.system(size: 15, weight: .semibold)`.
  static func isSemibold(_ code: String) -> Bool {
    let code = code.lowercased()
    return code.contains("semibold") || code.contains("demibold")
  }

  /// Whether a name is that of a bold face: `Onest-SemiBold`, `titleBold`.
  static func isBoldName(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["bold", "heavy", "black"].contains(where: name.contains)
  }

  /// Whether a name is that of a text style.
  static func isStyle(_ name: String) -> Bool { styles[name] != nil }

  private static func made(
    by call: Call, _ number: (ExprSyntax) -> Double?
  ) -> (font: Font, scales: Bool)? {
    switch call.name {
    case "system":
      if let size = call.value("size").flatMap(number) { return (Font(size: size), false) }
      let style = Call.member(call.first ?? call.value("style")).flatMap { styles[$0] }
      return style.map { (Font(textStyle: $0), true) }
    case "custom":
      if let size = call.value("fixedSize").flatMap(number) { return (Font(size: size), false) }
      return call.value("size").flatMap(number).map { (Font(textStyle: "body", size: $0), true) }
    case "Font", "init":
      // A font of UIKit that is not scaled: `Font(UIFont.systemFont(ofSize: 15))`.
      guard let inner = call.first?.bare.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        inner.node.calledExpression.trimmedDescription.hasPrefix("UIFont"),
        let size = (inner.value("ofSize") ?? inner.value("size")).flatMap(number)
      else { return nil }
      return (Font(size: size), false)
    default: return nil
    }
  }

  /// SwiftUI's names of UIKit's text styles.
  private static let styles = [
    "largeTitle": "largeTitle", "title": "title1", "title2": "title2", "title3": "title3",
    "headline": "headline", "subheadline": "subheadline", "body": "body", "callout": "callout",
    "footnote": "footnote", "caption": "caption1", "caption2": "caption2",
  ]
}

/// The values that the code of a function returns.
final class ReturnedValues: SyntaxVisitor {
  private var found: [ExprSyntax] = []

  static func all(in body: CodeBlockSyntax) -> [ExprSyntax] {
    if let only = TypeDeclaration.Property.onlyValue(of: body.statements) { return [only] }
    let visitor = ReturnedValues(viewMode: .sourceAccurate)
    visitor.walk(body)
    return visitor.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { found.append(value) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
