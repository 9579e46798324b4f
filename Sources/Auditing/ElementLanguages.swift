internal import AccessibilityModel

/// The language of each element: its own, else that of what it stands in.
final class ElementLanguages {
  /// Numbers into ``codes``; empty where no element names a language of its own.
  private let numbers: [UInt16]
  private let codes: [LanguageCode]

  init(_ screen: Screen, _ columns: ElementColumns) {
    var numbers: [UInt16] = []
    var codes = [LanguageCode(screen.language)]
    let own = columns.detailed.filter { screen.elements[$0].language != nil }
    if !own.isEmpty { numbers = [UInt16](repeating: 0, count: columns.parents.count) }
    var next = own.makeIterator()
    var speaking = next.next()
    for index in numbers.indices {
      let parent = Int(columns.parents[index])
      if index == speaking {
        let language = screen.elements[index].language
        numbers[index] = Self.number(of: LanguageCode(language), in: &codes)
        speaking = next.next()
      } else if parent >= 0 {
        numbers[index] = numbers[parent]
      }
    }
    (self.numbers, self.codes) = (numbers, codes)
  }

  /// Whether all elements have the language of the screen.
  var areOne: Bool { numbers.isEmpty }

  subscript(index: Int) -> LanguageCode {
    numbers.isEmpty ? codes[0] : codes[Int(numbers[index])]
  }

  private static func number(of code: LanguageCode, in codes: inout [LanguageCode]) -> UInt16 {
    if let number = codes.firstIndex(of: code) { return UInt16(number) }
    // More languages than that on one screen are no languages.
    guard codes.count < 1000 else { return 0 }
    codes.append(code)
    return UInt16(codes.count - 1)
  }
}
