/// The contrast of two colours by WCAG's formula.
public enum Contrast {
  /// The relative luminance of an opaque colour in sRGB, from 0 to 1 (WCAG 2.2, “relative
  /// luminance”).
  public static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, “contrast ratio”).
  public static func ratio(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private static func linear(_ part: Double) -> Double {
    if part <= 0.04045 { return part / 12.92 }
    return power((part + 0.055) / 1.055)
  }

  /// x to the power of 2.4, as x² · ⁵√x² (there is no `pow` without Foundation).
  private static func power(_ x: Double) -> Double {
    let square = x * x
    return square * fifthRoot(of: square)
  }

  /// By Newton's method, from above; exact to the last digits after a few steps.
  private static func fifthRoot(of value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<64 {
      let fourth = root * root * root * root
      let next = (4 * root + value / fourth) / 5
      if abs(next - root) < 1e-14 { return next }
      root = next
    }
    return root
  }
}
