internal import AccessibilityModel

/// What a labelled view without a type is to VoiceOver, where the capture does not say
/// (docs/evidence/formats.md#labelled-views-of-xcuitest).
enum XCUITestGroup {
  /// Nothing: its label joins those of its content.
  case wrapper
  /// An element, whose content is not reached: SwiftUI's `accessibilityElement(children: .ignore)`.
  case element
  /// A container that is announced on entry.
  case container
}

extension XCUITestScreen {
  /// Decides what a view with a label or a value is; a view that holds nothing is an element.
  ///
  /// Only texts and images can be what an element stands for: one around controls or rows would keep
  /// them from everybody.
  func group(at index: Int) -> XCUITestGroup {
    let content = labelledContent(of: index)
    guard !content.isEmpty, content.count < Self.mostContent else { return .wrapper }
    let view = screen.elements[index]
    if (view.value ?? "").isEmpty, let label = view.label,
      Self.joins(label, content.compactMap { screen.elements[$0].label })
    {
      return .wrapper
    }
    if content.allSatisfy({ Self.isReadOnly(screen.elements[$0].role) }) { return .element }
    return content.contains { screen.elements[$0].role == .other } ? .wrapper : .container
  }

  /// What VoiceOver would find below a view, as far as that is seen.
  private func labelledContent(of index: Int) -> [Int] {
    screen.descendants(of: index).prefix(Self.mostContent).filter {
      let element = screen.elements[$0]
      guard element.flags.isDisjoint(with: [.artefact, .notVisible]) else { return false }
      return element.label != nil || element.role.isControl || element.role == .cell
    }
  }

  private static func isReadOnly(_ role: Role) -> Bool { role == .staticText || role == .image }

  /// Whether at least half of the labels occur in one, word for word.
  private static func joins(_ whole: String, _ labels: [String]) -> Bool {
    let words = words(of: whole)
    return labels.count { words.contains(self.words(of: $0)) } * 2 >= labels.count
  }

  /// The words in small letters, each between blanks.
  private static func words(of text: String) -> String {
    " " + text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
  }

  /// A view that stands for its content holds a few texts, not a screen.
  private static let mostContent = 64
}
