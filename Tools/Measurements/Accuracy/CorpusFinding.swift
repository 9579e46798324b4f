import AccessibilityModel
import AuditPolicy
import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport

/// One finding on a file of the corpus.
struct CorpusFinding: Hashable, Sendable {
  /// Its identity, whatever its message.
  struct Place: Hashable, Sendable {
    let rule: String
    let outcome: String
    let file: String
    let line: Int
    let column: Int
  }

  let place: Place
  /// Its screen in the corpus.
  let screen: Int
}

/// The corpus, audited by every rule.
struct CorpusAudit: Sendable {
  var findings: [CorpusFinding] = []
  var screens = 0
  var files = 0
  /// On how many screens each rule ran.
  var runs: [String: Int] = [:]

  static let shared = CorpusAudit(CorpusFiles.folder)

  private init(_ folder: String) {
    for kind in ["ib", "uiautomator", "xcuitest"] {
      for file in CorpusFiles.paths(of: kind) {
        guard let bytes = try? InputFile.read("\(folder)/\(file)"),
          let hierarchy = try? HierarchyFormats.read(bytes, named: file)
        else { continue }
        files += 1
        add(Self.audits(of: hierarchy), of: file)
      }
    }
  }

  /// As the command audits one file with the profile `all`.
  private static func audits(of hierarchy: Hierarchy) -> [ScreenAudit] {
    var choice = AuditPlan.Choice()
    choice.profile = .all
    let plan = AuditPlan(Policy(), path: "/", rules: BuiltInRules.all, choice: choice)
    var audits = plan.audits(of: hierarchy)
    plan.auditor.compare(&audits)
    return audits
  }

  private mutating func add(_ audits: [ScreenAudit], of file: String) {
    for audit in audits {
      for rule in audit.rulesRun { runs[rule.id, default: 0] += 1 }
      for finding in audit.findings {
        let element = audit.screen.elements[finding.element]
        let place = CorpusFinding.Place(
          rule: finding.rule.id, outcome: finding.outcome.rawValue, file: file,
          line: Int(element.line), column: Int(element.column))
        findings.append(CorpusFinding(place: place, screen: screens))
      }
      screens += 1
    }
  }

  /// The findings that have to be judged: for each rule and outcome the first five in an order that
  /// a hash with a seed makes, and then the first of each further file until there are eight.
  var drawn: [CorpusFinding.Place] {
    Dictionary(grouping: Set(findings.map(\.place))) { [$0.rule, $0.outcome] }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { Self.draw($0.value) }
  }

  private static func draw(_ places: [CorpusFinding.Place]) -> [CorpusFinding.Place] {
    let order = places.sorted { $0.lot < $1.lot }
    var drawn = Array(order.prefix(5))
    var files = Set(drawn.map(\.file))
    for place in order.dropFirst(5) where drawn.count < 8 && files.insert(place.file).inserted {
      drawn.append(place)
    }
    return drawn
  }
}

extension CorpusFinding.Place {
  /// Its position in the draw.
  fileprivate var lot: UInt64 {
    var hash = StableHash("7", rule, file, "\(line)", "\(column)").value
    // Hashes of texts that differ only at their ends are close to each other.
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return hash ^ (hash >> 32)
  }
}
