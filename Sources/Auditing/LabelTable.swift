internal import AccessibilityModel
internal import Voices

/// The labels of the elements by numbers, and what one pass over each tells.
///
/// Labels repeat from row to row: those that are the same byte for byte have one number, and what is
/// worked out of them is worked out once.
final class LabelTable: Sendable {
  /// Of each label, by its number.
  private let shapes: [LabelShape]
  /// For each element, the number of its label; -1 where it has none.
  private let numbers: [Int32]
  /// Of all languages of the screen, and of English.
  let gate: WordGate

  init(_ screen: Screen) {
    let language = LanguageCode(screen.language)
    var gate = WordLists.gate(in: language.code)
    var labels = Labels(screen, gate, in: language)
    if labels.isIncomplete {
      gate = WordLists.gate
      labels = Labels(screen, gate, in: nil)
    }
    self.gate = gate
    shapes = labels.shapes
    numbers = labels.numbers
  }

  /// The labels, as far as a gate knows the languages that they may have.
  private struct Labels {
    var shapes: [LabelShape] = []
    var numbers: [Int32]
    /// Whether an element names a language that the gate does not know.
    private(set) var isIncomplete = false

    /// - Parameter language: what the gate knows besides English; nil for everything.
    init(_ screen: Screen, _ gate: WordGate, in language: LanguageCode?) {
      var texts = TextNumbers(count: screen.elements.count / 4)
      // Room that nothing is put into costs nothing; to move a million shapes does.
      shapes.reserveCapacity(screen.elements.count)
      numbers = [Int32](repeating: -1, count: screen.elements.count)
      var scan = LabelScan(gate)
      for index in screen.elements.indices {
        if let language, screen.elements[index].has(.language),
          let tag = screen.elements[index].language,
          LanguageCode(tag) != language, LanguageCode(tag) != .english
        {
          isIncomplete = true
          return
        }
        guard let label = screen.elements[index].label else { continue }
        let number = texts.number(of: label)
        numbers[index] = Int32(number)
        if number == shapes.count { shapes.append(LabelShape(label, by: &scan)) }
      }
    }
  }

  /// How many labels differ.
  var count: Int { shapes.count }

  /// nil where there is no label.
  func number(of index: Int) -> Int? {
    let number = Int(numbers[index])
    return number < 0 ? nil : number
  }

  /// nil where there is no label.
  subscript(index: Int) -> LabelShape? { number(of: index).map { shapes[$0] } }

  /// What wakes rules, without the rest.
  func cues(of index: Int) -> (marks: LabelShape.Marks, lists: WordGate.ListSet) {
    guard let number = number(of: index) else { return ([], []) }
    return (shapes[number].marks, shapes[number].lists)
  }

  func lists(of index: Int) -> WordGate.ListSet { cues(of: index).lists }

  /// - Precondition: the element has a label.
  func letters(of index: Int) -> Letters { Letters(of: shapes[Int(numbers[index])]) }

  func wordBits(of index: Int) -> WordBits {
    guard let number = number(of: index) else { return WordBits(bits: 0, isOdd: false) }
    return WordBits(bits: shapes[number].wordBits, isOdd: shapes[number].has(.oddScalar))
  }

  /// The words of a label by their bits.
  struct WordBits {
    let bits: UInt64
    /// Whether it has letters that may be written in two ways.
    let isOdd: Bool

    /// Whether all words of another label may stand in this one.
    func mayHold(_ other: WordBits) -> Bool { other.bits & ~bits == 0 || other.isOdd }
  }
}
