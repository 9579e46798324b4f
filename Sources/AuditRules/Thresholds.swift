internal import AccessibilityModel
public import Auditing

// The numbers that a team may set to its own measure. A rule that publishes its own says here which
// of its properties they are, what each means, and between what it makes sense.

extension SpokenTooLong: TunableRule {
  public static let thresholds: [Threshold<SpokenTooLong>] = [
    Threshold("longestLabel", "Seconds that a label may take.", in: 1...60, at: \.longestLabel),
    Threshold("longestHint", "Seconds that a hint may take.", in: 1...60, at: \.longestHint),
    Threshold("longestStop", "Seconds that a stop may take.", in: 1...120, at: \.longestStop),
    Threshold("longestCell", "Seconds that a cell may take.", in: 1...120, at: \.longestCell),
  ]
}

extension TargetSizePlatform: TunableRule {
  public static let thresholds: [Threshold<TargetSizePlatform>] = [
    Threshold("points", "The least width and height, in points.", in: 1...200, at: \.points),
    Threshold("dp", "The same on Android, in dp.", in: 1...200, at: \.dp),
    Threshold(
      "seriousSize", "Below it the finding is an error, in points.", in: 0...200,
      at: \.seriousSize),
  ]
}

extension TooManyStopsWithoutHeading: TunableRule {
  public static let thresholds: [Threshold<TooManyStopsWithoutHeading>] = [
    Threshold(
      "mostStops", "How many stops may come without a heading.", in: 1...1000, at: \.mostStops)
  ]
}
