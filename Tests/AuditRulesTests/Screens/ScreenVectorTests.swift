import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport
import Testing

/// A small screen in any format, with the findings that it asks for.
///
/// A comment `expected: rule-id …` is on the line before each element that the rules must report; a screen without such
/// a comment is silent.
struct ScreenVector: CustomTestStringConvertible, Sendable {
  /// A table of screens, and which rules are compared on them.
  enum Table: String, CaseIterable, Sendable {
    /// Custom controls, with all rules of the default profile.
    case customControls = "Fixtures/custom-controls"
    /// Common tasks, written before the rules were tried on them: the conventions and the rules about sound and
    /// rotation, of every profile.
    case guidelines = "Tests/Vectors/common-tasks/guidelines"
    /// Common tasks with custom controls, with all rules of the default profile.
    case tasksOfCustomControls = "Tests/Vectors/common-tasks/custom-controls"

    /// The least number of screens that violate and that comply.
    var least: (violating: Int, complying: Int) {
      switch self {
      case .customControls: (30, 20)
      case .guidelines, .tasksOfCustomControls: (1, 1)
      }
    }

    func compares(_ rule: RuleDescription) -> Bool {
      switch self {
      case .guidelines: rule.group == .conventions || rule.group == .rotation
      case .customControls, .tasksOfCustomControls: Profile.recommended.includes(rule)
      }
    }
  }

  let table: Table
  /// `violating` or `complying`.
  let kind: String
  let file: String

  var testDescription: String { "\(table.rawValue)/\(kind)/\(file)" }
  private var path: String { "\(PackageFiles.root)/\(testDescription)" }

  static let violating = Table.allCases.flatMap { screens("violating", of: $0) }
  static let complying = Table.allCases.flatMap { screens("complying", of: $0) }

  static func screens(_ kind: String, of table: Table) -> [ScreenVector] {
    (Folder.names(in: "\(PackageFiles.root)/\(table.rawValue)/\(kind)") ?? []).sorted().map {
      ScreenVector(table: table, kind: kind, file: $0)
    }
  }

  /// `line: rule` of each finding that the file asks for.
  func expected() throws -> [String] {
    let lines = String(decoding: try InputFile.read(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line -> [String] in
      guard let start = line.firstRange(of: "<!-- expected: "),
        let end = line.firstRange(of: " -->")
      else { return [] }
      return line[start.upperBound..<end.lowerBound].split(separator: " ").map {
        "\(number + 2): \($0)"
      }
    }.sorted()
  }

  /// The same of what the rules find. A task with two orientations has the findings of both, each counted once.
  func found() throws -> [String] {
    let hierarchy = try HierarchyFormats.read(
      try InputFile.read(path), named: file, options: ReadingOptions(density: 480))
    let auditor = Auditor(rules: BuiltInRules.all.filter { table.compares($0.ownDescription) })
    let found = auditor.audit(hierarchy).flatMap { audit in
      audit.findings.map { "\(audit.screen.elements[$0.element].line): \($0.rule.id)" }
    }
    return table == .customControls ? found.sorted() : Set(found).sorted()
  }
}

@Suite struct ScreenVectorTests {
  @Test(arguments: ScreenVector.Table.allCases)
  func `there are screens of both kinds`(_ table: ScreenVector.Table) {
    #expect(ScreenVector.screens("violating", of: table).count >= table.least.violating)
    #expect(ScreenVector.screens("complying", of: table).count >= table.least.complying)
  }

  @Test func `the tasks are many`() {
    #expect(ScreenVector.violating.count { $0.table != .customControls } >= 100)
    #expect(ScreenVector.complying.count { $0.table != .customControls } >= 50)
  }

  @Test(arguments: ScreenVector.violating)
  func `a screen that violates is found, where it does and nowhere else`(
    _ screen: ScreenVector
  ) throws {
    let expected = try screen.expected()
    #expect(!expected.isEmpty)
    #expect(try screen.found() == expected)
  }

  @Test(arguments: ScreenVector.complying)
  func `a screen that complies is silent`(_ screen: ScreenVector) throws {
    #expect(try screen.expected() == [])
    #expect(try screen.found() == [])
  }
}
