internal import AccessibilityModel

extension UIAutomatorHandler {
  /// Makes an element from a tag, and adds to the tag's facts those of its class.
  func makeElement(kind: UIAutomatorKind, tag: inout UIAutomatorTag) -> Element {
    var element = Element(className: tag.className, role: kind.role)
    element.traits = kind.traits
    element.origins[.traits] = .inferred
    // The icons of an action bar are text views without any text.
    if kind.role == .staticText, tag.text == nil {
      element.role = .other
      element.traits.remove(.staticText)
    }
    // Flutter's disabled fields have the class of any view, and only a field holds a password.
    if kind.role.isTextEntry || tag.facts.contains(.password) {
      tag.facts.insert(.editable)
      setField(of: &element, from: tag)
    } else {
      setTexts(of: &element, from: tag)
    }
    if kind.role == .slider { tag.facts.insert(.range) }
    if tag.description != nil { tag.facts.insert(.described) }
    if hasWords(element.label) { tag.facts.insert(.labelled) }
    setState(of: &element, from: tag)
    setFlags(of: &element, from: tag)
    if let identifier = tag.identifier {
      element.identifier = identifier
      element.origins[.identifier] = .given
    }
    if let bounds = tag.bounds, !bounds.isNull {
      element.frame = bounds
      element.origins[.frame] = .given
    }
    setDetails(of: &element, kind: kind, from: tag)
    return element
  }

  /// Whether a label has any characters besides white space.
  private func hasWords(_ label: String?) -> Bool {
    label?.contains { !$0.isWhitespace } ?? false
  }

  /// A field's text is its value, or its hint while it is empty.
  ///
  /// The hint is the placeholder, not the label: a rule may require a label.
  private func setField(of element: inout Element, from tag: UIAutomatorTag) {
    if let description = tag.description { setLabel(description, .given, of: &element) }
    let isHint = isHint(tag)
    if !isHint, let text = tag.text { setValue(text, .given, of: &element) }
    if tag.facts.contains(.password) {
      element.role = .secureTextField
      element.traits.formUnion([.textEntry, .secureTextField])
    } else if tag.facts.contains(.multiline) {
      element.role = .textView
      element.traits.insert(.textArea)
    }
  }

  /// Whether the text of a field is its hint. A dump never holds the characters of a password: any
  /// text other than bullets is a hint.
  private func isHint(_ tag: UIAutomatorTag) -> Bool {
    guard let text = tag.text else { return false }
    if tag.facts.contains(.showingHint) || tag.text == tag.hint { return true }
    return tag.facts.contains(.password) && !text.allSatisfy { "\u{2022}\u{25CF}*".contains($0) }
  }

  /// The description takes precedence over the text, the text over the hint
  /// (docs/evidence/android.md#labels-of-android).
  private func setTexts(of element: inout Element, from tag: UIAutomatorTag) {
    if isRange(element.role), let text = tag.text { setValue(text, .given, of: &element) }
    let text = isContent(tag.text, of: element.role) ? tag.text : nil
    if let label = tag.description ?? text {
      setLabel(label, .given, of: &element)
      if tag.description == nil { element.flags.insert(.labelIsText) }
    } else if let hint = tag.hint {
      setLabel(hint, .inferred, of: &element)
    }
  }

  private func isRange(_ role: Role) -> Bool { role == .slider || role == .progressIndicator }

  /// Whether the text is visible text, not the value of a range or the name of a state: before
  /// Android 11 the text of a switch without one is “ON” or “OFF”.
  private func isContent(_ text: String?, of role: Role) -> Bool {
    guard let text, !role.isTextEntry, !isRange(role) else { return false }
    return role != .toggle || !["on", "off"].contains(text.lowercased())
  }

  func setLabel(_ label: String, _ origin: Origin, of element: inout Element) {
    element.label = label
    element.origins[.label] = origin
  }

  private func setValue(_ value: String, _ origin: Origin, of element: inout Element) {
    element.value = value
    element.origins[.value] = origin
  }

  private func setState(of element: inout Element, from tag: UIAutomatorTag) {
    let facts = tag.facts
    if facts.contains(.checkable) {
      // The class alone decides the role: TalkBack announces a checkable button as a button.
      element.traits.insert(.toggleButton)
      setValue(facts.contains(.checked) ? "1" : "0", .given, of: &element)
    }
    if element.role == .image, facts.contains(.clickable) {
      element.role = .button
      element.traits.insert(.button)
    }
    // The value of a checkable node is its state.
    if facts.contains(.selected), !facts.contains(.checkable) { element.traits.insert(.selected) }
    if facts.contains(.heading) { element.traits.insert(.header) }
    if facts.contains(.liveRegion) { element.traits.insert(.updatesFrequently) }
    if facts.contains(.textEntryKey) { element.traits.insert(.keyboardKey) }
    if facts.contains(.disabled) { element.traits.insert(.notEnabled) }
    if tag.roleDescription?.lowercased() == "link" {
      element.traits.insert(.link)
      if element.role == .other { element.role = .link }
    }
  }

  private func setFlags(of element: inout Element, from tag: UIAutomatorTag) {
    let facts = tag.facts
    if facts.contains(.disabled) { element.flags.remove(.enabled) }
    if facts.contains(.notDisplayed) { element.flags.insert(.notVisible) }
    if facts.contains(.notImportant) { element.flags.insert(.notImportant) }
    if facts.contains(.focused) { element.flags.insert(.focused) }
    if !facts.isDisjoint(with: [.clickable, .checkable]) { element.flags.insert(.respondsToTap) }
    let isBar =
      tag.identifier == "android:id/statusBarBackground"
      || tag.identifier == "android:id/navigationBarBackground"
    if tag.isSystem || isBar { element.flags.insert(.system) }
  }

  private func gestures(of facts: UIAutomatorFacts) -> Set<Gesture> {
    var gestures: Set<Gesture> = []
    if facts.contains(.clickable) { gestures.insert(.tap) }
    if facts.contains(.longClickable) { gestures.insert(.longPress) }
    return gestures
  }

  /// Adds the details that not every view has.
  private func setDetails(
    of element: inout Element, kind: UIAutomatorKind, from tag: UIAutomatorTag
  ) {
    let hasText = tag.description != nil && isContent(tag.text, of: element.role)
    let isHint = isHint(tag)
    let placeholder = element.role.isTextEntry ? tag.hint ?? (isHint ? tag.text : nil) : nil
    let gestures = gestures(of: tag.facts)
    let font = font(of: tag)
    guard
      hasText || placeholder != nil || kind.scrollAxis != nil || tag.roleDescription != nil
        || !tag.unknown.isEmpty || !gestures.isEmpty || tag.customActionCount > 0 || font != nil
    else { return }
    var details = Element.Details()
    details.gestures = gestures
    details.font = font
    details.customActions = (0..<tag.customActionCount).map { "custom action \($0 + 1)" }
    if hasText { details.text = tag.text }
    details.placeholder = placeholder
    details.scrollAxis = kind.scrollAxis
    details.unknownAttributes = tag.unknown
    if let role = tag.roleDescription { details.unknownAttributes["roleDescription"] = role }
    element.details = details
  }

  /// The font data of a dump: its size, and whether that follows the user's setting.
  ///
  /// The system reports the unit that the app has set; only `sp` scales with the font size setting
  /// (<https://developer.android.com/reference/android/util/TypedValue>).
  private func font(of tag: UIAutomatorTag) -> Font? {
    guard let size = tag.textSize, size > 0, size.isFinite else { return nil }
    switch tag.textUnit {
    case "sp": return Font(textStyle: "sp", size: size)
    case "dp": return Font(size: size)
    case "pt": return Font(size: size * 160 / 72)
    case "in": return Font(size: size * 160)
    case "mm": return Font(size: size * 160 / 25.4)
    // In pixels; the density is determined later.
    default: return nil
    }
  }
}
