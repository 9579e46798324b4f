/// The words of a piece of text, to map the engine's word events to their positions.
///
/// espeak-ng reports the position before a word after the end of a sentence, and several positions
/// within a number, an amount or a time.
struct WordMap: Equatable {
  private struct Word: Equatable {
    let range: Range<Int>
    let isNumber: Bool
  }

  private let words: [Word]

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var words: [Word] = []
    var start = scalars.startIndex
    while let first = scalars[start...].firstIndex(where: { !Self.isBlank($0) }) {
      let end = scalars[first...].firstIndex(where: Self.isBlank) ?? scalars.endIndex
      let isNumber = scalars[first..<end].contains { $0.properties.numericType == .decimal }
      words.append(Word(range: first..<end, isNumber: isNumber))
      start = end
    }
    self.words = words
  }

  /// The position of the word of an event; nil after the last.
  func place(of event: Range<Int>) -> Range<Int>? {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.upperBound <= event.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < words.count else { return nil }
    let word = words[low]
    // Chinese has no spaces: there, an event within the run is a separate word.
    return word.isNumber || event.lowerBound <= word.range.lowerBound ? word.range : event
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }
}
