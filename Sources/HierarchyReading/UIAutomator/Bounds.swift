internal import AccessibilityModel

/// The text form of Android's `Rect`: `[left,top][right,bottom]`, in pixels.
enum Bounds {
  /// Reads the four numbers; real files have spaces and plus signs between the brackets.
  ///
  /// - Returns: nil if there are not four numbers; the null rectangle if its size is negative.
  static func parse(_ text: Span<UInt8>) -> Rect? {
    var numbers = SIMD4<Double>(repeating: 0)
    var count = 0
    var number: Double?
    var isNegative = false
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * 10 + Double(text[index] - UInt8(ascii: "0"))
      case UInt8(ascii: "-"):
        guard number == nil else { return nil }
        isNegative = true
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        guard let found = number, found < 1e9, count < 4 else { return nil }
        numbers[count] = isNegative ? -found : found
        count += 1
        number = nil
        isNegative = false
      case UInt8(ascii: "["), UInt8(ascii: " "): break
      default: return nil
      }
    }
    guard count == 4, number == nil else { return nil }
    let width = numbers[2] - numbers[0]
    let height = numbers[3] - numbers[1]
    guard width >= 0, height >= 0 else { return .null }
    return Rect(x: numbers[0], y: numbers[1], width: width, height: height)
  }
}
