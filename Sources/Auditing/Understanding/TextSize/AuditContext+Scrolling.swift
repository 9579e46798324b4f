internal import AccessibilityModel

// Screens whose texts outgrow them while nothing scrolls.

extension AuditContext {
  /// The longest text of a screen on which nothing scrolls, if its texts together are higher than a small phone at the
  /// largest text size; nil for others, and where the file does not show whether something scrolls.
  var textWithoutRoom: Int? { textOfSource ?? textOfDesign }

  /// The highest text of several lines of a design on which nothing scrolls, if it and what is above and below it need more
  /// than a small phone once the text has twice its size, as WCAG asks (https://www.w3.org/TR/WCAG22/#resize-text).
  private var textOfDesign: Int? {
    guard screen.isDesignOfUIKit else { return nil }
    let stops = stopSubjects.filter { $0.frame.isFinite && !$0.frame.isEmpty }
    guard stops.count < Self.mostStops else { return nil }
    let highest = stops.filter(\.isLongTextInPlace).max {
      $0.textRoom.heightAtTwice < $1.textRoom.heightAtTwice
    }
    guard let highest else { return nil }
    let frame = highest.frame
    let others = stops.map(\.frame).filter {
      ($0.maxY <= frame.minY + 1 || $0.minY >= frame.maxY - 1)
        && min($0.maxX, frame.maxX) > max($0.minX, frame.minX)
    }.sorted { $0.minY < $1.minY }
    // Views side by side count once.
    var (height, end) = (highest.textRoom.heightAtTwice, -Double.infinity)
    for other in others {
      height += max(0, other.maxY - max(end, other.minY))
      end = max(end, other.maxY)
    }
    return height > Self.heightOfPhone ? highest.index : nil
  }

  private static let mostStops = 256

  private var textOfSource: Int? {
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
  /// The size of its text that counts: twice that of an Interface Builder file, or the largest of a style.
  public var countedSize: String {
    subject.context.screen.isSwiftUI ? "the largest text sizes" : "twice its text size"
  }

  /// See ``AuditContext/textWithoutRoom``.
  public var isLongestWithoutScrolling: Bool {
    subject.context.longestWithoutScrolling == subject.index
  }

  /// The height of the text at twice its size in the width that it has, by an estimate.
  fileprivate var heightAtTwice: Double {
    guard let font = subject.textFont, let text = subject.element.text else { return 0 }
    let lines = text.split(whereSeparator: \.isNewline).reduce(0.0) { lines, line in
      let width = TextWidth.estimate(line, size: 2 * font.size, isBold: font.isBold)
      return lines + max(1, (width / subject.frame.width).rounded(.up))
    }
    return lines * 2 * font.size * Self.lineHeight
  }

  /// The height of the text at the largest text size on a small phone, by an estimate of its width, and whether it grows.
  fileprivate var largestHeight: (height: Double, grows: Bool) {
    guard let font = subject.element.font, let text = subject.element.text else {
      return (0, false)
    }
    let grows = subject.dynamicType.textScaling == .continuous
    guard let size = grows ? font.largestSize : font.size else { return (0, false) }
    let width = TextWidth.estimate(text, size: size, isBold: font.isDrawnBold)
    let known = max(1, (width / Self.widthOfText).rounded(.up))
    let lines = hasProse ? max(known, Self.linesOfProse) : known
    return (min(lines, Double(subject.element.lineLimit ?? .max)) * size * Self.lineHeight, grows)
  }

  /// Whether the name of the property that holds its text says that it has sentences, such as `error.message`.
  private var hasProse: Bool {
    guard subject.flags.contains(.boundText), let name = subject.element.textProperty?.lowercased()
    else { return false }
    return Self.proses.contains(where: name.hasSuffix)
  }

  private static let proses = [
    "description", "message", "detail", "details", "explanation", "summary", "instructions", "body",
  ]

  /// Two sentences at the largest text size, where a line has some ten letters.
  private static let linesOfProse = 6.0

  /// In points, of an iPhone SE with margins.
  private static let widthOfText = 343.0
}

extension AuditContext {
  /// Whether a file states sizes of what it hides at first, as the code of a branch does; a design shows those of its canvas.
  var statesSizes: Bool {
    screen.isSwiftUI || screen.isLayoutOfAndroid
  }
}

extension AuditedElement {
  /// Whether it is a label of a design with three lines or more, and nothing around it scrolls or moves it.
  fileprivate var isLongTextInPlace: Bool {
    guard role == .staticText, !isCustomClass, element.codeLinks?.baseClassName == "UILabel",
      let lines = element.layout?.numberOfLines, lines != 1, let font = textFont,
      let text = element.text, !ancestorTraits.contains(.bar)
    else { return false }
    let width = TextWidth.estimate(text, size: font.size, isBold: font.isBold)
    guard width > 2 * frame.width else { return false }
    return !ancestors.contains {
      $0.role.isScrolling || $0.role == .cell || $0.isCustomClass && $0.parent != nil
    }
  }
}

extension Role {
  fileprivate var isScrolling: Bool {
    [.scrollView, .table, .collectionView, .textView, .webView].contains(self)
  }
}
