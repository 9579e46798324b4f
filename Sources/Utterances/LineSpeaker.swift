public import AccessibilityModel

/// Says lines at the stops of a screen one after the other, each in the room of the one before.
///
/// What looks at a stop moves on to the next: a speaker is for one thread, while many share a
/// describer.
public struct LineSpeaker {
  private let describer: ScreenDescriber
  private let wording: any Wording
  private let stops: [Stop]
  private let stopNumbers: [Int32]
  private let subject: Subject
  private var line = PhraseLine()

  /// - Parameters:
  ///   - stops: of the screen of the describer.
  ///   - stopNumbers: for each element, its place among them; -1 for none.
  public init(_ describer: ScreenDescriber, at stops: [Stop], numbers stopNumbers: [Int32]) {
    self.describer = describer
    wording = describer.wording
    self.stops = stops
    self.stopNumbers = stopNumbers
    subject = Subject(
      describer.shared, stops: stops, moment: Moment(), phrases: describer.phrases)
  }

  /// What ``ScreenDescriber/spoken(for:)`` tells of the stop at an element, in UTF-8; nil where there
  /// is none.
  public mutating func spoken(of element: Int) -> [UInt8]? {
    let place = Int(stopNumbers[element])
    guard place >= 0 else { return nil }
    line.clear()
    if describer.hasLanguages {
      wording.speak(describer.subject(stops[place]), to: &line)
    } else {
      subject.place = place
      wording.speak(subject, to: &line)
    }
    return line.bytes
  }
}
