import AccessibilityModel
import HierarchyReading
import Platform
import TestSupport
import Testing

extension Screen.Limitation {
  /// The reason with the remedy, as reports print it.
  var words: String { remedy.map { "\(reason); \($0)" } ?? reason }
}

/// Each gap that a report names must have a remedy, which `docs/capture.md` lists.
struct CaptureGapsTests {
  private struct Gap: Hashable {
    let reason: String
    /// Empty if nothing provides the data.
    let remedy: String
  }

  /// The limitations that readers state for all fixtures.
  private static func gaps() throws -> Set<Gap> {
    var gaps: Set<Gap> = []
    for path in try Folder.files(below: "\(PackageFiles.root)/Fixtures") {
      guard !path.hasSuffix(".outline"), let bytes = CaptureFiles.bytes(of: path),
        let hierarchy = try? HierarchyFormats.read(bytes, named: path)
      else { continue }
      for limitation in hierarchy.screens.flatMap(\.limitations) {
        gaps.insert(
          Gap(reason: withoutNumbers(limitation.reason), remedy: limitation.remedy ?? ""))
      }
    }
    return gaps
  }

  /// The reason for an assumed density quotes numbers of the file.
  private static func withoutNumbers(_ reason: String) -> String {
    guard reason.hasSuffix("; set --density") else { return reason }
    return String(reason.map { $0.isNumber ? "0" : $0 }).replacing("0000", with: "0")
      .replacing("000", with: "0")
  }

  /// The first two cells of each row of the table.
  private static func documented() throws -> [Gap] {
    let page = String(
      decoding: try InputFile.read("\(PackageFiles.root)/docs/capture.md"), as: UTF8.self)
    let section = page.split(separator: "## What a capture does not include").last ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { row in
      let cells = row.dropFirst().split(separator: "|").map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return Gap(
        reason: withoutNumbers(cells[0].replacing("`", with: "")),
        remedy: cells[1] == "nothing" ? "" : cells[1].replacing("`", with: ""))
    }
  }

  @Test func `every gap has a remedy, where there is one`() throws {
    #expect(
      Set(try Self.gaps().filter(\.remedy.isEmpty).map(\.reason)) == [
        "Android dumps do not include this data",
        "the system shows a launch screen as a static image before the app runs",
        "assuming 0 dpi (width 0 pixels); set --density",
      ])
  }

  @Test func `the table in docs lists every limitation, and no other`() throws {
    let documented = try Self.documented()
    let gaps = try Self.gaps()
    #expect(gaps.subtracting(documented) == [])
    #expect(documented.filter { !gaps.contains($0) } == [])
    #expect(documented.count == Set(documented).count)
  }

  private static let reasons: [(Capabilities, String)] = [
    (.fonts, "page sources do not include fonts"),
    ([.fonts, .constraints], "page sources do not include fonts or constraints"),
    (
      [.fonts, .constraints, .gestures],
      "page sources do not include gestures, fonts or constraints"
    ),
    (.hints, "page sources do not include this data"),
  ]

  @Test(arguments: reasons)
  func `a reason names the data that a rule needs`(_ data: Capabilities, _ reason: String) {
    let limitation = Screen.Limitation(
      [.fonts, .constraints, .gestures], missingFrom: "page sources")
    #expect(limitation.reason(lacking: data) == reason)
    #expect(limitation.reason == "page sources do not include this data")
  }

  @Test(
    arguments: [
      (.valueRange, "value ranges are not read from layouts"),
      ([.valueRange, .actions], "control actions and value ranges are not read from layouts"),
      ([.valueRange, .hints], "layouts do not include hints"),
    ] as [(Capabilities, String)])
  func `data that a format may have is not called missing from it`(
    _ data: Capabilities, _ reason: String
  ) {
    let limitation = Screen.Limitation(
      [.hints, .actions, .valueRange], missingFrom: "layouts", unread: [.actions, .valueRange])
    #expect(limitation.reason(lacking: data) == reason)
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
