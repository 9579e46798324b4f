internal import AccessibilityModel

// Colours in hexadecimal digits, which apps read by initializers of their own.

/// The order of the four parts of eight digits.
enum OrderOfParts {
  case alphaFirst, alphaLast

  /// As the code of an initializer has it: `(a, r, g, b) = (int >> 24, …)`, `red: Double(hex >> 24 & 0xFF)`.
  ///
  /// - Returns: nil if the code is not there, or does not show it.
  init?(in code: String?) {
    guard let code else { return nil }
    for line in code.split(separator: "\n") where line.contains("24") {
      let line = line.filter { $0 != " " }.lowercased()
      guard let shift = line.firstRange(of: ">>24") else { continue }
      if line.contains("(a,r,g,b)") {
        self = .alphaFirst
        return
      }
      if line.contains("(r,g,b,a)") {
        self = .alphaLast
        return
      }
      let words = line[..<shift.lowerBound].split { !$0.isLetter }
      guard let last = words.last(where: Self.names.contains) else { continue }
      self = last.hasPrefix("a") || last == "opacity" ? .alphaFirst : .alphaLast
      return
    }
    return nil
  }

  private static let names: Set<Substring> = ["a", "alpha", "opacity", "r", "red"]
}

extension Color {
  /// - Parameters:
  ///   - digits: with or without `#` or `0x`.
  ///   - order: of eight digits.
  /// - Returns: nil for another number of digits than three, six and eight, and for eight in an unknown order.
  init?(digits: String, order: OrderOfParts?) {
    var digits = digits.drop { $0 == "#" || $0 == " " }
    if digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
    guard let number = UInt64(digits, radix: 16), digits.first != "+" else { return nil }
    switch digits.utf8.count {
    case 3:
      // Each digit stands for two.
      let parts = [number >> 8, number >> 4 & 0xF, number & 0xF].map { $0 * 17 }
      self.init(hexadecimal: parts[0] << 16 | parts[1] << 8 | parts[2])
    case 6: self.init(hexadecimal: number)
    case 8:
      guard let order else { return nil }
      self.init(hexadecimal: number, order: order)
    default: return nil
    }
  }

  /// `0x1A2B3C`.
  init(hexadecimal number: UInt64) {
    func part(_ shift: UInt64) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// `0xFF1A2B3C`; nil for an unknown order.
  init?(hexadecimal number: UInt64, order: OrderOfParts?) {
    switch order {
    case .alphaFirst:
      self.init(hexadecimal: number & 0xFF_FFFF)
      alpha = Double(number >> 24 & 0xFF) / 255
    case .alphaLast:
      self.init(hexadecimal: number >> 8)
      alpha = Double(number & 0xFF) / 255
    case nil: return nil
    }
  }

  /// All from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}
