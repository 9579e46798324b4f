public import AccessibilityModel

/// Speaks the stops of a screen as single lines, one after the other, on one thread.
public struct LineSpeaker {
  private let describer: ScreenDescriber
  private let wording: any Wording
  private let stops: [Stop]
  private let stopNumbers: [Int32]
  private let subject: Subject
  private var line = PhraseLine()

  /// - Parameters:
  ///   - stops: of the screen of the describer.
  ///   - stopNumbers: the index of each element among the stops; -1 if it is not one.
  public init(_ describer: ScreenDescriber, at stops: [Stop], numbers stopNumbers: [Int32]) {
    self.describer = describer
    wording = describer.wording
    self.stops = stops
    self.stopNumbers = stopNumbers
    subject = Subject(
      describer.shared, stops: stops, moment: Moment(), phrases: describer.phrases)
  }

  /// What ``ScreenDescriber/spoken(for:)`` returns for the stop at an element, in UTF-8; nil if it
  /// is not a stop.
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
