internal import AccessibilityModel

// Whether a view that everyone sees is kept from a screen reader.

extension AuditedElement {
  /// Whether it is there to be pressed, and no stop speaks for it.
  ///
  /// What an app hides behind a modal view is hidden on purpose.
  public var isUnexposedControl: Bool {
    guard !isStop, !element.isElement, !element.elementsHidden, isThereToTouch else { return false }
    return !isInHiddenSubtree && !isCoveredByStop && !isHiddenWithOthers && !isHiddenScrim
  }

  /// Whether an app for Android keeps a whole part of the screen from TalkBack, and the element with the
  /// others in it, as apps do with what is below an open sheet
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

  /// Whether it dims what is below a sheet of Android, closes the sheet, and is kept from TalkBack, for
  /// which the Back gesture does the same.
  private var isHiddenScrim: Bool {
    flags.contains(.notImportant) && !hasChildren && !frame.isNull
      && frame.area >= 0.5 * context.screen.bounds.area
  }

  /// Whether a finger can meet it.
  ///
  /// What takes up most of the screen and has a gesture is a background: it closes a keyboard.
  public var isThereToTouch: Bool {
    guard flags.contains(.userInteractionEnabled), !flags.contains(.notHittable) else {
      return false
    }
    guard !frame.isNull else { return true }
    // A field of a single point is there for the system to fill in.
    return frame.shorterSide > 1
      && (role.isControl || frame.area < 0.5 * context.screen.bounds.area)
  }

  /// Whether a container hides it from screen readers.
  public var isInHiddenSubtree: Bool {
    context.screen.ancestors(of: index).contains { context.screen.elements[$0].elementsHidden }
  }

  /// Whether a stop stands for it: one around it, one inside a view that is no control by class, or
  /// one with the same frame.
  public var isCoveredByStop: Bool {
    let screen = context.screen
    if screen.ancestors(of: index).contains(where: { screen.elements[$0].isElement }) {
      return true
    }
    return screen.descendants(of: index).prefix(64).contains { inner in
      let child = screen.elements[inner]
      guard child.isElement, !context.kinds[inner].isEmpty else { return false }
      return !role.isControl || child.frame.isAlmostEqual(to: frame) || child.role.isControl
    }
  }

  /// WebDriverAgent's `accessible` is wrong for what is in a cell (appium#19625).
  public var isInCapturedList: Bool {
    guard !context.screen.capabilities.contains(.gestures) else { return false }
    return context.screen.ancestors(of: index).contains {
      switch context.screen.elements[$0].role {
      case .table, .collectionView, .cell: true
      default: false
      }
    }
  }

  /// Whether the file describes its accessibility at all.
  public var isDescribed: Bool {
    [Fact.label, .value, .hint, .traits, .isElement].contains { origins[$0] == .given }
  }
}

extension AuditedElement {
  /// The controls that everyone sees in a container that hides its elements, itself included.
  public var controlsHiddenInside: [AuditedElement] {
    let viewport = context.geometry.viewport
    return context.screen.subtree(of: index).prefix(Self.reach).map(context.subject).filter {
      guard !$0.kinds.isEmpty, $0.isEnabled, $0.isThereToTouch, $0.isControlByItself else {
        return false
      }
      return $0.frame.isNull || !$0.frame.intersection(viewport).isEmpty
    }
  }

  /// Whether a stop elsewhere has the same frame, and so speaks for what is hidden here.
  public var hasStandIn: Bool {
    context.screen.ancestors(of: index).contains { context.screen.elements[$0].isElement }
      || !frame.isNull
        && context.stopElements.contains {
          context.screen.elements[$0].effectiveFrame.isAlmostEqual(to: frame)
        }
  }

  /// Whether it is operated, whatever it holds.
  private var isControlByItself: Bool {
    role.isControl || !traits.isDisjoint(with: .actionable)
      || (controlAssessment.map { $0.evidence > .none } ?? false)
  }

  /// What a container holds has no bound.
  private static let reach = 500
}
