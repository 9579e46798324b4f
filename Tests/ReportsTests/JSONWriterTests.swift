import Auditing
import TestSupport
import Testing

@testable import Reports

private typealias JSONWriter = Reports.JSONWriter

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What becomes of a text, scalar by scalar.
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
      default: String(Character(scalar))
      }
    }.joined()
  }

  @Test func `every character of one or two bytes is escaped wherever it stands`() {
    for value in UInt32(0)...0x7FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for length in [0, 1, 6, 7, 8, 14, 15, 16, 30] {
        let text = String(repeating: "a", count: length) + String(Character(scalar)) + "°b"
        #expect(self.text { $0.string(text) } == "\"\(escaped(text))\"")
      }
    }
  }

  @Test func `long texts of all kinds are escaped the same`() {
    let parts = ["a", "Button", "\"", "\\", "\n", "é", "\u{9B}", "°", "“", "🙂", "\u{7F}", " !#"]
    var numbers = SeededNumbers(seed: 5)
    for length in 0..<200 {
      let text = (0..<length).map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
      #expect(self.text { $0.string(text) } == "\"\(escaped(text))\"")
    }
  }

  @Test func `a number has at most two decimals, and none where it is whole`() {
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
      let size = Double.random(in: 0...14, using: &numbers)
      let value = Double.random(in: -1...1, using: &numbers) * size.power10
      let rounded = (value * 100).rounded() / 100
      let expected = Int(exactly: rounded).map(String.init) ?? String(rounded)
      #expect(text { $0.number(value) } == expected)
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
  }

  @Test func `all whole numbers of up to eight digits are made of the same two halves`() {
    for half in 0..<10_000 {
      #expect(text { $0.integer(half) } == "\(half)")
      let both = half * 10_000 + (9_999 - half)
      #expect(text { $0.integer(both) } == "\(both)")
    }
  }

  @Test func `pieces are together what is written at once`() throws {
    var report = try SampleReport.whole()
    let screen = report.screens[0]
    report.screens[0].findings = (0..<4000).map { screen.findings[$0 % screen.findings.count] }
    var pieces: [[UInt8]] = []
    JSONReport().write(report) { piece in pieces.append(piece.indices.map { piece[$0] }) }
    #expect(pieces.count > 2)
    #expect(pieces.flatMap(\.self) == JSONReport().bytes(of: report))
  }
}

extension Double {
  fileprivate var power10: Double { (0..<Int(self)).reduce(1) { power, _ in power * 10 } }
}
