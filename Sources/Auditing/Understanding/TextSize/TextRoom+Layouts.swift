internal import AccessibilityModel

// Texts of layouts of Android, whose heights a layout fixes in dp while the text grows.

extension TextRoom {
  /// The height that a layout of Android gives a line of text, if it does not hold the line at the largest text size;
  /// nil for any other text, and for one without words.
  var heightInLayout: Double? {
    guard subject.context.screen.platform == .android, subject.role == .staticText,
      let height = subject.element.textHeight, height > 0, let font = subject.element.font,
      font.textStyle == "sp", let size = font.size, hasWords,
      height < Self.largestSize(of: size) * Self.cutLine
    else { return nil }
    return height
  }

  private var hasWords: Bool {
    if subject.flags.contains(.boundText) { return true }
    return subject.element.visibleText.map { $0.count(where: \.isLetter) > 1 } ?? false
  }

  /// The size of a text in dp at the largest text size of Android 14, where large texts grow less than small ones
  /// (`FontScaleConverterFactory`: https://developer.android.com/about/versions/14/features#non-linear-font-scaling).
  ///
  /// - Parameter size: in sp.
  private static func largestSize(of size: Double) -> Double {
    guard let next = scale.firstIndex(where: { size <= $0.sp }) else { return size }
    guard next > 0 else { return 2 * size }
    let (low, high) = (scale[next - 1], scale[next])
    return low.dp + (size - low.sp) / (high.sp - low.sp) * (high.dp - low.dp)
  }

  /// The height, as a multiple of the text's size, below which not only tails of letters are cut: Roboto's base line is
  /// 1.05 of the size below the top of its line.
  private static let cutLine = 1.05

  private static let scale: [(sp: Double, dp: Double)] = [
    (8, 16), (10, 20), (12, 24), (14, 26), (18, 30), (20, 34), (24, 36), (30, 38), (100, 100),
  ]
}
