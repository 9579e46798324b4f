internal import AccessibilityModel

/// Whether an element is one to VoiceOver, as far as it is told by itself.
///
/// With its place in the tree: walks over a million elements then read 16 bytes of each, and not the
/// elements, which are many times as long.
struct XCUITestExposure: Sendable {
  enum Source: UInt8, Sendable { case inferred, accessible, native }

  /// What an element has to say.
  private enum Text: UInt8, Sendable {
    case none
    case label
    /// With or without a label.
    case value
  }

  /// What its type says that it is: a walk asks the element itself only where that may matter.
  let role: Role
  let rule: XCUITestKind.Exposure
  private let text: Text
  var source: Source = .inferred
  var isElement = false
  /// An element around it hides it.
  var isCovered = false
  /// What the element was told of it when it was made.
  private let told: Verdict
  /// The index of the parent; -1 for a root.
  let parent: Int32
  /// The index behind the last descendant, once that has been read.
  var end: Int32 = 0

  /// What an element is told.
  struct Verdict: Equatable, Sendable {
    let isElement: Bool
    /// The capture says so, and nothing else does.
    let isGiven: Bool

    func tell(_ element: inout Element) {
      if isElement { element.flags.insert(.isElement) } else { element.flags.remove(.isElement) }
      element.origins[.isElement] = isGiven ? .given : .inferred
    }
  }

  /// Whether it has a label or a value.
  var hasText: Bool { text != .none }
  var hasValue: Bool { text == .value }

  /// Tells the element what its own tag makes of it, which for most is all that there is to tell.
  init(
    of element: inout Element, in parent: Int?, kind: XCUITestKind,
    attributes: borrowing XCUITestAttributes
  ) {
    role = kind.role
    rule = kind.exposure
    text = element.value != nil ? .value : element.label != nil ? .label : .none
    self.parent = parent.map { Int32($0) } ?? -1
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
    told = Verdict(isElement: isElement, isGiven: source != .inferred)
    told.tell(&element)
  }

  /// What the element has not been told yet; nil where there is nothing.
  func news(isArtefact: Bool) -> Verdict? {
    let isSeen = isElement && !isArtefact
    let verdict = Verdict(isElement: isSeen, isGiven: source != .inferred && isSeen == isElement)
    return verdict == told ? nil : verdict
  }
}

extension XCUITestExposure {
  /// Whether it is an element by its type.
  func isElementByKind(at index: Int) -> Bool {
    switch rule {
    case .control, .textEntry: true
    case .labelled: hasText
    case .leaf: Int(end) == index + 1
    case .container, .innermost: false
    }
  }

  /// Whether `accessible` may be that of the first child: WebDriverAgent does so with cells.
  var mayBorrow: Bool { source == .accessible && role == .cell }

  /// Makes it an element where it is the innermost of a chain of labelled views, and gives back what
  /// it has borrowed.
  mutating func takeInnermost(hasElementBelow: Bool) {
    if isElement, hasElementBelow, mayBorrow {
      isElement = false
      source = .inferred
    } else if source == .inferred, rule == .innermost, hasText, !isCovered, !hasElementBelow {
      isElement = true
    }
  }
}
