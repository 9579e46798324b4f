public import AccessibilityModel
internal import ReadingOrder
public import Utterances

/// The speech at every stop of a screen, in reading order; the same for the same screen.
public struct Transcript: Sendable {
  public private(set) var entries: TranscriptEntries

  /// Visits all stops of a screen.
  ///
  /// - Parameter language: BCP 47; spoken if the screen has no language.
  public init(of screen: Screen, wording: WordingName, language: String? = nil) {
    let stops = ReadingOrder.stops(in: screen)
    entries = TranscriptEntries(
      stops: stops,
      said: Describer(wording: wording, language: language).utterances(for: stops, in: screen))
  }

  /// Omits the first stops, which have been heard; the others keep their numbers.
  public mutating func removeFirst(_ count: Int) {
    entries.startIndex = Swift.min(entries.startIndex + count, entries.endIndex)
  }

  /// Whether the screen has any stops.
  public var hasStops: Bool { entries.endIndex > 0 }

  /// The text for a screen without a stop.
  public static func noStops(on screen: Screen) -> String {
    "This screen has no \(screen.platform == .android ? "TalkBack" : "VoiceOver") stops."
  }

  /// The text form: one line per stop.
  public var text: String {
    var text = ""
    for entry in entries { text += entry.line + "\n" }
    return text
  }
}

/// The stops of a transcript, each with its speech, computed on request.
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
  /// From 1.
  public var index: Int
  public var stop: Stop
  public var utterance: Utterance

  public init(index: Int, stop: Stop, utterance: Utterance) {
    self.index = index
    self.stop = stop
    self.utterance = utterance
  }

  /// The speech on one line that is safe for a terminal.
  public var line: String { CaptionText.safe(utterance.spoken) }
}
