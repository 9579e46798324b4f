public import AccessibilityModel

/// Says lines at the stops of a screen one after the other, each in the room of the one before.
///
/// What looks at a stop moves on to the next: a speaker is for one thread, while many share a
/// describer.
public struct LineSpeaker {
  private let describer: ScreenDescriber
  private let stops: [Stop]
  private let subject: Subject
  private var line = PhraseLine()

  /// - Parameter stops: of the screen of the describer.
  public init(_ describer: ScreenDescriber, at stops: [Stop]) {
    self.describer = describer
    self.stops = stops
    subject = Subject(
      describer.shared, stops: stops, moment: Moment(), phrases: describer.phrases)
  }

  /// What ``ScreenDescriber/spoken(for:)`` tells of one of the stops, in UTF-8.
  public mutating func spoken(at place: Int) -> [UInt8] {
    line.clear()
    describer.wording.speak(subject(at: place), to: &line)
    return line.bytes
  }

  /// The one that moves, unless elements name languages of their own.
  private func subject(at place: Int) -> Subject {
    if describer.hasLanguages { return describer.subject(stops[place]) }
    subject.place = place
    return subject
  }
}
