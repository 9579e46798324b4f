/// How the region of a stop and its line in the transcript are drawn alike.
///
/// Eight colours with eight line styles, which the style sheet gives to `c1` to `c8`.
enum RegionStyle {
  private static let count = 8

  /// - Parameter stop: from 0.
  static func name(of stop: Int) -> String { "c\(stop % count + 1)" }
}
