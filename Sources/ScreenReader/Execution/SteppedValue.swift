internal import AccessibilityModel

/// A value that changes in steps and keeps its form.
///
/// A slider changes by a tenth of its range, like UISlider
/// (docs/evidence/voiceover.md#steps-of-a-slider); pages and stars change by one.
struct SteppedValue {
  private let before: String
  private let after: String
  private let number: Double
  private let decimals: Int
  private let separator: Character
  private let isGrouped: Bool
  private let step: Double
  private let range: ClosedRange<Double>

  init(_ element: Element) { self.init(element, isCounted: element.role != .slider) }

  init(stepper element: Element) { self.init(element, isCounted: true) }

  private init(_ element: Element, isCounted: Bool) {
    let details = element.details
    var text = element.value ?? ""
    let low = details.minimumValue ?? 0
    if text.isEmpty { text = Self.start(of: details) }
    let found = NumberInText(text)
    before = found.before
    after = found.after
    number = found.number ?? low
    decimals = found.decimals
    separator = found.separator
    isGrouped = found.isGrouped
    let isPercent = found.after.drop { $0.isWhitespace }.first.map { "%٪".contains($0) } ?? false
    if found.number == nil {
      (range, step) = (low...low, 0)
    } else if let total = found.total {
      // “page 2 of 3”, “3 of 5 stars”, “3 out of 5”.
      range = (details.numberOfPages == nil ? 0 : 1)...max(1, total)
      step = 1
    } else if isPercent {
      (range, step) = (0...100, 10)
    } else {
      (range, step) = Self.limits(of: element, number, isCounted)
    }
  }

  private static func start(of details: Element.Details) -> String {
    guard details.minimumValue != nil || details.maximumValue != nil else { return "" }
    return (details.minimumValue ?? 0).plain
  }

  private static func limits(
    of element: Element, _ number: Double, _ isCounted: Bool
  ) -> (ClosedRange<Double>, Double) {
    let details = element.details
    if let high = details.maximumValue, high > (details.minimumValue ?? 0) {
      let low = details.minimumValue ?? 0
      return (low...high, isCounted && element.role == .stepper ? 1 : (high - low) / 10)
    }
    if isCounted { return (-1e12...1e12, 1) }
    // The range of a UISlider is 0 to 1 by default.
    return number <= 1 ? (0...1, 0.1) : (0...100, 10)
  }

  /// - Returns: nil if there is no number.
  func moved(by steps: Int) -> String? {
    guard step > 0 else { return nil }
    let unit = Self.power(decimals)
    var target = number + step * Double(steps)
    // A change that the form cannot show is not a step.
    let shown = (target * unit).rounded() / unit
    if shown == number { target = number + Double(steps) / unit } else { target = shown }
    target = min(max(target, range.lowerBound), range.upperBound)
    guard abs(target) * unit < Self.leastInexact else { return nil }
    return before + Self.write(target, decimals, separator, isGrouped) + after
  }

  /// 2 to the power of 53: above it, a Double skips whole numbers.
  private static let leastInexact = 9_007_199_254_740_992.0

  private static func power(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1.0) { power, _ in power * 10 }
  }

  private static func write(
    _ number: Double, _ decimals: Int, _ separator: Character, _ isGrouped: Bool
  ) -> String {
    let scaled = Int((abs(number) * power(decimals)).rounded())
    let unit = Int(power(decimals))
    var whole = String(scaled / unit)
    if isGrouped { whole = grouped(whole) }
    let sign = number < 0 && scaled != 0 ? "-" : ""
    guard decimals > 0 else { return sign + whole }
    let part = String(scaled % unit)
    let zeros = String(repeating: "0", count: decimals - part.count)
    return "\(sign)\(whole)\(separator)\(zeros)\(part)"
  }

  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
