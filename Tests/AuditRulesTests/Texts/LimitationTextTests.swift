import AccessibilityModel
import HierarchyReading
import Platform
import TestSupport
import Testing

/// Holds the reasons why rules are skipped, which every report prints, to the grammar of texts.
@Suite struct LimitationTextTests {
  /// The reasons of all fixtures, uncompressed ones, by format.
  private static func reasons() throws -> [String: Set<String>] {
    var reasons: [String: Set<String>] = [:]
    for path in try Folder.files(below: "\(PackageFiles.root)/Fixtures") {
      guard let bytes = try? InputFile.read(path),
        let hierarchy = try? HierarchyFormats.read(bytes, named: path)
      else { continue }
      for screen in hierarchy.screens {
        reasons[hierarchy.format, default: []].formUnion(screen.limitations.map(\.reason))
      }
    }
    return reasons
  }

  @Test func `the reason for skipping a rule follows the grammar`() throws {
    let reasons = try Self.reasons()
    for reason in reasons.values.joined() {
      #expect(TextGrammar.limitation(reason) == [], "\(reason)")
    }
    // Every format lacks some data; our own only the result of solving the constraints.
    #expect(
      reasons.filter { !$0.value.isEmpty }.keys.sorted() == [
        "accessibility-snapshot", "android-layout", "idb", "interface-builder", "maestro", "ui",
        "uiautomator", "wda-json", "xctest-description", "xcuitest",
      ])
  }
}
