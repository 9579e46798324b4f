internal import AccessibilityModel

// Screens whose texts outgrow them while nothing scrolls.

extension AuditContext {
  /// The longest text of a screen on which nothing scrolls, if its texts together are higher than a small phone at the
  /// largest text size; nil for others, and where the file does not show whether something scrolls.
  var textWithoutRoom: Int? {
    guard root?.element.neverScrolls == true else { return nil }
    var height = 0.0
    var longest: (index: Int, height: Double)?
    var rows: Set<Int> = []
    for subject in stopSubjects where !subject.ancestorTraits.contains(.bar) {
      // Of several in a row the first counts.
      let row = subject.ancestors.last { $0.className == "HStack" }
      guard row.map({ rows.insert($0.index).inserted }) ?? true else { continue }
      guard subject.role == .staticText else {
        if subject.isActionable || subject.isTextEntry { height += Self.leastHeightOfControl }
        continue
      }
      let own = subject.textRoom.largestHeight
      height += own.height
      if own.grows, own.height > longest?.height ?? 0 { longest = (subject.index, own.height) }
    }
    return height > Self.heightOfPhone ? longest?.index : nil
  }

  /// In points: a line of Body at the largest text size, which is 53 points, needs more
  /// (https://developer.apple.com/design/human-interface-guidelines/typography).
  private static let leastHeightOfControl = 53.0

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

extension AuditContext {
  /// Whether a file states sizes of what it hides at first, as the code of a branch does; a design shows those of its canvas.
  var statesSizes: Bool { screen.isSwiftUI }
}
