/// A day of the Gregorian calendar in ISO 8601: `2027-01-31`.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Reads a day; nil for anything else, including days that do not exist.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day of a time, in Coordinated Universal Time.
  ///
  /// - Parameter seconds: since the beginning of 1970.
  public init(secondsSince1970 seconds: Int) {
    var left = max(0, seconds) / 86_400
    var year = 1970
    while left >= Self.length(of: year) {
      left -= Self.length(of: year)
      year += 1
    }
    var month = 1
    while left >= Self.length(of: month, in: year) {
      left -= Self.length(of: month, in: year)
      month += 1
    }
    (self.year, self.month, day) = (year, month, left + 1)
  }

  public static func < (one: CalendarDay, other: CalendarDay) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  public var description: String {
    let digits = [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return String(repeating: "0", count: max(0, 4 - digits[0].count))
      + digits.joined(separator: "-")
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  private static func length(of year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
