internal import AccessibilityModel

/// How VoiceOver treats a labelled view without a type, if the capture does not state it
/// (docs/evidence/formats.md#labelled-views-of-xcuitest).
enum XCUITestGroup {
  /// Ignored: its label joins those of its content.
  case wrapper
  /// An element whose content is unreachable: SwiftUI's `accessibilityElement(children: .ignore)`.
  case element
  /// A container that is announced on entry.
  case container
}

extension XCUITestScreen {
  /// Decides how a view with a label or a value is treated; a view without children is an element.
  ///
  /// An element may represent only texts and images: around controls or rows it would make them
  /// unreachable.
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

  /// The elements that VoiceOver would find below a view, by the file.
  private func labelledContent(of index: Int) -> [Int] {
    screen.descendants(of: index).prefix(Self.mostContent).filter {
      let element = screen.elements[$0]
      guard element.flags.isDisjoint(with: [.artefact, .notVisible]) else { return false }
      return element.label != nil || element.role.isControl || element.role == .cell
    }
  }

  private static func isReadOnly(_ role: Role) -> Bool { role == .staticText || role == .image }

  /// Whether one label contains at least half of the others, word for word.
  private static func joins(_ whole: String, _ labels: [String]) -> Bool {
    let words = words(of: whole)
    return labels.count { words.contains(self.words(of: $0)) } * 2 >= labels.count
  }

  /// The words in lower case, each between spaces.
  private static func words(of text: String) -> String {
    " " + text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
  }

  /// A view that represents its content has a few texts, not a screen.
  private static let mostContent = 64
}
