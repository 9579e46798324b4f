internal import AccessibilityModel

/// What labels are made of: each is taken apart once, however many rules and elements ask for it.
final class LabelMemo {
  let table: LabelTable
  private let screen: Screen
  /// The element whose words were asked for last, since all rules look at one before the next.
  private var index = -1
  private var words: LabelWords?
  private var visibleTexts: [String]?
  private var allWords = TextMemo<LabelWords>()
  private lazy var languages = ElementLanguages(screen)

  /// The short names of the classes that were asked for last: a few name most elements.
  private var classNames: [(name: String, short: String)] = []

  init(_ screen: Screen, _ table: LabelTable) {
    self.screen = screen
    self.table = table
  }

  func shape(of index: Int) -> LabelShape {
    table[index] ?? .empty
  }

  func words(of index: Int) -> LabelWords {
    turn(to: index)
    if let words { return words }
    let words = allWords.value(of: screen.elements[index].label ?? "") { LabelWords($0) }
    self.words = words
    return words
  }

  func visibleTexts(of subject: Subject) -> [String] {
    turn(to: subject.index)
    if let visibleTexts { return visibleTexts }
    let texts = VisibleTexts.of(subject)
    visibleTexts = texts
    return texts
  }

  func shortClassName(of index: Int) -> String {
    for known in classNames where known.name == screen.elements[index].className {
      return known.short
    }
    let name = screen.elements[index].className
    let short = Element.shortName(ofClass: name)
    if classNames.count == 8 { classNames.removeAll(keepingCapacity: true) }
    classNames.append((name, short))
    return short
  }

  func language(of index: Int) -> LanguageCode { languages[index] }

  private func turn(to index: Int) {
    guard index != self.index else { return }
    self.index = index
    words = nil
    visibleTexts = nil
  }
}

extension ScreenInspection {
  /// What one pass over the label of an element tells.
  public func labelShape(of index: Int) -> LabelShape { labels.shape(of: index) }
}

extension Subject {
  /// What one pass over the label tells.
  public var labelShape: LabelShape { inspection.labels.shape(of: index) }

  /// The label as it is written; nothing where there is none.
  @inlinable public var labelText: String { label ?? "" }

  /// The words of the label.
  public var labelWords: LabelWords { inspection.labels.words(of: index) }

  /// What can be read on it, apart from what it is called; none for fields, whose text is a value.
  public var visibleTexts: [String] { inspection.labels.visibleTexts(of: self) }

  /// The language whose words it uses; English where nobody says.
  public var languageCode: LanguageCode { inspection.labels.language(of: index) }
}
