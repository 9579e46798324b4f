import AuditRules
import Auditing
import Platform
import TestSupport

/// The rules of set 1 as they are stored, a rule a line.
///
/// A new rule is not in it until `.ci/update-generated` stores the set anew.
enum StoredRuleset {
  private static let path = "\(PackageFiles.root)/Tests/Vectors/ruleset-1.txt"

  /// `id severity`, whether the rule is recommended, and its thresholds.
  static func lines() throws -> [String] {
    let text = String(decoding: try InputFile.read(path), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  static func ids() throws -> Set<String> {
    Set(try lines().map { String($0.prefix { $0 != " " }) })
  }

  /// Those of this version.
  static var made: [String] {
    let ruleset = Ruleset(1, changes: BuiltInRules.changes)
    return BuiltInRules.all.compactMap { rule in
      guard let about = ruleset.description(of: rule.ownDescription) else { return nil }
      let before = ruleset.thresholds(of: about.id)
      let thresholds = rule.thresholds.map { "\($0.name)=\(before[$0.name] ?? $0.standard)" }
      return
        ([about.id, about.severity.rawValue, about.isRecommended ? "recommended" : "-"]
        + thresholds).joined(separator: " ")
    }.sorted()
  }

  /// Stores those of this version, until there is a release.
  static func update() throws {
    guard try !isReleased() else { return }
    try OutputFile.write(Array((made.joined(separator: "\n") + "\n").utf8), to: path)
  }

  /// Whether a version with the set was released: from then on it must not grow.
  static func isReleased() throws -> Bool {
    let changes = try InputFile.read("\(PackageFiles.root)/CHANGELOG.md")
    return String(decoding: changes, as: UTF8.self).split(separator: "\n").contains {
      $0.hasPrefix("## [") && $0 != "## [Unreleased]"
    }
  }
}
