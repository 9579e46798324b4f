internal import AccessibilityModel

// Whether a visible view is hidden from a screen reader.

extension AuditedElement {
  /// Whether a stop represents it: one around it, one inside a view whose class is not a control, in the
  /// file or added by code, or one with the same frame.
  var isCoveredByStop: Bool {
    let screen = context.screen
    if screen.ancestors(of: index).contains(where: {
      screen.elements[$0].isElement && !exposure.isLeftOut(of: context.subject($0))
    }) {
      return true
    }
    if exposure.addsTexts { return true }
    return screen.descendants(of: index).prefix(64).contains { inner in
      let child = screen.elements[inner]
      guard child.isElement, !context.kinds[inner].isEmpty else { return false }
      return !role.isControl || child.frame.isAlmostEqual(to: frame) || child.role.isControl
    }
  }

  /// WebDriverAgent's `accessible` is wrong for the content of a cell (appium#19625).
  var isInCapturedList: Bool {
    guard !context.screen.capabilities.contains(.gestures) else { return false }
    return context.screen.ancestors(of: index).contains {
      switch context.screen.elements[$0].role {
      case .table, .collectionView, .cell: true
      default: false
      }
    }
  }
}

extension ElementExposure {
  /// Whether a row of a design does not speak for it: UIKit names a row by its texts, so that what a class of the
  /// app's own draws there, a rating say, is in no name.
  func isLeftOut(of row: AuditedElement) -> Bool {
    guard context.screen.isDesignOfUIKit, row.role == .cell, row.origins[.label] != .given,
      row.element.codeEvidence?.location(of: .label) == nil, !subject.hasChildren
    else { return false }
    switch subject.classPurpose {
    case .operated, .toggle, .choice, .adjusted, .figure, .surface: return true
    case .decoration, .container, nil: return false
    }
  }

  /// Whether it is a control that no stop represents.
  ///
  /// An app hides content below a modal view on purpose.
  public var isUnexposedControl: Bool {
    guard !subject.isStop, !element.isElement || listWithoutIt != nil, !element.elementsHidden,
      isThereToTouch, elementsInCode == nil
    else { return false }
    return !isInHiddenSubtree && !subject.isCoveredByStop && !isHiddenWithOthers && !isHiddenScrim
      && !isIndicatorOfRow
  }

  /// Whether it is the chevron or check mark of a row, which page sources list as a small disabled button without
  /// content: the row gets its touches, and its speech shows what it does.
  private var isIndicatorOfRow: Bool {
    !context.screen.framesAreDesignTime && context.screen.platform != .android
      && subject.role == .button && !subject.isEnabled && !subject.hasChildren
      && subject.ancestorTraits.contains(.cell)
      && max(subject.frame.width, subject.frame.height) < Self.smallestTarget
  }

  /// The side of the smallest target that WCAG 2.5.8 allows, in points.
  private static var smallestTarget: Double { 24 }

  /// Whether it is the cell of a collection view that reacts to touches, without a stop in it: UIKit
  /// makes such a cell an element no more than any other view.
  public var isUnexposedCell: Bool {
    subject.role == .cell && subject.flags.contains(.respondsToTap)
      && context.stops(in: index).isEmpty
      && isUnexposedControl
  }

  /// Whether a view inside has words, which name a cell once it is an element.
  public var hasWordsInside: Bool {
    subject.descendants(upTo: 64).contains { !$0.element.hasBlankLabel }
  }

  /// Whether an Android app hides a whole part of the screen from TalkBack, this element among others,
  /// as apps do with the content below an open sheet
  /// (https://developer.android.com/reference/android/view/View#attr_android:importantForAccessibility).
  ///
  /// An app that hides one control alone leaves its texts, which are important by their class.
  private var isHiddenWithOthers: Bool {
    guard context.hasNothingImportant[index] else { return false }
    let screen = context.screen
    let parts = screen.ancestors(of: index).prefix { context.hasNothingImportant[$0] }
    return screen.descendants(of: parts.last ?? index).prefix(Self.reach).contains {
      let other = screen.elements[$0]
      return $0 != index && (other.flags.contains(.respondsToTap) || !other.hasBlankLabel)
    }
  }

  /// Whether it is the view of Android that dims the screen below a sheet and is hidden from TalkBack:
  /// the Back gesture closes the sheet too.
  private var isHiddenScrim: Bool {
    subject.flags.contains(.notImportant) && subject.surface.isScrim
  }

  /// Whether it can be touched.
  ///
  /// A view over most of the screen with a gesture is a background: it closes a keyboard.
  public var isThereToTouch: Bool {
    guard !isFiller, subject.flags.contains(.userInteractionEnabled),
      !subject.flags.contains(.notHittable)
    else {
      return false
    }
    guard !subject.frame.isNull else { return true }
    // A field of a single point is there for the system to fill in.
    return subject.frame.shorterSide > 1
      && (subject.role.isControl || !subject.surface.fillsScreen)
  }

  /// Whether it is a view of an Android layout that keeps the place of views which are never shown, and that code cannot
  /// find: nothing of it is seen.
  private var isFiller: Bool {
    guard context.screen.isLayoutOfAndroid,
      subject.role == .other, subject.identifier == nil, element.action == nil, subject.hasChildren
    else { return false }
    let parts = subject.descendants(upTo: Self.mostParts)
    return parts.count < Self.mostParts
      && parts.allSatisfy { $0.kinds.isEmpty && $0.codeNeverSets([.hidden]) }
  }

  private static var mostParts: Int { 8 }

  /// Whether a container hides it from screen readers.
  public var isInHiddenSubtree: Bool {
    context.screen.ancestors(of: index).contains { context.screen.elements[$0].elementsHidden }
  }

  /// Whether it is a view, not a stop itself, to which code adds texts: they are stops.
  public var addsTexts: Bool {
    subject.role == .other && !element.isElement
      && element.codeEvidence?.location(of: .text) != nil
  }

  /// Whether the file says that it is an accessibility element, which its class alone need not be.
  public var isStatedElement: Bool { element.isElement && subject.origins[.isElement] == .given }

  /// Whether the file describes its accessibility at all.
  public var isDescribed: Bool {
    [Fact.label, .value, .hint, .traits, .isElement].contains { subject.origins[$0] == .given }
  }

  /// The visible controls in a container that hides its elements, itself included.
  public var controlsHiddenInside: [AuditedElement] {
    let viewport = context.geometry.viewport
    return context.screen.subtree(of: index).prefix(Self.reach).map(context.subject).filter {
      guard !$0.kinds.isEmpty, $0.isEnabled, $0.exposure.isThereToTouch,
        $0.exposure.isControlByItself
      else {
        return false
      }
      return $0.frame.isNull || !$0.frame.intersection(viewport).isEmpty
    }
  }

  /// Whether a stop elsewhere has the same frame, and so represents the hidden content.
  public var hasStandIn: Bool {
    context.screen.ancestors(of: index).contains { context.screen.elements[$0].isElement }
      || context.stopFrames.numbers(around: subject.frame).contains {
        context.subject(context.stopElements[$0]).effectiveFrame.isAlmostEqual(to: subject.frame)
      }
  }

  /// Whether it is a control, whatever it contains.
  private var isControlByItself: Bool {
    subject.role.isControl || !subject.traits.isDisjoint(with: .actionable)
      || (subject.controlAssessment?.suggestsControl ?? false)
  }

  /// A container may hold any number of elements.
  private static let reach = 500
}
