internal import AccessibilityModel

/// The language of each element: its own, else that of what it stands in.
final class ElementLanguages {
  /// Numbers into ``codes``; empty where no element names a language of its own.
  private var numbers: [UInt16] = []
  private var codes: [LanguageCode]

  init(_ screen: Screen) {
    codes = [LanguageCode(screen.language)]
    for index in screen.elements.indices {
      let own = screen.elements[index].hasDetails ? screen.elements[index].details.language : nil
      guard own != nil || !numbers.isEmpty else { continue }
      if numbers.isEmpty { numbers = [UInt16](repeating: 0, count: screen.elements.count) }
      numbers[index] = own.map { number(of: LanguageCode($0)) } ?? inherited(index, screen)
    }
  }

  subscript(index: Int) -> LanguageCode {
    numbers.isEmpty ? codes[0] : codes[Int(numbers[index])]
  }

  private func inherited(_ index: Int, _ screen: Screen) -> UInt16 {
    screen.parent(of: index).map { numbers[$0] } ?? 0
  }

  private func number(of code: LanguageCode) -> UInt16 {
    if let number = codes.firstIndex(of: code) { return UInt16(number) }
    // More languages than that on one screen are no languages.
    guard codes.count < 1000 else { return 0 }
    codes.append(code)
    return UInt16(codes.count - 1)
  }
}
