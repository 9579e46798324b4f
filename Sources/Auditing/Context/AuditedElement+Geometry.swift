public import AccessibilityModel

extension AuditedElement {
  /// Whether the frame is complete in the file: neither clipped by the capture nor computed.
  ///
  /// Rules about content past an edge need this, since clipping is what they report.
  public var isFrameSure: Bool {
    let screen = context.screen
    return !screen.framesAreDesignTime && !flags.contains(.clippedFrame)
      && origins[.frame] != .inferred
  }

  /// Whether a finding about the element's size or position is certain.
  ///
  /// Only this property decides: a frame needs review if it was computed, if a capture may have
  /// clipped it at an edge, or if only the Interface Builder canvas showed it. If the density is
  /// assumed, ``sureLeast(_:)`` keeps only findings that hold at any density.
  public var geometryOutcome: Outcome {
    guard isFrameSure else { return .review }
    let geometry = context.geometry
    // The reader of Android's dumps has marked what was cut at the edge of what scrolls.
    if context.screen.platform == .android { return geometry.isCut(index) ? .review : .fail }
    return geometry.isCut(index) || geometry.touchesScrolledEdge(index) ? .review : .fail
  }

  /// Whether the capture shows only part of it, so that its size is unknown: Android clips bounds
  /// to the visible part, and an element scrolled past an edge is larger.
  public var isCutByCapture: Bool {
    !context.screen.framesAreDesignTime && flags.contains(.clippedFrame)
  }

  /// A minimum size, reduced by the possible error of the density: an element below it is too small
  /// at any density (docs/evidence/android.md#density-of-a-dump).
  public func sureLeast(_ size: Double) -> Double { size / context.screen.scaleTolerance }

  /// The frame in which a touch reaches it.
  ///
  /// On Android, that of a clickable view around it with the same effect: the box around a single
  /// field, or a wrapper without another control that is not a TalkBack stop.
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

  /// The traits of the elements around it.
  public var ancestorTraits: AncestorTraits { context.geometry.ancestorTraits[index] }

  /// Whether another control of at least the given size does the same (the exception “equivalent”
  /// of WCAG 2.5.5 and 2.5.8).
  public func hasEquivalent(ofSize least: Double) -> Bool {
    guard let other = context.geometry.targets.equivalent(of: index) else { return false }
    return context.subject(other).touchFrame.shorterSide >= least
  }

  /// The unit of frames, for messages.
  public var unit: String { context.screen.platform == .android ? "dp" : "points" }

  /// Whether the system decides its size: items of its bars, and its own controls at their default
  /// size.
  public var hasSystemSize: Bool {
    if isFieldOfAppKit { return true }
    if isCustomClass, !isDrawnByUIKit { return false }
    if context.screen.platform == .macOS { return hasAppKitSize }
    // On Android, bars and controls respond only within their visible frame, and apps choose their
    // sizes.
    if context.screen.platform == .android {
      return ancestorTraits.contains(.compositeControl) || role == .datePicker || role == .picker
    }
    if isPartOfSearchField || isFieldOfUIKit { return true }
    if !ancestorTraits.isDisjoint(with: [.bar, .compositeControl]) { return true }
    let frame = frame
    switch role {
    // 51 by 31 (63 by 28 since iOS 26).
    case .toggle:
      if frame.width >= 49, frame.height >= 28 { return true }
      // UISwitch ignores the size in a file, which a layout of another time may have changed on one side:
      // https://developer.apple.com/documentation/uikit/uiswitch/init(frame:)
      return context.screen.framesAreDesignTime && element.className == "UISwitch"
        && (frame.width >= 49 || frame.height >= 28)
    // 30 high (34 as XCUITest gives it); 94 by 32, 29 before iOS 13.
    case .slider: return frame.height >= 29 && frame.width >= 44
    case .stepper: return frame.width >= 90 && frame.height >= 29
    case .segmentedControl: return frame.height >= 28
    case .pageIndicator: return frame.height >= 24
    case .datePicker, .picker, .pickerWheel: return true
    // 34 high with a border, 30 before Xcode 11 (docs/evidence/formats.md#fields-of-a-design). One for a
    // number or for a character of a code may be narrow, but wider than that.
    case .textField, .secureTextField: return frame.height >= 29 && frame.width >= 40
    case .textView: return frame.height >= 29 && frame.width >= 44
    default: return false
    }
  }

  /// Whether it is a text field of AppKit as high as the system makes it, 21 or 22 points, whatever its class, and
  /// as wide as WCAG 2.5.8 asks for: the size that a user agent decides is not the app's.
  private var isFieldOfAppKit: Bool {
    context.screen.platform == .macOS && element.codeLinks?.baseClassName == "NSTextField"
      && isTextEntry && frame.height >= 21 && frame.width >= 24
  }

  /// Whether it is a subclass of a control that UIKit draws, such as an app's own switch.
  private var isDrawnByUIKit: Bool {
    guard element.superclassName?.hasPrefix("UI") == true else { return false }
    if isToggle || role.isTextEntry { return true }
    return role == .slider || role == .segmentedControl || role == .stepper
      || role == .pageIndicator
  }

  /// Whether it is part of a search field, such as its clear button or Dictate, or the Cancel
  /// button beside one.
  private var isPartOfSearchField: Bool {
    guard role == .button, let parent else { return false }
    if parent.role == .searchField { return true }
    return !context.screen.framesAreDesignTime && frame.height >= 28
      && context.screen.children(of: parent.index).contains {
        let field = context.screen.elements[$0]
        return field.role == .searchField && abs(field.frame.center.y - frame.center.y) < 8
      }
  }

  /// Whether it is a search field of UIKit's height, 36 points, or a field in a row that is high
  /// enough: a field can be tapped anywhere along its width, and its row is wide.
  private var isFieldOfUIKit: Bool {
    guard isTextEntry, role != .textView else { return false }
    if role == .searchField, frame.height >= 36, frame.width >= 44 { return true }
    return ancestorTraits.contains(.cell)
      && ancestors.contains { $0.role == .cell && (43...120).contains($0.frame.height) }
  }

  /// AppKit draws its controls, disclosure triangles among them, in its own sizes; a button with only
  /// an image has the size that its app chooses, if its bezel stretches.
  private var hasAppKitSize: Bool {
    if role != .button || element.title?.isBlank == false { return true }
    let style = element.layout?.style ?? ""
    if style.lowercased().contains("disclosure") { return true }
    guard details.image?.hasPrefix("NS") == true else { return false }
    // Plus and minus below a table, as Apple's own apps have them.
    return !Self.stretchedBezels.contains(style)
      || style == "smallSquare" && frame.shorterSide >= Self.leastSquare
  }

  /// By the `type` of a button's cell (`NSButton.BezelStyle`: gradient, square and bevel).
  private static let stretchedBezels: Set<String> = ["smallSquare", "square", "bevel"]

  /// In points: gradient buttons have between 20 and 25.
  private static let leastSquare = 20.0

  /// Whether it is a link in a sentence.
  public var isInlineLink: Bool {
    guard role == .link || traits.contains(.link) else { return isSpan }
    if ancestorTraits.contains(.text) { return true }
    return neighbours.contains {
      $0.role == .staticText && $0.frame.continuesLine(frame)
    }
  }

  /// Whether it continues a sentence on Android: frameworks that draw texts themselves, such as Flutter,
  /// give each span of a text a view, with the space before or after it.
  private var isSpan: Bool {
    guard context.screen.platform == .android, !hasChildren else { return false }
    return isInSentence
      || neighbours.contains {
        guard !$0.isActionable, !$0.hasChildren, let text = $0.element.label else { return false }
        let joint = $0.index < index ? text.last : text.first
        return joint?.isWhitespace == true && text.contains(where: \.isLetter)
      }
  }

  /// Whether its text is a part of the text that the view around it draws, as Android's `ClickableSpan`s are:
  /// a line of that text decides its height (WCAG 2.5.8, “inline”).
  private var isInSentence: Bool {
    guard let parent, !parent.isActionable, let label, label.contains(where: \.isLetter),
      let text = parent.element.text ?? (parent.flags.contains(.labelIsText) ? parent.label : nil),
      label.utf8.count < text.utf8.count, text.utf8.count <= Self.longestSentence
    else { return false }
    return text.firstRange(of: label) != nil && parent.frame.contains(frame, tolerance: 1)
  }

  /// In bytes: a file may repeat a text of any length for any number of children.
  private static let longestSentence = 4096

  /// Whether it is a target whose whole size is known and is the app's to choose.
  public var isMeasurableTarget: Bool {
    context.geometry.targets.contains(index) && !isInactive && !isPassedOver && !isInlineLink
      && !isCutByCapture && !hasSystemSize && !hasOwnHitArea && !passesTouchesOn && !isLineOfText
  }

  /// Whether it is disabled, so that a touch has no effect; a button of an Interface Builder file may
  /// be enabled later.
  public var isInactive: Bool {
    !isEnabled && (isTextEntry || !context.screen.framesAreDesignTime)
  }

  /// The siblings before and after it in the file.
  private var neighbours: [AuditedElement] {
    let screen = context.screen
    let next = Int(screen.elements[index].end)
    var found: [AuditedElement] = []
    if next < screen.elements.count, screen.elements[next].parent == screen.elements[index].parent {
      found.append(context.subject(next))
    }
    guard index > 0, screen.elements[index].parent < index - 1 else { return found }
    // Texts usually have no children: the previous sibling ends right here.
    if screen.elements[index - 1].parent == screen.elements[index].parent {
      found.append(context.subject(index - 1))
    }
    return found
  }
}

extension Rect {
  /// Whether the other starts or ends at this frame's end, on a common line of text.
  fileprivate func continuesLine(_ other: Rect) -> Bool {
    let shared = min(maxY, other.maxY) - max(minY, other.minY)
    guard shared > 0.5 * min(height, other.height) else { return false }
    return max(minX, other.minX) - min(maxX, other.maxX) <= 8
  }
}

extension Double {
  /// With one decimal if it is not whole.
  public var inWords: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let tenths = Int((self * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}
