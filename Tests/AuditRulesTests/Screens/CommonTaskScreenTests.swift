import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport
import Testing

/// A screen of `Tests/Vectors/common-tasks`, in any format, written before the rules were tried on it.
///
/// A comment `expected: rule-id …` is on the line before each element that the rules must report; a screen without such
/// a comment is silent.
struct CommonTaskScreen: CustomTestStringConvertible, Sendable {
  /// Which rules are compared.
  enum Subject: String, CaseIterable, Sendable {
    /// The conventions and the rules about sound and rotation, of every profile.
    case guidelines
    /// All rules of the default profile.
    case customControls = "custom-controls"
  }

  let subject: Subject
  /// `violating` or `complying`.
  let kind: String
  let file: String

  var testDescription: String { "\(subject.rawValue)/\(kind)/\(file)" }
  private var path: String { "\(Self.folder)/\(testDescription)" }
  private static let folder = "\(PackageFiles.root)/Tests/Vectors/common-tasks"

  static let violating = screens("violating")
  static let complying = screens("complying")

  private static func screens(_ kind: String) -> [CommonTaskScreen] {
    Subject.allCases.flatMap { subject in
      (Folder.names(in: "\(folder)/\(subject.rawValue)/\(kind)") ?? []).sorted().map {
        CommonTaskScreen(subject: subject, kind: kind, file: $0)
      }
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

  /// The same of what the rules find, each once.
  func found() throws -> [String] {
    let hierarchy = try HierarchyFormats.read(
      try InputFile.read(path), named: file, options: ReadingOptions(density: 480))
    let auditor = Auditor(rules: BuiltInRules.all.filter { isCompared($0.ownDescription) })
    let found = auditor.audit(hierarchy).flatMap { audit in
      audit.findings.map { "\(audit.screen.elements[$0.element].line): \($0.rule.id)" }
    }
    return Set(found).sorted()
  }

  private func isCompared(_ rule: RuleDescription) -> Bool {
    switch subject {
    case .guidelines: rule.group == .conventions || rule.group == .rotation
    case .customControls: Profile.recommended.includes(rule)
    }
  }
}

@Suite struct CommonTaskScreenTests {
  @Test func `there are screens of both kinds`() {
    #expect(CommonTaskScreen.violating.count >= 45)
    #expect(CommonTaskScreen.complying.count >= 30)
  }

  @Test(arguments: CommonTaskScreen.violating)
  func `a screen that violates is found, where it does and nowhere else`(
    _ screen: CommonTaskScreen
  ) throws {
    let expected = try screen.expected()
    #expect(!expected.isEmpty)
    #expect(try screen.found() == expected)
  }

  @Test(arguments: CommonTaskScreen.complying)
  func `a screen that complies is silent`(_ screen: CommonTaskScreen) throws {
    #expect(try screen.expected() == [])
    #expect(try screen.found() == [])
  }
}
