/// The dimensions of the libraries sdp and ssp, which grow with the width of the screen and say their size by their names:
/// `@dimen/_22sdp`, `@dimen/_14ssp`.
enum AndroidScaledDimensions {
  /// The length on a phone that is 360 dp wide (`values-sw360dp`:
  /// https://github.com/intuit/sdp/blob/master/sdp-android/src/main/res/values-sw360dp/positive_sdps.xml); nil for any
  /// other resource.
  static func length(_ reference: AndroidReference) -> (amount: Double, unit: String)? {
    guard reference.type == "dimen", !reference.isOfSystem, !reference.isOfTheme else { return nil }
    for (prefix, sign) in [("_minus", -1.0), ("_", 1.0)] where reference.name.hasPrefix(prefix) {
      let rest = reference.name.dropFirst(prefix.count)
      let digits = rest.prefix(while: \.isNumber)
      guard let number = Double(digits), let unit = units[String(rest.dropFirst(digits.count))]
      else { continue }
      return ((sign * number * factor * 100).rounded() / 100, unit)
    }
    return nil
  }

  private static let units = ["sdp": "dp", "ssp": "sp"]
  /// The names are sizes on a screen of 300 dp.
  private static let factor = 1.2
}
