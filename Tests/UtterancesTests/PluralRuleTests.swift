import Testing
import Voices

/// The plural forms of whole numbers, after the tables of Unicode CLDR.
struct PluralRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: PluralRule
    var numbers: [Int]
    var forms: [PluralRule.Form]

    var testDescription: String { rule.rawValue }
  }

  static let all: [Case] = [
    Case(rule: .other, numbers: [0, 1, 2], forms: [.other, .other, .other]),
    Case(rule: .oneOther, numbers: [0, 1, 2, -1], forms: [.other, .one, .other, .other]),
    Case(rule: .zeroAsOne, numbers: [0, 1, 2], forms: [.one, .one, .other]),
    Case(
      rule: .arabic, numbers: [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111],
      forms: [.zero, .one, .two, .few, .few, .many, .many, .other, .other, .few, .many]),
    Case(
      rule: .slavic, numbers: [1, 2, 4, 5, 11, 14, 21, 22, 111],
      forms: [.one, .few, .few, .many, .many, .many, .one, .few, .many]),
  ]

  @Test(arguments: all) func `a number takes the form of its language`(_ example: Case) {
    #expect(example.numbers.map(example.rule.form) == example.forms)
    #expect(Set(example.forms).isSubset(of: example.rule.forms))
  }
}
