internal import AccessibilityModel

/// The BCP 47 tag for the name of a locale.
struct LanguageTag {
  let text: String

  /// - Parameter locale: such as `en_GB`, `zh-Hans_CN` or `ar_EG@numbers=latn`.
  init?(locale: String) {
    let parts = locale.prefix { $0 != "@" && $0 != "." }
      .split(whereSeparator: { $0 == "_" || $0 == "-" })
    let isTag = parts.allSatisfy { part in
      part.count <= 8 && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isTag, let first = parts.first, (2...8).contains(first.count) else { return nil }
    text = parts.joined(separator: "-")
  }
}

/// Android's phones and tablets.
enum AndroidIdiom {
  /// Tablets begin at a shorter side of 600 dp
  /// (<https://developer.android.com/guide/topics/large-screens/support-different-screen-sizes>).
  static func idiom(pixels sides: [Double], density: Double?) -> Idiom? {
    guard let shorter = sides.min(), let density, density > 0 else { return nil }
    return shorter * 160 / density >= 600 ? .pad : .phone
  }
}
