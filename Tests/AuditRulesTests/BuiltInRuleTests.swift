import AuditRules
import Auditing
import Foundation
import Testing

@Suite struct BuiltInRuleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/AuditRules").standardized

  @Test func `every rule in the folder is in the list, in a file that is named after it`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    let rules = try files.filter { $0.hasSuffix(".swift") }.filter {
      try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
        .contains("  static let description = ")
    }.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    // Rules that differ in data alone share a type.
    let listed = Set(BuiltInRules.all.map { "\(type(of: $0))" })
    #expect(rules.sorted() == listed.sorted())
  }

  @Test func `every rule says of what kinds it is`() {
    for rule in BuiltInRules.all {
      #expect((rule.elementRule != nil) == (rule is any ElementRule), "\(rule)")
      #expect((rule.labelRule != nil) == (rule is any LabelRule), "\(rule)")
      #expect((rule.screenRule != nil) == (rule is any ScreenRule), "\(rule)")
      #expect((rule.pairRule != nil) == (rule is any PairRule), "\(rule)")
      #expect((rule.crossScreenRule != nil) == (rule is any CrossScreenRule), "\(rule)")
      #expect((rule.tunableRule != nil) == (rule is any TunableRule), "\(rule)")
    }
  }

  @Test func `a note is run by default only where it proves its worth`() {
    let notes = BuiltInRules.descriptions.filter {
      $0.severity == .note && $0.isRecommended && [.names, .roles, .hints].contains($0.group)
    }
    #expect(notes.map(\.id) == [])
  }
}
