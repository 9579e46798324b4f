import Testing

@testable import Measurements

@Suite(.enabled(if: RuleVector.isThere, "skips: ../shared/vectors is not beside the package"))
struct VectorSummaryTests {
  @Test func `the page about accuracy says which cases of others are tried`() throws {
    #expect(try PagePart.cases.stored() == VectorSummary().text)
  }
}
