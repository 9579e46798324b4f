internal import AccessibilityModel

/// Whether an element is an accessibility element, according to its own tag.
struct XCUITestExposure: Sendable {
  enum Source: Sendable { case inferred, accessible, native }

  let role: Role
  let rule: XCUITestKind.Exposure
  /// Whether it has a label or a value.
  let hasText: Bool
  var source: Source = .inferred
  var isElement = false
  /// Whether an element around it hides it.
  var isCovered = false

  init(of element: Element, kind: XCUITestKind, _ attributes: XCUITestAttributes) {
    role = kind.role
    rule = kind.exposure
    hasText = element.value != nil || element.label != nil
    if let isNative = attributes.isNativeElement {
      // Text fields are an exception in WebDriverAgent: while they are edited the flag is off, and
      // VoiceOver still stops there.
      let isExcused = kind.exposure == .textEntry && attributes.isAccessible == true
      source = isExcused && !isNative ? .accessible : .native
      isElement = isNative || isExcused
    } else if let isAccessible = attributes.isAccessible {
      source = .accessible
      isElement = isAccessible
    }
  }

  /// Whether it is an element by its type.
  func isElementByKind(isLeaf: Bool) -> Bool {
    switch rule {
    case .control, .textEntry: true
    case .labelled: hasText
    case .leaf: isLeaf
    case .container, .innermost: false
    }
  }

  /// Whether `accessible` may be that of the first child, as WebDriverAgent reports for cells.
  var mayBorrow: Bool { source == .accessible && role == .cell }

  /// Makes it an element if it is the innermost of a chain of labelled views, and undoes a flag
  /// taken from a child.
  mutating func resolveInnermost(hasElementBelow: Bool) {
    if isElement, hasElementBelow, mayBorrow {
      isElement = false
      source = .inferred
    } else if source == .inferred, rule == .innermost, hasText, !isCovered, !hasElementBelow {
      isElement = true
    }
  }
}
