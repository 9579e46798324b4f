internal import AccessibilityModel

/// The estimated width of a text; no font is available.
///
/// Advance widths of Helvetica (Adobe's font metrics), from which the system font differs by some
/// 10 %; a full square for ideographs, syllables and emoji, an average letter for other scripts.
public enum TextWidth {
  /// In points, for a size in points.
  public static func estimate(_ text: some StringProtocol, size: Double, isBold: Bool) -> Double {
    var thousandths = 0
    for scalar in text.unicodeScalars { thousandths += advance(of: scalar) }
    return Double(thousandths) / 1000 * size * (isBold ? 1.06 : 1)
  }

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value < 0x20 { return 0 }
    if value < 0x7F { return ascii[value - 0x20] }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: break
    }
    return scalar.isFullWidth || (0x1F300...0x1FAFF).contains(value) ? 1000 : 556
  }

  private static let ascii = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
