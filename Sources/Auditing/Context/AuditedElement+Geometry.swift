public import AccessibilityModel

extension AuditedElement {
  /// Whether the frame is what the file gives, whole: neither cut by the capture nor worked out.
  ///
  /// Rules about what runs over an edge ask this, since for them being cut is the finding.
  public var isFrameSure: Bool {
    let screen = context.screen
    return !screen.framesAreDesignTime && !flags.contains(.clippedFrame)
      && origins[.frame] != .inferred
  }

  /// Whether a finding about the element's size or place is sure.
  ///
  /// The one place that decides it: a frame that was worked out, not captured, that a capture may
  /// have cut at an edge, or that only the canvas of Interface Builder showed is for a person to judge.
  /// Where the density is a guess, ``sureLeast(_:)`` keeps what the guess decides.
  public var geometryOutcome: Outcome {
    guard isFrameSure else { return .review }
    let geometry = context.geometry
    // The reader of Android's dumps has marked what was cut at the edge of what scrolls.
    if context.screen.platform == .android { return geometry.isCut(index) ? .review : .fail }
    return geometry.isCut(index) || geometry.touchesScrolledEdge(index) ? .review : .fail
  }

  /// Whether the capture shows a part of it, which says nothing of its size: Android clips bounds to what
  /// is seen, and what scrolls out from under an edge is as large as it is.
  public var isCutByCapture: Bool {
    !context.screen.framesAreDesignTime && flags.contains(.clippedFrame)
  }

  /// A least size, less what it may be larger than it seems: what is still below it is too small
  /// whatever the density (docs/evidence/android.md#density-of-a-dump).
  public func sureLeast(_ size: Double) -> Double { size / context.screen.scaleTolerance }

  /// The frame in which a touch reaches it.
  ///
  /// On Android that of a view around it which is clicked as well, where the two do the same: the box
  /// around the only field in it, and a wrapper that holds nothing else to press and that TalkBack passes
  /// over.
  public var answeringFrame: Rect {
    guard context.screen.platform == .android else { return touchFrame }
    let targets = context.geometry.targets
    var (inner, frame) = (self, touchFrame)
    while let outer = targets.ancestor(of: inner.index).map(context.subject), answers(outer) {
      (inner, frame) = (outer, outer.touchFrame)
    }
    return frame
  }

  /// Whether it is clicked on Android and wraps what TalkBack stops at, which is measured with it.
  public var isPassedOver: Bool {
    context.screen.platform == .android && !isStop
      && (hasChildren || flags.contains(.notImportant))
  }

  /// Whether a touch on a view around it reaches it.
  private func answers(_ outer: AuditedElement) -> Bool {
    guard outer.touchFrame.area < 0.5 * context.screen.bounds.area else { return false }
    let inside = context.geometry.targets.inside(outer.index)
    if isTextEntry, !outer.isTextEntry {
      return inside.allSatisfy { $0 == index || !context.subject($0).isTextEntry }
    }
    return !outer.isStop
      && inside.allSatisfy { $0 == index || context.screen.isAncestor($0, of: index) }
  }

  /// What it stands in.
  public var ancestorTraits: AncestorTraits { context.geometry.ancestorTraits[index] }

  /// Whether another control of at least the given size does the same (the exception «equivalent»
  /// of WCAG 2.5.5 and 2.5.8).
  public func hasEquivalent(ofSize least: Double) -> Bool {
    guard let other = context.geometry.targets.equivalent(of: index) else { return false }
    return context.subject(other).touchFrame.shorterSide >= least
  }

  /// The word for the unit of frames.
  public var unit: String { context.screen.platform == .android ? "dp" : "points" }

  /// Whether the system decides how large it is: items of its bars, and its own controls at the
  /// size that they have when nobody changes it.
  public var hasSystemSize: Bool {
    if isCustomClass, !isDrawnByUIKit { return false }
    if context.screen.platform == .macOS { return hasAppKitSize }
    // Android's bars and controls answer where they are seen, and apps choose their sizes.
    if context.screen.platform == .android {
      return ancestorTraits.contains(.compositeControl) || role == .datePicker || role == .picker
    }
    if isPartOfSearchField || isFieldOfUIKit { return true }
    if !ancestorTraits.isDisjoint(with: [.bar, .compositeControl]) { return true }
    let frame = frame
    switch role {
    // 51 by 31 (63 by 28 since iOS 26).
    case .toggle: return frame.width >= 49 && frame.height >= 28
    // 30 high (34 as XCUITest gives it); 94 by 32, 29 before iOS 13.
    case .slider: return frame.height >= 29 && frame.width >= 44
    case .stepper: return frame.width >= 90 && frame.height >= 29
    case .segmentedControl: return frame.height >= 28
    case .pageIndicator: return frame.height >= 24
    case .datePicker, .picker, .pickerWheel: return true
    // 34 high with a border, 30 before Xcode 11 (docs/evidence/formats.md#fields-of-a-design).
    case .textField, .secureTextField, .textView: return frame.height >= 29 && frame.width >= 44
    default: return false
    }
  }

  /// Whether it is a subclass of a control that UIKit draws, such as a switch of the app's own.
  private var isDrawnByUIKit: Bool {
    guard element.superclassName?.hasPrefix("UI") == true else { return false }
    if isToggle || role.isTextEntry { return true }
    return role == .segmentedControl || role == .stepper || role == .pageIndicator
  }

  /// Whether it is part of a search field, such as its clear button or Dictate, or the Cancel beside one.
  private var isPartOfSearchField: Bool {
    guard role == .button, let parent else { return false }
    if parent.role == .searchField { return true }
    return !context.screen.framesAreDesignTime && frame.height >= 28
      && context.screen.children(of: parent.index).contains {
        let field = context.screen.elements[$0]
        return field.role == .searchField && abs(field.frame.center.y - frame.center.y) < 8
      }
  }

  /// Whether it is a search field as high as UIKit makes it, 36 points, or a field in a row that is high
  /// enough: a field is met anywhere along its width, and its row is wide.
  private var isFieldOfUIKit: Bool {
    guard isTextEntry, role != .textView else { return false }
    if role == .searchField, frame.height >= 36, frame.width >= 44 { return true }
    return ancestorTraits.contains(.cell)
      && ancestors.contains { $0.role == .cell && (43...120).contains($0.frame.height) }
  }

  /// AppKit draws its controls in sizes of their own; a button with a picture alone is as large as
  /// its app makes it.
  private var hasAppKitSize: Bool {
    if role != .button { return true }
    return element.title?.isBlank == false || details.image?.hasPrefix("NS") == true
  }

  /// Whether it is a link in a sentence.
  public var isInlineLink: Bool {
    guard role == .link || traits.contains(.link) else { return false }
    if ancestorTraits.contains(.text) { return true }
    return neighbours.contains {
      $0.role == .staticText && $0.frame.continuesLine(frame)
    }
  }

  /// The siblings before and behind it in the file.
  private var neighbours: [AuditedElement] {
    let screen = context.screen
    let next = Int(screen.elements[index].end)
    var found: [AuditedElement] = []
    if next < screen.elements.count, screen.elements[next].parent == screen.elements[index].parent {
      found.append(context.subject(next))
    }
    guard index > 0, screen.elements[index].parent < index - 1 else { return found }
    // Texts have no children as a rule: the sibling before ends right here.
    if screen.elements[index - 1].parent == screen.elements[index].parent {
      found.append(context.subject(index - 1))
    }
    return found
  }
}

extension Rect {
  /// Whether the other starts or ends where this does, on a common line of text.
  fileprivate func continuesLine(_ other: Rect) -> Bool {
    let shared = min(maxY, other.maxY) - max(minY, other.minY)
    guard shared > 0.5 * min(height, other.height) else { return false }
    return max(minX, other.minX) - min(maxX, other.maxX) <= 8
  }
}

extension Double {
  /// With one decimal where there is one.
  public var inWords: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let tenths = Int((self * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}
