internal import AccessibilityModel

/// The part that an element plays on the screen, by its size and by the views around it: a page, a scrim, a tab.
///
/// Rules ask it whether a gesture or a text is that of a control or that of the screen.
public struct Surface {
  let element: AuditedElement

  init(_ element: AuditedElement) { self.element = element }

  /// Whether it covers half of the screen or more. The root of a file of its own fills the file, and is a part of
  /// some screen.
  public var fillsScreen: Bool {
    covers(element) && !(element.isCustomClass && isRootOfPart)
  }

  /// Why a gesture on it is one on the screen: it closes a keyboard, a sheet or a drawer.
  public var backdrop: Reason? {
    if isScrim { return "it covers half of the screen, as what dims the page below a sheet does" }
    if fillsScreen {
      // A view that is all of the screen is its content.
      return .when(
        element.hasChildren, "it covers half of the screen, so its gesture is that of the page")
    }
    return .when(isBesidePanel, "it is the part of the page beside an open drawer or sheet")
  }

  /// Whether it may dim the page below a sheet or a dialog: it covers half of the screen or more, has no content and is
  /// not the whole screen. A view that is pressed long, such as a map, has content that the capture lacks.
  var isScrim: Bool {
    fillsScreen && !element.hasChildren && element.parent != nil
      && !element.element.gestures.contains(.longPress)
  }

  /// Whether it is an image and nothing more: an image button is a button.
  public var isPlainImage: Bool { element.isPlainImage }

  /// Whether it is an image of less than 4 points, which shows nothing.
  public var isCollapsedImage: Bool {
    let frame = element.frame
    return element.isImage && !frame.isNull && frame.isFinite && frame.shorterSide < 4
  }

  /// Whether it is a text to be read, also one that Flutter draws: a view of Android without a class of its own, which
  /// holds nothing, does nothing and has a description.
  public var isReadText: Bool {
    if element.role == .staticText { return true }
    return element.context.screen.platform == .android && element.isCaptured
      && element.className == "android.view.View" && element.role == .other
      && !element.hasChildren && !element.isActionable && element.origins[.label] == .given
  }

  /// Whether it is a check box or a radio button of a layout of Android, whose box is drawn in its tint.
  public var drawsBoxInTint: Bool {
    element.context.screen.isLayoutOfAndroid && [.checkBox, .radioButton].contains(element.role)
  }

  /// Whether it is a picture of an Android screen that its identifier calls a button or an action, without a description,
  /// and nothing around it responds to taps: TalkBack does not stop there.
  public var isPictureCalledButton: Bool {
    element.role == .image && element.element.hasBlankLabel && isCalledButton
  }

  /// The same for a text of one sign, such as the “−” of a stepper: no switch and no keyboard reaches it.
  public var isSignCalledButton: Bool {
    element.role == .staticText && element.wording.label.collapsed.count == 1 && isCalledButton
  }

  /// Why a view that is called a button may not be one.
  public var doubtAboutCalledButton: Reason {
    element.isCaptured
      ? "only its identifier calls it a button"
      : "nothing in the sources shows who handles a touch on it"
  }

  /// Whether only the identifier of a view in an Android screen calls it a button or an action: neither it nor a view around
  /// it responds to taps. The sources of a layout show no listener; the name of its picture must say the same, and that of
  /// an arrow that leads back is enough.
  private var isCalledButton: Bool {
    guard element.context.screen.platform == .android,
      element.isCaptured || element.context.screen.isLayoutOfAndroid && !element.isCustomClass,
      !element.isActionable, element.presence.clipping == nil,
      !element.exposure.isInHiddenSubtree, !element.ancestors.contains(where: \.isActionable)
    else { return false }
    if !element.isCaptured,
      element.origins[.label] == .given
        || ![Self.actions, Self.waysBack].contains(where: {
          $0.occurs(in: element.imageName)
        })
    {
      return false
    }
    if !element.isCaptured, Self.waysBack.occurs(in: element.imageName) || showsOnlyAction {
      return true
    }
    let words = element.identifierName.list
    if [words.first, words.last].compactMap(\.self).contains(where: Self.buttonWords.contains) {
      return true
    }
    return Self.actions.matches(element.identifierName)
  }

  /// Whether its picture is called an action and nothing else, its identifier only says that it is a picture, as that
  /// which the editor gives it, and no text is on its line: `imageView3` with `ic_close`.
  private var showsOnlyAction: Bool {
    element.identifier != nil
      && element.identifierName.list.allSatisfy { $0.allSatisfy(\.isNumber) }
      && Self.actions.matches(element.imageName)
      && !(element.element.isInLine
        && element.nearestSiblings.contains { $0.role == .staticText })
  }

  private static let buttonWords: Set<String> = ["btn", "button"]
  private static let actions = PhraseLists("phrase-action-pictures").inIdentifiers
  private static let waysBack = PhraseLists("phrase-back-pictures").inIdentifiers

  /// Whether it is a control that shows a number, which neither its value nor what is beside it explains.
  public var isBareNumber: Bool { element.isOnlyNumber }

  /// Whether it is a control that says nothing, neither itself nor any of its parts (Android).
  public var isSilentControl: Bool { element.isSilentControl }

  /// Whether it is a view that responds to taps and says nothing around other controls (Android).
  public var isSilentAroundControls: Bool { element.isSilentAroundControls }

  /// Whether it is a text that sighted users see as a heading, by its font and its words, and has no trait of one.
  public var looksLikeHeading: Bool { element.looksLikeHeading }

  /// Whether it is one of the texts of a design that look like the titles of its parts.
  public var titlesSection: Bool {
    element.context.sectionTitles.contains(element.index) || element.hasLookOfOwnTitle
  }

  /// Why a picture of a design or a layout that is not a stop may show a state which nothing says; nil if it does not.
  public var silentState: Reason? { element.silentState }

  /// Whether it is a large picture of an iOS design, or a picture of a layout of Android, that code sets and that no screen
  /// reader reads.
  public var isUnreadPictureOfScreen: Bool {
    element.isUnreadPictureOfScreen || element.isUnreadPictureOfLayout
  }

  /// Whether it is a button with a label that does not change with its picture (a layout of Android).
  public var exchangesPicture: Bool { element.exchangesPicture }

  /// Why it may only look like a heading; nil if nothing speaks against it.
  public var doubtAboutHeading: Reason? { element.doubtAboutHeading }

  /// How it changes what users see without an announcement; nil if it does not.
  public var silentStatus: SilentStatus? { element.statusText.silence }

  /// Whether it is the only control of a scene apart from those of bars, and in no row.
  public var isOnlyControlOfScene: Bool {
    element.context.isScene && !element.ancestorTraits.contains(.cell)
      && element.context.subjects(.controls).count { !$0.ancestorTraits.contains(.bar) } == 1
  }

  /// Whether it is a bar of a captured Android screen that shows how far something is, and says nothing (Android).
  public var isSilentBar: Bool { element.isSilentBar }

  /// Whether it is the header of a column in a table of the Mac.
  public var isHeaderOfColumn: Bool { element.className == "NSTableHeaderCell" }

  /// Whether it is a drop-down list of a captured Android screen that says only its selected item (Android).
  public var isUnnamedChoice: Bool { element.isUnnamedChoice }

  /// Whether it is one of several choices, and the screen reader says which one is selected.
  public var isChoice: Bool {
    guard element.parent != nil else { return false }
    return element.element.isSelected
      || element.nearestSiblings.contains { $0.element.isSelected }
  }

  /// Whether a capture has a stop without a type: XCTest reports a view as `Other` if its traits imply none.
  public var isUntyped: Bool {
    element.role == .other && element.origins[.isElement] == .given
      && !element.context.screen.capabilities.contains(.classNames)
  }

  /// Whether it reaches three edges of a view over half of the screen that holds it and something else.
  private var isBesidePanel: Bool {
    guard let parent = element.parent, covers(parent),
      parent.hasOtherChild(than: element.index)
    else { return false }
    let (own, whole) = (element.frame, parent.frame)
    let reached = [
      own.minX - whole.minX, own.minY - whole.minY, whole.maxX - own.maxX, whole.maxY - own.maxY,
    ]
    return reached.count { $0 <= 1 } == 3
  }

  private var isRootOfPart: Bool {
    element.parent == nil && element.context.screen.canvas?.isController == false
  }

  private func covers(_ view: AuditedElement) -> Bool {
    !view.frame.isNull && 2 * view.frame.area >= view.context.screen.bounds.area
  }
}

extension AuditedElement {
  public var surface: Surface { Surface(self) }

  fileprivate func hasOtherChild(than child: Int) -> Bool {
    context.screen.children(of: index).contains { $0 != child }
  }
}
