import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Synchronization
import Testing

/// Notes the context of each screen that it sees, without keeping it.
private struct ContextWatch: ScreenRule {
  static let description = RuleDescription(
    id: "context-watch", group: .screen, summary: "", rationale: "", remedy: "fix it",
    severity: .note)
  static let examples = RuleExamples(passing: [], failing: [])

  let seen = Seen()

  func check(_ context: AuditContext, findings: inout Findings) { seen.note(context) }

  final class Seen: Sendable {
    private struct Reference: @unchecked Sendable { weak var context: AuditContext? }

    private let contexts = Mutex<[Reference]>([])

    var count: Int { contexts.withLock(\.count) }
    var kept: Int { contexts.withLock { $0.count { $0.context != nil } } }

    func note(_ context: AuditContext) {
      contexts.withLock { $0.append(Reference(context: context)) }
    }
  }
}

@Suite struct ContextLifetimeTests {
  /// A context that holds an element holds itself, and stays in memory until the command ends.
  @Test func `facts of a screen are freed after its audit`() throws {
    let watch = ContextWatch()
    let auditor = Auditor(rules: BuiltInRules.all + [watch])
    let examples = BuiltInRules.all.flatMap {
      $0.ownExamples.failing.prefix(1) + $0.ownExamples.passing.prefix(1)
    }
    for example in examples {
      let hierarchy = try HierarchyFormats.read(
        Array(example.document.utf8), named: "example", format: nil)
      for screen in hierarchy.screens { _ = auditor.audit(screen, app: hierarchy.app) }
    }
    #expect(watch.seen.count >= examples.count)
    #expect(watch.seen.kept == 0)
  }
}
