import AccessibilityModel
import Synchronization
import Testing

@testable import Auditing

@Suite struct LabelFactsTests {
  struct Case: CustomTestStringConvertible {
    var label: String
    var facts: Set<String>
    var tokens = 1
    var ends: [Unicode.Scalar?]

    init(_ label: String, _ facts: Set<String>, tokens: Int = 1, _ ends: [Unicode.Scalar?]) {
      (self.label, self.facts, self.tokens, self.ends) = (label, facts, tokens, ends)
    }

    var testDescription: String { "“\(label)”" }

    static let all = [
      Case("", ["ASCII", "plain"], tokens: 0, [nil, nil]),
      Case("  ", ["ASCII", "plain", "outer space"], tokens: 0, [nil, nil]),
      Case("Save", ["ASCII", "plain", "letter", "capital", "small"], ["S", "e"]),
      Case(
        " save  all", ["ASCII", "plain", "letter", "small", "outer space", "space run"], tokens: 2,
        ["s", "l"]),
      Case("SAVE 2", ["ASCII", "plain", "letter", "capital", "digit"], tokens: 2, ["S", "2"]),
      Case("Été", ["plain", "letter", "capital", "small"], ["É", "é"]),
      Case("e\u{301}", ["letter", "small", "symbol"], ["e", "\u{301}"]),
      Case("保存", ["plain", "letter"], ["保", "存"]),
      Case("★", ["symbol"], ["★", "★"]),
      Case("👍", ["symbol", "emoji"], ["👍", "👍"]),
      Case("\u{E001}", ["symbol", "private use"], ["\u{E001}", "\u{E001}"]),
      Case("***", ["ASCII", "plain", "sign run"], ["*", "*"]),
      Case("1234567", ["ASCII", "plain", "digit", "digit run"], ["1", "7"]),
      Case("A1", ["ASCII", "plain", "letter", "capital", "digit"], ["A", "1"]),
      Case("A-1", ["ASCII", "plain", "letter", "capital", "digit"], ["A", "1"]),
      Case("\u{200B}Sale", ["letter", "capital", "small", "symbol"], ["S", "e"]),
    ]
  }

  private static func facts(of label: LabelFacts) -> Set<String> {
    let facts = [
      "ASCII": label.isASCII, "plain": label.isPlain, "letter": label.hasLetter,
      "digit": label.hasDigit, "capital": label.hasCapital, "small": label.hasSmallLetter,
      "outer space": label.hasOuterSpace, "space run": label.hasSpaceRun,
      "symbol": label.hasSymbol, "emoji": label.hasEmoji, "private use": label.hasPrivateUse,
      "sign run": label.hasSignRun, "digit run": label.hasDigitRun,
    ]
    return Set(facts.filter(\.value).keys)
  }

  @Test(arguments: Case.all) func `facts are what the label holds`(_ test: Case) {
    let label = LabelFacts(test.label)
    #expect(Self.facts(of: label) == test.facts)
    #expect(label.tokenCount == test.tokens)
    #expect(label.scalarCount == test.label.unicodeScalars.count)
    #expect([label.first, label.last] == test.ends)
  }

  /// Reports every label, and keeps which it was asked for.
  private struct Echo: LabelRule {
    static let description = RuleDescription(
      id: "echo", group: .names, summary: "", rationale: "", remedy: "", severity: .note)
    static let examples = RuleExamples(passing: [], failing: [])
    static let subjects: ElementKinds = .actionable

    let asked = Asked()

    final class Asked: Sendable {
      let labels = Mutex<[String]>([])
    }

    func fault(in label: LabelFacts, language: LanguageCode) -> LabelFault? {
      let question = "\(label.text) \(label.scalarCount) \(language.code)"
      asked.labels.withLock { $0.append(question) }
      return LabelFault("says \(question)")
    }
  }

  @Test func `a label is judged once for all elements that have it, in each language`() {
    var builder = ScreenBuilder()
    let labels: [(String, String?)] = [
      ("Buy", nil), ("Sell", nil), ("Buy", nil), ("Buy", "de"), ("e\u{301}", nil), ("é", nil),
    ]
    for (label, language) in labels {
      var element = Element(className: "UIButton", role: .button)
      element.label = label
      if let language { element.details.language = language }
      builder.open(element)
      builder.close()
    }
    let rule = Echo()
    let context = AuditContext(builder.finish())
    let found = ElementWalk([rule]).findings(in: context, timings: nil)[0]
    let questions = ["Buy 3 en", "Sell 4 en", "Buy 3 de", "e\u{301} 2 en", "é 1 en"]
    #expect(rule.asked.labels.withLock(\.self) == questions)
    #expect(
      found.map(\.message.description)
        == [0, 1, 0, 2, 3, 4].map { place in
          "UIButton \"\(labels[[0, 1, 3, 4, 5][place]].0)\" says \(questions[place])"
        })
  }
}
