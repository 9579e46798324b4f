public import AccessibilityModel
internal import Voices

/// Makes the utterances of a screen reader at the stops of one screen.
public struct ScreenDescriber: Sendable {
  private let elements: [Element]
  private let idiom: Idiom
  private let describer: Describer
  private let languages: InheritedLanguages
  /// The phrases in the language of the screen.
  private let phrases: Phrases

  public init(_ screen: Screen, by describer: Describer) {
    elements = screen.elements
    idiom = screen.idiom
    self.describer = describer
    languages = InheritedLanguages(of: screen)
    phrases = describer.phrases(inLanguage: screen.language)
  }

  /// - Parameter moment: the preceding events; by default none, so that a stop is described on its
  ///   own.
  public func utterance(for stop: Stop, at moment: AnnouncementContext = AnnouncementContext())
    -> Utterance
  {
    let tag = languages[stop.element]
    return describer.utterance(
      for: stop, in: elements, on: idiom, at: moment,
      phrases: tag == languages.ofScreen
        ? phrases : describer.phrases(inLanguage: tag, orElse: languages.ofScreen))
  }
}

/// The utterances when the cursor visits some stops one after the other.
public struct SpokenStops: RandomAccessCollection, Sendable {
  private let stops: [Stop]
  private let describer: ScreenDescriber

  init(_ stops: [Stop], by describer: ScreenDescriber) {
    self.stops = stops
    self.describer = describer
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { stops.count }

  public subscript(index: Int) -> Utterance {
    let moment = AnnouncementContext(
      comingTo: stops[index], from: index > 0 ? stops[index - 1] : nil)
    return describer.utterance(for: stops[index], at: moment)
  }
}

/// The language of every element of a screen, as in ``Screen/language(of:)``.
private struct InheritedLanguages: Sendable {
  let ofScreen: String?
  /// Empty if no element has a language.
  private var ofElements: [String?] = []

  init(of screen: Screen) {
    ofScreen = screen.language
    guard screen.elements.contains(where: { $0.language != nil }) else { return }
    ofElements.reserveCapacity(screen.elements.count)
    for element in screen.elements {
      let inherited = element.parent < 0 ? ofScreen : ofElements[Int(element.parent)]
      ofElements.append(element.language ?? inherited)
    }
  }

  subscript(index: Int) -> String? { ofElements.isEmpty ? ofScreen : ofElements[index] }
}
