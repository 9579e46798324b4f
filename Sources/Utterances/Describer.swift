public import AccessibilityModel
internal import Voices

/// Makes the utterances of a screen reader at stops.
public struct Describer: Sendable {
  private let wording: any Wording
  private let language: Language?
  private let ruleset: Int?

  /// - Parameters:
  ///   - language: BCP 47; used if neither an element, nor a container around it, nor the screen
  ///     has a language. Default: English.
  ///   - ruleset: the rule set whose phrases are spoken; nil for the newest.
  public init(wording: WordingName, language: String? = nil, ruleset: Int? = nil) {
    self.ruleset = ruleset
    self.wording = wording.wording
    self.language = language.flatMap(Language.init(tag:))
  }

  /// The utterance at one stop.
  ///
  /// - Parameter moment: the preceding events; by default none, so that a stop is described on its
  ///   own.
  /// - Parameter override: BCP 47; the language of the reader's words, instead of the screen's.
  public func utterance(
    for stop: Stop, in screen: Screen, at moment: AnnouncementContext = AnnouncementContext(),
    inLanguage override: String? = nil
  ) -> Utterance {
    let tag = override ?? screen.language(of: stop.element)
    return utterance(
      for: stop, in: screen.elements, on: screen.idiom, at: moment,
      phrases: phrases(inLanguage: tag, orElse: screen.language))
  }

  /// The utterances when the cursor visits the stops one after the other.
  public func utterances(for stops: [Stop], in screen: Screen) -> SpokenStops {
    SpokenStops(stops, by: ScreenDescriber(screen, by: self))
  }

  func utterance(
    for stop: Stop, in elements: [Element], on idiom: Idiom,
    at moment: AnnouncementContext, phrases: Phrases
  ) -> Utterance {
    wording.utterance(
      for: SpokenElement(
        stop: stop, elements: elements, idiom: idiom, moment: moment, phrases: phrases))
  }

  /// - Parameter other: the language of the screen, if there are no phrases in that of an element.
  func phrases(inLanguage tag: String?, orElse other: String? = nil) -> Phrases {
    let known = tag.flatMap(Language.init(tag:)) ?? other.flatMap(Language.init(tag:))
    return Phrases(known ?? language ?? .english, ruleset: ruleset ?? .max)
  }
}
