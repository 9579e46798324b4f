internal import AccessibilityModel
internal import Auditing

// The thresholds that a configuration may set: the property, its meaning and its range.

extension SpokenTooLong: TunableRule {
  static let thresholds: [Threshold<SpokenTooLong>] = [
    Threshold(
      "longestLabel", "Maximum time for a label, in seconds.", in: 1...60, at: \.longestLabel),
    Threshold("longestHint", "Maximum time for a hint, in seconds.", in: 1...60, at: \.longestHint),
    Threshold(
      "longestStop", "Maximum time for a stop, in seconds.", in: 1...120, at: \.longestStop),
    Threshold(
      "longestCell", "Maximum time for a grouped cell, in seconds.", in: 1...120, at: \.longestCell),
  ]
}

extension TooManyStopsWithoutHeading: TunableRule {
  static let thresholds: [Threshold<TooManyStopsWithoutHeading>] = [
    Threshold(
      "mostStops", "Maximum number of stops without a heading.", in: 1...1000, at: \.mostStops)
  ]
}
