/// The first number in a text, with the text around it.
struct NumberInText {
  private(set) var before = ""
  private(set) var after = ""
  private(set) var number: Double?
  private(set) var decimals = 0
  private(set) var separator: Character = "."
  /// Whether thousands are separated: “1,200”.
  private(set) var isGrouped = false
  /// The second number of “2 of 3”, “2/3” and similar.
  private(set) var total: Double?

  /// Values on a screen have fewer digits; with more, a Double is not exact.
  private static let mostDigits = 12

  init(_ text: String) {
    let characters = Array(text)
    guard let start = characters.firstIndex(where: Self.isDigit) else {
      before = text
      return
    }
    var end = start
    while end < characters.count, Self.isDigit(characters[end]) || Self.joins(characters, end) {
      end += 1
    }
    let isNegative =
      start > 0 && (characters[start - 1] == "-" || characters[start - 1] == "−")
      && (start == 1 || characters[start - 2].isWhitespace)
    let digits = String(characters[start..<end])
    read(digits)
    guard let magnitude = number else {
      before = text
      return
    }
    number = isNegative ? -magnitude : magnitude
    before = String(characters[..<(isNegative ? start - 1 : start)])
    after = String(characters[end...])
    findTotal()
  }

  private mutating func read(_ digits: String) {
    let parts = digits.split(whereSeparator: { $0 == "." || $0 == "," })
    let marks = digits.filter { $0 == "." || $0 == "," }
    guard digits.count <= Self.mostDigits else { return }
    if let mark = marks.first, marks.count == 1, mark == "." || parts.last?.count != 3 {
      separator = mark
      decimals = parts.last?.count ?? 0
      number = Double(parts.joined(separator: "."))
    } else {
      isGrouped = !marks.isEmpty
      number = Double(parts.joined())
    }
  }

  /// A second number after a word or a slash, but not in “40% of 20”.
  private mutating func findTotal() {
    guard decimals == 0, let first = after.first, first == " " || first == "/" else { return }
    let rest = after.drop { !Self.isDigit($0) }
    let between = after.prefix(after.count - rest.count).trimmedOfSpaces
    guard ["of", "out of", "/", "von", "de", "di", "sur", "из"].contains(between) else { return }
    total = Double(rest.prefix(while: Self.isDigit))
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// Whether a point or a comma is between two digits.
  private static func joins(_ characters: [Character], _ index: Int) -> Bool {
    guard characters[index] == "." || characters[index] == "," else { return false }
    return index + 1 < characters.count && isDigit(characters[index + 1])
  }
}

extension Substring {
  fileprivate var trimmedOfSpaces: String { String(self).trimmed }
}
