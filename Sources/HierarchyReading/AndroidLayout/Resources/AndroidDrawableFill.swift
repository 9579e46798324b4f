internal import SourceText

/// The colours that a drawable paints as the background of a view in its usual state
/// (https://developer.android.com/guide/topics/resources/drawable-resource).
enum AndroidDrawableFill: Sendable, Equatable {
  /// Nothing: a frame, or only a ripple.
  case nothing
  /// One colour, or the colours of a gradient, as the file states them.
  case colors([String])
  /// Those of another drawable, or a colour.
  case other(String)

  /// Nil for a picture, and for a drawable whose colours are unknown.
  static func read(_ bytes: [UInt8]) -> AndroidDrawableFill? {
    guard bytes.count <= mostBytes,
      let nodes = try? XMLDocument.read(bytes, into: AndroidDrawableHandler()).nodes, !nodes.isEmpty
    else { return nil }
    return Reading(nodes: nodes).fill(of: 0)
  }

  /// A shape has some hundred.
  private static let mostBytes = 16_384

  /// The elements of a drawable.
  private struct Reading {
    let nodes: [AndroidDrawableHandler.Node]

    func fill(of index: Int) -> AndroidDrawableFill? {
      let node = nodes[index]
      switch node.name {
      case "color": return node["color"].map { .colors([$0]) }
      case "shape": return shape(index)
      case "selector":
        return children(of: index).first { isUsual(nodes[$0]) }.flatMap(content)
      case "ripple":
        let layers = children(of: index).filter { nodes[$0]["id"] != "@android:id/mask" }
        return layers.isEmpty ? .nothing : top(of: layers)
      case "layer-list": return top(of: children(of: index).filter { nodes[$0].name == "item" })
      case "inset": return content(of: index)
      default: return nil
      }
    }

    private func children(of index: Int) -> [Int] {
      nodes.indices.filter { nodes[$0].parent == index }
    }

    private func shape(_ index: Int) -> AndroidDrawableFill? {
      let parts = children(of: index).map { nodes[$0] }
      if let gradient = parts.first(where: { $0.name == "gradient" }) {
        let colors = ["startColor", "centerColor", "endColor"].compactMap { gradient[$0] }
        return colors.isEmpty ? nil : .colors(colors)
      }
      guard let solid = parts.first(where: { $0.name == "solid" }) else { return .nothing }
      return solid["color"].map { .colors([$0]) }
    }

    /// The drawable that an item names, or the one in it.
    private func content(of index: Int) -> AndroidDrawableFill? {
      if let drawable = nodes[index]["drawable"] { return .other(drawable) }
      return children(of: index).first.flatMap(fill)
    }

    /// The last of several layers that covers the others. A small one, as an icon or a line, does not.
    private func top(of layers: [Int]) -> AndroidDrawableFill? {
      for layer in layers.reversed() where !isSmall(nodes[layer]) {
        guard let fill = content(of: layer) else { return nil }
        if case .nothing = fill { continue }
        // A veil shows what is below it.
        if case .colors(let colors) = fill, colors.contains(where: Self.isTranslucent) {
          return layers.count == 1 ? fill : nil
        }
        return fill
      }
      return .nothing
    }

    private func isSmall(_ item: AndroidDrawableHandler.Node) -> Bool {
      ["gravity", "width", "height"].contains { item[$0] != nil }
    }

    private static func isTranslucent(_ color: String) -> Bool {
      (color.count == 9 && !color.uppercased().hasPrefix("#FF")) || color.count == 5
    }

    /// Whether an item is that of a view which is enabled, and neither pressed, selected nor checked. The first one that
    /// fits is drawn.
    private func isUsual(_ item: AndroidDrawableHandler.Node) -> Bool {
      item.attributes.allSatisfy { name, value in
        guard name.hasPrefix("state_") else { return true }
        return (value == "true") == (name == "state_enabled" || name == "state_window_focused")
      }
    }
  }
}

/// Reads the elements of a drawable.
struct AndroidDrawableHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case none }

  struct Node {
    var name: String
    /// By their names without prefixes.
    var attributes: [String: String]
    var parent: Int?

    subscript(name: String) -> String? { attributes[name] }
  }

  private(set) var nodes: [Node] = []
  private var path: [Int] = []

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    var attributes: [String: String] = [:]
    for index in 0..<tag.count {
      let name = tag.attributeName(at: index)
      attributes[name.split(separator: ":").last.map(String.init) ?? name] = tag.string(at: index)
    }
    nodes.append(Node(name: tag.name, attributes: attributes, parent: path.last))
    path.append(nodes.count - 1)
  }

  mutating func end() { path.removeLast() }
}
