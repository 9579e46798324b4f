import AutoLayout
import TestSupport
import Testing

@testable import Measurements

/// The measurement in `docs/auto-layout.md` and in ``FrameAgreement``.
@Suite(.enabled(if: CorpusFiles.areThere, "the shared corpus does not lie beside the package"))
struct AgreementTests {
  @Test func `the page about layout holds what is measured`() throws {
    let made = AgreementPage(measurement: try CanvasMeasurement()).text
    #expect(try PagePart.layout.stored() == made)
  }

  @Test func `the table of kinds holds what is measured`() throws {
    let measured = try CanvasMeasurement().kinds.mapValues {
      FrameAgreement.Measured($0.agree, of: $0.all)
    }
    #expect(FrameAgreement.byKind == measured)
  }
}
