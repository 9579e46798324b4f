/// One line of JSON: an object of texts and whole numbers.
struct JSONLine {
  enum Value: Hashable {
    case text(String)
    case number(Int)
  }

  struct Problem: Error {
    /// In characters, from 1.
    var column: Int
    var message: String

    init(_ column: Int, _ message: String) {
      self.column = column
      self.message = message
    }
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The text as JSON writes it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  mutating func members() throws(Problem) -> [String: Value] {
    var members: [String: Value] = [:]
    try take("{")
    repeat {
      skipSpace()
      let column = place + 1
      let name = try text()
      try take(":")
      guard members.updateValue(try value(), forKey: name) == nil else {
        throw Problem(column, "found the member \"\(name)\" twice, expected it once")
      }
    } while skip(",")
    try take("}")
    skipSpace()
    guard place == scalars.count else { throw unexpected("the end of the line") }
    return members
  }

  private mutating func value() throws(Problem) -> Value {
    skipSpace()
    guard place < scalars.count, scalars[place] != "\"" else { return .text(try text()) }
    let start = place
    while place < scalars.count, ("0"..."9").contains(scalars[place]) { place += 1 }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[start..<place])
    guard let number = Int(String(digits)) else {
      throw unexpected("a text in quotes or a whole number")
    }
    return .number(number)
  }

  private mutating func text() throws(Problem) -> String {
    try take("\"")
    var text = String.UnicodeScalarView()
    while place < scalars.count, scalars[place] != "\"" {
      let scalar = scalars[place]
      place += 1
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    guard place < scalars.count else { throw unexpected("a closing quote") }
    place += 1
    return String(text)
  }

  private mutating func escaped() throws(Problem) -> Unicode.Scalar {
    guard place < scalars.count else { throw unexpected("an escaped character") }
    let scalar = scalars[place]
    place += 1
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u":
      var digits = String.UnicodeScalarView()
      digits.append(contentsOf: scalars[place..<min(place + 4, scalars.count)])
      guard let value = UInt32(String(digits), radix: 16), let result = Unicode.Scalar(value) else {
        throw unexpected("four hexadecimal digits")
      }
      place += 4
      return result
    default: throw unexpected("an escape of JSON's")
    }
  }

  private mutating func skipSpace() {
    while place < scalars.count, [" ", "\t", "\r"].contains(scalars[place]) { place += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(Problem) {
    guard skip(scalar) else { throw unexpected("\"\(scalar)\"") }
  }

  private func unexpected(_ expected: String) -> Problem {
    let found = place < scalars.count ? "\"\(scalars[place])\"" : "the end of the line"
    return Problem(place + 1, "found \(found), expected \(expected)")
  }
}
