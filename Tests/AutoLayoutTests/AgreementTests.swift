import AutoLayout
import Foundation
import Platform
import TestSupport
import Testing

/// The measurement in `docs/auto-layout.md` and in ``FrameAgreement``.
///
/// With `EARSHOT_UPDATE=1` in the environment the page is updated.
@Suite(.enabled(if: CorpusFiles.areThere, "the shared corpus does not lie beside the package"))
struct AgreementTests {
  private static let page = URL(fileURLWithPath: "\(PackageFiles.root)/docs/auto-layout.md")

  @Test func `the page about layout holds what is measured`() throws {
    let made = AgreementPage(measurement: try CanvasMeasurement()).text
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let begin = try #require(text.range(of: AgreementPage.begin)).lowerBound
    let end = try #require(text.range(of: AgreementPage.end)).upperBound
    if ProcessInfo.processInfo.environment["EARSHOT_UPDATE"] == "1" {
      let new = text.replacingCharacters(in: begin..<end, with: made)
      try new.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[begin..<end]) == made)
    }
  }

  @Test func `the table of kinds holds what is measured`() throws {
    let measured = try CanvasMeasurement().kinds.mapValues {
      FrameAgreement.Measured($0.agree, of: $0.all)
    }
    #expect(FrameAgreement.byKind == measured)
  }
}
