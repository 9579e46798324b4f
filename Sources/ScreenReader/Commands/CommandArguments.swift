internal import AccessibilityModel

/// The arguments after the word of a command.
struct CommandArguments {
  let command: CommandWord
  let text: String

  init(_ command: CommandWord, _ text: String) {
    self.command = command
    self.text = text
  }

  var refusal: CommandError {
    let expected = command.arguments.isEmpty ? "nothing after it" : command.arguments
    return CommandError("\"\(command.word)\" expects \(expected), not \"\(text)\"")
  }

  func expectNone() throws(CommandError) {
    guard text.isEmpty else { throw refusal }
  }

  func required() throws(CommandError) -> String {
    guard !text.isEmpty else { throw refusal }
    return text
  }

  func word<Word: RawRepresentable<String>>(_: Word.Type) throws(CommandError) -> Word {
    guard let word = Word(rawValue: text.lowercased()) else { throw refusal }
    return word
  }

  func count(in range: ClosedRange<Int>) throws(CommandError) -> Int {
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let number = Int(digits), range.contains(number) else { throw refusal }
    return number
  }

  /// Seconds, as milliseconds; at most an hour.
  func milliseconds() throws(CommandError) -> Int {
    let number = text.hasSuffix("s") ? text.dropLast() : text[...]
    guard let seconds = Double(number), (0...3_600).contains(seconds) else { throw refusal }
    return Int((seconds * 1_000).rounded())
  }

  func optionalCount() throws(CommandError) -> Int? {
    text.isEmpty ? nil : try count(in: 1...1_000_000)
  }

  func points(atLeast least: Int) throws(CommandError) -> [Point] {
    let numbers = text.split { $0.isWhitespace || $0 == "," }.map { Double($0) }
    var points: [Point] = []
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      guard let x = numbers[index], let y = numbers[index + 1], x.isFinite, y.isFinite else {
        throw refusal
      }
      points.append(Point(x: x, y: y))
    }
    guard points.count * 2 == numbers.count, points.count >= least else { throw refusal }
    return points
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
