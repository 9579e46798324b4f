import AccessibilityModel
import Testing

@testable import Auditing

@Suite struct NumberingTests {
  @Test func `texts have one number where they are the same byte for byte`() {
    var numbers = TextNumbers(count: 1)
    let texts = ["Buy", "buy", "", "\u{E9}", "e\u{301}", "Buy", "\u{E9}", "e\u{301}", ""]
    #expect(texts.map { numbers.number(of: $0) } == [0, 1, 2, 3, 4, 0, 3, 4, 2])
  }

  @Test func `texts that differ in one byte, or in how many there are, are told apart`() {
    var numbers = TextNumbers(count: 0)
    var texts = (0...40).map { String(repeating: "\0", count: $0) }
    for length in 1...40 {
      for place in 0..<length {
        var text = [UInt8](repeating: 0x61, count: length)
        text[place] = 0x62
        texts.append(String(decoding: text, as: UTF8.self))
      }
    }
    #expect(texts.map { numbers.number(of: $0) } == Array(texts.indices))
    #expect(texts.map { numbers.number(of: $0) } == Array(texts.indices))
  }

  @Test func `texts that only the order of their marks tells apart have two numbers`() {
    var numbers = TextNumbers(count: 2)
    let texts = ["a\u{323}\u{307}", "a\u{307}\u{323}"]
    #expect(texts[0] == texts[1])
    #expect((texts + texts).map { numbers.number(of: $0) } == [0, 1, 0, 1])
  }

  @Test func `numbers stay what they are while their table grows`() {
    var numbers = TextNumbers(count: 0)
    let texts = (0..<5000).map { "Label \($0)" }
    #expect(texts.map { numbers.number(of: $0) } == Array(0..<5000))
    #expect(texts.map { numbers.number(of: $0) } == Array(0..<5000))
  }

  @Test func `what is kept of numbers is made once, until there is too much`() {
    var memo = NumberedMemo<Int>(count: 70_000)
    var made = 0
    func value(_ number: Int) -> Int {
      memo.value(of: number) {
        made += 1
        return 2 * number
      }
    }
    #expect([7, 8, 7, 8].map(value) == [14, 16, 14, 16])
    #expect(made == 2)
    #expect((0..<70_000).allSatisfy { value($0) == 2 * $0 })
    #expect(value(0) == 0)
    #expect(value(69_999) == 139_998)
  }

  @Test func `a question about a label is asked once for all elements that have it`() {
    var builder = ScreenBuilder()
    for label in ["Buy", "Sell", "Buy", "Buy"] {
      var element = Element(className: "UIButton", role: .button)
      element.label = label
      builder.open(element)
      builder.close()
    }
    let inspection = ScreenInspection(builder.finish())
    let (isBuying, isSelling) = (LabelQuestion(), LabelQuestion())
    var asked = 0
    let answers = (0..<4).map { index in
      let subject = inspection.subject(index)
      return subject.labelAnswers(isBuying) {
        asked += 1
        // One question may lead to another.
        return !subject.labelAnswers(isSelling) { subject.label == "Sell" }
      }
    }
    #expect(answers == [true, false, true, true])
    #expect(asked == 2)
  }
}
