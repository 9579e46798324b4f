/// A named selection of rules.
public enum Profile: String, CaseIterable, Hashable, Sendable {
  /// Rules with few false alarms: errors and warnings that were correct in nine of ten cases on
  /// real files (``MeasuredPrecision/isGoodEnough``), and those without a false alarm there.
  case recommended
  case all
  /// The interface guidelines of 2009 on the handling of common tasks.
  case higClassic = "hig-classic"
  case wcagA = "wcag-a"
  case wcagAA = "wcag-aa"

  public func includes(_ rule: RuleDescription) -> Bool {
    switch self {
    case .all: true
    case .recommended: rule.isRecommended
    case .higClassic: rule.group == .conventions
    case .wcagA: rule.criteria.contains { $0.level == .a }
    case .wcagAA: rule.criteria.contains { $0.level != .aaa }
    }
  }
}

extension Criterion {
  /// The conformance levels of WCAG, each of which includes those before it.
  public enum Level: String, Hashable, Comparable, Sendable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"

    public static func < (a: Level, b: Level) -> Bool { a.rawValue.count < b.rawValue.count }
  }

  /// The conformance level of the success criterion in WCAG 2.2.
  public var level: Level {
    if Self.aa.contains(wcag) { return .aa }
    if Self.aaa.contains(wcag) { return .aaa }
    return .a
  }

  private static let aa: Set<String> = [
    "1.2.4", "1.2.5", "1.3.4", "1.3.5", "1.4.3", "1.4.4", "1.4.5", "1.4.10", "1.4.11", "1.4.12",
    "1.4.13", "2.4.5", "2.4.6", "2.4.7", "2.4.11", "2.5.7", "2.5.8", "3.1.2", "3.2.3", "3.2.4",
    "3.3.3", "3.3.4", "3.3.8", "4.1.3",
  ]
  private static let aaa: Set<String> = [
    "1.2.6", "1.2.7", "1.2.8", "1.2.9", "1.3.6", "1.4.6", "1.4.7", "1.4.8", "1.4.9", "2.1.3",
    "2.2.3", "2.2.4", "2.2.5", "2.2.6", "2.3.2", "2.3.3", "2.4.8", "2.4.9", "2.4.10", "2.4.12",
    "2.4.13", "2.5.5", "2.5.6", "3.1.3", "3.1.4", "3.1.5", "3.1.6", "3.2.5", "3.3.5", "3.3.6",
    "3.3.9",
  ]
}
