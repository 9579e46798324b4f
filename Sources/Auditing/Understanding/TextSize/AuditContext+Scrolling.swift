internal import AccessibilityModel

// Screens whose texts outgrow them while nothing scrolls.

extension AuditContext {
  /// The longest text of a screen on which nothing scrolls, if its texts together are higher than a small phone at the
  /// largest text size; nil for others, and where the file does not show whether something scrolls.
  var textWithoutRoom: Int? {
    guard root?.element.neverScrolls == true else { return nil }
    var height = 0.0
    var longest: (index: Int, height: Double)?
    for text in subjects(.texts)
    where text.role == .staticText && !text.ancestorTraits.contains(.bar) {
      let own = text.textRoom.largestHeight
      height += own.height
      if own.grows, own.height > longest?.height ?? 0 { longest = (text.index, own.height) }
    }
    return height > Self.heightOfPhone ? longest?.index : nil
  }

  /// In points: an iPhone SE without its status bar and a navigation bar.
  private static let heightOfPhone = 603.0
}

extension TextRoom {
  /// See ``AuditContext/textWithoutRoom``.
  public var isLongestWithoutScrolling: Bool {
    subject.context.longestWithoutScrolling == subject.index
  }

  /// The height of the text at the largest text size on a small phone, by an estimate of its width, and whether it grows.
  fileprivate var largestHeight: (height: Double, grows: Bool) {
    guard let font = subject.element.font, let text = subject.element.text else {
      return (0, false)
    }
    let grows = subject.dynamicType.textScaling == .continuous
    guard let size = grows ? font.largestSize : font.size else { return (0, false) }
    let width = TextWidth.estimate(text, size: size, isBold: font.isDrawnBold)
    let lines = max(1, (width / Self.widthOfText).rounded(.up))
    return (min(lines, Double(subject.element.lineLimit ?? .max)) * size * Self.lineHeight, grows)
  }

  /// In points, of an iPhone SE with margins.
  private static let widthOfText = 343.0
}
