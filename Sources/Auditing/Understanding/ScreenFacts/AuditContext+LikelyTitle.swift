internal import AccessibilityModel

// The text that is probably the title of a screen whose bar the app draws itself.

extension AuditContext {
  /// The text of a design or a dump that is probably the title of the screen, and is not a heading: the one of a bar that the app
  /// draws along the upper edge, or the one that looks unlike all others. Nil for none, or if
  /// ``titleText`` is certain.
  var likelyTitle: AuditedElement? {
    if let title = titleOfDump { return title }
    guard screen.framesAreDesignTime, screen.platform == .iOS, modals.isEmpty, hasEdges,
      !isPartOfTable, !screen.isTitledInCode,
      !stopSubjects.contains(where: { $0.traits.contains(.header) })
    else { return nil }
    let texts = stopSubjects.filter { $0.role == .staticText }
    return texts.prefix(Self.mostTexts).first { $0.isTitleOfOwnBar(texts) } ?? largestText(texts)
  }

  /// The only large text of a dump of Android, in its upper half, with something below it, or the one in a bar at its
  /// upper edge. Dumps do not include headings, and neither the toolbar of Android's views nor that of Compose makes one of
  /// its title.
  private var titleOfDump: AuditedElement? {
    guard screen.isDumpOfAndroid, modals.isEmpty,
      screen.capabilities.contains(.frames), !screen.capabilities.contains(.headings),
      stops.count >= Self.leastStopsOfTitle
    else { return nil }
    let large = stopSubjects.filter { $0.role == .staticText && $0.isLargeTitle }
    let inBar = large.count == 1 ? large.first : large.first { $0.parent?.isOwnBar == true }
    guard let title = inBar, title.mayBeTitle,
      title.className.hasSuffix("TextView"), !title.isActionable,
      !title.wording.label.contains(where: \.isNumber),
      title.effectiveFrame.center.y <= geometry.viewport.center.y
    else { return nil }
    return title
  }

  /// The one text in the largest font, or the only bold one, if the others are smaller and come after it.
  private func largestText(_ texts: [AuditedElement]) -> AuditedElement? {
    guard let title = texts.first, title.mayBeTitle, !title.templateUse.hasDefaultName,
      title.frame.maxY <= geometry.viewport.center.y
    else { return nil }
    let size = title.titleSize
    if texts.count == 1 { return size >= Self.leastSizeAlone && isAboveList(title) ? title : nil }
    guard stops.count >= Self.leastStopsOfTitle else { return nil }
    let others = texts.dropFirst()
    let isLargest =
      AuditContext.titleSizes.contains(size)
      && others.allSatisfy { $0.titleSize * Self.leastRatio <= size }
    let isOnlyBold =
      size >= Self.leastBoldSize && title.element.font?.isDrawnBold == true
      && others.allSatisfy { $0.titleSize <= size && $0.element.font?.isDrawnBold != true }
    return isLargest || isOnlyBold ? title : nil
  }

  /// Whether a list of about the width of the screen begins below a text.
  private func isAboveList(_ title: AuditedElement) -> Bool {
    elements(.table, .collectionView).map(subject).contains {
      $0.frame.isFinite && $0.frame.minY >= title.frame.maxY - 1
        && $0.frame.width >= 0.8 * geometry.viewport.width
    }
  }

  /// In points: Title 1, which no text but a title has.
  private static var leastSizeAlone: Double { 28 }

  /// A title is among the first texts.
  private static var mostTexts: Int { 16 }
  /// A text and a control are a view with a caption; more is a screen with a title.
  private static var leastStopsOfTitle: Int { 4 }
  /// A difference of size that is seen: Title 3 is 1.18 times as large as Body.
  private static var leastRatio: Double { 1.17 }
  /// In points: Body, the size of the system's own titles of bars.
  private static var leastBoldSize: Double { 17 }
}

extension AuditedElement {
  /// In points; UIKit's default is 17.
  var titleSize: Double {
    element.font?.defaultSize(on: context.screen.platform) ?? 17
  }

  /// Whether it has a few words, is on the screen as in the file, and is not a part of a row or a brand.
  var mayBeTitle: Bool {
    guard frame.isFinite, !frame.isEmpty, presence.misplacement == nil, !surface.isWordmark
    else { return false }
    return TitleWords.hold(wording.label.collapsed)
      && ancestorTraits.isDisjoint(with: [.cell, .bar, .list])
  }

  /// Whether it is centred in a bar along the upper edge of the screen: beside a button, or in a view as wide as the
  /// screen and no higher than a bar. No other text is on its line, and it has something to title below.
  fileprivate func isTitleOfOwnBar(_ texts: [AuditedElement]) -> Bool {
    let viewport = context.geometry.viewport
    let isCentred = abs(frame.center.x - viewport.center.x) <= Self.offCentre * viewport.width
    guard mayBeTitle, isCentred || followsBackButton(texts),
      frame.center.y - viewport.minY <= Self.lowestTitle,
      !texts.contains(where: { $0.index != index && $0.frame.isOnLine(of: frame) })
    else { return false }
    let bar = parent.flatMap { $0.isOwnBar ? $0 : nil }
    let hasButton = context.stopSubjects.contains {
      $0.role == .button && $0.frame.isFinite && $0.frame.isOnLine(of: frame)
        && ($0.frame.maxX <= viewport.center.x || $0.frame.minX >= viewport.center.x)
    }
    guard bar != nil || hasButton else { return false }
    let edge = bar?.frame.maxY ?? frame.maxY
    return context.kinds.indices.contains {
      !context.kinds[$0].isEmpty && context.subject($0).isContentBelow(edge)
    }
  }

  /// Whether it comes right after a button at the leading edge and is in the largest font of all texts, one of titles.
  private func followsBackButton(_ texts: [AuditedElement]) -> Bool {
    guard AuditContext.titleSizes.contains(titleSize),
      texts.allSatisfy({ $0.index == index || $0.titleSize < titleSize })
    else { return false }
    return context.stopSubjects.contains {
      $0.role == .button && $0.frame.isFinite && $0.frame.isOnLine(of: frame)
        && (0...Self.mostFromButton).contains(frame.minX - $0.frame.maxX)
        && $0.frame.minX - context.geometry.viewport.minX <= Self.mostFromButton
    }
  }

  /// Whether it is a view along the upper edge, as wide as the screen and as high as a bar.
  fileprivate var isOwnBar: Bool {
    let viewport = context.geometry.viewport
    return frame.isFinite && parent != nil && frame.width >= 0.9 * viewport.width
      && frame.height <= Self.highestBar && frame.minY - viewport.minY <= Self.lowestBar
  }

  private func isContentBelow(_ edge: Double) -> Bool {
    frame.isFinite && frame.minY >= edge - 1
      && (isStop || role == .table || role == .collectionView || role == .scrollView
        || role == .webView || role == .map)
  }

  /// As a share of the width of the screen.
  private static let offCentre = 0.06
  /// In points below the upper edge: a status bar of at most 59, a bar of 56.
  private static let lowestTitle = 115.0
  private static let lowestBar = 64.0
  private static let highestBar = 115.0
  private static let mostFromButton = 48.0
}
