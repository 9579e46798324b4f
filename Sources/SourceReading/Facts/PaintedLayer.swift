/// What code paints in a view besides its background colour: gradients and other layers.
enum PaintedLayer {
  /// The methods of a layer that add one.
  static let adders: Set<String> = ["addSublayer", "insertSublayer"]

  /// Functions of Core Graphics by which a view draws its background itself.
  static let gradients: Set<String> = [
    "drawLinearGradient", "drawRadialGradient", "CGContextDrawLinearGradient",
    "CGContextDrawRadialGradient",
  ]

  /// Whether a layer of a name covers the view: others draw lines and frames on it.
  static func covers(_ name: String) -> Bool {
    let name = name.lowercased()
    return !lines.contains { name.contains($0) }
  }

  private static let lines = [
    "shape", "border", "line", "dash", "shadow", "mask", "circle", "ring", "stroke", "progress",
    "text", "calayer", "emitter", "track", "dot", "separator", "path", "pulse",
  ]
}
