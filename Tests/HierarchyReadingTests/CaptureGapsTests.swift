import AccessibilityModel
import HierarchyReading
import Platform
import TestSupport
import Testing

/// Every limitation in a report must say how to add the data, and `docs/capture.md` must list it.
struct CaptureGapsTests {
  /// The reasons of the limitations of all fixtures.
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

  /// The reason for an assumed density quotes numbers of the file.
  private static func withoutNumbers(_ reason: String) -> String {
    guard reason.hasSuffix("; set --density") else { return reason }
    return String(reason.map { $0.isNumber ? "0" : $0 }).replacing("0000", with: "0")
      .replacing("000", with: "0")
  }

  /// The text between the first pair of backticks of each table row.
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
    "Appium's UiAutomator2 driver", "in the ui format", "the ui format includes",
    "a page source of the running app",
    "no setting of", "capture the whole application", "an unedited dump", "before the app runs",
    ".earshot.yml", "--screenshot",
  ]

  @Test func `every limitation says how to add the data`() throws {
    for reason in try Self.reasons() {
      #expect(Self.remedies.contains { reason.contains($0) }, "\(reason)")
    }
  }

  @Test func `the table in docs lists every limitation, and no other`() throws {
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
  func `a language that the user sets is a capability`(_ fixture: String) throws {
    let bytes = try #require(CaptureFiles.fixture(fixture))
    let options = ReadingOptions(language: "pt-BR")
    let screen = try HierarchyFormats.read(bytes, named: fixture, options: options).screens[0]
    #expect(screen.language == "pt-BR")
    #expect(screen.capabilities.contains(.language))
    #expect(!screen.limitations.contains { $0.capabilities.contains(.language) })
  }
}
