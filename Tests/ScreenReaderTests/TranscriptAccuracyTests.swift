import Testing

@testable import Measurements

/// The part of `docs/accuracy.md` that is generated from the cases of `Tests/Vectors`.
struct TranscriptAccuracyTests {
  @Test func `the page about accuracy is up to date`() throws {
    let made = TranscriptAccuracyPage(TranscriptVector.spoken + TranscriptVector.layout).text
    #expect(try PagePart.transcripts.stored() == made)
  }
}
