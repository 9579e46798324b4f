/// A colour in sRGB, each part from 0 to 1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#RRGGBB`, without the alpha.
  public var hex: String {
    [red, green, blue].reduce("#") { text, part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  public init?(hex: String) {
    guard hex.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = hex.dropFirst()
    guard digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.utf8.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> Double { Double((rgba >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

/// The font of a text: a text style that follows the user's size, or a fixed size in points.
public struct Font: Hashable, Sendable {
  /// The name of the text style (`body`, `headline` …); nil for a fixed font.
  public var textStyle: String?
  /// In points; nil where only the style is known.
  public var size: Double?
  public var isBold: Bool

  public init(textStyle: String? = nil, size: Double? = nil, isBold: Bool = false) {
    self.textStyle = textStyle
    self.size = size
    self.isBold = isBold
  }
}
