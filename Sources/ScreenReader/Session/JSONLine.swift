/// One JSON object in one line, its members in the order in which they are added.
struct JSONLine {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ", ") + "}" }

  mutating func add(_ key: String, _ value: some BinaryInteger) { add(key, literal: "\(value)") }

  mutating func add(_ key: String, _ value: Double) { add(key, literal: "\(value)") }

  mutating func add(_ key: String, _ value: Bool) { add(key, literal: "\(value)") }

  mutating func add(_ key: String, _ text: String?) {
    add(key, literal: text.map(Self.quoted) ?? "null")
  }

  mutating func add(_ key: String, _ object: JSONLine) { add(key, literal: object.text) }

  mutating func add(_ key: String, _ objects: [JSONLine]) {
    add(key, literal: "[\(objects.map(\.text).joined(separator: ", "))]")
  }

  private mutating func add(_ key: String, literal: String) {
    members.append("\"\(key)\": \(literal)")
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
