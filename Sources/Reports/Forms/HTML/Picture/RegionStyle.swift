/// The common style of a stop's region and its line in the transcript.
///
/// Eight colours with eight line styles, which the style sheet assigns to `c1` to `c8`.
enum RegionStyle {
  private static let count = 8

  /// - Parameter stop: from 0.
  static func name(of stop: Int) -> String { "c\(stop % count + 1)" }
}
