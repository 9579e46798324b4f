import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Testing

/// The advice of rules, for the failing examples that no autofix changes.
enum Remedies {
  /// By the id of the rule, or by the id and the number of one of its failing examples from 0.
  static let all: [String: [ExampleChange]] = [
    names, texts, roles, hints, actions, geometry, screens, conventions, guidelines, made,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
}

/// A failing example of a rule that is changed as the rule advises, and audited again.
struct RemedyCase: CustomTestStringConvertible, Sendable {
  let rule: any Rule
  let example: Example
  let number: Int

  private var id: String { rule.ownDescription.id }
  var testDescription: String { "\(id), failing example \(number)" }

  /// The change that is written for it; nil for none.
  var written: [ExampleChange]? { Remedies.all["\(id)#\(number)"] ?? Remedies.all[id] }

  /// A rule that compares two orientations has examples with two layouts, which one change cannot
  /// fix.
  private static let failing: [RemedyCase] = BuiltInRules.all.filter {
    $0.pairRule == nil
  }.flatMap { rule in
    rule.ownExamples.failing.enumerated().map {
      RemedyCase(rule: rule, example: $1, number: $0)
    }
  }

  /// Those that an autofix changes, or a change that is written.
  static let all = failing.filter { $0.written != nil || $0.hasFixes }

  /// The rules of the rest.
  static let rulesWithout = Set(failing.filter { $0.written == nil && !$0.hasFixes }.map(\.id))

  /// Whether autofixes change all that the rule finds; those of dumps cannot be written.
  private var hasFixes: Bool {
    guard !example.document.hasPrefix("<hierarchy"),
      let findings = try? findings(in: example.document, by: [rule])
    else { return false }
    return !findings.isEmpty && findings.allSatisfy { $0.fix != nil }
  }

  struct Found {
    let rule: String
    let outcome: Outcome
    let fix: Fix?
    let place: Example.Mark
    let message: String
  }

  func findings(in document: String, by rules: [any Rule]) throws -> [Found] {
    let hierarchy = try HierarchyFormats.read(
      Array(document.utf8), named: testDescription, options: ReadingOptions(density: 160))
    let auditor = Auditor(rules: rules)
    var audits = auditor.audit(hierarchy)
    auditor.compare(&audits)
    return audits.flatMap { audit in
      audit.findings.map { finding in
        let element = audit.screen.elements[finding.element]
        return Found(
          rule: finding.rule.id, outcome: finding.outcome, fix: finding.fix,
          place: Example.Mark(line: Int(element.line), column: Int(element.column)),
          message: "\(finding.message)")
      }
    }
  }

  /// The example as the rule wants it: by its autofixes where they pass, else as it is written.
  func remedied() throws -> String {
    var document = example.document
    for mark in example.marks.reversed() {
      let changes =
        hasFixes
        ? try findings(in: example.document, by: [rule]).filter { $0.place == mark }
          .compactMap { $0.fix.map(ExampleChange.init) } : written ?? []
      var tag = ExampleTag(at: document.index(of: mark), in: document)
      tag.change(&document, by: changes)
    }
    for case .replaceText(let old, let new) in hasFixes ? [] : written ?? [] {
      document = document.replacing(old, with: new)
    }
    return document
  }
}

extension String {
  fileprivate func index(of mark: Example.Mark) -> Index {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines[mark.line - 1]
    return line.unicodeScalars.index(line.startIndex, offsetBy: mark.column - 1)
  }
}

@Suite struct RemedyTests {
  @Test(arguments: RemedyCase.all)
  func `a rule's advice passes its audit, and causes no other failure`(
    _ test: RemedyCase
  ) throws {
    let remedied = try test.remedied()
    #expect(remedied != test.example.document)
    #expect(try test.findings(in: remedied, by: [test.rule]).map(\.message) == [], "\(remedied)")
    let rules = BuiltInRules.all.filter { Profile.recommended.includes($0.ownDescription) }
    let before = Set(
      try test.findings(in: test.example.document, by: rules).map(\.rule))
    let new = try test.findings(in: remedied, by: rules).filter {
      $0.outcome == .fail && !before.contains($0.rule)
    }
    #expect(new.map(\.message) == [], "\(remedied)")
  }

  /// Rules that need a layout that is solved, which an audit of the example alone has not. The list
  /// may only become shorter.
  private static let unwritten: Set<String> = [
    "layout-ambiguous", "layout-unsatisfiable",
  ]

  @Test func `every rule about one screen has a remedy that is tried`() {
    #expect(RemedyCase.rulesWithout.subtracting(Self.unwritten).sorted() == [])
  }
}
