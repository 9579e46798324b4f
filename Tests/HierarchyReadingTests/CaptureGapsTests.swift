import AccessibilityModel
import HierarchyReading
import Platform
import TestSupport
import Testing

/// Every gap that a report names must say what would fill it, in `docs/capture.md` as well.
struct CaptureGapsTests {
  /// What readers say of all fixtures, and of the same with what users can tell.
  private static func reasons() throws -> Set<String> {
    var reasons: Set<String> = []
    for path in try Folder.files(below: "\(PackageFiles.root)/Fixtures") {
      guard !path.hasSuffix(".outline"), let bytes = CaptureFiles.bytes(of: path),
        let hierarchy = try? HierarchyFormats.read(bytes, named: path)
      else { continue }
      for screen in hierarchy.screens { reasons.formUnion(screen.limitations.map(\.reason)) }
    }
    return Set(reasons.map(withoutNumbers))
  }

  /// The words for a density have the numbers of a file in them.
  private static func withoutNumbers(_ reason: String) -> String {
    guard reason.hasSuffix("; set --density") else { return reason }
    return String(reason.map { $0.isNumber ? "0" : $0 }).replacing("0000", with: "0")
      .replacing("000", with: "0")
  }

  /// What stands between the first pair of backticks of each row of the table.
  private static func documented() throws -> [String] {
    let page = String(
      decoding: try InputFile.read("\(PackageFiles.root)/docs/capture.md"), as: UTF8.self)
    let section = page.split(separator: "## What a capture does not include").last ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { row in
      let parts = row.split(separator: "`", omittingEmptySubsequences: false)
      return parts.count > 2 ? withoutNumbers(String(parts[1])) : nil
    }
  }

  private static let remedies = [
    "pageSourceExcludedAttributes", "WebDriverAgent 9", "InPageSource", "--language", "--density",
    "Appium's UiAutomator2 driver", "in the ui format", "a page source of the running app",
    "no setting of", "one with the application", "that nobody has cut", "before the app runs",
    ".earshot.yml", "--screenshot",
  ]

  @Test func `every gap says what fills it`() throws {
    for reason in try Self.reasons() {
      #expect(Self.remedies.contains { reason.contains($0) }, "\(reason)")
    }
  }

  @Test func `the table in docs lists every gap, and no other`() throws {
    let documented = try Self.documented()
    let reasons = try Self.reasons()
    #expect(reasons.subtracting(documented) == [])
    #expect(documented.filter { !reasons.contains($0) } == [])
    #expect(documented.count == Set(documented).count)
  }

  @Test(arguments: [
    "xcuitest/given-traits.xml", "uiautomator/plain-dump.xml", "interface-builder/sheet.xib",
    "accessibility-snapshot/controls.json",
  ])
  func `a language that the user names is told`(_ fixture: String) throws {
    let bytes = try #require(CaptureFiles.fixture(fixture))
    let options = ReadingOptions(language: "pt-BR")
    let screen = try HierarchyFormats.read(bytes, named: fixture, options: options).screens[0]
    #expect(screen.language == "pt-BR")
    #expect(screen.capabilities.contains(.language))
    #expect(!screen.limitations.contains { $0.capabilities.contains(.language) })
  }
}
