internal import AccessibilityModel

// Which view of an Android dump a touch is meant for.

extension AuditedElement {
  /// Whether a touch on it reaches the view around it: a dump states that the button itself is not clickable, such
  /// as the icon in a tool of Material or the check box that draws a tab.
  var passesTouchesOn: Bool {
    let screen = context.screen
    guard screen.platform == .android, screen.capabilities.contains(.gestures),
      element.gestures.isEmpty
    else { return false }
    if isToggle {
      return ancestors.prefix(2).contains {
        !$0.element.gestures.isDisjoint(with: [.tap, .longPress])
      }
    }
    guard role == .button || traits.contains(.button), !flags.contains(.respondsToTap),
      let outer = context.geometry.targets.ancestor(of: index)
    else { return false }
    return screen.elements[outer].gestures.contains(.tap)
  }

  /// Whether it is a line of a text of which a renderer made every paragraph clickable: the line height decides its size
  /// (<https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html>, “Inline”).
  ///
  /// Most of the texts in one view are then clickable, two of them are paragraphs, and none has an
  /// identifier; the items of a menu are all short.
  var isLineOfText: Bool {
    guard context.screen.platform == .android, isPlainText, let parent else { return false }
    let screen = context.screen
    let texts = screen.children(of: parent.index).prefix(Self.mostLines).map(context.subject)
      .filter(\.isPlainText)
    let paragraphs = texts.filter { $0.isActionable && $0.isParagraph }
    return paragraphs.count >= 2 && texts.count >= 4
  }

  private var isPlainText: Bool {
    role == .staticText && !hasChildren && identifier == nil && element.visibleText != nil
  }

  /// Whether its text is longer than the name of an action.
  private var isParagraph: Bool {
    let text = element.visibleText ?? ""
    // A character of Chinese, Japanese or Korean says as much as two or three letters.
    return text.reduce(0) { $0 + ($1.utf8.count == 3 ? 3 : 1) } >= Self.leastParagraph
  }

  private static let leastParagraph = 60
  private static let mostLines = 64
}
