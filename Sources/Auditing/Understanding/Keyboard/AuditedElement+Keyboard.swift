internal import AccessibilityModel

// The effects of a keyboard on a screen, as far as the file states them.

extension KeyboardAccess {
  /// The key that activates it, such as `⌘S`; nil for none, or in a format without keys.
  public var shortcut: String? { element.keyboard?.shortcut }

  /// Whether Escape activates it.
  public var answersEscape: Bool { shortcut == KeyboardFacts.escape }

  /// Whether the file takes the keyboard focus from a control that has one: AppKit's, or a clickable view of Android.
  public var refusesKeyboardFocus: Bool { element.keyboard?.refusesFocus == true }

  /// Whether the file switches off the ring that shows the keyboard focus on it. A field shows the focus by its
  /// insertion point, and a list by its selected row.
  public var hidesKeyboardFocus: Bool {
    element.keyboard?.hidesFocusRing == true && !refusesKeyboardFocus && !subject.isTextEntry
      && subject.role.isControl && !subject.isCustomClass
  }

  /// Why the keyboard reaches what it does although it has no focus; nil if nothing shows that.
  public var wayByKeyboard: Reason? {
    if let shortcut { return "the key \(shortcut) activates it" }
    if subject.isToggle, subject.ancestors.contains(where: { $0.flags.contains(.respondsToTap) }) {
      return "the row around it gets the focus"
    }
    guard let action = element.action else { return nil }
    let isRepeated = context.subjects(.controls).prefix(AuditContext.mostControls).contains {
      $0.index != index && $0.element.action == action
        && ($0.keyboardAccess.shortcut != nil || !$0.keyboardAccess.refusesKeyboardFocus)
    }
    return .when(isRepeated, "a control that the keyboard reaches has the same effect")
  }

  /// Whether it is there only for its key: a control of the Mac outside of its window, as some apps have for
  /// Escape.
  public var isKeyCarrier: Bool {
    context.screen.platform == .macOS && shortcut != nil && subject.frame.isFinite
      && subject.frame.intersection(context.screen.bounds).isNull
  }
}

/// The order of the Tab key that a window of AppKit states for itself.
public struct KeyLoop {
  /// The elements that lead to another one, and those that another one leads to.
  private let sources: Set<Int>
  private let targets: Set<Int>
  private let first: Int?

  init(_ context: AuditContext) {
    let elements = context.screen.elements
    sources = Set(elements.indices.filter { elements[$0].keyboard?.next != nil })
    let ids = Set(sources.compactMap { elements[$0].keyboard?.next })
    targets =
      ids.isEmpty
      ? [] : Set(elements.indices.filter { elements[$0].objectID.map(ids.contains) == true })
    first = sources.subtracting(targets).min()
  }

  /// Whether the window leaves the order to AppKit.
  public var isEmpty: Bool { sources.isEmpty }

  /// Whether the Tab key leads on from an element.
  public func leadsFrom(_ element: AuditedElement) -> Bool { sources.contains(element.index) }

  /// Whether the Tab key leads to an element.
  public func leadsTo(_ element: AuditedElement) -> Bool { targets.contains(element.index) }

  /// Whether it is where an order begins that does not return: the window may give it the focus at first.
  public func isFirst(_ element: AuditedElement) -> Bool { first == element.index }
}

extension AuditContext {
  /// The order of the Tab key; empty if the file states none.
  public var keyLoop: KeyLoop { KeyLoop(self) }

  /// A file may have any number.
  fileprivate static var mostControls: Int { 512 }
}
