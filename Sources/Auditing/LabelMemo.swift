internal import AccessibilityModel

/// What labels are made of: each is taken apart once, however many rules and elements ask for it.
final class LabelMemo {
  let table: LabelTable
  private let screen: Screen
  private var words: NumberedMemo<LabelWords>
  private var plainWords: NumberedMemo<Words>
  private var otherWords = TextMemo<Words>()
  private var answers: LabelAnswers
  private let languages: ElementLanguages
  private var scan: LabelScan

  init(_ screen: Screen, _ table: LabelTable) {
    self.screen = screen
    languages = ElementLanguages(screen)
    self.table = table
    scan = LabelScan(table.gate)
    words = NumberedMemo(count: table.count)
    plainWords = NumberedMemo(count: table.count)
    answers = LabelAnswers(count: table.count)
  }

  /// Of any text.
  func shape(ofText text: String) -> LabelShape { LabelShape(text, by: &scan) }

  func shape(of index: Int) -> LabelShape {
    table[index] ?? .empty
  }

  func words(of index: Int) -> LabelWords {
    guard let number = table.number(of: index) else { return .none }
    return words.value(of: number) { LabelWords(screen.elements[index].label ?? "") }
  }

  func plainWords(of index: Int) -> Words {
    guard let number = table.number(of: index) else { return .none }
    return plainWords.value(of: number) { Words(screen.elements[index].label ?? "") }
  }

  /// Of the words that are seen.
  func visibleWords(of index: Int) -> Words {
    let element = screen.elements[index]
    guard element.text != nil || element.title != nil else { return plainWords(of: index) }
    return otherWords.value(of: screen.elements[index].visibleText ?? "") { Words($0) }
  }

  func fault(
    _ question: LabelQuestion, at index: Int, _ decide: () -> LabelFault?
  ) -> LabelFault? {
    guard languages.areOne, let number = table.number(of: index) else { return decide() }
    switch answers[question, number] {
    case .fine: return nil
    case .faulty(let fault): return fault
    case nil:
      let fault = decide()
      answers.keep(fault, for: question, of: number)
      return fault
    }
  }

  func language(of index: Int) -> LanguageCode { languages[index] }
}

extension ScreenInspection {
  /// What one pass over the label of an element tells.
  public func labelShape(of index: Int) -> LabelShape { labels.shape(of: index) }

  /// The number of its label; those that are the same byte for byte have one. nil where there is none.
  public func labelNumber(of index: Int) -> Int? { labels.table.number(of: index) }

  /// Whether the label of an element may hold a word of some lists.
  public func labelMayHold(_ lists: PhraseLists, at index: Int) -> Bool {
    !labels.table.lists(of: index).isDisjoint(with: lists.gateLists)
  }

  /// Whether all words of the label of one of two elements may stand in that of the other.
  public func labelMayHoldWordsOfOther(_ one: Int, _ other: Int) -> Bool {
    let (own, others) = (labels.table.wordBits(of: one), labels.table.wordBits(of: other))
    return own.mayHold(others) || others.mayHold(own)
  }

  /// Whether all words of the label of another element may stand in that of one.
  public func labelMayHoldWords(at index: Int, of other: Int) -> Bool {
    labels.table.wordBits(of: index).mayHold(labels.table.wordBits(of: other))
  }
}

extension Subject {
  /// What one pass over the label tells.
  public var labelShape: LabelShape { inspection.labels.shape(of: index) }

  /// The label as it is written; nothing where there is none.
  public var labelText: String { label ?? "" }

  /// Whether all words of a text may stand in its label, the last of them cut.
  public func labelMayHoldWords(of text: String) -> Bool {
    let shape = inspection.labels.shape(ofText: text)
    // Not all scripts part words by blanks.
    return shape.has([.beyondASCII, .finalStop]) || shape.wordBits & ~labelShape.wordBits == 0
  }

  /// The words of its label.
  public var nameWords: Words { inspection.labels.plainWords(of: index) }
  /// The words that are seen on it.
  public var textWords: Words { inspection.labels.visibleWords(of: index) }

  /// The words of the label, with their places.
  public var labelWords: LabelWords { inspection.labels.words(of: index) }

  /// What can be read on it, apart from what it is called; none for fields, whose text is a value.
  public var visibleTexts: [String] { VisibleTexts.of(self) }

  /// The language whose words it uses; English where nobody says.
  public var languageCode: LanguageCode { inspection.labels.language(of: index) }
}
