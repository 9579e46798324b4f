internal import AccessibilityModel

// Texts that divide a screen into parts, and are not headings.

extension AuditContext {
  /// The stops of an iOS design that look like the titles of its parts, by their indices: two or more with a text in one
  /// font, bold or large, alone on their lines and at one edge, above other stops in smaller or lighter fonts (WCAG 2.2,
  /// technique G141: https://www.w3.org/WAI/WCAG22/Techniques/general/G141). Empty if a text is a heading.
  var titlesOfSections: [Int] {
    if screen.isSwiftUI { return titlesOfSource }
    guard screen.framesAreDesignTime, screen.platform == .iOS,
      screen.capabilities.isSuperset(of: [.headings, .fonts, .frames])
    else { return [] }
    let titles = titlesOfParts { $0.titleOfPart }
    return titles.isEmpty ? titlesOfParagraphs : titles
  }

  /// The texts in a bold or large font right above a paragraph, besides the title of the screen.
  private var titlesOfParagraphs: [Int] {
    let stops = stopSubjects
    guard stops.count >= Self.leastStopsWithParagraph, stops.count <= Self.mostStops,
      !stops.contains(where: { $0.traits.contains(.header) })
    else { return [] }
    let ofScreen = titleOfScreen?.index
    return stops.indices.dropLast().filter { place in
      guard stops[place].role == .staticText, stops[place].index != ofScreen,
        !stops[place].templateUse.hasDefaultName, let title = stops[place].titleOfPart,
        title.isAlone(among: stops)
      else { return false }
      return title.isRightAbove(stops[place + 1])
    }.map { stops[$0].index }
  }

  /// A title, its paragraph and something to do.
  private static var leastStopsWithParagraph: Int { 3 }

  /// The texts of a dump of Android that look like the titles of its parts, in document order: two or more of one height, at
  /// one edge and alone on their lines, above other stops. Dumps do not include headings.
  var titlesOfDump: [AuditedElement] {
    guard screen.isDumpOfAndroid, modals.isEmpty,
      screen.capabilities.contains(.frames), !screen.capabilities.contains(.headings)
    else { return [] }
    return titlesOfParts { $0.titleOfPartOfDump }.map(subject)
  }

  private func titlesOfParts(_ title: (AuditedElement) -> PartTitle?) -> [Int] {
    let stops = stopSubjects
    guard stops.count >= 2 * (Self.leastStopsOfPart + 1), stops.count <= Self.mostStops,
      !stops.contains(where: { $0.traits.contains(.header) })
    else { return [] }
    let found = stops.map(title)
    let places = stops.indices.filter { found[$0]?.isAlone(among: stops) == true }
    let groups = Dictionary(grouping: places) { found[$0]?.look }.values.filter { places in
      guard (2...Self.mostTitles).contains(places.count) else { return false }
      let parts = places.indices.map { number in
        stops[(places[number] + 1)..<(number + 1 < places.count ? places[number + 1] : stops.count)]
      }
      return parts.allSatisfy { !$0.isEmpty }
        && parts.reduce(0) { $0 + $1.count } >= Self.leastStopsOfPart * places.count
        && zip(places, parts).allSatisfy { place, part in
          part.allSatisfy { found[place]?.outweighs($0) == true }
        }
    }
    let first = groups.min { $0[0] < $1[0] }
    return first?.map { stops[$0].index } ?? []
  }

  /// On the average: captions have one field or value each.
  private static var leastStopsOfPart: Int { 2 }
  /// More are the names of rows.
  private static var mostTitles: Int { 12 }
  /// A larger screen is a list.
  private static var mostStops: Int { 256 }
}

/// A text that may be the title of a part of the screen.
private struct PartTitle {
  /// The look that the titles of one screen share.
  struct Look: Hashable {
    /// The leading edge and the size of the letters, or of the line, in points.
    var edge: Double
    var size: Double
    var isBold: Bool
  }

  let text: AuditedElement
  let look: Look

  /// Whether no other text is on its line.
  func isAlone(among stops: [AuditedElement]) -> Bool {
    !stops.contains { stop in
      stop.role == .staticText && stop.index != text.index
        && stop.effectiveFrame.isOnLine(of: text.effectiveFrame)
    }
  }

  /// Whether all texts of a stop are smaller, or of its size and lighter.
  func outweighs(_ stop: AuditedElement) -> Bool {
    guard stop.context.screen.framesAreDesignTime else {
      return stop.role != .staticText || stop.wording.label.count > TitleWords.mostLetters
        || stop.effectiveFrame.height < look.size
    }
    let texts = ([stop] + (stop.role == .cell ? stop.descendants(upTo: 16) : []))
      .filter { $0.role == .staticText }
    return texts.allSatisfy {
      $0.titleSize < look.size
        || $0.titleSize == look.size && look.isBold && $0.element.font?.isDrawnBold != true
    }
  }

  /// Whether a text of several lines in a smaller or lighter font begins below it, at its edge or centred like it.
  func isRightAbove(_ other: AuditedElement) -> Bool {
    let (own, below) = (text.frame, other.frame)
    guard other.role == .staticText, below.isFinite, outweighs(other),
      other.element.layout?.numberOfLines ?? 1 != 1,
      other.wording.label.count > TitleWords.mostLetters || other.templateUse.hasPrototypeText
    else { return false }
    return (-1...Self.mostGap).contains(below.minY - own.maxY)
      && (abs(below.minX - own.minX) <= 1 || abs(below.center.x - own.center.x) <= 1)
  }

  /// In points.
  private static let mostGap = 24.0
}

extension AuditedElement {
  /// Itself, if it is a text of a few words in a bold or large font, or such a text in a row with one or two texts and
  /// nothing else; nil otherwise.
  fileprivate var titleOfPart: PartTitle? {
    if role == .staticText, mayBeTitle { return partTitle }
    guard role == .cell, element.segue == nil, element.layout?.isPrototype != true else {
      return nil
    }
    let inside = descendants(upTo: 5).filter { $0.role != .other }
    guard (1...2).contains(inside.count), inside.allSatisfy({ $0.role == .staticText }) else {
      return nil
    }
    return inside.max { $0.titleSize < $1.titleSize }?.partTitle
  }

  private var partTitle: PartTitle? {
    let isBold = element.font?.isDrawnBold == true
    guard traits.isDisjoint(with: [.button, .link]), TitleWords.hold(wording.label.collapsed),
      frame.isFinite,
      isBold && titleSize >= Self.leastBoldTitle || titleSize >= Self.leastTitle
    else { return nil }
    let look = PartTitle.Look(edge: frame.minX.rounded(), size: titleSize, isBold: isBold)
    return PartTitle(text: self, look: look)
  }

  /// Itself, if it is a line of a few words in a dump; nil otherwise.
  fileprivate var titleOfPartOfDump: PartTitle? {
    let frame = effectiveFrame
    guard role == .staticText, className.hasSuffix("TextView"), !isActionable, frame.isFinite,
      (Self.leastLine...Self.mostLine).contains(frame.height),
      TitleWords.hold(wording.label.collapsed),
      !wording.label.contains(where: \.isNumber)
    else { return nil }
    let look = PartTitle.Look(
      edge: frame.minX.rounded(), size: frame.height.rounded(), isBold: false)
    return PartTitle(text: self, look: look)
  }

  /// In points: UIKit's Subheadline, and Title 3.
  private static let leastBoldTitle = 15.0
  private static let leastTitle = 20.0
  /// Of a line of 16 sp to one of 28 sp, in dp.
  private static let leastLine = 18.0
  private static let mostLine = 38.0
}
