internal import AccessibilityModel
internal import Utterances

/// The same words more than once, as users hear them.
public struct Repetition: Facet {
  let subject: AuditedElement
}

extension AuditedElement {
  /// See ``Repetition``.
  public var repetition: Repetition { Repetition(subject: self) }
}

extension Repetition {
  /// An earlier text with the same words in the same place, so that users see one and hear two; nil for none.
  public var textBelow: AuditedElement? {
    guard subject.isStop, subject.role == .staticText, !subject.isActionable,
      !subject.wording.labelWords.folded.isEmpty
    else { return nil }
    let own = subject.effectiveFrame
    return context.stopFrames.numbers(around: own, limit: Self.mostInPlace).lazy
      .map { context.subject(context.stopElements[$0]) }
      .first {
        $0.index < index && $0.role == subject.role && !$0.isActionable
          && $0.effectiveFrame.isAlmostEqual(to: own, tolerance: 1)
          && $0.wording.labelWords.folded == subject.wording.labelWords.folded
          && subject.presence.separation(from: $0) == nil
      }
  }

  /// Why a picture with the same label as others is not a decorative element of the rows of a list; nil if it may be.
  public var reasonForRepeatedPicture: Reason? {
    .when(
      context.screen.elements.first?.isRepeated == true,
      "it labels the value beside it in its row")
  }

  private static let mostInPlace = 32

  /// The words that the screen reader says twice at this one stop; nil for none.
  ///
  /// TalkBack joins the description of a part and the texts beside it. A row that joins texts alone has content,
  /// such as two people with one name.
  public var wordsSaidTwice: String? {
    guard subject.isStop, !subject.isTextual, !subject.isTextEntry,
      let utterance = subject.utterance
    else { return nil }
    if let line = subject.lineDescribedAsWell,
      line.letterWeight >= Self.leastLetters
    {
      return subject.label.map { $0.asWritten(line) }
    }
    let phrases = utterance.phrases.filter { $0.kind == .label }
    let clauses =
      phrases
      .flatMap { context.labels.facts(of: $0.text).sentences.clauses }.prefix(Self.mostClauses)
    guard clauses.count > 1 else { return nil }
    var said: Set<String> = []
    for clause in clauses {
      let words = clause.joined(separator: " ")
      guard words.letterWeight >= Self.leastLetters else { continue }
      if !said.insert(words).inserted, hasDescription(saying: words) {
        return phrases.lazy.map { $0.text.asWritten(words) }.first { $0 != words } ?? words
      }
    }
    return nil
  }

  /// Whether a label that the app states, of its own or of a part, has the words.
  private func hasDescription(saying words: String) -> Bool {
    if subject.hasStatedLabel { return true }
    return subject.descendants(upTo: Self.mostParts).contains { part in
      !part.isStop && part.hasStatedLabel && !part.flags.contains(.labelIsText)
        && part.role != .staticText
        && part.wording.sentences.clauses.contains { $0.joined(separator: " ") == words }
    }
  }

  /// Shorter words may be repeated: “No, no”. See `String.letterWeight`.
  private static let leastLetters = 4

  /// More make a text, which may repeat itself.
  private static let mostClauses = 12
  private static let mostParts = 32
}

extension String {
  /// Words of it as it writes them, with its capitals and signs; the words themselves if they are not next to each other
  /// in it.
  ///
  /// - Parameter words: in small letters, with single spaces, of one clause.
  fileprivate func asWritten(_ words: String) -> String {
    let searched = Words(words).list
    let own = LabelWords(self)
    guard !searched.isEmpty, own.count >= searched.count else { return words }
    for start in 0...(own.count - searched.count) {
      let text = own.text(of: start..<(start + searched.count))
      if Words(text).list == searched { return text }
    }
    return words
  }
}

extension AuditContext {
  /// The stops directly after one that together say all of its words and no others; empty for fewer than two.
  public func stopsRepeated(by number: Int) -> [AuditedElement] {
    let whole = subject(stopElements[number])
    let words = whole.wording.labelWords.folded
    guard words.count >= Self.leastWords, !whole.isTextEntry else { return [] }
    var place = 0
    var stops: [AuditedElement] = []
    for index in stopElements[(number + 1)...].prefix(Self.mostRepeated) {
      let stop = subject(index)
      let part = stop.wording.labelWords.folded
      guard !part.isEmpty, words[place...].starts(with: part) else { break }
      stops.append(stop)
      place += part.count
    }
    return place == words.count && stops.count > 1 ? stops : []
  }

  private static var leastWords: Int { 3 }
  private static var mostRepeated: Int { 16 }
}
