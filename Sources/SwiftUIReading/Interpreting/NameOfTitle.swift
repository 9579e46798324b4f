internal import SwiftSyntax

/// Names of the app's own views, modifiers and fonts that say that a text is a heading: `SectionHeader`,
/// `.sectionHeading`, `.font(.appTitle)`.
enum NameOfTitle {
  /// Whether a view, a function or a modifier has such a name.
  static func isOne(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(where: name.contains) && !name.contains("sub")
  }

  private static let names = ["sectionheader", "sectiontitle", "heading"]

  /// Whether a modifier sets a font or a text style with such a name; those of the system are known by their size.
  static func isSet(by call: Call) -> Bool {
    if isOne(call.name) { return true }
    let modifier = call.name.lowercased()
    guard ["font", "style", "typography"].contains(where: modifier.hasSuffix),
      call.name != "buttonStyle", let value = call.first?.bare, let name = Call.member(value),
      !isOfSystem(value, named: name), case let words = name.lowercased(),
      ["title", "header", "heading", "headline"].contains(where: words.contains)
    else { return false }
    return !others.contains(where: words.contains)
  }

  /// Parts of the names of styles for other texts.
  private static let others = [
    "sub", "button", "cell", "row", "item", "list", "tab", "card", "nav", "field", "caption",
    "regular", "light",
  ]

  /// Whether an expression is a text style of SwiftUI: `.title`, `Font.title`.
  private static func isOfSystem(_ value: ExprSyntax, named name: String) -> Bool {
    guard TextFont.isStyle(name) || name == "system" else { return false }
    guard let base = value.as(MemberAccessExprSyntax.self)?.base?.bare else { return true }
    return base.trimmedDescription == "Font"
  }
}

extension ViewNode {
  /// The same, its first text named as a heading.
  var styledAsTitle: ViewNode {
    var node = self
    if kind == .text || kind == .label {
      node.facts.hasStyleOfTitle = true
    } else if kind == .stack || kind == .group,
      let first = children.firstIndex(where: { $0.holdsText })
    {
      node.children[first] = children[first].styledAsTitle
    }
    return node
  }

  /// The same if it is a text.
  var namedAsTitle: ViewNode { kind == .text || kind == .label ? styledAsTitle : self }

  private var holdsText: Bool {
    kind == .text || (kind == .stack || kind == .group) && children.contains(where: \.holdsText)
  }
}
