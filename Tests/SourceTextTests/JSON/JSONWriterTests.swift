import SourceText
import TestSupport
import Testing

struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `objects and arrays have one member per line`() {
    let text = text { json in
      json.object { json in
        json.member("text", "a")
        json.member("absent", nil as String?)
        json.member("count", 3)
        json.member("none", nil as Int?)
        json.member("isOpen", true)
        json.key("size")
        json.array([44, 48.5], inline: true) { $0.number($1) }
        json.key("empty")
        json.array { _ in }
        json.key("rows")
        json.array { json in
          json.object { $0.member("isLast", false) }
          json.object(inline: true) { json in
            json.member("a", 1)
            json.key("b")
            json.object { $0.member("c", 2) }
            json.member("d", 3)
          }
          json.object { _ in }
          json.null()
          json.string("x")
        }
      }
      json.endLine()
    }
    #expect(
      text == """
        {
          "text": "a",
          "absent": null,
          "count": 3,
          "none": null,
          "isOpen": true,
          "size": [44, 48.5],
          "empty": [],
          "rows": [
            {
              "isLast": false
            },
            {"a": 1, "b": {"c": 2}, "d": 3},
            {},
            null,
            "x"
          ]
        }

        """)
  }

  @Test func `several documents follow each other, one per line`() {
    let text = text { json in
      for number in 1...3 {
        json.object(inline: true) { $0.member("number", number) }
        json.endLine()
      }
    }
    #expect(text == "{\"number\": 1}\n{\"number\": 2}\n{\"number\": 3}\n")
  }

  @Test func `every character that needs it is escaped wherever it is`() {
    for scalar in (UInt32(0)...0x2070).compactMap(Unicode.Scalar.init) {
      for length in [0, 1, 6, 7, 8, 14, 15, 16, 30] {
        let value = String(repeating: "a", count: length) + String(Character(scalar)) + "°b"
        #expect(text { $0.string(value) } == "\"\(escaped(value))\"")
      }
    }
  }

  @Test func `long texts of all kinds are escaped the same`() {
    let parts = ["a", "Button", "\"", "\\", "\n", "é", "\u{9B}", "°", "“", "🙂", "\u{7F}", " !#"]
    var numbers = SeededNumbers(seed: 5)
    for length in 0..<200 {
      let value = (0..<length).map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
      #expect(text { $0.string(value) } == "\"\(escaped(value))\"")
    }
  }

  @Test func `keys are escaped, and longer characters are not`() {
    #expect(text { $0.object(inline: true) { $0.member("\"\n", "€🙂“") } } == #"{"\"\n": "€🙂“"}"#)
  }

  @Test func `written values are read back unchanged`() throws {
    let value = "a\"b\\c\n\t\r\u{0}\u{1}\u{7F}\u{9B}é°😀/\u{2028}\u{61C}\u{202E}\u{2069}"
    var writer = JSONWriter()
    writer.string(value)
    #expect(try JSONDocument(writer.bytes).root.string == value)
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x0A: "\\n"
      case 0x0D: "\\r"
      case 0x09: "\\t"
      case 0..<0x20, 0x7F..<0xA0:
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      case 0x061C: "\\u061c"
      case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        "\\u" + String(scalar.value, radix: 16)
      default: String(Character(scalar))
      }
    }.joined()
  }

  @Test func `a number has at most two decimals, and none if it is whole`() {
    let named: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (44, "44"), (44.5, "44.5"), (0.1, "0.1"), (-0.25, "-0.25"),
      (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (1 / 3, "0.33"), (9.999, "10"),
      (1e13 + 0.25, "10000000000000.25"), (0x1p53, "9007199254740992"), (1e300, "1e+300"),
      (.infinity, "null"), (.nan, "null"),
    ]
    for (number, expected) in named { #expect(text { $0.number(number) } == expected) }
  }

  @Test func `numbers are the shortest texts of what they are rounded to`() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<20_000 {
      let size = Int.random(in: 0...14, using: &numbers)
      let scale = (0..<size).reduce(1.0) { scale, _ in scale * 10 }
      let value = Double.random(in: -1...1, using: &numbers) * scale
      let rounded = (value * 100).rounded() / 100
      let expected = Int(exactly: rounded).map(String.init) ?? String(rounded)
      #expect(text { $0.number(value) } == expected)
    }
  }

  @Test func `an exact number is read as it was written`() throws {
    #expect(text { $0.exactNumber(.infinity) } == "null")
    #expect(text { $0.exactNumber(.nan) } == "null")
    for number in [0, -0.25, 44, 1 / 3, 1e-7, -1e300, .leastNonzeroMagnitude, 0x1p53 + 2] {
      var writer = JSONWriter()
      writer.exactNumber(number)
      #expect(try JSONDocument(writer.bytes).root.number == number)
    }
  }

  @Test func `whole numbers of all lengths`() {
    var power = 1
    for _ in 0..<19 {
      for number in [power, power - 1, -power, power &* 9] {
        #expect(text { $0.integer(number) } == String(number))
      }
      power = power &* 10
    }
    for number in [Int.min, Int.max] { #expect(text { $0.integer(number) } == String(number)) }
    #expect(text { $0.integer(UInt64.max) } == "18446744073709551615")
  }

  @Test(arguments: [0, 1, 10_000])
  func `chunks are together the whole document`(_ count: Int) {
    func write(to json: inout JSONWriter) {
      json.object { json in
        json.key("rows")
        json.array(0..<count) { json, number in
          json.object { $0.member("name", "row \(number), which has a long name") }
        }
      }
      json.endLine()
    }
    var chunks: [[UInt8]] = []
    var writer = JSONWriter { span in chunks.append(span.indices.map { span[$0] }) }
    write(to: &writer)
    writer.finish()
    #expect(writer.bytes.isEmpty)
    #expect(chunks.count > count / 4_000)
    #expect(chunks.allSatisfy { $0.count < 140_000 })
    #expect(String(decoding: chunks.flatMap(\.self), as: UTF8.self) == text { write(to: &$0) })
  }
}
