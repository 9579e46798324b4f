import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// Real storyboards and xibs, which are not ours: all are read, and their counts are reproduced
/// (docs/evidence/formats.md#counts-of-interface-builder-files).
struct InterfaceBuilderCorpusTests {
  private static let isThere: Comment = "skips: ../shared/corpus is not beside the package"

  private static let files = CorpusFiles.paths(of: "ib")

  private static func screens() throws -> [Screen] {
    try files.flatMap { path in
      let bytes = try #require(CaptureFiles.bytes(of: "\(CorpusFiles.folder)/\(path)"))
      return try HierarchyFormats.read(bytes, named: path, format: "interface-builder").screens
    }
  }

  @Test(.enabled(if: CorpusFiles.areThere, isThere))
  func `every real file is read`() throws {
    let screens = try Self.screens()
    let elements = screens.flatMap(\.elements)
    #expect(Self.files.count == 51)
    #expect(screens.count == 81)
    #expect(elements.count == 983)
    #expect(elements.filter(\.isElement).count == 515)
  }

  @Test(.enabled(if: CorpusFiles.areThere, isThere))
  func `buttons and fonts are as many as in the files`() throws {
    let elements = try Self.screens().filter { $0.platform == .iOS }.flatMap(\.elements)
    let buttons = elements.filter { ($0.details.superclassName ?? $0.className) == "UIButton" }
      .filter { !$0.traits.contains(.backButton) }
    let images = buttons.filter { $0.details.image != nil && ($0.details.title ?? "").isEmpty }
    // UIKit sets the font of titles with the done style.
    let fonts = elements.filter { $0.className != "UIBarButtonItem" }.compactMap(\.details.font)
    #expect(buttons.count == 52)
    #expect(images.count == 14)
    #expect(images.filter { $0.label == nil }.count == 1)
    #expect(buttons.filter { $0.frame.shorterSide < 44 }.count == 28)
    #expect(fonts.filter { $0.textStyle == nil }.count == 109)
    #expect(fonts.filter { $0.textStyle != nil }.count == 26)
  }
}
