internal import AccessibilityModel

// Tabs: those of the system, and the controls side by side along the lower edge that apps draw as tabs.

extension Surface {
  /// Whether it is a tab, whatever draws it.
  ///
  /// TalkBack announces those of Material and Compose as tabs, by a description of the role that no dump
  /// contains (docs/evidence/android.md#tabs).
  public var isTab: Bool {
    isTabOfLowerBar || element.frame.height <= Self.highestTab && !rowOfTabs.isEmpty
  }

  /// Whether it is a tab of the bar at the lower end of the screen.
  var isTabOfLowerBar: Bool {
    isStatedTab || element.context.isLowerBar(rowOfTabs.reduce(.null) { $0.union($1.frame) })
  }

  /// Whether it is a tab by its role, its trait or the bar around it.
  public var isStatedTab: Bool {
    element.role == .tab || element.traits.contains(.tabBarItem)
      || element.context.screen.ancestors(of: element.index).prefix(Self.mostAround).contains {
        element.context.screen.elements[$0].role == .tabBar
      }
  }

  /// Itself and the controls of an Android screen that are like it and beside it, as the tabs of a bar are; empty for any
  /// other element.
  var rowOfTabs: [AuditedElement] {
    let screen = element.context.screen
    guard screen.platform == .android, let parent = element.parent, element.mayBeTab else {
      return []
    }
    // Flutter has the page beside them.
    let tabs = screen.children(of: parent.index).prefix(Self.mostBeside)
      .map(element.context.subject)
      .filter { $0.mayBeTab && $0.frame.isInRow(with: element.frame) }
    guard (3...Self.mostTabs).contains(tabs.count),
      tabs.reduce(Rect.null, { $0.union($1.frame) }).width >= Self.leastWidth * screen.bounds.width,
      tabs.allSatisfy({
        $0.frame.width < 2 * element.frame.width && element.frame.width < 2 * $0.frame.width
      })
    else { return [] }
    return tabs
  }

  /// In dp: Material's bars are up to 80 high.
  private static let highestTab = 96.0
  private static let mostBeside = 64
  /// A tab is in a view or two of its bar.
  private static let mostAround = 8
  /// Material's navigation bar has three to five (https://m3.material.io/components/navigation-bar).
  private static let mostTabs = 5
  /// As a share of the width of the screen: the tabs of a landscape screen may be in its centre.
  fileprivate static let leastWidth = 0.6

  /// Whether the items of a design's toolbar have room side by side, each as large as UIKit's hit area.
  ///
  /// UIKit shrinks none of them, so they are neither cut short nor hard to hit.
  public func hasRoom(for items: [AuditedElement]) -> Bool {
    element.context.screen.framesAreDesignTime && element.role == .toolbar
      && items.allSatisfy { $0.frame.isFinite && $0.frame.maxX <= element.frame.maxX }
  }
}

extension AuditedElement {
  fileprivate var mayBeTab: Bool {
    isStop && isActionable && !isTextEntry && frame.isFinite && !frame.isEmpty
  }
}

extension AuditContext {
  /// Whether a frame is that of a bar along the lower edge of the screen: on a low Android phone, that edge is
  /// 48 dp of 640 below the bar.
  func isLowerBar(_ frame: Rect) -> Bool {
    let bounds = screen.bounds
    return bounds.isFinite && frame.isFinite && frame.maxY >= 0.9 * bounds.maxY
      && frame.width >= Surface.leastWidth * bounds.width && frame.height <= 0.2 * bounds.height
  }
}
