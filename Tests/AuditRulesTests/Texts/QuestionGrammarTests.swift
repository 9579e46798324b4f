import AuditRules
import Auditing
import Testing

@Suite struct QuestionGrammarTests {
  /// Any finding may need review: code, devices and appearances can put each in doubt.
  @Test(arguments: BuiltInRules.all.map(MessageSource.init))
  func `each finding of a rule has a question if it needs review`(_ source: MessageSource) throws {
    for finding in try source.reviews() {
      let question = try #require(finding.question)
      #expect(TextGrammar.question(question) == [], "\(finding.message): \(question)")
    }
  }

  @Test(arguments: BuiltInRules.all.map(MessageSource.init))
  func `a finding that fails has no question`(_ source: MessageSource) throws {
    for var finding in try source.reviews() {
      finding.doubt = nil
      #expect(finding.question == nil)
    }
  }

  /// Evidence of code may change the outcome at any time.
  @Test(arguments: BuiltInRules.all.map(MessageSource.init))
  func `the message of a finding follows its outcome`(_ source: MessageSource) throws {
    for finding in try source.audits().flatMap(\.findings) where finding.outcome == .fail {
      // Text that users type into a field does not decide the outcome.
      let isOfField = finding.message.description.contains(" probably takes ")
      #expect(finding.isDoubted == isOfField, "\(finding.message)")
      var other = finding
      other.doubt = "a person decides"
      #expect(other.isDoubted, "\(other.message)")
      other.doubt = nil
      #expect(other.message.description == finding.message.description)
    }
  }
}

extension MessageSource {
  /// The findings on all screens, each as if it needed review.
  fileprivate func reviews() throws -> [Finding] {
    try audits().flatMap { audit in
      audit.findings.map { finding in
        var finding = finding
        finding.doubt = "a person decides"
        return finding
      }
    }
  }
}

extension Finding {
  /// Whether the message names a doubt, quoted texts apart.
  fileprivate var isDoubted: Bool {
    let plain = message.description.replacing(#/“[^”]*”|"[^"]*"/#, with: "")
    return plain.contains(#/ (may|probably) /#)
  }
}

extension TextGrammar {
  static func question(_ text: String) -> [String] {
    var faults = common(text)
    if text.firstMatch(of: #/^(Is|Does) (it|the app|the screen|the first screen) /#) == nil {
      faults.append("does not ask with a verb and its subject")
    }
    if !text.hasSuffix("?") || text.hasSuffix(".?") { faults.append("does not end with ?") }
    let words = words(text)
    if !words.contains("really") { faults.append("does not doubt") }
    faults += ["may", "probably"].filter(words.contains).map { "doubts with \($0)" }
    let plain = unquoted(text)
    if plain.contains("; ") { faults.append("has a limit") }
    // A verb in the third person after “does it”.
    if plain.firstMatch(of: #/^Does .* really (not )?(has|is|does|[a-z]+(shes|ches|ies)) /#) != nil
    {
      faults.append("has two verbs in the third person")
    }
    if words.count > 20 { faults.append("has \(words.count) words; maximum 20") }
    return faults
  }
}
