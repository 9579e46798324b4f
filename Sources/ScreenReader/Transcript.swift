public import AccessibilityModel
internal import ReadingOrder
public import Utterances

/// What is said at every stop of a screen, in reading order: the same screen, the same words.
public struct Transcript: Sendable {
  public var entries: [TranscriptEntry]

  public init(entries: [TranscriptEntry]) { self.entries = entries }

  /// Goes through a screen from its first stop to its last.
  ///
  /// - Parameter language: BCP 47; what is spoken where the screen names no language.
  public init(of screen: Screen, wording: WordingName, language: String? = nil) {
    let stops = ReadingOrder.stops(in: screen)
    let said = Describer(wording: wording, language: language).utterances(for: stops, in: screen)
    entries = zip(stops, said).enumerated().map { place, pair in
      TranscriptEntry(index: place + 1, stop: pair.0, utterance: pair.1)
    }
  }

  /// The text form: a stop a line.
  public var text: String { entries.map { $0.line + "\n" }.joined() }
}

/// One stop of a transcript.
public struct TranscriptEntry: Hashable, Sendable {
  /// Counts from 1.
  public var index: Int
  public var stop: Stop
  public var utterance: Utterance

  public init(index: Int, stop: Stop, utterance: Utterance) {
    self.index = index
    self.stop = stop
    self.utterance = utterance
  }

  /// What is said, in one line that a terminal can be given.
  public var line: String { CaptionText.safe(utterance.spoken) }
}
