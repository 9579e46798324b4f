/// The colour of a vector drawable of one colour, as most icons are
/// (https://developer.android.com/reference/android/graphics/drawable/VectorDrawable).
enum AndroidVectorInk {
  /// The tint of the drawable, or the one colour of its paths, as the file states it; nil for several.
  static func color(in bytes: [UInt8]) -> String? {
    guard bytes.count <= mostBytes else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("<vector"), !others.contains(where: text.contains) else { return nil }
    if let tint = values(of: "android:tint=\"", in: text).first { return tint }
    let colors =
      values(of: "android:fillColor=\"", in: text) + values(of: "android:strokeColor=\"", in: text)
    let drawn = Set(colors.filter { !transparent.contains($0) })
    return drawn.count == 1 ? drawn.first : nil
  }

  private static func values(of attribute: String, in text: String) -> [String] {
    text.ranges(of: attribute).map { range in
      String(text[range.upperBound...].prefix { $0 != "\"" })
    }
  }

  private static let others = [
    "<gradient", "<animated", "fillAlpha", "strokeAlpha", "android:alpha", "<layer-list",
  ]
  private static let transparent: Set = [
    "#00000000", "#00FFFFFF", "@android:color/transparent",
  ]
  /// An icon has some hundred, a picture more.
  private static let mostBytes = 8192
}
