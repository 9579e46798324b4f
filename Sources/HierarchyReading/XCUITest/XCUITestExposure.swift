internal import AccessibilityModel

/// Whether an element is one to VoiceOver, as far as it is told by itself.
///
/// With its place in the tree: walks over a million elements then read 16 bytes of each, and not the
/// elements, which are many times as long.
struct XCUITestExposure: Sendable {
  enum Source: UInt8, Sendable { case inferred, accessible, native }

  /// What its type says that it is: a walk asks the element itself only where that may matter.
  let role: Role
  let rule: XCUITestKind.Exposure
  /// Whether it has a label or a value.
  let hasText: Bool
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

  /// Tells the element what its own tag makes of it, which for most is all that there is to tell.
  init(
    of element: inout Element, in parent: Int?, kind: XCUITestKind,
    attributes: borrowing XCUITestAttributes
  ) {
    role = kind.role
    rule = kind.exposure
    hasText = element.label != nil || element.value != nil
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

extension XCUITestScreen {
  /// Decides for every element whether it is one: from the roots down, then from the leaves up.
  mutating func expose() {
    exposeFromTop()
    exposeFromBottom()
  }

  /// Takes what is an element by its type; what lies below it is hidden.
  private mutating func exposeFromTop() {
    var coverEnd = 0
    var isFieldCover = false
    for index in exposures.indices {
      if isArtefact[index] { continue }
      let isCovered = index < coverEnd
      exposures[index].isCovered = isCovered
      let exposure = exposures[index]
      if exposure.source == .inferred {
        let isReachable = !isCovered || (isFieldCover && screen.elements[index].role == .button)
        exposures[index].isElement = isReachable && isElementByKind(exposure, at: index)
      }
      guard exposures[index].isElement, !isCovered, !mayBorrow(index) else { continue }
      coverEnd = Int(exposure.end)
      isFieldCover = exposure.rule == .textEntry
    }
  }

  private func isElementByKind(_ exposure: XCUITestExposure, at index: Int) -> Bool {
    switch exposure.rule {
    case .control, .textEntry: true
    case .labelled: exposure.hasText
    case .leaf: Int(exposure.end) == index + 1
    case .container, .innermost: false
    }
  }

  /// Takes the innermost of a chain of labelled views, and gives back what cells borrowed.
  private mutating func exposeFromBottom() {
    var hasElementBelow = [Bool](repeating: false, count: exposures.count)
    for index in exposures.indices.reversed() {
      if !isArtefact[index] {
        let exposure = exposures[index]
        if exposure.isElement, hasElementBelow[index], mayBorrow(index) {
          exposures[index].isElement = false
          exposures[index].source = .inferred
        } else if exposure.source == .inferred, exposure.rule == .innermost, exposure.hasText,
          !exposure.isCovered, !hasElementBelow[index]
        {
          exposures[index].isElement = true
        }
      }
      settle(index)
      let parent = Int(exposures[index].parent)
      guard parent >= 0 else { continue }
      if hasElementBelow[index] || (exposures[index].isElement && !isArtefact[index]) {
        hasElementBelow[parent] = true
      }
    }
  }

  /// Tells the element what has been decided.
  private mutating func settle(_ index: Int) {
    guard let news = exposures[index].news(isArtefact: isArtefact[index]) else { return }
    screen.update(index) { news.tell(&$0) }
  }

  /// Marks controls that are a part of the element around them and repeat its label: the button in a
  /// cell that is a button, the link that draws a link.
  mutating func markRepeatedControls() {
    var cover = -1
    for index in exposures.indices where !isArtefact[index] {
      if cover >= 0, index >= Int(exposures[cover].end) { cover = -1 }
      if cover < 0 {
        if exposures[index].isElement { cover = index }
      } else if !exposures[index].isElement, exposures[index].role.isControl,
        screen.elements[index].label == screen.elements[cover].label
      {
        markArtefact(index)
      }
    }
  }

  /// Whether `accessible` may be that of the first child: WebDriverAgent does so with cells.
  private func mayBorrow(_ index: Int) -> Bool {
    exposures[index].source == .accessible && exposures[index].role == .cell
  }
}
