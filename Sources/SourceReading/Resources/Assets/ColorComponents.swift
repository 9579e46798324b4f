internal import Platform

/// A colour as written in its asset catalogue, each component from 0 to 1 (wide colours beyond).
public struct ColorComponents: Sendable, Equatable {
  public enum Space: String, Sendable {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    /// Grey with a gamma of 2.2; the three components are equal.
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"
  }

  public var space: Space
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(space: Space, red: Double, green: Double, blue: Double, alpha: Double) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The nearest colour in sRGB, each component from 0 to 1.
  public var sRGB: ColorComponents {
    let parts: [Double]
    switch space {
    case .sRGB, .extendedSRGB: parts = [red, green, blue]
    case .extendedLinearSRGB: parts = [red, green, blue].map(Self.encoded)
    case .gray, .extendedGray:
      parts = [red, green, blue].map { Self.encoded(Self.power(max(0, $0), 2.2)) }
    case .displayP3:
      parts = Self.fromDisplayP3([red, green, blue].map(Self.linear)).map(Self.encoded)
    }
    let clamped = parts.map { min(1, max(0, $0)) }
    return ColorComponents(
      space: .sRGB, red: clamped[0], green: clamped[1], blue: clamped[2],
      alpha: min(1, max(0, alpha)))
  }
}

// MARK: - Colour spaces

extension ColorComponents {
  /// Linear Display P3 to linear sRGB: the primaries of both with the white D65 (CSS Color 4, §17).
  private static func fromDisplayP3(_ parts: [Double]) -> [Double] {
    let matrix: [[Double]] = [
      [1.2249401762805598, -0.22494017628055996, 0],
      [-0.042056954709688163, 1.0420569547096881, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    return matrix.map { row in zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// The transfer function of sRGB and Display P3 (IEC 61966-2-1), from light to the component.
  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * power(size, 1 / 2.4) - 0.055
    return light < 0 ? -encoded : encoded
  }

  /// The same from the component to light.
  private static func linear(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    base <= 0
      ? 0 : ElementaryFunctions.exponential(exponent * ElementaryFunctions.logarithm(base))
  }
}
