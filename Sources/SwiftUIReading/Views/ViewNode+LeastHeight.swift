internal import AccessibilityModel

// How high views are at least, as far as the source shows it.

extension ViewNode {
  /// The height in points that it needs at least, at the default text size: literals of frames, spacing and padding, and one
  /// line of each text. Views that may shrink count nothing.
  func leastHeight(in font: Font? = nil) -> Double {
    guard !facts.isTransparent, !facts.isAlternative, !facts.isOverlay else { return 0 }
    if let height = facts.size.height { return height }
    let font = facts.font ?? font
    let line = Self.line * ((font ?? Font(textStyle: "body")).usualSize ?? 0)
    let content: Double
    switch kind {
    case .text, .label: content = line
    case .textField, .secureField: content = children.isEmpty ? line : 0
    case .button, .link, .navigationLink, .menu:
      content = children.isEmpty ? line : children.map { $0.leastHeight(in: font) }.max() ?? 0
    case .toggle, .stepper, .slider, .segmentedPicker, .datePicker: content = Self.heightOfControl
    case .stack, .group, .section, .navigation: content = leastHeightOfContent(in: font)
    default: content = 0
    }
    return content + (facts.insets.height ?? 0)
  }

  private func leastHeightOfContent(in font: Font?) -> Double {
    let heights = children.map { $0.leastHeight(in: font) }
    guard name == "VStack" || kind == .section || name == "Group" else { return heights.max() ?? 0 }
    let gaps = heights.count { $0 > 0 } - 1
    return heights.reduce(0, +) + max(0, Double(gaps)) * (facts.spacing ?? 0)
  }

  /// The height of a line, by the size of its font.
  private static let line = 1.2
  /// In points: that of a switch.
  private static let heightOfControl = 31.0
}
