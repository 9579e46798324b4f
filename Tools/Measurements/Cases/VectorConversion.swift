import AccessibilityModel

/// Turns a vector into a case that can be checked.
struct VectorConversion {
  private let vector: Vector

  init(_ vector: Vector) { self.vector = vector }

  /// Nil where the vector does not carry enough.
  var check: VectorCase.Check? {
    guard VectorsLeftOut.reasons[vector.id] == nil else { return nil }
    switch vector.kind {
    case "luminance": return luminance
    case "contrast-ratio": return ratio
    case "check":
      guard let rule = vector.rule, let expect = vector.expect as? String,
        expect == "pass" || expect == "fail", let body
      else { return nil }
      return .rule(rule, screen: Self.screen(body), isFound: expect == "fail")
    default: return nil
    }
  }

  private var luminance: VectorCase.Check? {
    guard let color = (vector.input["color"] as? String).flatMap(Self.color),
      let expected = vector.expect as? Double
    else { return nil }
    return .luminance(color, expected: expected, tolerance: vector.tolerance ?? 0.01)
  }

  private var ratio: VectorCase.Check? {
    guard let a = (vector.input["foreground"] as? String).flatMap(Self.color),
      let b = (vector.input["background"] as? String).flatMap(Self.color),
      let expected = vector.expect as? Double
    else { return nil }
    return .ratio(a, b, expected: expected, tolerance: vector.tolerance ?? 0.01)
  }

  /// The views of the screen.
  private var body: String? {
    let input = vector.input
    if let titles = input["navigationBarTitles"] as? [String] {
      return titles.map { "<UINavigationBar\(attributes(["title": $0, "frame": "0 0 402 44"]))/>" }
        .joined()
    }
    if let target = input["target"] as? [String: Any] { return targets(target) }
    if let words = input["words"] as? [[String: Any]] {
      return words.enumerated().map { text($1, at: 60 + 40 * $0) }.joined()
    }
    if let types = input["types"] as? [String] {
      return types.compactMap { type in element(input.merging(["type": type]) { $1 }, at: 60) }
        .joined()
    }
    if let pixels = input["widthPx"] as? Double, let density = input["density"] as? Double {
      let side = pixels / density
      return "<UIButton title=\"A\" frame=\"20 100 \(side) \(side)\"/>"
    }
    let items = (input["elements"] as? [[String: Any]]) ?? [input]
    let elements = items.enumerated().map { element($1, at: 60 + 80 * $0) }
    guard !elements.contains(nil) else { return nil }
    return elements.compactMap { $0 }.joined()
  }

  /// A target of a web page, with elements on it or beside it.
  private func targets(_ target: [String: Any]) -> String? {
    let others =
      (vector.input["covering"] as? [[String: Any]])
      ?? (vector.input["neighbours"] as? [[String: Any]]) ?? []
    let frames = ([target] + others).map { (frame($0), ($0["enabled"] as? Bool) ?? true) }
    return frames.enumerated().map { number, item in
      let fields = ["title": "T\(number)", "frame": item.0, "enabled": item.1 ? nil : "false"]
      return "<UIButton\(attributes(fields))/>"
    }.joined()
  }

  private func text(_ word: [String: Any], at top: Int) -> String {
    let fields = [
      "text": word["text"] as? String,
      "textColor": (word["foreground"] as? String).flatMap(Self.color)?.hex,
      "backgroundColor": (word["background"] as? String).flatMap(Self.color)?.hex,
      "frame": "10 \(top) 100 30",
    ]
    return "<UILabel\(attributes(fields))/>"
  }
}

// MARK: - One element

extension VectorConversion {
  private static let classes = [
    "Button": "UIButton", "Image": "UIImageView", "ImageView": "UIImageView",
    "StaticText": "UILabel", "Label": "UILabel", "TextField": "UITextField",
    "TextView": "UITextView", "Switch": "UISwitch", "Slider": "UISlider",
    "Cell": "UITableViewCell", "SearchField": "UISearchTextField",
  ]

  private func element(_ input: [String: Any], at top: Int) -> String? {
    let type = input["type"] as? String
    if let type, Self.classes[type] == nil { return nil }
    let isCustom = input["traits"] != nil || input["isElement"] != nil
    let name = type.flatMap { Self.classes[$0] } ?? (isCustom ? "VectorView" : "UIButton")
    var fields: [String: String?] = [
      "isElement": "true", "traits": (input["traits"] as? [String])?.joined(separator: " "),
      "frame": (input["frame"] ?? input["accessibilityFrame"]).flatMap { $0 as? [String: Any] }
        .map(frame) ?? "10 \(top) 60 60",
      "accessibilityFrame": (input["accessibilityFrame"] as? [String: Any]).map(frame),
    ]
    for key in ["label", "value", "hint", "identifier", "text", "title", "placeholder"] {
      fields[key] = input[key] as? String
    }
    for key in ["userInteractionEnabled", "adjustsFontForContentSizeCategory"] {
      fields[key] = (input[key] as? Bool).map { $0 ? "true" : "false" }
    }
    fields.merge(look(input, of: name)) { $1 }
    return "<\(name)\(attributes(fields))/>"
  }

  private func look(_ input: [String: Any], of name: String) -> [String: String?] {
    var fields: [String: String?] = [:]
    for key in ["textColor", "backgroundColor", "tintColor"] {
      if let words = input[key] as? String { fields[key] = Self.color(words)?.hex }
    }
    if fields["textColor"] != nil, input["text"] == nil {
      fields[name == "UIButton" ? "title" : "text"] = "Hello"
    }
    if let font = input["font"] as? String { fields["font"] = Self.font(font) }
    return fields
  }

  /// A font over scaled metrics is as good as a text style: it follows the user's size.
  private static func font(_ words: String) -> String? {
    if words.hasPrefix("preferredTextStyle:") { return "style:" + words.dropFirst(19) }
    if words.hasPrefix("metrics(") {
      return "style:" + words.dropFirst(8).prefix { $0 != ")" }
    }
    return words.split(separator: " ").last.map(String.init)
  }

  private func frame(_ fields: [String: Any]) -> String {
    ["x", "y", "width", "height"].map { "\((fields[$0] as? Double) ?? 0)" }.joined(separator: " ")
  }

  /// In a fixed order, escaped.
  private func attributes(_ fields: [String: String?]) -> String {
    fields.sorted { $0.key < $1.key }.compactMap { key, value in
      value.map { value in
        var escaped = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        escaped = escaped.replacing("\"", with: "&quot;")
        return " \(key)=\"\(escaped)\""
      }
    }.joined()
  }

  private static func screen(_ body: String) -> String {
    "<screen title=\"Vector\" size=\"402 874\" language=\"en\">\n\(body)\n</screen>"
  }

  /// The colours as the peers' tests write them.
  static func color(_ words: String) -> Color? {
    let parts = words.split(separator: " ").map(String.init)
    guard let first = parts.first else { return nil }
    if let color = Color(hex: first) { return color }
    if first == "white", parts.count == 2, let white = Double(parts[1]) {
      return Color(red: white, green: white, blue: white)
    }
    if first == "black", parts.count == 3, let alpha = Double(parts[2]) {
      return Color(red: 0, green: 0, blue: 0, alpha: alpha)
    }
    // UIColor.lightText.
    if first == "lightText" { return Color(red: 1, green: 1, blue: 1, alpha: 0.6) }
    guard first.hasPrefix("rgb(") else { return nil }
    let numbers = first.dropFirst(4).dropLast().split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
  }
}

extension Color {
  /// As our format writes it.
  fileprivate var hex: String {
    "#"
      + [red, green, blue, alpha].map {
        let digits = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
