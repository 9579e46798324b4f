/// Takes the phrases of an utterance in the order in which they are said.
///
/// A wording is written once for both: whoever wants the whole utterance gets a list of phrases, and
/// whoever wants its line alone, as reports do a million times, gets that.
protocol PhraseSink {
  mutating func add(_ kind: PhraseKind, _ text: String, evidence: Evidence?)
  /// Whether nothing was said but of containers.
  var tellsOfContainersAlone: Bool { get }
}

extension [Phrase]: PhraseSink {
  mutating func add(_ kind: PhraseKind, _ text: String, evidence: Evidence?) {
    append(Phrase(kind, text, evidence: evidence))
  }

  var tellsOfContainersAlone: Bool { allSatisfy { $0.kind == .container } }

  /// The phrases in one line.
  var line: String {
    if count == 1 { return self[0].text }
    var line = PhraseLine()
    for phrase in self { line.add(phrase.kind, phrase.text, evidence: phrase.evidence) }
    return line.text
  }
}

/// Phrases as one line.
struct PhraseLine: PhraseSink {
  private var bytes: [UInt8] = []
  private var isEmpty = true
  private(set) var tellsOfContainersAlone = true

  mutating func add(_ kind: PhraseKind, _ text: String, evidence: Evidence?) {
    if isEmpty {
      bytes.reserveCapacity(text.utf8.count + Self.usualRest)
    } else {
      bytes.append(UInt8(ascii: ","))
      bytes.append(UInt8(ascii: " "))
    }
    isEmpty = false
    if kind != .container { tellsOfContainersAlone = false }
    bytes.append(contentsOf: text.utf8)
  }

  /// How many bytes of roles and states stand behind a label, as a rule.
  private static let usualRest = 32

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
