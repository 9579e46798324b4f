internal import AccessibilityModel
internal import Parallelism
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

/// The table of labels while several threads make it, each a part of what single labels tell.
final class LabelTableParts: Sendable {
  private let shapes: Gathering<[LabelShape]>
  /// How many parts there are.
  private let count: Int

  init(count: Int) {
    self.count = count
    shapes = Gathering([], parts: count)
  }

  /// Makes a part.
  ///
  /// - Returns: the table, from the part that was missing last.
  func make(_ part: Int, of labels: LabelNumbers) -> LabelTable? {
    let all = labels.texts.count
    let places = (part * all / count)..<((part + 1) * all / count)
    let made = labels.shapes(places)
    let whole = shapes.add { shapes in
      if shapes.isEmpty { shapes = [LabelShape](repeating: .empty, count: all) }
      shapes.replaceSubrange(places, with: made)
    }
    return whole.map { LabelTable(labels, $0) }
  }
}
