import AuditRules
import Auditing
import Platform
import TestSupport
import Testing

/// What was stored of a set of rules, and what this version makes of it.
@Suite struct RulesetTests {
  /// Whoever pins a set gets what it was. While nothing is released yet, `EARSHOT_UPDATE=1` stores set
  /// 1 anew; after that, what changes goes into `BuiltInRules.changes`, and a new rule names its set.
  @Test func `the first set of rules is what is stored of it`() throws {
    let path = "\(PackageFiles.root)/Tests/Vectors/ruleset-1.txt"
    let made =
      Self.lines(of: Ruleset(1, changes: BuiltInRules.changes)).joined(separator: "\n") + "\n"
    if Environment.value("EARSHOT_UPDATE") == "1" {
      try OutputFile.write(Array(made.utf8), to: path)
    }
    #expect(
      String(decoding: try InputFile.read(path), as: UTF8.self) == made,
      "write it anew: EARSHOT_UPDATE=1 swift test --disable-xctest --filter RulesetTests")
  }

  @Test func `every change is one of a rule that there is, in a set that there is`() {
    let rules = Dictionary(uniqueKeysWithValues: BuiltInRules.descriptions.map { ($0.id, $0) })
    let odd = BuiltInRules.changes.filter {
      guard let rule = rules[$0.rule] else { return true }
      return $0.ruleset <= rule.ruleset || $0.ruleset > Ruleset.current
    }
    #expect(odd == [])
    #expect(rules.values.allSatisfy { (1...Ruleset.current).contains($0.ruleset) })
  }

  /// `id severity`, whether it is recommended, and its thresholds.
  private static func lines(of ruleset: Ruleset) -> [String] {
    BuiltInRules.all.compactMap { rule in
      guard let about = ruleset.description(of: rule.ownDescription) else { return nil }
      let before = ruleset.thresholds(of: about.id)
      let thresholds = rule.thresholds.map { "\($0.name)=\(before[$0.name] ?? $0.standard)" }
      return
        ([about.id, about.severity.rawValue, about.isRecommended ? "recommended" : "-"]
        + thresholds).joined(separator: " ")
    }.sorted()
  }
}
