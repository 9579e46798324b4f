internal import AccessibilityModel

extension Pixel {
  var color: Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The relative luminance (WCAG 2.2), from a table, since it is computed for each pixel.
  var luminance: Double {
    0.2126 * Self.linear[red] + 0.7152 * Self.linear[green] + 0.0722 * Self.linear[blue]
  }

  private static let linear: [Double] = (0...255).map {
    let part = Double($0) / 255
    return Contrast.luminance(Color(red: part, green: part, blue: part))
  }

  /// The contrast ratio of two colours.
  func contrast(with other: Pixel) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour beyond this one, on the line from another, by the given share.
  func extrapolated(from ground: Pixel, coverage: Double) -> Pixel {
    func part(_ own: Int, _ other: Int) -> UInt8 {
      let value = Double(other) + Double(own - other) / coverage
      return UInt8(min(255, max(0, value.rounded())))
    }
    return Pixel(
      part(red, ground.red), part(green, ground.green), part(blue, ground.blue))
  }
}
