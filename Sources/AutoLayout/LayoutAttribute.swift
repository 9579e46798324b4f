/// The attribute of a view that a constraint refers to (`NSLayoutConstraint.Attribute`).
struct LayoutAttribute: Hashable {
  enum Edge: Hashable {
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline
  }

  var edge: Edge
  var isOfMargins = false

  /// Reads the name that our format and Interface Builder use; nil for one that is not known.
  init?(_ name: String) {
    guard let known = Self.named[name] else { return nil }
    self = known
  }

  private init(edge: Edge, isOfMargins: Bool = false) {
    self.edge = edge
    self.isOfMargins = isOfMargins
  }

  var isDirectional: Bool { edge == .leading || edge == .trailing }

  private static let named: [String: LayoutAttribute] = {
    let edges: [(String, Edge)] = [
      ("left", .left), ("right", .right), ("leading", .leading), ("trailing", .trailing),
      ("top", .top), ("bottom", .bottom), ("width", .width), ("height", .height),
      ("centerX", .centerX), ("centerY", .centerY), ("baseline", .lastBaseline),
      ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
    ]
    let margins: [(String, Edge)] = [
      ("leftMargin", .left), ("rightMargin", .right), ("leadingMargin", .leading),
      ("trailingMargin", .trailing), ("topMargin", .top), ("bottomMargin", .bottom),
      ("centerXWithinMargins", .centerX), ("centerYWithinMargins", .centerY),
    ]
    var named = Dictionary(
      uniqueKeysWithValues: edges.map { ($0.0, LayoutAttribute(edge: $0.1)) })
    for (name, edge) in margins { named[name] = LayoutAttribute(edge: edge, isOfMargins: true) }
    return named
  }()
}
