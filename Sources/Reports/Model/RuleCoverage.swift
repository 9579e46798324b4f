internal import Auditing

/// The rules that ran on the screens of a report, and those that were skipped.
///
/// Most screens of a run have the same rules, so only screens that differ from the previous one are
/// examined.
struct RuleCoverage {
  /// The rules that ran on at least one screen, in the order of the screens.
  private(set) var run: [RuleDescription] = []
  /// The rules that were skipped on at least one screen, each once for each reason.
  private(set) var skipped: [SkippedRule] = []
  /// The rules that were skipped for the same reason on all of several screens.
  private(set) var shared: [SkippedRule] = []

  private var runIDs: Set<String> = []
  private var sharedKeys: Set<Key> = []

  private struct Key: Hashable {
    var rule: String
    var reason: String

    init(_ skipped: SkippedRule) {
      rule = skipped.rule.id
      reason = skipped.explanation
    }
  }

  init(_ screens: [ScreenReport]) {
    var known: Set<Key> = []
    var common: Set<Key>?
    var last: ScreenReport?
    for screen in screens {
      if last?.rulesRun != screen.rulesRun {
        for rule in screen.rulesRun where runIDs.insert(rule.id).inserted { run.append(rule) }
      }
      if last?.skippedRules != screen.skippedRules {
        for rule in screen.skippedRules where known.insert(Key(rule)).inserted {
          skipped.append(rule)
        }
        let keys = Set(screen.skippedRules.map(Key.init))
        common = common?.intersection(keys) ?? keys
      }
      last = screen
    }
    guard screens.count > 1, let common else { return }
    sharedKeys = common
    shared = skipped.filter { common.contains(Key($0)) }
  }

  func hasRun(_ rule: RuleDescription) -> Bool { runIDs.contains(rule.id) }

  /// The rules that were skipped on a screen, without those that all screens share.
  func rest(of screen: ScreenReport) -> [SkippedRule] {
    sharedKeys.isEmpty
      ? screen.skippedRules : screen.skippedRules.filter { !sharedKeys.contains(Key($0)) }
  }
}
