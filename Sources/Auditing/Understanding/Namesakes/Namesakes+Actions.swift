internal import AccessibilityModel

// One action in two places of an Android screen.

extension Namesakes {
  /// Whether an app offers one action in two places, as a floating button and the button of an empty
  /// list do: the names of both name an action and its object, and they have different sizes, while the buttons
  /// of two items have one layout.
  var isOfferedTwice: Bool {
    guard
      members.allSatisfy({ $0.isCaptured && $0.role == .button && $0.wording.labelWords.count > 1 }
      ),
      !areInItems
    else { return false }
    let isVisible = members.allSatisfy {
      $0.mayShowItsLabel && !$0.isCutByCapture && $0.frame.width > 2 * $0.frame.height
    }
    if isVisible, differ(members.map(\.frame.height)) { return true }
    // One text in one style is as wide everywhere. A cut text is wider than it seems, and texts on lines of
    // their own are content.
    let narrow = members.min { $0.frame.width < $1.frame.width }
    return narrow?.isCutByCapture == false
      && members.allSatisfy {
        $0.wording.labelWords.count > 2 && !$0.wording.label.contains(where: \.isNewline)
          && !$0.frame.isEmpty && $0.frame.isFinite
          && $0.context.screen.bounds.contains($0.frame, tolerance: 1)
      }
      && differ(members.map(\.frame.width))
  }

  private func differ(_ sizes: [Double]) -> Bool { abs(sizes[0] - sizes[1]) > Self.rounding }

  /// Whether they are in different items of a list, each of which has its own of it.
  private var areInItems: Bool {
    let items = members.compactMap { $0.enclosingCell?.index }
    return items.count == members.count && Set(items).count > 1
  }

  /// Whether one of two is a tab of the bar at the lower end of the screen, and the other is not: a
  /// tab is named after the page that it opens, and so is a shortcut to that page.
  var isTabToo: Bool {
    members.allSatisfy(\.isCaptured) && members.count(where: \.surface.isTabOfLowerBar) == 1
  }

  /// Whether one of two is a link in a text, such as the name of the author before a comment: it is named
  /// after its destination, and the text around it is its context (WCAG 2.4.4).
  var isLinkToo: Bool { members.count(where: \.labelSource.isPartOfText) == 1 }

  /// Whether an app offers one action in a bar and once more in the content, in other letters: “ADD CODE” and
  /// “Add code”. Two buttons of one kind, which need names of their own, are written alike.
  var isInBarToo: Bool {
    let (one, other) = (members[0], members[1])
    return isInBar(one) != isInBar(other)
      && one.wording.label.collapsed != other.wording.label.collapsed
      && members.allSatisfy {
        $0.isCaptured && $0.mayShowItsLabel && $0.wording.labelWords.count > 1
      }
  }

  private func isInBar(_ member: AuditedElement) -> Bool {
    member.ancestorTraits.contains(.bar)
      || member.ancestors.prefix(32).contains { $0.className.hasSuffix("NavigationView") }
  }

  /// By how much the sizes of equal buttons may differ in dp, since each edge is rounded to pixels.
  private static let rounding = 2.0
}
