import Testing

@testable import Measurements

/// Cases with evidence: the output of AccessibilitySnapshot, and recorded speech of devices.
struct TranscriptVectorTests {
  private static func tried(_ vectors: [TranscriptVector]) -> [TranscriptVector] {
    vectors.filter { $0.reasonLeftOut == nil }
  }

  @Test(arguments: tried(TranscriptVector.spoken))
  func `the words of a restated case are said`(_ vector: TranscriptVector) {
    #expect(vector.disagreement == nil)
  }

  @Test(arguments: tried(TranscriptVector.layout))
  func `the stops of a restated case are read in its order`(_ vector: TranscriptVector) {
    #expect(vector.disagreement == nil)
  }

  @Test(
    .enabled(if: TranscriptVector.hasShared, "the shared vectors are not beside the package"),
    arguments: tried(TranscriptVector.sharedSpoken))
  func `the words of a shared case are said`(_ vector: TranscriptVector) {
    #expect(vector.disagreement == nil)
  }

  @Test(
    .enabled(if: TranscriptVector.hasShared, "the shared vectors are not beside the package"),
    arguments: tried(TranscriptVector.sharedLayout))
  func `the stops of a shared case are read in its order`(_ vector: TranscriptVector) {
    #expect(vector.disagreement == nil)
  }
}
