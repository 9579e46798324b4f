import Testing

@testable import Auditing

@Suite struct FindingMessageTests {
  @Test(arguments: [
    (0, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.3, "-0.3"), (-3, "-3"), (9.96, "10"),
    (143.5, "143.5"), (1e15, "1000000000000000.0"), (.infinity, "inf"),
  ])
  func `a number has one decimal where it has one`(_ number: Double, _ words: String) {
    #expect(number.inWords == words)
    let message: Finding.Message = "\(inWords: number), \(Int.min) and \(120)"
    #expect(message.description == "\(words), \(Int.min) and 120")
  }
}
