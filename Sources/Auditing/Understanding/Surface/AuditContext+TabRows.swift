internal import AccessibilityModel

/// Two to seven controls of a captured Android screen that look like its bar of tabs.
public struct TabRow {
  /// The view that holds them; the first of them if they are among the views of the page.
  public let bar: AuditedElement
  public let tabs: [AuditedElement]
}

extension AuditContext {
  /// The rows of three to seven labelled controls of equal height along the lower end of a captured Android screen, and
  /// those of two or more with a mark at one of them, in document order
  /// (https://m3.material.io/components/navigation-bar).
  ///
  /// Material asks for at most five; but nothing on Android folds more of them away, as a tab bar of iOS does, and apps
  /// have six or seven.
  public var tabRows: [TabRow] {
    guard screen.platform == .android, screen.capabilities.contains(.selection) else { return [] }
    let bars = screen.elements.indices.compactMap { index -> TabRow? in
      let bar = subject(index)
      guard !bar.kinds.isEmpty, isLowerBar(bar.frame),
        // A view that scrolls with the page and is cut by its edge is not a bar at that edge.
        !bar.isCutByCapture || geometry.scroller(of: index) == nil
      else { return nil }
      let children = Array(screen.children(of: index).prefix(Self.mostTabs + 1)).map(subject)
      guard (2...Self.mostTabs).contains(children.count) else { return nil }
      let tabs = children.filter { $0.isStop && $0.flags.contains(.respondsToTap) }
      if tabs.count == children.count, Self.areAlike(tabs) || Self.isOneMarked(tabs) {
        return tabs.count > 2 || Self.isOneMarked(tabs) ? TabRow(bar: bar, tabs: tabs) : nil
      }
      return tabsAroundButton(children).map { TabRow(bar: bar, tabs: $0) }
    }
    return bars.isEmpty ? tabRowsWithoutBar : bars
  }

  /// The rows of three to seven icons with their titles below them at the lower end of a page, or of views without content
  /// that share its whole width: Compose and Flutter have no view for the bar around them.
  private var tabRowsWithoutBar: [TabRow] {
    let icons = screen.elements.indices.filter { index in
      let element = screen.elements[index]
      return element.parent >= 0 && element.isElement && element.flags.contains(.respondsToTap)
        && element.frame.isFinite && element.frame.maxY >= 0.9 * screen.bounds.maxY
    }.prefix(Self.mostIcons).map(subject).filter { $0.isIconWithTitle || $0.isNamedWithoutContent }
    let perParent = Dictionary(grouping: icons) { $0.parent?.index ?? -1 }
    return perParent.compactMap { parent, icons in
      guard (3...Self.mostTabs).contains(icons.count), !hasSelectedChild(parent),
        isLowerBar(icons.reduce(.null) { $0.union($1.frame) })
      else { return nil }
      let isRow =
        icons.allSatisfy {
          $0.className == icons[0].className && $0.frame.isInUnevenRow(with: icons[0].frame)
        } && (icons.allSatisfy(\.isIconWithTitle) || fillWidth(icons))
      return (isRow ? icons : tabsAroundButton(icons)).map { TabRow(bar: $0[0], tabs: $0) }
    }.sorted { $0.bar.index < $1.bar.index }
  }

  /// The tabs of a row that are alike, without one between them that differs: a raised button, such as “Sell”, or the
  /// room for one; nil if they are not alike or that one is the current one.
  private func tabsAroundButton(_ items: [AuditedElement]) -> [AuditedElement]? {
    guard items.count > Self.leastAround,
      let other = items.indices.dropFirst().dropLast().first(where: { place in
        Self.areAlike(items[..<place] + items[(place + 1)...])
      }).map({ items[$0] })
    else { return nil }
    let tabs = items.filter { $0.index != other.index }
    guard tabs.allSatisfy({ $0.isStop && $0.flags.contains(.respondsToTap) }), !other.isTextEntry,
      other.isEnabled || !other.speaksName,
      !([other] + other.descendants(upTo: Self.mostParts)).contains(where: \.spokenState.isChosen)
    else { return nil }
    // The buttons of a player are icons around a larger one.
    return tabs.allSatisfy(\.isIconWithTitle) || fillWidth(tabs) ? tabs : nil
  }

  private static var leastAround: Int { 3 }

  /// Whether they have one width and reach from one side of the screen to the other, which may leave room for a button
  /// between them.
  private func fillWidth(_ tabs: [AuditedElement]) -> Bool {
    let all = tabs.reduce(Rect.null) { $0.union($1.frame) }
    return Self.areAlike(tabs) && all.minX <= screen.bounds.minX + 1
      && all.maxX >= screen.bounds.maxX - 1
  }

  /// The selected item of Material's bars cannot be clicked (docs/evidence/android.md#tabs).
  private func hasSelectedChild(_ parent: Int) -> Bool {
    guard parent >= 0 else { return false }
    return screen.children(of: parent).prefix(Self.mostIcons).contains {
      screen.elements[$0].isSelected
    }
  }

  private static var mostTabs: Int { 7 }
  private static var mostIcons: Int { 64 }

  /// Whether they have one size and names, and are side by side; a field is not a tab.
  private static func areAlike(_ tabs: some Collection<AuditedElement>) -> Bool {
    guard let first = tabs.first else { return false }
    return tabs.allSatisfy { tab in
      abs(tab.frame.width - first.frame.width) <= 2
        && tab.frame.isInUnevenRow(with: first.frame) && tab.speaksName && !tab.isTextEntry
        && tab.className == first.className
    }
  }

  /// Whether they have one class, a line and names, and one of them has a view without words that the others do not
  /// have: the mark below the current one.
  private static func isOneMarked(_ tabs: [AuditedElement]) -> Bool {
    let counts = tabs.map { $0.descendants(upTo: mostParts + 1).count }
    guard let least = counts.min(), least > 0, counts.allSatisfy({ $0 <= mostParts }),
      counts.count(where: { $0 == least }) == tabs.count - 1,
      let marked = tabs.first(where: { $0.descendants(upTo: mostParts).count > least }),
      let mark = marked.children.last, mark.element.hasBlankLabel, !mark.hasChildren
    else { return false }
    return tabs.allSatisfy { tab in
      abs(tab.frame.center.y - tabs[0].frame.center.y) <= 2 && tab.speaksName && !tab.isTextEntry
        && tab.className == tabs[0].className
    }
  }

  /// An icon, a text and a mark, each in a view or two.
  private static let mostParts = 8
}

extension AuditedElement {
  /// Whether it is an icon with a short text below it and nothing else.
  fileprivate var isIconWithTitle: Bool {
    let parts = descendants(upTo: Self.mostPartsOfIcon + 1).filter { !$0.kinds.isEmpty }
    guard parts.count <= Self.mostPartsOfIcon, !parts.contains(where: \.isActionable),
      case let texts = parts.filter({ $0.role == .staticText }), texts.count == 1,
      let icon = parts.first(where: { $0.role != .staticText && !$0.hasChildren })
    else { return false }
    return icon.frame.isFinite && !icon.frame.isEmpty
      && icon.frame.maxY <= texts[0].frame.minY + 1
      && abs(icon.frame.center.x - texts[0].frame.center.x) <= Self.offCentreOfIcon
  }

  /// Whether a framework draws what it shows, and gives it a name.
  fileprivate var isNamedWithoutContent: Bool {
    !hasChildren && (origins[.label] == .given) && speaksName
  }

  private static let mostPartsOfIcon = 4
  /// In dp.
  private static let offCentreOfIcon = 4.0
}
