internal import AccessibilityModel
internal import Auditing

extension AuditedElement {
  /// Whether it is an image and nothing more: an image button is a button.
  var isPlainImage: Bool {
    isImage && !role.isControl && traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it shows one of AppKit's own pictures (`NSImage.addTemplateName`), which bring their
  /// descriptions: «add», «remove».
  var showsSystemImage: Bool {
    guard context.screen.platform == .macOS else { return false }
    return details.image?.hasPrefix("NS") == true
  }

  /// Whether code may still say what the file does not: a design, not a capture, whose code is not
  /// known.
  var maySetAtRunTime: Bool {
    (element.origins[.label] != .given || element.hasBlankLabel)
      && codeMaySet(isTextEntry ? [.label, .placeholder] : [.label, .text])
  }

  /// Whether code holds it by an outlet and the file gives it no label: what it shows in the design
  /// stands in for what code sets.
  var isSetByCode: Bool {
    maySetAtRunTime && element.isOutlet
  }

  /// Whether it still has the title that Interface Builder gives to all, which code may replace;
  /// `label-is-stub` says so once.
  var isDesignStub: Bool { maySetAtRunTime && LabelIsStub.isStubName(self) }

  /// Whether it is a view of the app's own class that an Interface Builder file holds by itself: it
  /// fills the file, and a part of some screen.
  var isPartInItsOwnFile: Bool {
    isCustomClass && parent == nil && context.screen.canvas?.isController == false
  }

  /// The nearest stop that it lies in: VoiceOver stops there and not at what lies below it.
  var enclosingElement: AuditedElement? {
    ancestors.first { $0.element.isElement && !$0.kinds.isEmpty }
  }

  /// Whether the words are there to be read: a text of the app's, not the name of a control.
  var isContent: Bool {
    // Of a stop that is no text its kinds tell.
    isTextual && (role == .staticText || traits.contains(.staticText))
      && traits.isDisjoint(with: [.button, .link])
  }

  /// Whether it is a sign between two texts, such as a bullet: it says nothing and may be faint.
  var isSeparatorText: Bool {
    guard role == .staticText, let text = element.visibleText, text.count <= 2 else { return false }
    return !text.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether its label is what can be read on it.
  var isLabelledByVisibleText: Bool {
    guard let label = element.label?.collapsed.lowercased() else { return false }
    return visibleTexts.contains { $0.collapsed.lowercased() == label }
  }
}
