internal import AccessibilityModel

// Web pages, whose elements have less data than UIKit's
// (docs/evidence/formats.md#web-content-of-xcuitest).

extension XCUITestScreen {
  /// Reads the headings of web views before elements are determined: a heading is an `Other` whose
  /// value is its level.
  mutating func readHeadings() {
    for page in pages {
      for inner in page { makeHeading(inner) }
    }
  }

  /// The content of each web view that is not inside another.
  private var pages: [Range<Int>] {
    var pages: [Range<Int>] = []
    for index in exposures.indices where exposures[index].role == .webView {
      if let last = pages.last, index < last.upperBound { continue }
      pages.append(screen.descendants(of: index))
    }
    return pages
  }

  private func headingLevel(of index: Int) -> Int? {
    let element = screen.elements[index]
    guard element.role == .other, Int(element.end) > index + 1, element.label != nil,
      let value = element.value,
      value.utf8.count == 1, let level = Int(value), (1...6).contains(level)
    else { return nil }
    return level
  }

  private mutating func makeHeading(_ index: Int) {
    guard let level = headingLevel(of: index) else { return }
    for part in screen.subtree(of: index).prefix(Self.mostParts) {
      screen.update(part) { element in
        element.traits.insert(.header)
        element.origins[.traits] = .inferred
        element.details.headingLevel = level
      }
    }
    screen.update(index) { $0.value = nil }
  }

  /// Makes links and buttons of the texts and images inside those that are not elements: in a web
  /// view VoiceOver stops at these.
  mutating func readLinks() {
    for page in pages {
      for inner in page { passTrait(of: inner) }
    }
  }

  private mutating func passTrait(of index: Int) {
    guard !screen.elements[index].isElement, !isArtefact(index) else { return }
    let trait: Traits
    switch exposures[index].role {
    case .link: trait = .link
    case .button: trait = .button
    default: return
    }
    for part in screen.descendants(of: index).prefix(Self.mostParts)
    where screen.elements[part].isElement && !exposures[part].role.isControl {
      screen.update(part) { element in
        element.traits.insert(trait)
        element.origins[.traits] = .inferred
      }
    }
  }

  /// A heading or a link holds a few texts.
  private static let mostParts = 32
}
