import Auditing
import Synchronization
import TestSupport
import Testing

@testable import Reports

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

  @Test(arguments: [0, 1, 74, 75, 149, 150, 151, 12_345])
  func `an array that is written in parts is the same as one that is not`(_ count: Int) {
    let numbers = Array(0..<count)
    let pieces = Pieces()
    let fetched = Mutex<[Int]>([])
    var writer = JSONWriter { pieces.take($0) }
    writer.object { json in
      json.key("all")
      json.array(
        sharing: numbers, own: { $0 },
        fetch: { numbers, places in fetched.withLock { $0 += numbers[places] } }
      ) { json, number in
        json.object { $0.member("number", number) }
      }
      json.member("count", count)
    }
    writer.finish()
    let whole = text { json in
      json.object { json in
        json.key("all")
        json.array(numbers) { json, number in
          json.object { $0.member("number", number) }
        }
        json.member("count", count)
      }
    }
    #expect(String(decoding: pieces.all.flatMap(\.self), as: UTF8.self) == whole)
    #expect(fetched.withLock { $0.sorted() } == (count > 150 ? numbers : []))
  }

  @Test func `long texts of all kinds are escaped the same`() {
    let parts = ["a", "Button", "\"", "\\", "\n", "é", "\u{9B}", "°", "“", "🙂", "\u{7F}", " !#"]
    var numbers = SeededNumbers(seed: 5)
    for length in 0..<200 {
      let text = (0..<length).map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
      #expect(self.text { $0.string(text) } == "\"\(escaped(text))\"")
      #expect(self.text { $0.string(Array(text.utf8)) } == "\"\(escaped(text))\"")
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

  @Test func `a hash has sixteen digits`() {
    #expect(text { $0.hash(0xAB) } == "\"00000000000000ab\"")
    #expect(text { $0.hash(.max) } == "\"ffffffffffffffff\"")
    #expect(text { $0.hash(0x0123_4567_89AB_CDEF) } == "\"0123456789abcdef\"")
    #expect(text { $0.hash(0xFEDC_BA98_7654_3210) } == "\"fedcba9876543210\"")
  }

  @Test func `findings of a kind are told of as each alone`() throws {
    var report = try SampleReport.whole()
    var findings = Array(report.screens[0].findings)
    for (place, finding) in findings.enumerated() {
      var other = finding
      if place % 2 == 0 { other.status = .baselined } else { other.suggestion = "look at it" }
      findings += [other, finding]
    }
    func told(_ findings: [FindingReport]) throws -> [JSONValue] {
      report.screens[0].findings = FindingReports(findings)
      let json = try JSONValue(JSONReport().report(report))
      return try #require(json["screens"]?.array?.first?["findings"]?.array)
    }
    #expect(findings.count > 4)
    #expect(try told(findings) == findings.flatMap { try told([$0]) })
  }

  @Test func `pieces are together what is written at once`() throws {
    var report = try SampleReport.whole()
    let screen = report.screens[0]
    report.screens[0].findings = FindingReports(
      (0..<4000).map { screen.findings[$0 % screen.findings.count] })
    let pieces = Pieces()
    JSONReport().write(report) { pieces.take($0) }
    #expect(pieces.all.count > 2)
    #expect(pieces.all.flatMap(\.self) == JSONReport().report(report))
    // Elements are written once and then repeated; told apart, they are not.
    var apart = report
    for index in apart.screens[0].findings.indices {
      let label = apart.screens[0].findings[index].element.label
      apart.screens[0].findings[index].element.label = label
    }
    #expect(JSONReport().report(apart) == JSONReport().report(report))
  }
}

extension Double {
  fileprivate var power10: Double { (0..<Int(self)).reduce(1) { power, _ in power * 10 } }
}
