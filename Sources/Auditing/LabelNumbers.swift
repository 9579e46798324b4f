internal import AccessibilityModel
internal import Voices

/// Which elements have the same label, and what tells words of the labels' languages from others.
struct LabelNumbers: Sendable {
  /// Each label once.
  let texts: [String]
  /// For each element, the place of its label; -1 where it has none.
  let numbers: [Int32]
  /// Of all languages of the screen, and of English.
  let gate: WordGate

  init(_ screen: Screen) {
    let language = LanguageCode(screen.language)
    var speaksOthers = false
    var texts = TextNumbers(count: screen.elements.count / 4)
    var numbers = [Int32](repeating: -1, count: screen.elements.count)
    for index in screen.elements.indices {
      if let tag = screen.elements[index].language {
        let code = LanguageCode(tag)
        if code != language, code != .english { speaksOthers = true }
      }
      guard let label = screen.elements[index].label else { continue }
      numbers[index] = Int32(texts.number(of: label))
    }
    self.texts = texts.texts
    self.numbers = numbers
    gate = speaksOthers ? WordLists.gate : WordLists.gate(in: language.code)
  }

  /// What one pass over each of some labels tells.
  func shapes(_ places: Range<Int>) -> [LabelShape] {
    var scan = LabelScan(gate)
    return places.map { LabelShape(texts[$0], by: &scan) }
  }
}
