/// The layers that code adds to a view above its background colour, such as gradients.
enum PaintedLayer {
  /// The methods of a layer that add one.
  static let adders: Set<String> = ["addSublayer", "insertSublayer"]

  /// Functions of Core Graphics with which a view draws its own background.
  static let gradients: Set<String> = [
    "drawLinearGradient", "drawRadialGradient", "CGContextDrawLinearGradient",
    "CGContextDrawRadialGradient",
  ]

  /// Whether a layer with a name covers the view: others draw lines and frames on it.
  static func covers(_ name: String) -> Bool {
    let name = name.lowercased()
    return !lines.contains { name.contains($0) }
  }

  private static let lines = [
    "shape", "border", "line", "dash", "shadow", "mask", "circle", "ring", "stroke", "progress",
    "text", "calayer", "emitter", "track", "dot", "separator", "path", "pulse",
  ]
}
