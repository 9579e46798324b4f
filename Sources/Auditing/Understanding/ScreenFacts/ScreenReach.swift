internal import AccessibilityModel

/// The part of a screen that users of a screen reader reach.
public enum ScreenReach: Hashable, Sendable {
  /// At least one stop.
  case stops
  /// Nothing; with a doubt if the file does not state what is an element.
  case nothing(Reason?)
  /// The file does not show it; the reason is a clause without a full stop, and the remedy an imperative phrase
  /// for what does.
  case unknown(String, remedy: String?)
}

extension AuditContext {
  /// The part that users of the screen reader reach on this screen, or why the file does not show it.
  ///
  /// Only a file that shows all of the screen proves that nothing can be reached. A capture of a running app
  /// does, whatever draws the screen. A design does not: its code fills empty views, and may expose
  /// elements of its own classes (docs/evidence/rules.md#screens-without-a-stop).
  public var reach: ScreenReach {
    guard stops.isEmpty else { return .stops }
    if let part = reasonForPart { return .unknown(part.reason, remedy: part.remedy) }
    if let reason = reasonForNoStops { return .unknown(reason, remedy: "capture the running app") }
    return .nothing(
      .when(
        !isExposureStated, "the capture does not state which views are accessibility elements"))
  }

  /// Why the file has a part of the screen only. A window alone is all that users reach in it.
  private var reasonForPart: Screen.Limitation? {
    guard !screen.capabilities.contains(.wholeScreen), root?.role != .window else { return nil }
    return screen.limitations.first { $0.capabilities.contains(.wholeScreen) }
  }

  private var reasonForNoStops: String? {
    let shown = subjects(.all)
    if let view = shown.first(where: { Self.drawnBySystem.contains($0.role) }) {
      return "\(view) has elements of its own, which the file does not include"
    }
    if screen.elements.contains(where: { $0.isElement && $0.flags.contains(.notVisible) }) {
      return "the capture marks its elements as not visible"
    }
    return screen.framesAreDesignTime ? reasonOfDesign(shown) : reasonOfEmptyViews(shown)
  }

  /// Why a design need not show what the running app does.
  private func reasonOfDesign(_ shown: [AuditedElement]) -> String? {
    if isPartOfScreen { return "the view has no controller, so it is a part of a screen" }
    if screen.withHiddenViewsShown != nil { return "code shows its hidden views" }
    if let view = shown.first(where: { $0.isCustomClass && $0.codeMaySet([.isElement, .elements]) })
    {
      return "code of \(view) may expose elements"
    }
    if isEmpty(shown) { return screen.canvas?.isInitial == true ? nil : "its view is empty" }
    guard shown.contains(where: \.showsOwnContent) else { return "code may add its content" }
    return isFilledByController ? "code of its controller may add elements" : nil
  }

  /// Whether a scene is one plain view: no list to fill, no other scene in it, and no class of the app's own.
  private func isEmpty(_ shown: [AuditedElement]) -> Bool {
    guard shown.count == 1, let view = shown.first, !isFilledByController else { return false }
    return ["UIView", "NSView"].contains(view.className)
  }

  /// Why a file with the classes of its views need not be a whole screen: plain views draw nothing.
  private func reasonOfEmptyViews(_ shown: [AuditedElement]) -> String? {
    guard screen.capabilities.contains(.classNames),
      !shown.contains(where: { $0.isCustomClass || $0.showsOwnContent })
    else { return nil }
    return "its views are empty"
  }

  /// Whether a view of a xib is shown by no controller of the file, and is not its owner's view.
  private var isPartOfScreen: Bool {
    guard let canvas = screen.canvas, !canvas.isController, !canvas.isWindow, let root else {
      return false
    }
    return root.element.codeLinks?.outlets.contains { $0.path == ["view"] } != true
  }

  /// Whether code of its controller or of its root may draw what the file lacks.
  private var mayBeDrawnByCode: Bool {
    screen.framesAreDesignTime && (root?.isCustomClass == true || isFilledByController)
  }

  /// Whether the views of a design cover less than a third of the screen, and hold no line of text to read, so that code
  /// draws the rest, such as a map, in a view that has the size of the screen.
  public var isMostlyDrawnByCode: Bool {
    guard mayBeDrawnByCode else { return false }
    let viewport = geometry.viewport
    let covered = stopSubjects.prefix(Self.mostStopsInThird).reduce(0) {
      $0 + ($1.frame.isFinite ? $1.frame.intersection(viewport).area : 0)
    }
    return 3 * covered < viewport.area
      && !stopSubjects.contains {
        $0.isTextEntry || $0.role == .staticText && 3 * $0.frame.width > viewport.width
      }
  }

  /// More stops cannot be in a third of a screen.
  private static let mostStopsInThird = 256

  /// Whether a controller of the app's own shows the view, whose code may add others to it.
  private var isFilledByController: Bool {
    root?.element.codeLinks?.outlets.isEmpty == false
  }

  /// Whether the file states what is an accessibility element, or the platform decides it by rules that apply
  /// to every dump (docs/evidence/android.md#order-of-talkback).
  private var isExposureStated: Bool {
    screen.capabilities.contains(.exposure) || screen.platform == .android
  }

  /// The roles of views whose elements the system makes.
  private static let drawnBySystem: Set<Role> = [
    .webView, .map, .datePicker, .picker, .segmentedControl, .alert, .keyboard,
  ]
}

extension AuditedElement {
  /// Whether it shows something that its file includes: a text, a picture, a control.
  fileprivate var showsOwnContent: Bool {
    if element.text?.isBlank == false || element.title?.isBlank == false { return true }
    switch role {
    case .image: return element.image?.isEmpty == false || !context.screen.framesAreDesignTime
    case .staticText: return !context.screen.framesAreDesignTime
    case .progressIndicator: return true
    default: return role.isControl || !traits.isDisjoint(with: .actionable)
    }
  }
}

extension AuditContext {
  /// The modal view that makes all stops unreachable and has none itself; nil if there is none.
  public var emptyModal: AuditedElement? {
    guard stops.isEmpty, let modal = modals.last, screen.elements[modal].isModal else { return nil }
    let isOutside = screen.elements.indices.contains { index in
      !screen.subtree(of: modal).contains(index) && screen.elements[index].isElement
    }
    return isOutside ? subject(modal) : nil
  }
}
