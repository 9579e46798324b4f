public import AccessibilityModel
internal import Voices

/// Says what a screen reader says at a stop.
public struct Describer: Sendable {
  let wording: any Wording
  private let language: Language?
  private let ruleset: Int?

  /// - Parameters:
  ///   - language: BCP 47; what is spoken where neither an element, nor a container around it, nor the
  ///     screen names a language. English where nobody does.
  ///   - ruleset: the set of rules whose phrases are spoken; nil for the newest.
  public init(wording: WordingName, language: String? = nil, ruleset: Int? = nil) {
    self.ruleset = ruleset
    self.wording = wording.wording
    self.language = language.flatMap(Language.init(tag:))
  }

  /// What is said at one stop.
  ///
  /// - Parameter moment: what has just happened; by default nothing, so that a stop is described by
  ///   itself whatever was before it.
  /// - Parameter override: BCP 47; the language of the reader's words whatever the screen says.
  public func utterance(
    for stop: Stop, in screen: Screen, at moment: Moment = Moment(),
    inLanguage override: String? = nil
  ) -> Utterance {
    let tag = override ?? screen.language(of: stop.element)
    return wording.utterance(
      for: Subject(
        SharedScreen(screen), stop: stop, moment: moment, phrases: phrases(inLanguage: tag)))
  }

  /// What is said when the cursor goes through the stops one after the other.
  public func utterances(for stops: [Stop], in screen: Screen) -> SpokenStops {
    SpokenStops(stops, in: screen, by: self)
  }

  fileprivate func phrases(inLanguage tag: String?) -> Phrases {
    phrases(in: tag.flatMap(Language.init(tag:)))
  }

  func phrases(in language: Language?) -> Phrases {
    Phrases(language ?? self.language ?? .english, ruleset: ruleset ?? .max)
  }
}

/// Describes the stops of one screen, each by itself, whatever was spoken before it.
public final class ScreenDescriber: Sendable {
  let shared: SharedScreen
  private let describer: Describer
  let wording: any Wording
  private let language: String?
  /// The words of the language that the screen names.
  let phrases: Phrases
  /// Whether any element names a language of its own.
  let hasLanguages: Bool

  /// - Parameter detailed: all elements that have details; nil if unknown.
  public init(_ screen: Screen, by describer: Describer, detailed: [Int]? = nil) {
    shared = SharedScreen(screen)
    self.describer = describer
    wording = describer.wording
    language = screen.language
    phrases = describer.phrases(inLanguage: screen.language)
    let elements = screen.elements
    func namesLanguage(_ index: Int) -> Bool {
      elements[index].language != nil
    }
    hasLanguages =
      detailed?.contains(where: namesLanguage) ?? elements.indices.contains(where: namesLanguage)
  }

  /// A describer of the same screen for another thread.
  public init(_ other: ScreenDescriber) {
    shared = SharedScreen(other.shared.screen)
    describer = other.describer
    wording = other.wording
    language = other.language
    phrases = other.phrases
    hasLanguages = other.hasLanguages
  }

  public func utterance(for stop: Stop) -> Utterance { wording.utterance(for: subject(stop)) }

  /// What is said in one line.
  public func spoken(for stop: Stop) -> String {
    var line = PhraseLine()
    wording.speak(subject(stop), to: &line)
    return line.text
  }

  func subject(_ stop: Stop) -> Subject {
    let tag = hasLanguages ? shared.screen.language(of: stop.element) : language
    return Subject(
      shared, stop: stop, moment: Moment(),
      phrases: tag == language ? phrases : describer.phrases(inLanguage: tag))
  }
}
