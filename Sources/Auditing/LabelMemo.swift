internal import AccessibilityModel

/// What labels are made of: each is taken apart once, however many rules and elements ask for it.
final class LabelMemo {
  private unowned let inspection: ScreenInspection
  private let table: LabelTable
  /// The element whose words were asked for last, since all rules look at one before the next.
  private var index = -1
  private var words: LabelWords?
  private var visibleTexts: [String]?
  private var allWords = TextMemo<LabelWords>()
  private lazy var languages = ElementLanguages(inspection.screen)

  init(_ inspection: ScreenInspection) {
    self.inspection = inspection
    table = inspection.labelTable
  }

  func shape(of index: Int) -> LabelShape {
    // What no rule is shown is asked for by rules about others.
    table[index] ?? inspection.screen.elements[index].label.map(LabelShape.init) ?? .empty
  }

  func words(of index: Int) -> LabelWords {
    turn(to: index)
    if let words { return words }
    let words = allWords.value(of: inspection.labelText(of: index)) { LabelWords($0) }
    self.words = words
    return words
  }

  func visibleTexts(of index: Int) -> [String] {
    turn(to: index)
    if let visibleTexts { return visibleTexts }
    let texts = VisibleTexts.of(inspection.subject(index))
    visibleTexts = texts
    return texts
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
  fileprivate func labelText(of index: Int) -> String { screen.elements[index].label ?? "" }

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
  public var visibleTexts: [String] { inspection.labels.visibleTexts(of: index) }

  /// The language whose words it uses; English where nobody says.
  public var languageCode: LanguageCode { inspection.labels.language(of: index) }
}
