internal import AccessibilityModel

/// The text form of a `CGRect`: `{{16, 433.5}, {280, 44}}`.
enum NativeFrame {
  /// - Returns: nil if the text has another form; the null rectangle if a part is not finite.
  static func parse(_ text: String) -> Rect? {
    guard text.hasPrefix("{{"), text.hasSuffix("}}"), text.utf8.count <= 200 else { return nil }
    let parts = text.split(separator: ",").map { part in
      Double(part.filter { $0 != "{" && $0 != "}" && $0 != " " })
    }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3]
    else { return nil }
    let rect = Rect(x: x, y: y, width: width, height: height)
    return rect.isFinite && width >= 0 && height >= 0 ? rect : .null
  }
}
