/// The size of texts at the largest text size of Android 14, where large texts grow less than small ones
/// (`FontScaleConverterFactory`: https://developer.android.com/about/versions/14/features#non-linear-font-scaling).
public enum AndroidTextScale {
  /// In dp.
  ///
  /// - Parameter size: in sp.
  public static func largest(_ size: Double) -> Double {
    guard let next = scale.firstIndex(where: { size <= $0.sp }) else { return size }
    guard next > 0 else { return 2 * size }
    let (low, high) = (scale[next - 1], scale[next])
    return low.dp + (size - low.sp) / (high.sp - low.sp) * (high.dp - low.dp)
  }

  private static let scale: [(sp: Double, dp: Double)] = [
    (8, 16), (10, 20), (12, 24), (14, 26), (18, 30), (20, 34), (24, 36), (30, 38), (100, 100),
  ]
}
