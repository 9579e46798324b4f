import AccessibilityModel
import HierarchyReading
import Platform
import ScreenReader
import TestSupport
import Testing
import Utterances

/// Files whose screens are written in our format and read again.
enum RoundTripFiles {
  static let fixtures = files(
    below: "\(PackageFiles.root)/Fixtures",
    [
      "ui", "xcuitest", "interface-builder",
    ])
  static let corpus = files(below: CorpusFiles.folder, ["xcuitest", "ib"])

  private static func files(below root: String, _ folders: [String]) -> [String] {
    folders.flatMap { (try? Folder.files(below: "\(root)/\($0)")) ?? [] }
      .filter { [".xml", ".storyboard", ".xib"].contains(where: $0.hasSuffix) }
  }
}

@Suite struct RoundTripTests {
  @Test(arguments: RoundTripFiles.fixtures)
  func `a screen that is written says the same when it is read`(_ file: String) throws {
    try check(file)
  }

  @Test(
    .enabled(if: !RoundTripFiles.corpus.isEmpty, "skips: ../shared/corpus is not there"),
    arguments: RoundTripFiles.corpus)
  func `a real screen that is written says the same when it is read`(_ file: String) throws {
    try check(file)
  }

  private func check(_ file: String) throws {
    let hierarchy = try HierarchyFormats.read(InputFile.read(file), named: file)
    for screen in hierarchy.screens where !screen.elements.isEmpty {
      let written = UIHierarchyWriter().document(of: screen)
      let again = try HierarchyFormats.read(written, named: file)
      #expect(again.warnings == [])
      let before = Transcript(of: screen, wording: .voiceover)
      let after = Transcript(of: try #require(again.screens.first), wording: .voiceover)
      #expect(after.text == before.text)
    }
  }
}
