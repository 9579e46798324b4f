/// The difference of two colours, as a vector in the colour cube.
struct ColorVector {
  private var red = 0.0
  private var green = 0.0
  private var blue = 0.0

  init() {}

  init(from start: Pixel, to end: Pixel) {
    red = Double(end.red - start.red)
    green = Double(end.green - start.green)
    blue = Double(end.blue - start.blue)
  }

  var length: Double { dot(self).squareRoot() }

  private func dot(_ other: ColorVector) -> Double {
    red * other.red + green * other.green + blue * other.blue
  }

  /// The component that is orthogonal to another vector.
  func rest(along other: ColorVector) -> ColorVector {
    let whole = other.dot(other)
    return whole > 0 ? self + other * (-dot(other) / whole) : self
  }

  static func + (a: ColorVector, b: ColorVector) -> ColorVector {
    var sum = a
    sum.red += b.red
    sum.green += b.green
    sum.blue += b.blue
    return sum
  }

  static func += (a: inout ColorVector, b: ColorVector) { a = a + b }

  static func * (a: ColorVector, factor: Double) -> ColorVector {
    var product = a
    product.red *= factor
    product.green *= factor
    product.blue *= factor
    return product
  }
}
