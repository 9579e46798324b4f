internal import SourceText

/// Reads the `Contents.json` of a colour set.
struct ColorSetReader {
  let file: String
  private(set) var warnings: [SourceWarning] = []

  init(file: String) { self.file = file }

  mutating func read(_ root: JSONValue, name: String) -> ColorSet {
    var variants: [ColorSet.Variant] = []
    for color in root["colors"]?.array ?? [] {
      if let variant = variant(color) { variants.append(variant) }
    }
    return ColorSet(
      name: name, variants: variants, location: SourceLocation(file: file, line: 1))
  }

  private mutating func variant(_ entry: JSONValue) -> ColorSet.Variant? {
    // An entry without a colour is one of Xcode's wells that was left empty.
    guard let color = entry["color"], let value = value(color) else { return nil }
    let appearances = AssetAppearances(entry)
    return ColorSet.Variant(
      luminosity: appearances.luminosity, isHighContrast: appearances.isHighContrast,
      idiom: entry["idiom"]?.string ?? "universal", displayGamut: entry["display-gamut"]?.string,
      value: value, location: SourceLocation(file: file, line: entry.position.line))
  }

  private mutating func value(_ color: JSONValue) -> ColorSet.Value? {
    if let reference = color["reference"]?.string { return .system(reference) }
    guard let parts = color["components"] else {
      warn(at: color, "found a colour without components; expected some or a reference")
      return nil
    }
    let name = color["color-space"]?.string ?? "srgb"
    guard let space = ColorComponents.Space(rawValue: name) else {
      warn(at: color, "found the colour space \"\(name)\"; expected one of Xcode's")
      return nil
    }
    let names = parts["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let known = names.compactMap { Self.component(parts[$0]) }
    guard known.count == 3 else {
      warn(at: parts, "found components that are not numbers; expected 0–1, 0–255 or 0x00–0xFF")
      return nil
    }
    return .components(
      ColorComponents(
        space: space, red: known[0], green: known[1], blue: known[2],
        alpha: Self.alpha(parts["alpha"])))
  }

  private mutating func warn(at value: JSONValue, _ message: String) {
    let position = value.position
    warnings.append(
      SourceWarning(
        location: SourceLocation(file: file, line: position.line), column: position.column,
        message: message))
  }

  /// Opaque by default; exporters write a plain `1` for that.
  private static func alpha(_ value: JSONValue?) -> Double {
    value?.string == "1" ? 1 : component(value) ?? 1
  }

  /// `0x1A` and `26` range up to 255; texts with a decimal point (`0.102`) and JSON numbers range
  /// up to 1.
  private static func component(_ value: JSONValue?) -> Double? {
    guard let value else { return nil }
    guard let text = value.string else { return value.number }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard text.utf8.count < 32, let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}

/// The appearances that an asset entry applies to.
struct AssetAppearances {
  private(set) var luminosity: ColorSet.Luminosity?
  private(set) var isHighContrast = false

  init(_ entry: JSONValue) {
    for appearance in entry["appearances"]?.array ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", let name?): luminosity = ColorSet.Luminosity(rawValue: name)
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }
}
