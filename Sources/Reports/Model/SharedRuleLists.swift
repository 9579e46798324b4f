internal import Auditing

/// The rule lists of a run's screens, each stored once.
///
/// Most screens of a run have the same rules: 20,000 lists of 150 rules took a gigabyte.
public struct SharedRuleLists {
  private var run: [[RuleDescription]] = []
  private var skipped: [[SkippedRule]] = []

  /// Alternating screens of a few formats have this many lists.
  private static let mostKnown = 16

  public init() {}

  /// Replaces the lists of a screen by equal ones of an earlier screen.
  public mutating func share(_ screen: inout ScreenReport) {
    screen.rulesRun = Self.shared(screen.rulesRun, &run)
    screen.skippedRules = Self.shared(screen.skippedRules, &skipped)
  }

  private static func shared<Item: Equatable>(_ list: [Item], _ known: inout [[Item]]) -> [Item] {
    if let same = known.first(where: { $0 == list }) { return same }
    if known.count < mostKnown { known.append(list) }
    return list
  }
}
