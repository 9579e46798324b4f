public import AccessibilityModel
internal import ReadingOrder
public import Utterances

/// What is said at every stop of a screen, in reading order: the same screen, the same words.
public struct Transcript: Sendable {
  public private(set) var entries: TranscriptEntries

  /// Goes through a screen from its first stop to its last.
  ///
  /// - Parameter language: BCP 47; what is spoken where the screen names no language.
  public init(of screen: Screen, wording: WordingName, language: String? = nil) {
    let stops = ReadingOrder.stops(in: screen)
    entries = TranscriptEntries(
      stops: stops,
      said: Describer(wording: wording, language: language).utterances(for: stops, in: screen))
  }

  /// Leaves out the first stops, which have been heard; the others keep their numbers.
  public mutating func removeFirst(_ count: Int) {
    entries.startIndex = Swift.min(entries.startIndex + count, entries.endIndex)
  }

  /// The text form: a stop a line.
  public var text: String {
    var text = ""
    for entry in entries { text += entry.line + "\n" }
    return text
  }
}

/// The stops of a transcript, each with what is said there, computed on request.
public struct TranscriptEntries: RandomAccessCollection, Sendable {
  fileprivate let stops: [Stop]
  fileprivate let said: SpokenStops
  public fileprivate(set) var startIndex = 0

  public var endIndex: Int { stops.count }

  public subscript(place: Int) -> TranscriptEntry {
    TranscriptEntry(index: place + 1, stop: stops[place], utterance: said[place])
  }
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
