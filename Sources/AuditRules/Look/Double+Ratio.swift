extension Double {
  /// “4.53:1”, rounded down, so that a failing ratio never reads like a passing one.
  var asRatio: String {
    let hundredths = Int((self * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}
