internal import AccessibilityModel

/// The widths of the views between which the relations of a layout hold a view, at the largest text size
/// (docs/evidence/android-layouts.md#lines).
struct AndroidNeighbourWidths {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver
  private let places: [String: Int]

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
    places = Dictionary(
      nodes.indices.compactMap { index in nodes[index].id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The width in dp that the views before and after a view take in the view around them; 0 where none is tied to it.
  func width(beside index: Int, in parent: Int, _ screen: Screen) -> Double {
    let name = nodes[parent].name
    guard name.hasSuffix("RelativeLayout") || AndroidLineWidths.hasConstraints(nodes[parent]) else {
      return 0
    }
    return [Self.before, Self.after].reduce(0) { $0 + chain(of: index, Self.relations($1), screen) }
  }

  /// The width of the view that a relation names, and of the next one in its direction.
  private func chain(of index: Int, _ relations: [String], _ screen: Screen) -> Double {
    var width = 0.0
    var current = index
    for _ in 0..<Self.longestChain {
      let anchor = relations.lazy.compactMap { nodes[current][$0] }.first
      guard let anchor, let name = AndroidReference(anchor)?.name, let next = places[name],
        next != index, screen.elements[next].parent == screen.elements[index].parent
      else { break }
      width += own(next, screen)
      current = next
    }
    return width
  }

  private func own(_ index: Int, _ screen: Screen) -> Double {
    let (node, element) = (nodes[index], screen.elements[index])
    guard !element.flags.contains(.hidden) else { return 0 }
    let margins = resolver.knownInset("layout_margin", isVertical: false, of: node)
    if let length = resolver.attribute("layout_width", of: node).flatMap(resolver.dp), length > 0 {
      return length + margins
    }
    let padding = resolver.knownInset("padding", isVertical: false, of: node)
    if let image = AndroidImageSize(node, resolver) {
      return max(image.width + padding, image.leastWidth) + margins
    }
    guard element.showsText else { return margins }
    let size = AndroidTextScale.largest(element.font?.size ?? Self.plainSize)
    let count = (element.text ?? element.label)?.count ?? Self.lettersOfCode
    return Double(min(count, Self.mostLetters)) * Self.letter * size + padding + margins
  }

  private static let before = ["layout_toEndOf", "layout_toRightOf"]
  private static let after = ["layout_toStartOf", "layout_toLeftOf"]

  private static func relations(_ names: [String]) -> [String] {
    names + (names == before ? AndroidLineEnds.afterOthers : AndroidLineEnds.beforeOthers)
  }

  private static let longestChain = 4
  /// In sp, as Android gives a text without a size.
  private static let plainSize = 14.0
  /// Of a text that code sets, such as a date or an amount; a longer text wraps.
  private static let lettersOfCode = 8
  private static let mostLetters = 20
  /// The width of a letter of Roboto, by the size of the text.
  private static let letter = 0.5
}
