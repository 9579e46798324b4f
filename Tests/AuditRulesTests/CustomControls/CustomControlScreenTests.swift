import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport
import Testing

/// A small screen with custom controls, in any format.
///
/// A comment `expected: rule-id` is on the line before each element that the rule must find; a screen
/// without such a comment is silent.
struct CustomControlScreen: CustomTestStringConvertible, Sendable {
  let folder: String
  let file: String

  var testDescription: String { "\(folder)/\(file)" }
  private var path: String { "\(PackageFiles.root)/Fixtures/custom-controls/\(folder)/\(file)" }

  static let violating = screens(in: "violating")
  static let complying = screens(in: "complying")

  private static func screens(in folder: String) -> [CustomControlScreen] {
    let path = "\(PackageFiles.root)/Fixtures/custom-controls/\(folder)"
    return (Folder.names(in: path) ?? []).sorted().map {
      CustomControlScreen(folder: folder, file: $0)
    }
  }

  /// `line: rule` of each finding that the file asks for.
  func expected() throws -> [String] {
    let lines = String(decoding: try InputFile.read(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      guard let start = line.firstRange(of: "<!-- expected: ") else { return nil }
      return "\(number + 2): \(line[start.upperBound...].prefix { $0 != " " })"
    }
  }

  /// The same of what the default profile finds.
  func found() throws -> [String] {
    let rules = BuiltInRules.all.filter { Profile.recommended.includes($0.ownDescription) }
    let hierarchy = try HierarchyFormats.read(
      try InputFile.read(path), named: file, options: ReadingOptions(density: 480))
    let auditor = Auditor(rules: rules)
    return hierarchy.screens.flatMap { screen in
      auditor.audit(screen, app: hierarchy.app).findings.map {
        "\(screen.elements[$0.element].line): \($0.rule.id)"
      }
    }
  }
}

@Suite struct CustomControlScreenTests {
  @Test func `there are screens of both kinds`() {
    #expect(CustomControlScreen.violating.count >= 30)
    #expect(CustomControlScreen.complying.count >= 20)
  }

  @Test(arguments: CustomControlScreen.violating)
  func `a screen that violates is found, where it does and nowhere else`(
    _ screen: CustomControlScreen
  ) throws {
    let expected = try screen.expected()
    #expect(!expected.isEmpty)
    #expect(try screen.found() == expected)
  }

  @Test(arguments: CustomControlScreen.complying)
  func `a screen that complies is silent`(_ screen: CustomControlScreen) throws {
    #expect(try screen.expected() == [])
    #expect(try screen.found() == [])
  }
}
