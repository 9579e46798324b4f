internal import AccessibilityModel

/// Whether an element is an accessibility element, as far as its own tag says.
struct XCUITestExposure: Sendable {
  enum Source: Sendable { case inferred, accessible, native }

  let role: Role
  let rule: XCUITestKind.Exposure
  /// Whether it has a label or a value.
  let hasText: Bool
  var source: Source = .inferred
  var isElement = false
  /// An element around it hides it.
  var isCovered = false

  init(of element: Element, kind: XCUITestKind, _ attributes: XCUITestAttributes) {
    role = kind.role
    rule = kind.exposure
    hasText = element.value != nil || element.label != nil
    if let isNative = attributes.isNativeElement {
      // WebDriverAgent excuses text fields: while they are edited the flag is down, and VoiceOver
      // stops there all the same.
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

  /// Whether `accessible` may be that of the first child: WebDriverAgent does so with cells.
  var mayBorrow: Bool { source == .accessible && role == .cell }

  /// Makes it an element where it is the innermost of a chain of labelled views, and gives back what
  /// it has borrowed.
  mutating func resolveInnermost(hasElementBelow: Bool) {
    if isElement, hasElementBelow, mayBorrow {
      isElement = false
      source = .inferred
    } else if source == .inferred, rule == .innermost, hasText, !isCovered, !hasElementBelow {
      isElement = true
    }
  }
}
