/// Receives the phrases of an utterance in the order in which they are spoken.
///
/// A wording writes to a list of phrases, for a whole utterance, or to one line, for a report.
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
struct PhraseLine {
  /// The line, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var isEmpty = true
  private(set) var tellsOfContainersAlone = true

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    isEmpty = true
    tellsOfContainersAlone = true
  }

  /// Goes on with what is said after the pause.
  ///
  /// - Parameter endsAnew: whether a full stop is put before it even where there is an end already.
  mutating func add(hint: String, endsAnew: Bool = false) {
    if !bytes.isEmpty {
      if endsAnew || !(bytes.endsSentence ?? text.endsSentence) { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: " "))
    }
    bytes.append(contentsOf: hint.utf8)
  }

  /// Goes on with a line that was put together elsewhere.
  mutating func add(whole line: String) { bytes.append(contentsOf: line.utf8) }
}

extension PhraseLine: PhraseSink {
  mutating func add(_ kind: PhraseKind, _ text: String, evidence: Evidence?) {
    if !isEmpty {
      bytes.append(UInt8(ascii: ","))
      bytes.append(UInt8(ascii: " "))
    }
    isEmpty = false
    if kind != .container { tellsOfContainersAlone = false }
    bytes.append(contentsOf: text.utf8)
  }
}
