internal import AccessibilityModel

// The texts that are titles of controls: AppKit and TalkBack know one only if the file or the code connects it.

extension AuditedElement {
  /// Whether code may show it only at times, or give it another text (a layout of Android).
  fileprivate var isReplacedInLayout: Bool {
    context.screen.isLayoutOfAndroid
      && (element.isOutlet || flags.contains(.boundText) || flags.contains(.hidden)
        || element.codeEvidence?.isNeverSet([.hidden, .text]) == false)
  }
}

extension FieldLabel {
  /// The text that is drawn as its title, which the file does not connect with it: on a Mac the nearest one before it
  /// on its line, or above it; in a layout of Android the text directly before it. Nil on other platforms.
  public var titleBeside: AuditedElement? {
    if context.screen.platform == .android { return titleInLayout }
    guard context.screen.platform == .macOS, element.titleElement == nil, !subject.isToggle else {
      return nil
    }
    return nearestCaption
  }

  /// The same, if it names the control for certain: in a layout of Android, not a text that code may hide or fill.
  public var titleToConnect: AuditedElement? {
    guard let title = titleBeside else { return nil }
    return title.isReplacedInLayout ? nil : title
  }

  /// The text that a layout has directly before a field, a drop-down list or a slider, in the same view.
  private var titleInLayout: AuditedElement? {
    guard context.screen.framesAreDesignTime,
      subject.isTextEntry || subject.isAdjustable || subject.role == .popUpButton,
      let text = subject.textBefore, text.element.gestures.isEmpty
    else { return nil }
    return text
  }

  /// The text that the file connects with it, although it is the title of another control and a text of its own is
  /// beside it; nil for none.
  public var mistakenTitle: (stated: AuditedElement, beside: AuditedElement)? {
    guard let id = element.titleElement, let own = nearestCaption,
      let index = context.elementsByObjectID[id], own.index != index
    else { return nil }
    let stated = context.subject(index)
    guard stated.role == .staticText, stated.parent?.index == subject.parent?.index,
      stated.distanceAsCaption(of: subject) == nil, !own.fieldLabel.isTitleOfOther(than: subject)
    else { return nil }
    let isOfOther = context.screen.children(of: subject.parent?.index ?? index).prefix(
      Self.mostBeside
    )
    .map(context.subject).contains {
      $0.index != subject.index && $0.isActionable && stated.distanceAsCaption(of: $0) != nil
    }
    return isOfOther ? (stated, own) : nil
  }

  /// Whether the file connects it with another control.
  private func isTitleOfOther(than control: AuditedElement) -> Bool {
    guard let id = element.objectID else { return false }
    return siblingsAround.contains { $0.index != control.index && $0.element.titleElement == id }
  }

  /// The nearest text before it on its line; without one, the nearest text above it, unless something else on its line or
  /// on that of the text is what the one or the other belongs to.
  private var nearestCaption: AuditedElement? {
    let around = siblingsAround
    let texts = around.filter {
      $0.role == .staticText && $0.isStop && !$0.wording.label.isBlank
    }
    let near = texts.compactMap { text in
      text.distanceAsCaption(of: subject).map { (text: text, distance: $0) }
    }
    let onLine = near.filter { $0.text.effectiveFrame.isOnLine(of: subject.effectiveFrame) }
    let nearest = (onLine.isEmpty ? near : onLine)
      .min { ($0.distance, $0.text.index) < ($1.distance, $1.text.index) }?.text
    guard let nearest, onLine.isEmpty else { return nearest }
    let own = subject.effectiveFrame
    let isOthers = around.contains { other in
      let frame = other.effectiveFrame
      if other.isToggle { return frame.isOnLine(of: own) && frame.minX < own.minX }
      return (other.isActionable || other.isTextEntry) && other.index != subject.index
        && frame.isOnLine(of: nearest.effectiveFrame) && frame.minX >= nearest.effectiveFrame.maxX
    }
    return isOthers ? nil : nearest
  }

  /// The views in the same view.
  private var siblingsAround: [AuditedElement] {
    guard let parent = subject.parent else { return [] }
    return context.screen.children(of: parent.index).prefix(Self.mostBeside).map(context.subject)
  }

  /// A file may have any number.
  private static let mostBeside = 64
}
