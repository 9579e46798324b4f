internal import AccessibilityModel
internal import SourceText

extension IBHandler {
  /// Reads a colour of an object, or one of the resources section.
  mutating func readColor(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) {
    if let colorName, object < 0 {
      document.colors[colorName] = Self.color(tag)
      return
    }
    let systemName = tag.string(.systemColor) ?? tag.string(.cocoaTouchSystemColor)
    if object < 0, key == "tintColor" {
      document.tint = IBGlobalTint(
        color: Self.color(tag), name: systemName ?? tag.string(.name), isSystem: systemName != nil)
    }
    guard object >= 0, !isElsewhere, let part = part(of: key, in: document.objects[object].tag)
    else { return }
    // Interface Builder writes the colour of a text field also where the field draws none.
    if part == .background, !document.objects[object].drawsBackground { return }
    if let name = systemName ?? tag.string(.name) {
      // AppKit marks system colours with a catalogue.
      let isSystem = systemName != nil || tag.string(.catalog) == "System"
      document.colorUses.append(
        IBColorUse(object: object, part: part, name: name, isSystem: isSystem))
    }
    guard let color = Self.color(tag) else { return }
    document.objects[object].details[part] = color
  }

  /// The part of an object that a key colours; nil for one that no rule needs.
  private func part(of key: String, in tag: String) -> Element.ColoredPart? {
    if case .runtimeAttribute? = open.dropLast().last?.tag {
      return runtimeKeyPath == "_placeholderLabel.textColor" ? .placeholder : nil
    }
    switch key {
    case "textColor", "titleColor", "baseForegroundColor", "NSColor": return .text
    case "backgroundColor", "baseBackgroundColor": return .background
    case "tintColor": return .tint
    // Bars draw it behind their items (https://developer.apple.com/documentation/uikit/uinavigationbar/bartintcolor).
    case "barTintColor" where IBDocument.bars.contains(tag): return .background
    default: return nil
    }
  }

  /// The literal colour of a tag, read as sRGB in any colour space.
  private static func color(_ tag: borrowing XMLStartTag<IBAttribute>) -> Color? {
    let alpha = tag.number(.alpha) ?? 1
    if let white = tag.number(.white) {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = tag.number(.red), let green = tag.number(.green), let blue = tag.number(.blue)
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  mutating func readFont(_ tag: borrowing XMLStartTag<IBAttribute>, object: Int) {
    // The first fragment of an attributed text determines the font. The font for the canvas's size
    // class, to which the frame belongs, replaces the one for any size class.
    guard isInVariation && !isElsewhere || document.objects[object].details.font == nil else {
      return
    }
    document.objects[object].details.font = IBFont.font(tag)
    document.objects[object].layout.fontWeight = tag.string(.weight)
    document.objects[object].layout.fontName = tag.string(.name)
  }
}

/// Fonts in the notation of both frameworks.
enum IBFont {
  static func font(_ tag: borrowing XMLStartTag<IBAttribute>) -> Font? {
    let name = tag.string(.name) ?? ""
    let meta = tag.string(.metaFont) ?? tag.string(.type) ?? ""
    let weight = tag.string(.weight) ?? ""
    let isBold =
      boldWeights.contains(weight) || meta.lowercased().contains("bold")
      || boldWeights.contains { name.lowercased().contains($0) }
    if let style = tag.string(.style) ?? tag.string(.textStyle) {
      return Font(textStyle: textStyle(style), isBold: isBold)
    }
    guard let size = tag.number(.pointSize) ?? tag.number(.size) ?? metaSizes[meta] else {
      return nil
    }
    // Interface Builder writes 0 for a control's default size.
    return Font(size: size > 0 ? size : nil, isBold: isBold)
  }

  private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

  /// The sizes of AppKit's meta fonts (`NSFont`: system 13, small 11, mini 9).
  private static let metaSizes: [String: Double] = [
    "system": 13, "systemBold": 13, "systemSemibold": 13, "message": 13, "menu": 13, "label": 10,
    "cellTitle": 12, "toolTip": 11, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "miniSystemBold": 9, "titleBar": 13, "controlContent": 13,
  ]

  /// `UICTFontTextStyleBody` is `body`; two styles have older names in the file.
  private static func textStyle(_ name: String) -> String {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return name }
    switch name.dropFirst(prefix.count) {
    case "Subhead": return "subheadline"
    case "Title0": return "largeTitle"
    case let style: return style.prefix(1).lowercased() + style.dropFirst()
    }
  }
}
