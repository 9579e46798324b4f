/// A rectangle of a picture, in whole pixels.
struct PixelArea {
  let bitmap: Bitmap
  let columns: Range<Int>
  let rows: Range<Int>

  var width: Int { columns.count }
  var height: Int { rows.count }
  var count: Int { width * height }

  /// The part of an area inside the picture; nil if there is none.
  init?(_ bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>) {
    self.bitmap = bitmap
    self.columns = columns.clamped(to: 0..<bitmap.width)
    self.rows = rows.clamped(to: 0..<bitmap.height)
    guard !self.columns.isEmpty, !self.rows.isEmpty else { return nil }
  }

  /// The pixel at a position relative to the area's corner.
  subscript(x: Int, y: Int) -> Pixel {
    bitmap.pixels[(rows.lowerBound + y) * bitmap.width + columns.lowerBound + x]
  }
}

extension Pixel {
  /// The largest difference of a colour component.
  func difference(_ other: Pixel) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// The square of the distance in the colour cube.
  func squaredDistance(_ other: Pixel) -> Int {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return r * r + g * g + b * b
  }
}
