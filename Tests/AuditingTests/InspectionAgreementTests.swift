import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport
import Testing

/// An inspection reports the findings of an audit, on each screen of `Fixtures`.
@Suite struct InspectionAgreementTests {
  private static let files = [
    "accessibility-snapshot", "interface-builder", "ui", "uiautomator", "xcuitest",
  ]
  .flatMap { (try? Folder.files(below: "\(PackageFiles.root)/Fixtures/\($0)")) ?? [] }

  /// A run of all rules for each element would take minutes on the largest files.
  private static let mostElements = 12

  @Test(arguments: files) func `the findings are those of the audit`(_ path: String) throws {
    guard let hierarchy = try? HierarchyFormats.read(try InputFile.read(path), named: path) else {
      return
    }
    let auditor = Auditor(rules: BuiltInRules.all)
    for audit in auditor.audit(hierarchy) {
      let elements = Set(audit.findings.map(\.element)).sorted()
      for index in elements.prefix(Self.mostElements) {
        let rules = auditor.inspect(index, in: audit).rules
        let found = rules.flatMap { $0.verdict.reported }
        #expect(
          found.sorted() == audit.findings.filter { $0.element == index }.map(\.line).sorted())
        // The second run of the rules finds nothing else.
        let others = rules.filter { $0.verdict.isSettled && !audit.screen.isComputed }
        #expect(others.map(\.rule.id) == [])
        #expect(rules.flatMap { $0.verdict.reasonsNamingRules } == [])
      }
    }
  }
}

extension Finding {
  fileprivate var line: String { "\(outcome) \(message) [\(rule.id)]" }
}

extension RuleVerdict {
  fileprivate var reported: [String] {
    if case .reported(let findings) = self { findings.map(\.line) } else { [] }
  }

  /// The reasons with the id of a rule, which a reader need not know.
  fileprivate var reasonsNamingRules: [String] {
    let reasons: [Reason] =
      switch self {
      case .silent(let reasons), .undecided(let reasons): reasons
      case .reported, .reportedElsewhere, .notApplicable, .nothing: []
      }
    return reasons.map(\.text).filter { text in
      BuiltInRules.all.contains { text.contains($0.ownDescription.id) }
    }
  }

  /// Whether another variant of the screen decides.
  fileprivate var isSettled: Bool {
    guard case .silent(let reasons) = self else { return false }
    return reasons == ["other layouts, appearances or languages of the screen do not have it"]
  }
}
