/// The colour of a drawable that is drawn as the background of a view
/// (https://developer.android.com/guide/topics/resources/drawable-resource).
enum AndroidDrawableFill {
  /// The colour of a shape, or of the usual state of a list of states, or the drawable that it refers to; nil for a
  /// gradient, for a picture, and for several colours on each other.
  static func value(in bytes: [UInt8]) -> String? {
    guard bytes.count <= mostBytes else { return nil }
    let text = withoutComments(String(decoding: bytes, as: UTF8.self))
    guard !others.contains(where: text.contains) else { return nil }
    guard let root = roots.first(where: text.contains) else { return nil }
    let part = root == "<selector" ? usualState(in: text) : text[...]
    guard let part else { return nil }
    let solids = tags("<solid", in: part).map { attribute("android:color", of: $0) }
    let drawables = tags("<item", in: part).compactMap { attribute("android:drawable", of: $0) }
    switch (solids.count, drawables.count) {
    case (1, 0): return solids[0]
    case (0, 1): return drawables[0]
    // A frame, or only a ripple.
    case (0, 0) where part.contains("<shape") || root == "<ripple": return "#00000000"
    default: return nil
    }
  }

  /// The item for views that are neither pressed, selected nor disabled: the last one, without a condition.
  private static func usualState(in text: String) -> Substring? {
    guard let start = text.ranges(of: "<item").last?.lowerBound else { return nil }
    let item = text[start...]
    guard let tag = tags("<item", in: item).first, !tag.contains("android:state_") else {
      return nil
    }
    return item
  }

  private static func withoutComments(_ text: String) -> String {
    var rest = text[...]
    var kept = ""
    while let start = rest.firstRange(of: "<!--") {
      kept += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "-->") else { return kept }
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }

  private static func tags(_ start: String, in text: Substring) -> [Substring] {
    text.ranges(of: start).map { range in
      text[range.lowerBound...].prefix { $0 != ">" }
    }
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.firstRange(of: name + "=\"")?.upperBound else { return nil }
    return String(tag[start...].prefix { $0 != "\"" })
  }

  private static let roots = ["<selector", "<ripple", "<layer-list", "<shape", "<color"]
  private static let others = [
    "<gradient", "<bitmap", "<nine-patch", "<inset", "<rotate", "<clip", "<scale", "<level-list",
    "<transition", "<animat", "<vector", "@android:id/mask",
  ]
  /// A shape has some hundred.
  private static let mostBytes = 16_384
}
