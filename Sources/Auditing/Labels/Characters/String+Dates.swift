extension String {
  /// Whether it has a time of day or a date with its year, both in figures: “10:23 AM”, “19 May 2026”, “2026-05-19”.
  public var hasDateOrTime: Bool {
    guard contains(where: \.isNumber) else { return false }
    let numbers = split { !$0.isNumber }
    return zip(numbers, numbers.dropFirst()).contains { Self.isDate($0, $1) }
      || split { !$0.isNumber && $0 != ":" }.contains(where: Self.isTime)
  }

  /// Whether the two are a year and a day or a month, in either order.
  private static func isDate(_ one: Substring, _ other: Substring) -> Bool {
    isYear(one) && isDay(other) || isDay(one) && isYear(other)
  }

  private static func isYear(_ digits: Substring) -> Bool {
    digits.count == 4 && Int(digits).map { (1900...2099).contains($0) } == true
  }

  private static func isDay(_ digits: Substring) -> Bool {
    digits.count <= 2 && Int(digits).map { (1...31).contains($0) } == true
  }

  /// Hours and minutes, and seconds if it has them.
  private static func isTime(_ figures: Substring) -> Bool {
    let parts = figures.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hours = Int(parts[0]) else { return false }
    return (0...24).contains(hours)
      && parts.dropFirst().allSatisfy { $0.count == 2 && Int($0).map { $0 < 60 } == true }
  }
}
