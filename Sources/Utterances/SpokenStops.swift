internal import AccessibilityModel
internal import Voices

/// The utterances of stops that the cursor visits in turn, each computed when it is asked for.
public struct SpokenStops: Sendable {
  private let stops: [Stop]
  private let screen: SharedScreen
  private let describer: Describer
  private let languages: InheritedLanguages
  /// The words of the language that most elements have.
  private let phrases: Phrases

  init(_ stops: [Stop], in screen: Screen, by describer: Describer) {
    self.stops = stops
    self.screen = SharedScreen(screen)
    self.describer = describer
    languages = InheritedLanguages(of: screen)
    phrases = describer.phrases(in: languages.ofScreen)
  }

  private func phrases(for stop: Stop) -> Phrases {
    let language = languages[stop.element]
    return language == languages.ofScreen ? phrases : describer.phrases(in: language)
  }
}

extension SpokenStops: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { stops.count }

  public subscript(place: Int) -> Utterance {
    let stop = stops[place]
    let moment = Moment(comingTo: stop, from: place > 0 ? stops[place - 1] : nil)
    return describer.wording.utterance(
      for: Subject(screen, stop: stop, moment: moment, phrases: phrases(for: stop)))
  }
}

/// The language of every element of a screen.
private struct InheritedLanguages: Sendable {
  let ofScreen: Language?
  /// Empty where no element names a language.
  private var ofElements: [Language?] = []

  init(of screen: Screen) {
    ofScreen = screen.language.flatMap(Language.init(tag:))
    let elements = screen.elements
    for index in elements.indices where elements[index].language != nil {
      guard let tag = elements[index].language else { continue }
      if ofElements.isEmpty { ofElements = Array(repeating: nil, count: elements.count) }
      ofElements[index] = Language(tag: tag)
    }
    guard !ofElements.isEmpty else { return }
    for index in elements.indices where ofElements[index] == nil {
      let parent = Int(elements[index].parent)
      ofElements[index] = parent < 0 ? ofScreen : ofElements[parent]
    }
  }

  subscript(index: Int) -> Language? { ofElements.isEmpty ? ofScreen : ofElements[index] }
}
