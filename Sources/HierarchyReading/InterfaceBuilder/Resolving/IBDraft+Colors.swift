internal import AccessibilityModel

// The colours that a system draws where the file states none.

extension IBDraft {
  /// The background that UIKit draws for a row without one in the file: white in the light
  /// appearance, another colour for each table style in the others
  /// (docs/evidence/formats.md#system-colours).
  mutating func setRowBackground() {
    guard details.backgroundColor == nil, !details.unknownColors.contains(.background) else {
      return
    }
    details.backgroundColor = Color(red: 1, green: 1, blue: 1)
    details.colorNames[.background] = "systemBackgroundColor"
    details.systemColors.insert(.background)
  }

  /// The background of a field with a rounded border and none in the file: white, and another colour in dark mode
  /// (https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum/roundedrect).
  mutating func setFieldBackground() {
    guard object.layout.style == "roundedRect", details.backgroundColor == nil,
      !details.unknownColors.contains(.background),
      let color = SystemColors.color(named: "systemBackground", on: .iOS)
    else { return }
    details.set(color, of: .background)
  }

  /// The text colour that UIKit draws for a label without one in the file: the system's colour for
  /// labels, which follows the appearance in apps built since Xcode 11; a class of the app may set
  /// another (https://developer.apple.com/documentation/uikit/uilabel/textcolor).
  mutating func setLabelColor() {
    guard object.customClass == nil, details.textColor == nil,
      !details.unknownColors.contains(.text),
      let color = SystemColors.color(named: "label", on: .iOS)
    else { return }
    details.set(color, of: .text)
  }

  /// The title colour that UIKit draws for a custom button without one in the file: white, since
  /// the tint has no effect there
  /// (https://developer.apple.com/documentation/uikit/uibutton/currenttitlecolor,
  /// https://developer.apple.com/documentation/uikit/uibutton/tintcolor). In the styles of
  /// configurations, the tint or a lighter variant of it is the background.
  mutating func setTitleColor() {
    let links = object.links
    let hasColor = details.textColor != nil || details.unknownColors.contains(.text)
    if links.hasConfiguration {
      guard let style = links.configurationStyle, style != "plain" else { return }
      if style == "filled", !hasColor { setDefaultTitleColor() }
      if details.backgroundColor == nil { details.setUnknownColor(of: .background) }
    } else if !hasColor, object.customClass == nil, details.title?.isEmpty == false,
      !links.hasAttributedTitle, ["", "custom"].contains(object.layout.style ?? "")
    {
      setDefaultTitleColor()
    }
  }

  /// White, also in a filled configuration
  /// (https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/filled()).
  private mutating func setDefaultTitleColor() {
    details.textColor = Color(red: 1, green: 1, blue: 1)
    details.systemColors.insert(.text)
  }

  /// AppKit draws a disabled text in the colour of disabled controls, unless it has one of the app's own.
  mutating func dimText() {
    guard !object.isEnabled, !object.links.bindings.contains("enabled"),
      details.textColor == nil || details.systemColors.contains(.text),
      !details.unknownColors.contains(.text),
      let color = SystemColors.color(named: Self.dimmed, on: .macOS)
    else { return }
    details.set(color, of: .text)
    details.colorNames[.text] = Self.dimmed
  }

  private static let dimmed = "disabledControlTextColor"
}
