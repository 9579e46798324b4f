internal import AccessibilityModel

/// Whether users find an element on the screen, and where.
public struct Presence: Facet {
  let subject: AuditedElement

  var screen: Screen { context.screen }

  /// Why users cannot touch it where the file has it; nil if they can.
  public var absence: Reason? {
    let geometry = context.geometry
    let frame = subject.touchFrame
    if !frame.isNull, frame.intersection(geometry.window(of: subject.index)).isNull {
      return "it is outside the visible part of the screen"
    }
    if let clipping { return clipping }
    if isInClosedMenu { return "its menu is not open" }
    return geometry.cover(of: subject.index).map(reason)
  }

  /// The same without what goes away again: a scrim that closes a drawer or a dialog once it is tapped leaves the page below
  /// it as it was.
  public var lastingAbsence: Reason? {
    passingScrim == nil ? absence : clipping
  }

  /// The scrim that covers it until it is tapped; nil if nothing covers it, or another view.
  var passingScrim: AuditedElement? {
    guard case .target(let upper)? = context.geometry.cover(of: subject.index),
      screen.isDumpOfAndroid,
      case let scrim = context.subject(upper), scrim.surface.isScrim, scrim.surface.dismisses
    else { return nil }
    return scrim
  }

  private func reason(of cover: Covering) -> Reason {
    switch cover {
    case .opaque: "another view covers it"
    case .target(let upper): "touches reach \(context.subject(upper).description), which is over it"
    }
  }

  /// Whether it is an item of a menu of the Mac, which a capture includes with its frames although it is closed: the
  /// item of the menu bar or the button that opens it is not selected.
  private var isInClosedMenu: Bool {
    guard screen.platform == .macOS, !screen.framesAreDesignTime,
      let menu = subject.ancestors.first(where: { $0.role == .menu }), let opener = menu.parent,
      opener.role == .menuItem || opener.role == .popUpButton
    else { return false }
    return !opener.traits.contains(.selected)
  }

  /// Why it never appears on the screen, whatever scrolls; nil if it may.
  public var clipping: Reason? {
    .when(subject.isClippedAway, "a view around it clips it away")
  }

  /// Why the running app may have it elsewhere than its Interface Builder file; nil if nothing suggests that.
  public var displacement: Reason? { misplacement ?? .when(isMovedByCode, "code may move it") }

  /// The same for an element that is elsewhere before any code runs.
  public var misplacement: Reason? {
    if hasStaleFrame { return "its frame in the file is not the one of its constraints" }
    return placement
  }

  /// Why the system places it, wherever the file has it; nil if the app does.
  private var placement: Reason? {
    if screen.platform == .macOS, subject.flags.contains(.virtual) { return "AppKit places it" }
    guard screen.framesAreDesignTime else { return nil }
    if subject.ancestorTraits.contains(.bar) { return "the system lays out the bar that it is in" }
    return .when(subject.role == .cell, "the table lays out its rows")
  }

  /// Whether the frame in the file is not the one of its constraints: Interface Builder marks it, or
  /// a view around it, as misplaced.
  private var hasStaleFrame: Bool {
    guard screen.framesAreDesignTime, screen.solvedLayout == nil else { return false }
    return subject.element.layout?.isMisplaced == true
      || screen.ancestors(of: subject.index).contains {
        screen.elements[$0].layout?.isMisplaced == true
      }
  }

  /// Whether code has an outlet to a constraint of it, or of a view around it, or the constraint is for the canvas of
  /// an Interface Builder file only.
  var isMovedByCode: Bool {
    guard screen.framesAreDesignTime else { return false }
    return subject.element.layout?.isMovedByCode == true
      || screen.ancestors(of: subject.index).contains {
        screen.elements[$0].layout?.isMovedByCode == true
      }
  }
}

extension AuditedElement {
  /// Whether users find it on the screen, and where.
  public var presence: Presence { Presence(subject: self) }
}
