/// A time in ISO 8601, in Coordinated Universal Time.
struct UTCTime {
  let text: String

  init(secondsSince1970 seconds: Int) {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    // Days since 1 March of year 0, in eras of 400 years (the civil calendar is periodic in them).
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let civilMonth = month < 10 ? month + 3 : month - 9
    let civilYear = year + era * 400 + (civilMonth <= 2 ? 1 : 0)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    text =
      "\(civilYear)-\(two(civilMonth))-\(two(day))T\(two(rest / 3_600)):"
      + "\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }
}
