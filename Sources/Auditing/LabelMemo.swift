internal import AccessibilityModel

/// What labels are made of: each is taken apart once, however many rules and elements ask for it.
final class LabelMemo {
  private unowned let inspection: ScreenInspection
  /// The element that was asked about last, since all rules look at one before the next.
  private var index = -1
  private var shape = LabelShape("")
  private var words: LabelWords?
  private var shapes = TextMemo<LabelShape>()
  private var allWords = TextMemo<LabelWords>()
  private var visibleTexts: [String]?
  private lazy var languages = ElementLanguages(inspection.screen)

  init(_ inspection: ScreenInspection) { self.inspection = inspection }

  func shape(of index: Int) -> LabelShape {
    turn(to: index)
    return shape
  }

  func words(of index: Int) -> LabelWords {
    turn(to: index)
    if let words { return words }
    let words = allWords.value(of: shape.text) { LabelWords($0) }
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
    shape = shapes.value(of: inspection.screen.elements[index].label ?? "") { LabelShape($0) }
    words = nil
    visibleTexts = nil
  }
}

extension Subject {
  /// What one pass over the label tells.
  public var labelShape: LabelShape { inspection.labels.shape(of: index) }

  /// The words of the label.
  public var labelWords: LabelWords { inspection.labels.words(of: index) }

  /// What can be read on it, apart from what it is called; none for fields, whose text is a value.
  public var visibleTexts: [String] { inspection.labels.visibleTexts(of: index) }

  /// The language whose words it uses; English where nobody says.
  public var languageCode: LanguageCode { inspection.labels.language(of: index) }
}
