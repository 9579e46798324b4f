internal import AccessibilityModel

/// Lays out the content of an alert as a screen, which the cursor navigates like any other.
struct AlertScreen {
  let content: AlertContent
  /// The screen of the device, in points.
  let bounds: Rect
  let direction: LayoutDirection

  private static let width = 270.0
  private static let rowHeight = 44.0

  /// - Parameter facts: the screen below, which determines language, direction and platform.
  func screen(over facts: Screen) -> Screen {
    var screen = Screen()
    screen.title = content.title
    screen.idiom = facts.idiom
    screen.direction = direction
    screen.orientation = facts.orientation
    screen.platform = facts.platform
    screen.size = Size(width: bounds.width, height: bounds.height)
    var builder = ScreenBuilder()
    var root = Element(className: "UIAlertController", role: .alert)
    root.flags.insert(.viewIsModal)
    root.frame = frame
    builder.open(root)
    for (element, frame) in zip(elements, frames) {
      var element = element
      element.frame = frame
      builder.open(element)
      builder.close()
    }
    return builder.finish(screen)
  }

  private var elements: [Element] {
    [text(content.title)] + (content.message.map { [text($0)] } ?? [])
      + content.buttons.map { button in
        var element = self.element("UIButton", .button, button.label)
        element.identifier = button.action.rawValue
        element.traits = .button
        return element
      }
  }

  private func text(_ text: String) -> Element {
    var element = self.element("UILabel", .staticText, text)
    element.traits = .staticText
    return element
  }

  private func element(_ name: String, _ role: Role, _ label: String) -> Element {
    var element = Element(className: name, role: role)
    element.label = label
    element.flags.insert(.isElement)
    return element
  }

  /// Two short buttons are side by side, others are stacked.
  private var isSideBySide: Bool { content.buttons.count == 2 }

  private var rows: Int {
    1 + (content.message == nil ? 0 : 1) + (isSideBySide ? 1 : content.buttons.count)
  }

  private var frame: Rect {
    let height = Double(rows) * Self.rowHeight
    return Rect(
      x: bounds.minX + (bounds.width - Self.width) / 2,
      y: bounds.minY + (bounds.height - height) / 2, width: Self.width, height: height)
  }

  private var frames: [Rect] {
    let texts = content.message == nil ? 1 : 2
    let stacked = isSideBySide ? 0 : content.buttons.count
    var frames = (0..<(texts + stacked)).map { row in
      Rect(
        x: frame.x, y: frame.y + Double(row) * Self.rowHeight, width: Self.width,
        height: Self.rowHeight)
    }
    guard isSideBySide else { return frames }
    // The first column is on the leading side.
    for column in direction == .rtl ? [1, 0] : [0, 1] {
      frames.append(
        Rect(
          x: frame.x + Double(column) * Self.width / 2,
          y: frame.y + Double(texts) * Self.rowHeight, width: Self.width / 2,
          height: Self.rowHeight))
    }
    return frames
  }
}
