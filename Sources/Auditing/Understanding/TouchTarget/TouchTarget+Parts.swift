internal import AccessibilityModel

// The controls that share a touch with another: the one around them, or the one above.

extension TouchTarget {
  /// Whether a touch on it reaches the view around it: a dump states that it is not clickable itself, such
  /// as the icon in a tool of Material or the check box that draws a tab.
  var passesTouchesOn: Bool {
    guard context.screen.platform == .android, context.screen.capabilities.contains(.gestures),
      subject.element.gestures.isEmpty
    else { return false }
    if subject.isToggle {
      return subject.ancestors.prefix(2).contains {
        !$0.element.gestures.isDisjoint(with: [.tap, .longPress])
      }
    }
    guard !subject.flags.contains(.respondsToTap), let outer else { return false }
    return outer.flags.contains(.respondsToTap)
  }

  /// Whether it is a part of the row or control around it: it is disabled, as a chevron, the tap
  /// reaches the outer control, or the capture includes the control twice. Any other small target
  /// inside a larger one counts, since a miss has another effect.
  var isPart: Bool {
    guard let outer else {
      return subject.taps.isInactive && subject.ancestorTraits.contains(.cell)
    }
    // A seek bar moves and a field takes the focus, whatever a view in it that can be clicked does.
    if isPressedInside(outer) { return subject.taps.isInactive }
    // UIKit handles the parts of fields and sliders itself.
    if outer.isTextEntry || outer.isAdjustable || outer.isToggle { return true }
    // A text in a tappable card has its own trait but no touch. The elements that a custom control draws are
    // where it takes touches.
    if !subject.role.isControl, subject.role != .other, !subject.flags.contains(.respondsToTap) {
      return true
    }
    return subject.taps.isInactive
      || !subject.element.hasBlankLabel && subject.label == outer.label
  }

  /// Whether it does something else than the field, the slider or the progress indicator around it, since a dump of Android
  /// states that it can be clicked. On iOS the button in a field may be the one that clears it, which UIKit adds.
  private func isPressedInside(_ outer: AuditedElement) -> Bool {
    guard outer.isTextEntry || outer.isAdjustable || outer.role == .progressIndicator else {
      return false
    }
    return context.screen.platform == .android && context.screen.capabilities.contains(.gestures)
      && !subject.element.gestures.isDisjoint(with: [.tap, .longPress])
  }

  /// Whether it is a number or a title that a button around it of 48 dp or more says as well: the likes below a heart. A
  /// touch beside it reaches that button and has the same effect. A card is larger.
  var isCountOfControl: Bool {
    guard context.screen.platform == .android, let label = subject.label,
      label.utf8.count <= Self.longestCount,
      case let count = label.collapsed, !count.isEmpty, shows(count),
      let around = namedControlAround, around.isEnabled, let words = around.label,
      around.touchFrame.shorterSide.rounded() >= around.touchTarget.sureLeast(48),
      max(around.touchFrame.width, around.touchFrame.height) <= 96
    else { return false }
    guard count.first?.isNumber == true else {
      return Words(words).list.starts(with: Words(count).list)
    }
    // Chinese has no spaces before numbers.
    return words.split { !$0.isNumber && !$0.isLetter && $0 != "." && $0 != "," }.contains {
      $0.hasSuffix(count) && $0.dropLast(count.count).last?.isNumber != true
    }
  }

  private func shows(_ text: String) -> Bool {
    subject.flags.contains(.labelIsText)
      || subject.wording.visibleTexts.contains { $0.collapsed.lowercased() == text.lowercased() }
  }

  /// In bytes: “1,234.5K”, “Share”.
  private static let longestCount = 16

  /// The nearest target around it.
  private var outer: AuditedElement? {
    context.geometry.targets.ancestor(of: index).map(context.subject)
  }

  /// The nearest view around it that is tapped and has a name.
  private var namedControlAround: AuditedElement? {
    context.screen.ancestors(of: index).prefix(4).map(context.subject).first {
      $0.flags.contains(.respondsToTap) && !$0.element.hasBlankLabel
    }
  }

  /// Whether a control above it is what a touch on most of it reaches.
  var isRimOfAnother: Bool {
    guard isNamelessArea else { return false }
    return context.geometry.targets.sharingArea(with: index).contains {
      context.screen.isDrawn($0, above: index) && context.screen.showsOrder(of: $0, and: index)
        && isRim(of: context.subject($0))
    }
  }

  /// Whether it only extends the touch area of the control above it by a rim: it has neither a name nor
  /// content, and a tap on all but its edges reaches the other (WCAG 2.5.8, “Equivalent”).
  public func isRim(of upper: AuditedElement) -> Bool {
    isNamelessArea && upper.touchFrame.contains(subject.touchFrame, tolerance: Self.widestRim)
      && upper.touchFrame.contains(subject.touchFrame.center)
  }

  private var isNamelessArea: Bool {
    context.screen.platform == .android && !subject.hasChildren && subject.element.hasBlankLabel
      && !subject.isTextEntry
  }

  /// In dp: a third of the least target of WCAG 2.5.8.
  private static let widestRim = 8.0
}
