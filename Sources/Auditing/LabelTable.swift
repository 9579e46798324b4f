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

  convenience init(_ screen: Screen) {
    let numbers = LabelNumbers(screen)
    self.init(numbers, numbers.shapes(numbers.texts.indices))
  }

  /// - Parameter shapes: of all texts, by their numbers.
  init(_ labels: LabelNumbers, _ shapes: [LabelShape]) {
    (gate, numbers) = (labels.gate, labels.numbers)
    self.shapes = shapes
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
