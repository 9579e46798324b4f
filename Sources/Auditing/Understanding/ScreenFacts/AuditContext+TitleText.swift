internal import AccessibilityModel

// The text that looks like the title of a screen without a navigation bar.

extension AuditContext {
  /// The text that looks like a title, and is not a heading; nil if nothing does for certain.
  var titleText: AuditedElement? {
    guard modals.isEmpty, !stopSubjects.contains(where: { $0.traits.contains(.header) }) else {
      return nil
    }
    let texts = stopSubjects.filter { $0.role == .staticText }
    return screen.framesAreDesignTime ? titleOfDesign(texts) : titleOfCapture(texts)
  }

  /// The large first text of a running app.
  private func titleOfCapture(_ texts: [AuditedElement]) -> AuditedElement? {
    guard screen.platform == .iOS || screen.platform == .android,
      screen.capabilities.isSuperset(of: [.headings, .frames]),
      let first = texts.first, first.isLargeTitle,
      !texts.dropFirst().contains(where: \.isLargeTitle)
    else { return nil }
    return first
  }

  /// The one text in the largest font, above what it titles, that code does not reach.
  private func titleOfDesign(_ texts: [AuditedElement]) -> AuditedElement? {
    // A bar may show the title that code sets.
    guard screen.platform == .iOS, hasEdges, !isPartOfTable,
      !screen.isTitledInCode,
      stops.count >= Self.leastStops
    else { return nil }
    let sizes = texts.map(\.titleSize)
    guard let largest = sizes.max(), Self.titleSizes.contains(largest),
      sizes.count(where: { $0 > largest / 1.2 }) == 1,
      let title = sizes.firstIndex(of: largest).map({ texts[$0] }), title.isTitleOfDesign
    else { return nil }
    return title
  }

  /// Whether a view of a file has no controller and is lower than the smallest iPhone between its bars, so that
  /// it is the head of a table, for example.
  var isPartOfTable: Bool {
    guard let canvas = screen.canvas, !canvas.isController, let size = screen.size else {
      return false
    }
    return size.height < Self.leastHeight
  }

  /// In points: 480 without the bars of the system and of the app.
  private static var leastHeight: Double { 367 }
  /// A title is needed where there is something to title.
  private static var leastStops: Int { 6 }
  /// In points: from Title 3, and not the font of a brand or of a score.
  static var titleSizes: ClosedRange<Double> { 20...40 }
}

extension AuditedElement {
  /// Whether a text of a design stays as it is, and is above the middle of the screen.
  fileprivate var isTitleOfDesign: Bool {
    guard keepsText, !isDesignStub, presence.displacement == nil, !surface.isWordmark,
      frame.isFinite, frame.maxY <= context.geometry.viewport.center.y
    else { return false }
    return TitleWords.hold(wording.label.collapsed) && !ancestorTraits.contains(.cell)
  }

  /// Whether no code changes the text or makes it a heading. A class of the app's own for labels may do the latter,
  /// which is a doubt where the app's sources were not read.
  private var keepsText: Bool {
    !codeMaySet([.text, .traits])
      || isCustomClass && !isReachedForItsText && element.codeEvidence == nil
  }

  /// Whether a text is one line of at least 26 points: the style Title 2.
  var isLargeTitle: Bool {
    let frame = effectiveFrame
    let isKnown = context.screen.platform == .android || origins[.traits] == .given
    guard isKnown, frame.isFinite, Self.titleHeights.contains(frame.height), let label,
      label.contains(where: \.isLetter)
    else { return false }
    // A line is 1.2 times as high as its font; a text that is wider than its frame is wrapped.
    let width = TextWidth.estimate(label, size: frame.height / 1.2, isBold: true)
    return max(width, frame.width) <= 1.25 * min(width, frame.width)
  }

  private static let titleHeights = 26.0...78.0
}
